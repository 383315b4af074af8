//! Connect Four for two people at one keyboard: type a column letter and press return.

use std::error::Error;
use std::io::stdin;

use boardwright_connect_four::connect_four;
use boardwright_core::Notation;
use boardwright_grid::Picture;

fn main() -> Result<(), Box<dyn Error>> {
    let mut game = connect_four();
    let gravity = *game.rules().moves();
    for line in stdin().lines() {
        match gravity.read(game.board(), game.to_move(), line?.trim()) {
            Ok(column) => match game.play(column) {
                Ok(landed) => println!("{}", landed.cell),
                Err(refusal) => println!("{refusal}"),
            },
            Err(unreadable) => println!("{unreadable}"),
        }
        println!("{}", Picture::of(game.board(), &['R', 'Y']).lettered());
        if let Some(outcome) = game.outcome() {
            println!("{outcome}");
            break;
        }
    }
    Ok(())
}
