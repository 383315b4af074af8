//! Read a game from an SGF file, step through it both ways, add a variation with a comment, and write
//! it again in the library's own form.
//!
//! ```text
//! cargo run -p boardwright-examples --bin analysis
//! ```

use std::error::Error;

use boardwright_records::{Format, Replay, read};

/// Black's stones make a row; rows count from the top in SGF.
const GAME: &[u8] = b"(;GM[4]SZ[15]RU[Freestyle]PB[Ann]PW[Ben]RE[B+]
    ;B[hh];W[hg];B[ih];W[ig];B[gh];W[jg];B[fh];W[kg];B[eh])";

fn main() -> Result<(), Box<dyn Error>> {
    let record = read(GAME, None)?.remove(0);
    println!("{} against {}", record.details.players[0].name, record.details.players[1].name);

    let mut replay = Replay::new(record)?;
    while replay.redo().is_ok() {}
    println!("{}", replay.game().picture());

    // White had three in a row and a last chance: to hold the other end.
    replay.seek(7)?;
    let refused = replay.play("h8").unwrap_err();
    println!("{refused}");
    replay.play("j8")?;
    replay.comment("Holds one end, and Black makes five at the other.");
    replay.play("d8")?;
    replay.play("h10")?;
    replay.play("e8")?;

    println!("{}", String::from_utf8(Format::Json.write(replay.record())?)?);
    replay.go_to(replay.record().moves.main_line().last().ok_or("the game has moves")?);
    let winner = replay.game().outcome().and_then(|outcome| outcome.winner());
    println!("after {} plies the winner is {winner:?}", replay.ply());
    Ok(())
}
