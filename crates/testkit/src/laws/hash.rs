use std::hash::{DefaultHasher, Hash, Hasher};

use boardwright_core::{Board, Game, Notation, Position, WinStrategy};

use super::Laws;
use super::walk::{Fault, fault};

/// How many orders of its moves are tried for each game.
const ORDERS: usize = 8;

impl<B, R, W> Laws<B, R, W>
where
    B: Board,
    R: Notation<B> + Clone,
    W: WinStrategy<B, R::Change> + Clone,
{
    /// Law 8: positions that are equal hash equal after undo and in whatever order the moves came,
    /// and a hash of positions tells different ones apart; where it is kept up to date, it is the
    /// one computed afresh, and where it is canonical, images share it.
    pub(super) fn check_hash(&self, inputs: &[R::Input]) -> Result<(), Fault<R::Input>> {
        let mut seen: Vec<Position<B>> = Vec::new();
        self.walk(inputs, |game, _| {
            let rules = game.rules();
            let position = game.position();
            self.check_keys(game)?;
            // As undo leaves it: the words in which a board keeps itself may be in another order.
            if let Some(input) = game.legal().next() {
                let mut back = position.clone();
                if let Ok(change) = rules.play(&mut back, input) {
                    rules.undo(&mut back, position.to_move(), &change);
                    // Where it differs, that is law 3's business.
                    if back == *position {
                        self.compare_hashes(position, &back, "taken back")?;
                    }
                }
            }
            seen.iter()
                .try_for_each(|earlier| self.compare_hashes(position, earlier, "earlier"))?;
            // To compare with the last few finds what differs by one move or by a pass.
            if seen.len() == ORDERS {
                seen.remove(0);
            }
            seen.push(position.clone());
            Ok(())
        })?;
        self.check_orders(inputs)
    }

    /// The hash kept from move to move beside the one computed afresh, and the canonical one beside
    /// those of the images.
    fn check_keys(&self, game: &Game<B, R, W>) -> Result<(), String> {
        let (rules, position) = (game.rules(), game.position());
        if let (Some(hash), Some(afresh)) = (&self.hash, &self.afresh)
            && hash(position) != afresh(position)
        {
            return Err("the hash is not the one computed afresh".to_owned());
        }
        let (Some((images, canonical)), Some(maps)) = (&self.alike, &self.maps) else {
            return Ok(());
        };
        for &symmetry in *images {
            let mapped = maps.map_board(rules.moves(), position.board(), symmetry);
            let mapped = rules.position(mapped, position.to_move());
            if canonical(&mapped) != canonical(position) {
                return Err(format!("{symmetry:?}: the image has another canonical hash"));
            }
        }
        Ok(())
    }

    /// Exchanges two moves, plays both orders to the later one, and compares: half of the times two
    /// moves of one seat, which often gives the same position, else of any, which seldom does.
    fn check_orders(&self, inputs: &[R::Input]) -> Result<(), Fault<R::Input>> {
        let seats = usize::from(self.game.rules().seats());
        let mut generator = fastrand::Rng::with_seed(inputs.len() as u64);
        for order in 0..ORDERS {
            if inputs.len() <= seats {
                return Ok(());
            }
            let later = generator.usize(seats..inputs.len());
            let turn = if order % 2 == 0 { seats } else { 1 };
            let earlier = later - turn * generator.usize(1..=later / turn);
            let mut exchanged = inputs[..=later].to_vec();
            exchanged.swap(earlier, later);
            let (game, other) = (self.played(&inputs[..=later]), self.played(&exchanged));
            self.compare_hashes(game.position(), other.position(), "in another order")
                .map_err(|complaint| fault(&game, complaint))?;
        }
        Ok(())
    }

    fn compare_hashes(
        &self,
        position: &Position<B>,
        other: &Position<B>,
        which: &str,
    ) -> Result<(), String> {
        let equal = position == other;
        if equal && standard_hash(position) != standard_hash(other) {
            return Err(format!("the same position, {which}, hashes differently"));
        }
        let Some(hash) = &self.hash else { return Ok(()) };
        match (equal, hash(position) == hash(other)) {
            (true, false) => Err(format!("the same position, {which}, has another hash")),
            (false, true) => Err(format!("a different position, {which}, has the same hash")),
            _ => Ok(()),
        }
    }
}

fn standard_hash<B: Hash>(position: &Position<B>) -> u64 {
    let mut hasher = DefaultHasher::new();
    position.hash(&mut hasher);
    hasher.finish()
}
