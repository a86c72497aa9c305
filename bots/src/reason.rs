//! Reasons for a move, and their wording.

use std::fmt::Debug;

use rules::Lang;

use crate::{Advice, Plays, Sentence, Why};

/// One reason for a move: data first, so that a test can check it against the position,
/// and only then words.
pub trait Reason: Clone + PartialEq + Debug + Send {
    /// Where to look, without revealing the move: a whole sentence.
    fn nudge(&self) -> Sentence;

    /// What the move does, without revealing the move: a clause that continues “a move
    /// that …” and “d3 …”, such as “takes the corner”.
    fn clause(&self) -> Sentence;

    /// How the game ends with perfect play, if the bot has solved it: a whole sentence
    /// to the player.
    fn verdict(&self) -> Option<Sentence> {
        None
    }
}

/// The reasons of a bot that gives none. It has no values.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NoReason {}

impl Reason for NoReason {
    fn nudge(&self) -> Sentence {
        match *self {}
    }

    fn clause(&self) -> Sentence {
        match *self {}
    }
}

/// Puts advice into words. `choices` is the number of legal moves, if they can be
/// counted.
pub fn why<G: Plays>(advice: &Advice<G>, choices: Option<usize>) -> Why {
    let clauses = match (choices, &*advice.reasons) {
        (Some(1), _) => Sentence::new("es la única que hay", "is the only one there is"),
        (Some(choices), []) => Sentence::new(
            format!("es la que más promete de {choices}"),
            format!("promises most of {choices}"),
        ),
        (None, []) => Sentence::new("es la que más promete", "promises most"),
        (_, reasons) => list(reasons.iter().map(Reason::clause)),
    };
    let nudge = match (choices, advice.reasons.first()) {
        (Some(1), _) => Sentence::new("No hay nada que elegir.", "There is nothing to choose."),
        (_, None) => Sentence::new(
            "Nada salta a la vista: compáralas todas.",
            "Nothing stands out: compare them all.",
        ),
        (_, Some(reason)) => reason.nudge(),
    };
    let idea = match choices {
        Some(1) => Sentence::new("Solo hay una jugada.", "There is only one move."),
        _ => clauses.clone().map(|lang, clause| match lang {
            Lang::Es => format!("Hay una jugada que {clause}."),
            Lang::En => format!("There is a move that {clause}."),
        }),
    };
    let action = clauses.map(|_, clause| format!("{}: {clause}.", advice.action));
    Why {
        nudge,
        idea,
        action,
    }
}

/// How the game ends with perfect play, if that is certain.
pub fn verdict<G: Plays>(advice: &Advice<G>) -> Option<Sentence> {
    advice.reasons.iter().find_map(Reason::verdict)
}

/// Joins clauses: “a, b and c”; in Spanish «a, b y c».
fn list(clauses: impl Iterator<Item = Sentence>) -> Sentence {
    let clauses: Vec<_> = clauses.collect();
    let join = |lang: Lang| {
        let and = match lang {
            Lang::Es => " y ",
            Lang::En => " and ",
        };
        let words: Vec<_> = clauses.iter().map(|clause| clause.get(lang)).collect();
        match words.split_last() {
            Some((last, [])) => (*last).to_owned(),
            Some((last, rest)) => rest.join(", ") + and + last,
            None => String::new(),
        }
    };
    Sentence::new(join(Lang::Es), join(Lang::En))
}
