use std::fmt;

use boardwright_core::{Dice, MoveRule, Notation, ReadError, Reason, Seat};
use boardwright_grid::{
    Placement, Stone, Symmetric, Symmetry, column_from_letters, column_letters,
};

use super::Fault;
use super::board::{COLUMNS, Stack};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Input {
    Drop(u8),
    Pass,
}

/// The column is full, or there is none.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Full;

impl fmt::Display for Full {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the column is full")
    }
}

impl std::error::Error for Full {}

impl Reason for Full {
    fn reason(&self) -> &'static str {
        "column_full"
    }
}

#[derive(Debug, Clone, Copy)]
pub(crate) struct Rule(pub(crate) Fault);

impl MoveRule<Stack> for Rule {
    type Input = Input;
    type Change = Option<Placement>;
    type Refusal = Full;
    type Moves = std::vec::IntoIter<Input>;

    fn apply(
        &self,
        board: &mut Stack,
        mover: Seat,
        input: Input,
    ) -> Result<Option<Placement>, Full> {
        let Input::Drop(column) = input else { return Ok(None) };
        if column >= COLUMNS {
            return Err(Full);
        }
        if !board.is_open(column) {
            if self.0 == Fault::RefusalBumpsAHeight {
                board.heights[usize::from(column)] += 1;
            }
            return Err(Full);
        }
        let stone = Stone::from(mover);
        Ok(Some(Placement { cell: board.push(column, stone), stone }))
    }

    fn apply_unchecked(&self, board: &mut Stack, mover: Seat, input: Input) -> Option<Placement> {
        let wrong = self.0 == Fault::UncheckedMovesDiffer;
        let colour = if wrong { mover.next(2) } else { mover };
        self.apply(board, colour, input).expect("a legal move")
    }

    fn undo(&self, board: &mut Stack, _mover: Seat, change: &Option<Placement>) {
        let Some(placement) = change else { return };
        match self.0 {
            Fault::UndoDoesNothing => {}
            Fault::UndoForgetsACounter => {
                board.pop(placement.cell.column());
                board.discs += 1;
            }
            _ => board.pop(placement.cell.column()),
        }
    }

    fn legal(&self, board: &Stack, _mover: Seat) -> Self::Moves {
        let listed = |&column: &u8| {
            let omitted = self.0 == Fault::OmitsTheLastColumn && column == COLUMNS - 1;
            (board.is_open(column) || self.0 == Fault::ListsFullColumns) && !omitted
        };
        let mut inputs: Vec<Input> = (0..COLUMNS).filter(listed).map(Input::Drop).collect();
        inputs.push(Input::Pass);
        if self.0 == Fault::ListsAColumnTwice {
            inputs.push(inputs[0]);
        }
        inputs.into_iter()
    }

    fn random<D: Dice + ?Sized>(&self, board: &Stack, mover: Seat, dice: &mut D) -> Option<Input> {
        let inputs: Vec<Input> = self.legal(board, mover).collect();
        let favour = u32::from(self.0 == Fault::FavoursTheFirstColumn);
        let roll = dice.roll(inputs.len() as u32 + favour);
        Some(inputs[roll.saturating_sub(favour) as usize])
    }
}

impl Notation<Stack> for Rule {
    fn split<'t>(&self, _board: &Stack, text: &'t str) -> Option<(&'t str, &'t str)> {
        let text = text.trim_start_matches([' ', ',']);
        let end = text.find([' ', ',']).unwrap_or(text.len());
        (!text.is_empty()).then(|| text.split_at(end))
    }

    fn read(&self, _board: &Stack, _mover: Seat, text: &str) -> Result<Input, ReadError> {
        let pass = if self.0 == Fault::RecordLosesAPass { "" } else { "pass" };
        if self.0 == Fault::PanicsOnEmptyText {
            assert!(!text.is_empty(), "there is a first character");
        }
        if text == pass {
            return Ok(Input::Pass);
        }
        let column = column_from_letters(text).map(Input::Drop);
        column.ok_or_else(|| ReadError::unreadable(text, "a column letter or pass"))
    }

    fn write(&self, _board: &Stack, _mover: Seat, input: &Input) -> String {
        match input {
            Input::Drop(column) => column_letters(*column),
            Input::Pass if self.0 == Fault::RecordLosesAPass => String::new(),
            Input::Pass => "pass".to_owned(),
        }
    }

    fn explain(&self, _board: &Stack, refusal: &Full) -> String {
        refusal.to_string()
    }

    fn actions(&self, _board: &Stack) -> u32 {
        u32::from(COLUMNS) + 1
    }

    fn number(&self, _board: &Stack, input: &Input) -> Option<u32> {
        match *input {
            Input::Drop(1) if self.0 == Fault::SharesAnActionNumber => Some(0),
            Input::Drop(column) => (column < COLUMNS).then_some(column.into()),
            Input::Pass => Some(COLUMNS.into()),
        }
    }

    fn input(&self, _board: &Stack, number: u32) -> Option<Input> {
        let column = u8::try_from(number).ok()?;
        match column {
            0..COLUMNS => Some(Input::Drop(column)),
            COLUMNS => Some(Input::Pass),
            _ => None,
        }
    }
}

impl Symmetric<Stack> for Rule {
    fn symmetries(&self, _board: &Stack) -> &'static [Symmetry] {
        &[Symmetry::Identity, Symmetry::Mirror]
    }

    fn map_board(&self, board: &Stack, symmetry: Symmetry) -> Stack {
        let mut mapped = board.clone();
        if symmetry == Symmetry::Mirror {
            mapped.columns.reverse();
            mapped.heights.reverse();
            if self.0 == Fault::MirrorDropsAColumn {
                mapped.columns[0] = Default::default();
                mapped.discs -= mapped.heights[0];
                mapped.heights[0] = 0;
            }
        }
        mapped
    }

    fn map_input(&self, _board: &Stack, symmetry: Symmetry, input: &Input) -> Input {
        match *input {
            Input::Drop(column) if symmetry == Symmetry::Mirror => {
                Input::Drop(COLUMNS - 1 - column)
            }
            other => other,
        }
    }
}
