//! Tic Tac Toe for two people at one keyboard: type a cell, such as b2, and press return.

use std::error::Error;
use std::io::stdin;

use boardwright_grid::{Cell, Picture};
use boardwright_tic_tac_toe::tic_tac_toe;

fn main() -> Result<(), Box<dyn Error>> {
    let mut game = tic_tac_toe();
    for line in stdin().lines() {
        match line?.trim().parse::<Cell>() {
            Ok(cell) => match game.play(cell) {
                Ok(_) => println!("{}", Picture::of(game.board(), &['X', 'O']).lettered()),
                Err(refusal) => println!("{refusal}"),
            },
            Err(unreadable) => println!("{unreadable}"),
        }
        if let Some(outcome) = game.outcome() {
            println!("{outcome}");
            break;
        }
    }
    Ok(())
}
