use std::hash::{DefaultHasher, Hash, Hasher};

use boardwright_core::{Board, Notation, Position, WinStrategy};

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
    /// and a hash of positions tells different ones apart.
    pub(super) fn check_hash(&self, inputs: &[R::Input]) -> Result<(), Fault<R::Input>> {
        let mut seen: Vec<Position<B>> = Vec::new();
        self.walk(inputs, |game, _| {
            let rules = game.rules();
            let position = game.position();
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

    /// Exchanges two moves of one seat, plays both orders to the later one, and compares.
    fn check_orders(&self, inputs: &[R::Input]) -> Result<(), Fault<R::Input>> {
        let seats = usize::from(self.game.rules().seats());
        let mut generator = fastrand::Rng::with_seed(inputs.len() as u64);
        for _ in 0..ORDERS {
            if inputs.len() <= seats {
                return Ok(());
            }
            let later = generator.usize(seats..inputs.len());
            let earlier = later - seats * generator.usize(1..=later / seats);
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
