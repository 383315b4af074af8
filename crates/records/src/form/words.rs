use serde::{Deserialize, Serialize};

use crate::Ending;

/// An outcome in one word.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum OutcomeWord {
    Win,
    Draw,
    None,
}

/// An [`Ending`] in one word. The order is part of the form: some formats write it as a number.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum EndingWord {
    Rules,
    Resignation,
    Agreement,
    Time,
    Forfeit,
    Unknown,
}

impl From<Ending> for EndingWord {
    fn from(ending: Ending) -> EndingWord {
        match ending {
            Ending::Rules => EndingWord::Rules,
            Ending::Resignation => EndingWord::Resignation,
            Ending::Agreement => EndingWord::Agreement,
            Ending::Time => EndingWord::Time,
            Ending::Forfeit => EndingWord::Forfeit,
            Ending::Unknown => EndingWord::Unknown,
        }
    }
}

impl From<EndingWord> for Ending {
    fn from(word: EndingWord) -> Ending {
        match word {
            EndingWord::Rules => Ending::Rules,
            EndingWord::Resignation => Ending::Resignation,
            EndingWord::Agreement => Ending::Agreement,
            EndingWord::Time => Ending::Time,
            EndingWord::Forfeit => Ending::Forfeit,
            EndingWord::Unknown => Ending::Unknown,
        }
    }
}
