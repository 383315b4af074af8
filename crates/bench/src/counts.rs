use std::collections::BTreeMap;
use std::fmt;

use thiserror::Error;

/// The compiler that built this crate, its target and flags.
pub const COMPILER: &str = env!("COMPILER");

/// By how much a count may rise over the table's.
const TOLERANCE: f64 = 0.03;

/// What one step costs.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Count {
    /// Instructions.
    pub instructions: f64,
    /// Branches that valgrind's simple predictor gets wrong.
    pub mispredictions: f64,
}

/// The counts of what was measured, by name: `connect-four ours`.
///
/// Its text has a line for each, three fields between tabs; the line before the first names the
/// compiler.
#[derive(Debug, Clone, PartialEq)]
pub struct CountTable {
    compiler: String,
    counts: BTreeMap<String, Count>,
}

impl CountTable {
    const HEADER: &str = "\
# What one step costs in instructions and in mispredicted branches, counted by valgrind.
# This command wrote it: cargo bench -p boardwright-bench --bench instructions -- write
";
    const COMPILER: &str = "# compiler: ";

    /// A table without counts for this compiler.
    pub fn new(compiler: &str) -> CountTable {
        CountTable { compiler: compiler.into(), counts: BTreeMap::new() }
    }

    /// The compiler whose code was counted.
    pub fn compiler(&self) -> &str {
        &self.compiler
    }

    /// Puts a count in.
    pub fn insert(&mut self, name: String, count: Count) {
        self.counts.insert(name, count);
    }

    /// The count with this name.
    pub fn get(&self, name: &str) -> Option<Count> {
        self.counts.get(name).copied()
    }

    /// What of `now` is wrong by this table: counts that rose by more than 3 %, or that it does
    /// not have; and counts of its own that `now` does not have.
    pub fn complaints(&self, now: &CountTable) -> Vec<Complaint> {
        let mut complaints = Vec::new();
        for (name, count) in &now.counts {
            match self.get(name) {
                None => complaints.push(Complaint::New { name: name.clone() }),
                Some(before) if count.instructions > before.instructions * (1.0 + TOLERANCE) => {
                    complaints.push(Complaint::Risen {
                        name: name.clone(),
                        before: before.instructions,
                        now: count.instructions,
                    });
                }
                Some(_) => {}
            }
        }
        let gone = self.counts.keys().filter(|&name| !now.counts.contains_key(name));
        complaints.extend(gone.map(|name| Complaint::Gone { name: name.clone() }));
        complaints
    }
}

impl fmt::Display for CountTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}{}{}", Self::HEADER, Self::COMPILER, self.compiler)?;
        for (name, count) in &self.counts {
            writeln!(f, "{name}\t{:.2}\t{:.2}", count.instructions, count.mispredictions)?;
        }
        Ok(())
    }
}

impl std::str::FromStr for CountTable {
    type Err = CountTableError;

    fn from_str(text: &str) -> Result<CountTable, CountTableError> {
        let compiler = text.lines().find_map(|line| line.strip_prefix(Self::COMPILER));
        let mut table = CountTable::new(compiler.ok_or(CountTableError::NoCompiler)?);
        for (index, line) in text.lines().enumerate().filter(|(_, line)| !line.starts_with('#')) {
            let bad_line = || CountTableError::BadLine { number: index + 1 };
            let fields: Vec<_> = line.split('\t').collect();
            let &[name, instructions, mispredictions] = fields.as_slice() else {
                return Err(bad_line());
            };
            let number = |text: &str| text.parse().map_err(|_| bad_line());
            let (instructions, mispredictions) = (number(instructions)?, number(mispredictions)?);
            table.insert(name.into(), Count { instructions, mispredictions });
        }
        Ok(table)
    }
}

/// Why a text is no table of counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum CountTableError {
    /// It does not name the compiler.
    #[error("no line names the compiler")]
    NoCompiler,
    /// A line is not a name and two numbers.
    #[error("line {number} is not a name and two numbers between tabs")]
    BadLine {
        /// Its number, from 1.
        number: usize,
    },
}

/// How a count and the table disagree.
#[derive(Debug, Clone, PartialEq)]
pub enum Complaint {
    /// It rose by more than 3 %.
    Risen {
        /// What was counted.
        name: String,
        /// Instructions a step in the table.
        before: f64,
        /// Instructions a step now.
        now: f64,
    },
    /// The table does not have it.
    New {
        /// What was counted.
        name: String,
    },
    /// Only the table has it.
    Gone {
        /// What was counted.
        name: String,
    },
}

impl fmt::Display for Complaint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Complaint::Risen { name, before, now } => {
                let rise = (now / before - 1.0) * 100.0;
                write!(f, "{name}: {now:.2} instructions, {rise:.1} % more than {before:.2}")
            }
            Complaint::New { name } => write!(f, "{name}: not in the table"),
            Complaint::Gone { name } => write!(f, "{name}: in the table, but no longer counted"),
        }
    }
}
