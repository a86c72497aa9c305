//! What a bot answers, as text.

use bots::{Advice, Plays, Sentence, Why, verdict, why};
use rules::PerSeat;

/// A move and what speaks for it.
#[derive(Debug, Clone, PartialEq)]
pub struct Counsel {
    /// The move, in canonical notation.
    pub action: String,
    /// What each seat can expect, from −1 to 1.
    pub value: PerSeat<f64>,
    /// Why, in three depths and both languages.
    pub why: Why,
    /// How the game ends if nobody makes a mistake, if that is known for certain.
    pub verdict: Option<Sentence>,
    /// How many nodes were looked at.
    pub nodes: u64,
    /// How many moves it looked ahead.
    pub depth: u32,
}

impl Counsel {
    pub(crate) fn new<G: Plays>(advice: &Advice<G>, choices: Option<usize>) -> Counsel {
        Counsel {
            action: advice.action.to_string(),
            value: advice.value.clone(),
            why: why(advice, choices),
            verdict: verdict(advice),
            nodes: advice.nodes,
            depth: advice.depth,
        }
    }
}
