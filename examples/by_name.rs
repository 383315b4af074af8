//! Any game of the catalogue, chosen by its name at run time: list them, play one, count.
//!
//! ```text
//! cargo run -p boardwright-examples --bin by-name connect-four:players=3 d d e
//! ```

use std::error::Error;

use boardwright::{Specification, games};

fn main() -> Result<(), Box<dyn Error>> {
    for entry in games() {
        println!("{}: {}", entry.name, entry.rules);
    }

    let mut arguments = std::env::args().skip(1);
    let name = arguments.next().unwrap_or("tic-tac-toe".to_owned());
    let specification: Specification = name.parse()?;
    let mut game = specification.new_game();
    println!("\n{specification}");

    let tally = game.playouts(1000, 1);
    for (player, wins) in game.players().iter().zip(tally.wins) {
        println!("{} wins {wins} of {} random games", player.name(), tally.games);
    }

    for text in arguments {
        match game.play(&text) {
            Ok(played) => println!("seat {} plays {}", played.mover, played.text),
            Err(error) => println!("{error}"),
        }
    }
    println!("{}\nlegal: {}", game.picture(), game.legal().join(" "));
    Ok(())
}
