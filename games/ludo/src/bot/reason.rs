//! What the bot says for a move.

use bots::Sentence;
use rules::Lang;

use super::feat::Feat;
use crate::Action;

/// One thing that speaks for an action.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reason {
    /// What it does itself.
    Now(Feat),
    /// The seat can play this one with its other die straight after it, and
    /// what that one does then.
    Then(Action, Feat),
}

impl bots::Reason for Reason {
    fn nudge(&self) -> Sentence {
        match self {
            Reason::Now(feat) => feat.nudge(),
            Reason::Then(..) => {
                Sentence::new("Piensa en los dos dados a la vez.", "Think of both dice.")
            }
        }
    }

    fn clause(&self) -> Sentence {
        match self {
            Reason::Now(feat) => feat.clause(),
            Reason::Then(second, feat) => feat.clause().map(|lang, clause| match lang {
                Lang::Es => format!("permite jugar después {second}, que {clause}"),
                Lang::En => format!("lets {second} follow, which {clause}"),
            }),
        }
    }
}
