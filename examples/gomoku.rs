//! Gomoku on 19 x 19 for two people at one keyboard: type cells, such as h8, and press return.
//! `undo` takes the last stone back.

use std::error::Error;
use std::io::stdin;

use boardwright_gomoku::standard;
use boardwright_grid::{Cell, Picture};

fn main() -> Result<(), Box<dyn Error>> {
    let mut game = standard(19)?;
    for line in stdin().lines() {
        let line = line?;
        for word in line.split_whitespace() {
            if word == "undo" {
                game.undo().unwrap_or_else(|nothing| println!("{nothing}"));
                continue;
            }
            match word.parse::<Cell>() {
                Ok(cell) => match game.play(cell) {
                    Ok(_) => {}
                    Err(refusal) => println!("{word}: {refusal}"),
                },
                Err(unreadable) => println!("{word}: {unreadable}"),
            }
        }
        println!("{}", Picture::of(game.board(), &['X', 'O']).lettered());
        let to_move = &game.players()[game.to_move().index()];
        match game.outcome() {
            Some(outcome) => println!("{outcome}"),
            None => println!("{} to move", to_move.name()),
        }
    }
    Ok(())
}
