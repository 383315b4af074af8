//! Every rule set a second time, as plainly as can be: a table of characters, every window of five
//! tried, every foul judged by the slow oracle, and nothing remembered that can be looked up.

use boardwright_core::{Board, Game, MoveRule, Outcome, Reason, Rules, Seat, WinStrategy};
use boardwright_gomoku::{Input, OnFoul, Options, RuleSet, Three, players};
use boardwright_grid::{Cell, Grid, Shape, Stone};

#[path = "../forbidden_oracle/oracle.rs"]
mod oracle;

use oracle::{Reading, Table};

/// `rows[r][c]`: `X` Black, `O` White, `.` nothing; every move so far, and who has lost by a foul.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) struct Plain {
    rows: Vec<Vec<char>>,
    moves: Vec<Input>,
    lost: Option<Seat>,
}

#[derive(Debug, Clone, Copy)]
pub(crate) struct PlainRule(Options);

#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not allowed")]
pub(crate) struct NotAllowed;

impl Reason for NotAllowed {
    fn reason(&self) -> &'static str {
        "not_allowed"
    }
}

pub(crate) fn twin(size: usize, options: Options) -> Game<Plain, PlainRule, PlainRule> {
    let board = Plain { rows: vec![vec!['.'; size]; size], moves: Vec::new(), lost: None };
    let rules = Rules::for_two(PlainRule(options), PlainRule(options));
    Game::new(rules, board, players()).expect("two players")
}

impl Plain {
    fn symbol(&self, row: i32, column: i32) -> char {
        let row = usize::try_from(row).ok().and_then(|row| self.rows.get(row));
        row.and_then(|row| row.get(usize::try_from(column).ok()?)).copied().unwrap_or('#')
    }

    fn cells(&self) -> impl Iterator<Item = (usize, usize)> + use<> {
        let (rows, columns) = (self.rows.len(), self.rows[0].len());
        (0..rows).flat_map(move |row| (0..columns).map(move |column| (row, column)))
    }

    fn empty(&self) -> usize {
        self.rows.iter().flatten().filter(|&&symbol| symbol == '.').count()
    }
}

impl Board for Plain {
    type Cell = Cell;

    fn is_full(&self) -> bool {
        self.empty() == 0
    }
}

impl Grid for Plain {
    fn shape(&self) -> Shape {
        Shape::new([self.rows.len(), self.rows[0].len()]).expect("a shape")
    }

    fn at(&self, cell: Cell) -> Option<Stone> {
        match self.symbol(cell.row().into(), cell.column().into()) {
            'X' => Some(Stone::FIRST),
            'O' => Some(Stone::SECOND),
            _ => None,
        }
    }
}

fn colour(seat: Seat) -> char {
    if seat == Seat::FIRST { 'X' } else { 'O' }
}

impl PlainRule {
    fn is_foul(&self, board: &Plain, seat: Seat, row: usize, column: usize) -> bool {
        let omok = self.0.rule == RuleSet::Omok;
        if !(omok || self.0.rule == RuleSet::Renju && seat == Seat::FIRST) {
            return false;
        }
        let own = colour(seat);
        let seen = |&symbol: &char| match symbol {
            '.' => '.',
            symbol if symbol == own => 'X',
            _ => 'O',
        };
        let rows = board.rows.iter().map(|row| row.iter().map(seen).collect()).collect();
        let reading = Reading { omok, five_counts: self.0.three == Three::FiveCounts };
        Table { rows }.foul((row as i32, column as i32), reading, &mut 0).is_some()
    }

    fn has_won(&self, board: &Plain, seat: Seat) -> bool {
        let own = colour(seat);
        let other = colour(seat.next(2));
        board.cells().any(|(row, column)| {
            [(0, 1), (1, 0), (1, 1), (1, -1)].into_iter().any(|(up, right)| {
                let at = |n: i32| board.symbol(row as i32 + n * up, column as i32 + n * right);
                let is_five = (0..5).all(|n| at(n) == own);
                let is_longer = at(-1) == own || at(5) == own;
                let is_held = at(-1) == other && at(5) == other;
                is_five
                    && match self.0.rule {
                        RuleSet::Freestyle => true,
                        RuleSet::Standard | RuleSet::Omok => !is_longer,
                        RuleSet::Renju => seat == Seat::SECOND || !is_longer,
                        RuleSet::Caro => is_longer || !is_held,
                        RuleSet::CaroStandard => !is_longer && !is_held,
                    }
            })
        })
    }
}

impl MoveRule<Plain> for PlainRule {
    type Input = Input;
    type Change = Input;
    type Refusal = NotAllowed;
    type Moves = std::vec::IntoIter<Input>;

    fn apply(&self, board: &mut Plain, mover: Seat, input: Input) -> Result<Input, NotAllowed> {
        if !self.legal(board, mover).any(|legal| legal == input) {
            return Err(NotAllowed);
        }
        if let Input::Stone(cell) = input {
            let (row, column) = (usize::from(cell.row()), usize::from(cell.column()));
            if self.is_foul(board, mover, row, column) {
                board.lost = Some(mover);
            }
            board.rows[row][column] = colour(mover);
        }
        board.moves.push(input);
        Ok(input)
    }

    fn undo(&self, board: &mut Plain, _mover: Seat, _change: &Input) {
        if let Some(Input::Stone(cell)) = board.moves.pop() {
            board.rows[usize::from(cell.row())][usize::from(cell.column())] = '.';
        }
        board.lost = None;
    }

    fn legal(&self, board: &Plain, mover: Seat) -> Self::Moves {
        let is_open = |&(row, column): &(usize, usize)| {
            board.rows[row][column] == '.'
                && (self.0.foul == OnFoul::Lose || !self.is_foul(board, mover, row, column))
        };
        let cells = board.cells().filter(is_open);
        let mut legal: Vec<Input> =
            cells.map(|(row, column)| Input::Stone(Cell::new(row as u8, column as u8))).collect();
        if self.0.passes {
            legal.push(Input::Pass);
        }
        legal.into_iter()
    }

    fn stuck(&self, board: &Plain, next: Seat, _seats: u8) -> Option<Outcome> {
        let too_many =
            self.0.max_moves.is_some_and(|most| board.moves.len() >= usize::from(most.get()));
        let both_passed = board.moves.ends_with(&[Input::Pass, Input::Pass]);
        if board.empty() <= usize::from(self.0.draw_empty) || both_passed || too_many {
            return Some(Outcome::Draw);
        }
        let has_none = self.legal(board, next).next().is_none();
        has_none.then(|| Outcome::Win(next.next(2)))
    }
}

impl WinStrategy<Plain, Input> for PlainRule {
    fn outcome(&self, board: &Plain, mover: Seat, _change: &Input) -> Option<Outcome> {
        self.judge(board, mover)
    }

    fn judge(&self, board: &Plain, last: Seat) -> Option<Outcome> {
        if let Some(loser) = board.lost {
            return Some(Outcome::Win(loser.next(2)));
        }
        self.has_won(board, last).then_some(Outcome::Win(last))
    }
}
