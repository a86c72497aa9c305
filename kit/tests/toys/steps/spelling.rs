//! The notation of the dice toy.

use std::fmt;
use std::str::FromStr;

use rules::{Refusal, notation};

use super::{Action, Throw};
use crate::fault;

impl<const FAULT: u8> fmt::Display for Action<FAULT> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Go(steps) => write!(f, "go {steps}"),
            Action::Stay => f.write_str("stay"),
        }
    }
}

impl<const FAULT: u8> FromStr for Action<FAULT> {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Self, Refusal> {
        let folded = notation::folded(text);
        let steps = folded.strip_prefix("go").and_then(notation::number);
        match (folded.as_str(), steps) {
            ("stay", _) => Ok(Action::Stay),
            ("sty", _) if FAULT == fault::READS_ANOTHER => Ok(Action::Stay),
            (_, Some(2)) if FAULT == fault::MISREADS => Ok(Action::Go(1)),
            (_, Some(steps @ 1..=9)) => Ok(Action::Go(steps as u8)),
            _ => Err(notation::unreadable(text)),
        }
    }
}

impl fmt::Display for Throw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "throw {}", self.0)
    }
}

impl FromStr for Throw {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Throw, Refusal> {
        match text {
            "throw 1" => Ok(Throw(1)),
            "throw 2" => Ok(Throw(2)),
            "throw 3" => Ok(Throw(3)),
            "throw 4" => Ok(Throw(4)),
            _ => Err(notation::unreadable(text)),
        }
    }
}
