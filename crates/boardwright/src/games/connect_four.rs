use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Debug;
use core::marker::PhantomData;

use boardwright_connect_four::{
    BothLines, DropBoard, DropGrid, Gravity, PopGrid, PopOut, PopOutBoard, PopOutChange, PopOutWin,
    StandardBoard, WordBoard, connect_four, connect_n_on, default_players, five_in_a_row,
    pop_out_on,
};
use boardwright_core::{Seat, WinStrategy};
use boardwright_grid::{Cell, Grid, Picture, Placement, Shape, Stone, SymmetryMaps};

use crate::last_move::{check_last_stone, check_one_winner};
use crate::set_up::read_number;
use crate::{
    Entry, GameOf, Parameter, SetUp, SetUpError, Specification, SpecificationError, Value, Variant,
    Visitor,
};

pub(crate) static ENTRY: Entry = Entry {
    name: "connect-four",
    rules: "discs fall to the lowest free cell of a column; a line of one player's discs wins",
    players: 2..=4,
    notation: "a column by letter or number, d or 4; on up to 9 columns digits run together, 4453; \
               xd pops column d",
    parameters: &[
        Parameter::number("rows", 1, 64, 6, "rows of the board"),
        Parameter::number("columns", 1, 64, 7, "columns of the board")
            .derived("7, or 9 for five-in-a-row", |game| number_by_rule(game, 7, 9)),
        Parameter::number("connect", 2, 64, 4, "discs in a line")
            .derived("4, or 5 for five-in-a-row", |game| number_by_rule(game, 4, 5)),
        Parameter::number("players", 2, 4, 2, "how many play"),
        Parameter::choice(
            "rule",
            &["standard", "pop-out", "five-in-a-row"],
            "players drop discs, or also take their own out of the bottom row (pop-out), or the \
             outer columns are full from the start (five-in-a-row)",
        ),
    ],
    shorthands: &[],
};

fn number_by_rule(specification: &Specification, usual: u32, five_in_a_row: u32) -> Value {
    Value::Number(match specification.word("rule") {
        "five-in-a-row" => five_in_a_row,
        _ => usual,
    })
}

/// The symbols of the discs, in the order of the seats.
const SYMBOLS: [char; 4] = ['R', 'Y', 'G', 'B'];

pub(crate) fn build<V: Visitor>(
    specification: &Specification,
    visitor: V,
) -> Result<V::Output, SpecificationError> {
    let [rows, columns] = ["rows", "columns"].map(|side| specification.number(side) as usize);
    let shape = Shape::new([rows, columns]).map_err(SpecificationError::unfit)?;
    let [length, players] = ["connect", "players"].map(|name| specification.number(name) as u8);
    match (specification.word("rule"), WordBoard::new(shape)) {
        ("five-in-a-row", _) => match (rows, columns, length, players) {
            (6, 9, 5, 2) => Ok(visitor.visit(five_in_a_row(), Stacks::new(read_word))),
            _ => Err(SpecificationError::unfit(
                "rule=five-in-a-row is played with rows=6, columns=9, connect=5 and players=2",
            )),
        },
        ("pop-out", _) if players > 2 => {
            Err(SpecificationError::unfit("rule=pop-out is played with players=2"))
        }
        ("pop-out", Some(board)) => visit_pop_out(board, read_word, length, visitor),
        ("pop-out", None) => visit_pop_out(DropBoard::new(shape), read_large, length, visitor),
        _ if (rows, columns, length, players) == (6, 7, 4, 2) => {
            Ok(visitor.visit(connect_four(), Stacks::new(read_standard)))
        }
        (_, Some(board)) if players <= board.colours() => {
            visit_drops(board, read_word, length, players, visitor)
        }
        _ => visit_drops(DropBoard::new(shape), read_large, length, players, visitor),
    }
}

/// How a board is made from a picture of the right shape and colours.
type Read<G> = fn(&Picture) -> Result<G, SetUpError>;

fn read_standard(picture: &Picture) -> Result<StandardBoard, SetUpError> {
    StandardBoard::from_picture(picture).map_err(SetUpError::unfit)
}

fn read_word(picture: &Picture) -> Result<WordBoard, SetUpError> {
    WordBoard::from_picture(picture).map_err(SetUpError::unfit)
}

fn read_large(picture: &Picture) -> Result<DropBoard, SetUpError> {
    DropBoard::from_picture(picture).map_err(SetUpError::unfit)
}

fn visit_drops<G, V>(
    board: G,
    read: Read<G>,
    length: u8,
    players: u8,
    visitor: V,
) -> Result<V::Output, SpecificationError>
where
    G: DropGrid + Debug + Send + Sync + 'static,
    V: Visitor,
{
    let game = connect_n_on(board, length, default_players(players.into()));
    Ok(visitor.visit(game.map_err(SpecificationError::unfit)?, Stacks::new(read)))
}

fn visit_pop_out<G, V>(
    board: G,
    read: Read<G>,
    length: u8,
    visitor: V,
) -> Result<V::Output, SpecificationError>
where
    G: PopGrid + Debug + Send + Sync + 'static,
    V: Visitor,
{
    let game = pop_out_on(board, length, BothLines::PopperWins, default_players(2));
    Ok(visitor.visit(game.map_err(SpecificationError::unfit)?, Popping { read }))
}

/// Connect Four on a board `G`, with the strategy `W` to find a win.
#[derive(Clone)]
struct Stacks<G, W> {
    read: Read<G>,
    win: PhantomData<W>,
}

impl<G, W> Stacks<G, W> {
    fn new(read: Read<G>) -> Stacks<G, W> {
        Stacks { read, win: PhantomData }
    }
}

impl<G, W> Variant for Stacks<G, W>
where
    G: DropGrid + Debug + Send + Sync + 'static,
    W: WinStrategy<G, Placement> + Clone + Debug + Send + Sync + 'static,
{
    type Board = G;
    type Moves = Gravity;
    type Win = W;

    fn picture(&self, board: &G) -> Picture {
        Picture::of(board, &SYMBOLS)
    }

    fn symmetry_maps(&self) -> Option<SymmetryMaps<Self::Board, Self::Moves>> {
        Some(SymmetryMaps::of_rule())
    }

    fn landing(&self, change: &Placement) -> Option<Cell> {
        Some(change.cell)
    }

    fn set_up(&self, start: &GameOf<Self>, text: SetUp<'_>) -> Result<(G, Seat), SetUpError> {
        text.check_no_rest()?;
        let (board, seats) = (start.board(), start.rules().seats());
        let picture = text.picture(board.shape(), &SYMBOLS[..usize::from(seats)])?;
        for cell in board.shape().iter() {
            if let Some(disc) = board.at(cell).filter(|&disc| picture.at(cell) != Some(disc)) {
                let symbol = SYMBOLS[disc.index()];
                return Err(SetUpError::unfit(format!("{cell} holds {symbol} from the start")));
            }
        }
        let result = ((self.read)(&picture)?, text.seat_by_turns(&picture, seats)?);
        let (grid, to_move) = &result;
        let last = to_move.previous(seats);
        check_last_stone::<Self>(start, grid, &picture, Some(last), |cell| {
            let was_dropped =
                board.at(cell).is_none() && grid.height(cell.column()) == cell.row() + 1;
            was_dropped.then(|| {
                let mut earlier = grid.clone();
                earlier.lift(cell.column());
                earlier
            })
        })?;
        Ok(result)
    }
}

/// Pop Out on a board `G`.
#[derive(Clone)]
struct Popping<G> {
    read: Read<G>,
}

impl<G: PopGrid + Debug + Send + Sync + 'static> Variant for Popping<G> {
    type Board = PopOutBoard<G>;
    type Moves = PopOut;
    type Win = PopOutWin;

    fn picture(&self, board: &PopOutBoard<G>) -> Picture {
        Picture::of(board, &SYMBOLS)
    }

    fn symmetry_maps(&self) -> Option<SymmetryMaps<Self::Board, Self::Moves>> {
        Some(SymmetryMaps::of_rule())
    }

    fn landing(&self, change: &PopOutChange) -> Option<Cell> {
        match change {
            PopOutChange::Dropped(placement) => Some(placement.cell),
            PopOutChange::Popped { .. } => None,
        }
    }

    /// The earlier positions, if there are any: `seen=7/7/7/7/7/7+7/7/7/7/7/3R3*2`.
    fn rest(&self, _: &PopOut, board: &PopOutBoard<G>) -> Option<String> {
        let write = |(grid, times): (&G, u32)| {
            let line = Picture::of(grid, &SYMBOLS).to_line();
            if times == 1 { line } else { format!("{line}*{times}") }
        };
        let seen: Vec<String> = board.earlier().map(write).collect();
        (!seen.is_empty()).then(|| format!("{SEEN}={}", seen.join("+")))
    }

    /// How often each has occurred, a byte, and its discs.
    fn pack_rest(&self, _: &PopOut, board: &PopOutBoard<G>) -> Option<Vec<u8>> {
        let mut bytes = Vec::new();
        for (grid, times) in board.earlier() {
            bytes.push(times as u8);
            bytes.extend(Picture::of(grid, &SYMBOLS).pack(2));
        }
        (!bytes.is_empty()).then_some(bytes)
    }

    fn unpack_rest(&self, board: &PopOutBoard<G>, bytes: &[u8]) -> Result<String, SetUpError> {
        let mut rest = bytes;
        let mut seen = Vec::new();
        while let Some((times, discs)) = rest.split_first() {
            let unpacked = Picture::unpack(board.shape(), &SYMBOLS[..2], discs);
            let (picture, behind) = unpacked.map_err(SetUpError::unfit)?;
            seen.push(format!("{}*{times}", picture.to_line()));
            rest = behind;
        }
        Ok(format!("{SEEN}={}", seen.join("+")))
    }

    /// Pops leave any counts. Each move changes the number of discs by one, so that number tells
    /// who moves where the text does not.
    fn set_up(
        &self,
        start: &GameOf<Self>,
        text: SetUp<'_>,
    ) -> Result<(PopOutBoard<G>, Seat), SetUpError> {
        let picture = text.picture(start.board().shape(), &SYMBOLS[..2])?;
        let grid = (self.read)(&picture)?;
        let by_number = Seat::new((picture.stones().count() % 2) as u8);
        let to_move = text.named_seat(2)?.unwrap_or(by_number);
        if text.has_just_ended() {
            check_last_pop_or_drop::<Self, G>(start, &grid, to_move.previous(2))?;
        } else {
            check_one_winner::<Self>(start, &PopOutBoard::new(grid.clone()))?;
        }
        let [seen] = text.items([SEEN])?;
        let discs = |grid: &G| Picture::of(grid, &SYMBOLS).stones().count();
        let entries = seen.into_iter().flat_map(|seen| seen.split('+'));
        let earlier: Vec<(G, u32)> =
            entries.map(|entry| self.read_earlier(entry)).collect::<Result<_, _>>()?;
        for (earlier, _) in &earlier {
            // The number of discs tells who moved.
            let moves = discs(earlier).abs_diff(discs(&grid));
            let mover = if moves % 2 == 0 { to_move } else { to_move.next(2) };
            if start.rules().position(PopOutBoard::new(earlier.clone()), mover).is_over() {
                let line = Picture::of(earlier, &SYMBOLS).to_line();
                return Err(SetUpError::unfit(format!("{line} was the end of the game")));
            }
        }
        let board = PopOutBoard::with_earlier(grid, earlier).map_err(SetUpError::unfit)?;
        Ok((board, to_move))
    }
}

/// What the earlier positions are called in a position that is set up.
const SEEN: &str = "seen";

impl<G: PopGrid> Popping<G> {
    /// Reads an earlier position, and how often it has occurred.
    fn read_earlier(&self, entry: &str) -> Result<(G, u32), SetUpError> {
        let (line, times) = match entry.split_once('*') {
            Some((line, times)) => (line, read_number(SEEN, times)?),
            None => (entry, 1),
        };
        let picture = Picture::parse_line(line, &SYMBOLS[..2])?;
        Ok(((self.read)(&picture)?, times))
    }
}

/// Refuses a board with lines that no move of `last` can have made: neither the drop of a disc
/// that is on top, nor a pop, which is taken back by a disc of the same player below.
fn check_last_pop_or_drop<V, G>(game: &GameOf<V>, grid: &G, last: Seat) -> Result<(), SetUpError>
where
    V: Variant<Board = PopOutBoard<G>>,
    G: PopGrid,
{
    let judge = |grid: &G| game.rules().win().judge(&PopOutBoard::new(grid.clone()), last);
    let Some(outcome) = judge(grid) else { return Ok(()) };
    let disc = Stone::from(last);
    let can_be_first_line = (0..grid.shape().columns()).any(|column| {
        let height = grid.height(column);
        let on_top = height.checked_sub(1).and_then(|row| grid.at(Cell::new(row, column)));
        let (mut dropped, mut popped) = (grid.clone(), grid.clone());
        on_top == Some(disc) && {
            dropped.lift(column);
            judge(&dropped).is_none()
        } || !grid.is_column_full(column) && {
            popped.push(column, disc);
            judge(&popped).is_none()
        }
    });
    if can_be_first_line {
        return Ok(());
    }
    Err(SetUpError::TooManyLines { seat: outcome.winner().unwrap_or(last) })
}
