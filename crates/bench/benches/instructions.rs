//! Counts the instructions of one step of every contest, by running it twice under valgrind, with
//! more work the second time: the start of the program falls out of the difference.
//!
//! - `cargo bench -p boardwright-bench --bench instructions` shows the counts beside the table's.
//! - With `-- check` it fails where a count has risen by more than 3 % or is over its limit. The
//!   compiler must then be the table's.
//! - With `-- write` it rewrites the table.

use std::error::Error;
use std::hint::black_box;
use std::path::Path;
use std::process::{Command, ExitCode};

use boardwright_bench::{COMPILER, CONTESTS, Contest, Count, CountTable, Run};

const TABLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/instructions.tsv");
const SIDES: [&str; 2] = ["floor", "ours"];

fn main() -> Result<ExitCode, Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    // Cargo adds an argument of its own at the end.
    let arguments: Vec<&str> =
        arguments.iter().map(String::as_str).filter(|&argument| argument != "--bench").collect();
    match *arguments.as_slice() {
        ["run", name, side, amount] => return work(name, side, amount.parse()?),
        [] | ["check"] | ["write"] => {}
        _ => return Err("the arguments are: nothing, check or write".into()),
    }
    let check = arguments == ["check"];
    let Some(now) = count_all()? else {
        println!("valgrind is not installed, so no instructions were counted");
        return Ok(if check { ExitCode::FAILURE } else { ExitCode::SUCCESS });
    };
    if arguments == ["write"] {
        std::fs::write(TABLE, now.to_string())?;
        println!("wrote {}", Path::new(TABLE).display());
        return Ok(ExitCode::SUCCESS);
    }
    let table: CountTable = std::fs::read_to_string(TABLE)?.parse()?;
    show(&table, &now);
    let good = judge(&table, &now);
    Ok(if check && !good { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}

/// Prints what was counted beside the table.
fn show(table: &CountTable, now: &CountTable) {
    println!("{:<28}{:>14}{:>10}{:>16}", "a step", "instructions", "table", "mispredictions");
    for name in CONTESTS.iter().flat_map(|contest| SIDES.map(|side| row(contest, side))) {
        let Some(count) = now.get(&name) else { continue };
        let before = table.get(&name).map_or(String::from("-"), |count| {
            let instructions = count.instructions;
            format!("{instructions:.2}")
        });
        println!(
            "{name:<28}{:>14.2}{before:>10}{:>16.2}",
            count.instructions, count.mispredictions
        );
    }
}

/// Prints what is wrong, and tells whether nothing is.
fn judge(table: &CountTable, now: &CountTable) -> bool {
    let mut good = true;
    for contest in CONTESTS {
        let (Some(limit), Some(count)) =
            (contest.most_instructions, now.get(&row(contest, "ours")))
        else {
            continue;
        };
        if count.instructions > limit {
            good = false;
            println!("{}: more than {limit} instructions", contest.name);
        }
    }
    if table.compiler() == COMPILER {
        for complaint in table.complaints(now) {
            good = false;
            println!("{complaint}");
        }
    } else {
        good = false;
        println!("not held against the table: it is of {}", table.compiler());
        println!("and this is {COMPILER}");
        println!("A new compiler takes a new table: -- write");
    }
    good
}

fn row(contest: &Contest, side: &str) -> String {
    format!("{} {side}", contest.name)
}

/// Every count; `None` if there is no valgrind.
fn count_all() -> Result<Option<CountTable>, Box<dyn Error>> {
    if Command::new("valgrind").arg("--version").output().is_err() {
        return Ok(None);
    }
    let mut table = CountTable::new(COMPILER);
    for contest in CONTESTS {
        for side in SIDES {
            table.insert(row(contest, side), count(contest, side)?);
        }
    }
    Ok(Some(table))
}

fn count(contest: &Contest, side: &str) -> Result<Count, Box<dyn Error>> {
    let [less, more] = contest.counted;
    let (few, many) = (totals(contest, side, less)?, totals(contest, side, more)?);
    let run = runner(contest, side)?;
    let steps = (run(more) - run(less)) as f64;
    let a_step = |few: u64, many: u64| (many as f64 - few as f64) / steps;
    Ok(Count { instructions: a_step(few.0, many.0), mispredictions: a_step(few.1, many.1) })
}

/// Instructions and mispredicted branches of a whole run of this program.
fn totals(contest: &Contest, side: &str, amount: u64) -> Result<(u64, u64), Box<dyn Error>> {
    let output = Command::new("valgrind")
        .args(["--tool=cachegrind", "--cache-sim=no", "--branch-sim=yes"])
        .arg("--cachegrind-out-file=/dev/null")
        .arg(std::env::current_exe()?)
        .args(["run", contest.name, side, &amount.to_string()])
        .output()?;
    let report = String::from_utf8_lossy(&output.stderr);
    if !output.status.success() {
        return Err(format!("valgrind failed: {report}").into());
    }
    // "==123== I   refs:      1,234,567", "==123== Mispredicts:  12,345  (...)"
    let figure = |label: &[&str]| {
        report.lines().find_map(|line| {
            let mut words = line.split_whitespace().skip(1);
            label.iter().all(|&word| words.next() == Some(word)).then_some(())?;
            words.next()?.replace(',', "").parse().ok()
        })
    };
    let instructions = figure(&["I", "refs:"]).ok_or("valgrind names no instructions")?;
    let mispredictions = figure(&["Mispredicts:"]).ok_or("valgrind names no mispredictions")?;
    Ok((instructions, mispredictions))
}

/// What runs under valgrind.
fn work(name: &str, side: &str, amount: u64) -> Result<ExitCode, Box<dyn Error>> {
    let contest = CONTESTS.iter().find(|contest| contest.name == name).ok_or("no such contest")?;
    black_box(runner(contest, side)?(black_box(amount)));
    Ok(ExitCode::SUCCESS)
}

fn runner(contest: &Contest, side: &str) -> Result<Run, Box<dyn Error>> {
    match side {
        "floor" => Ok(contest.floor),
        "ours" => Ok(contest.ours),
        _ => Err("no such side".into()),
    }
}
