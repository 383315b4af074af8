//! A whole game of Connect Four, call by call, refused ones included. Players and columns count
//! from 0, as in the API.

use boardwright_connect_four::{Column, connect_four};
use boardwright_core::Seat;
use boardwright_grid::Picture;

fn main() {
    let (red, yellow) = (Seat::FIRST, Seat::SECOND);
    let calls = [
        (red, 0),
        (yellow, 1),
        (red, 2),
        (yellow, 3),
        (red, 3),
        (yellow, 3),
        (red, 3),
        (yellow, 2),
        (red, 1),
        (red, 4),
        (yellow, 7),
        (yellow, 6),
        (red, 2),
        (yellow, 4),
    ];
    let mut game = connect_four();
    for (number, (seat, column)) in calls.into_iter().enumerate() {
        let name = game.players()[seat.index()].name();
        print!("{:2}. {name:6} column {column}: ", number + 1);
        match game.play_as(seat, Column(column)) {
            Ok(landed) => println!("lands on row {}", landed.cell.row()),
            Err(refusal) => println!("refused, {refusal}"),
        }
    }
    println!("{}", Picture::of(game.board(), &['R', 'Y']).numbered());
    let winner = game.winner().map(|seat| game.players()[seat.index()].name());
    println!("winner: {}", winner.unwrap_or("nobody"));
}
