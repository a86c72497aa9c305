//! A bot's answer, without its type.

use std::any::Any;
use std::fmt;

use bots::{Advice, Plays, Sentence, Why, verdict, why};
use rules::{Hosted, PerSeat, Refusal};

use crate::imagine::guessed;
use crate::{AnyGame, Applied};

/// A move and its reasons. Neither is text until somebody asks for it: a bot that only
/// moves writes no sentences.
pub struct Counsel {
    /// The expected result of each seat, from −1 to 1.
    pub value: PerSeat<f64>,
    /// How many nodes were searched.
    pub nodes: u64,
    /// The search depth in moves.
    pub depth: u32,
    advised: Box<dyn Advised>,
}

/// A move as its game knows it, to be played by [`AnyGame::play_chosen`] without being
/// written and read again.
///
/// [`AnyGame::play_chosen`]: crate::AnyGame::play_chosen
pub struct Chosen(Box<dyn Any + Send + Sync>);

/// A move, as text or as its game knows it.
#[derive(Debug, Clone, Copy)]
pub enum Deed<'a> {
    /// In notation.
    Text(&'a str),
    /// As a bot has found it.
    Chosen(&'a Chosen),
}

/// An [`Advice`] whose type has been forgotten.
trait Advised: Send {
    fn action(&self) -> String;
    fn chosen(self: Box<Self>) -> Chosen;
    fn why(&self) -> Why;
    fn verdict(&self) -> Option<Sentence>;
}

/// An advice, and the view it was made from.
struct Seen<G: Plays> {
    advice: Advice<G>,
    view: G::View,
}

impl Counsel {
    pub(crate) fn new<G: Plays + Hosted>(advice: Advice<G>, view: G::View) -> Counsel {
        Counsel {
            value: advice.value.clone(),
            nodes: advice.nodes,
            depth: advice.depth,
            advised: Box::new(Seen { advice, view }),
        }
    }

    /// The move, in canonical notation.
    pub fn action(&self) -> String {
        self.advised.action()
    }

    /// The move itself.
    pub fn chosen(self) -> Chosen {
        self.advised.chosen()
    }

    /// The reasons, in three depths and both languages.
    pub fn why(&self) -> Why {
        self.advised.why()
    }

    /// How the game ends with perfect play, if that is certain.
    pub fn verdict(&self) -> Option<Sentence> {
        self.advised.verdict()
    }
}

impl<G: Plays + Hosted> Advised for Seen<G> {
    fn action(&self) -> String {
        self.advice.action.to_string()
    }

    fn chosen(self: Box<Self>) -> Chosen {
        Chosen(Box::new(self.advice.action))
    }

    fn why(&self) -> Why {
        let game = guessed::<G>(&self.view);
        let choices = game.lists_every_move().then(|| game.moves().len());
        why(&self.advice, choices)
    }

    fn verdict(&self) -> Option<Sentence> {
        verdict(&self.advice)
    }
}

impl Deed<'_> {
    /// Does it. On a refusal the game is unchanged.
    pub fn apply_to(self, game: &mut dyn AnyGame) -> Result<Applied, Refusal> {
        match self {
            Deed::Text(text) => game.apply(text),
            Deed::Chosen(chosen) => game.play_chosen(chosen),
        }
    }
}

impl Chosen {
    /// The move, if it is one of this type.
    pub(crate) fn action<A: 'static>(&self) -> Option<&A> {
        self.0.downcast_ref()
    }
}

impl fmt::Debug for Counsel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Counsel").field(&self.action()).finish()
    }
}

impl fmt::Debug for Chosen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Chosen")
    }
}

impl<'a> From<&'a str> for Deed<'a> {
    fn from(text: &'a str) -> Deed<'a> {
        Deed::Text(text)
    }
}

impl<'a> From<&'a String> for Deed<'a> {
    fn from(text: &'a String) -> Deed<'a> {
        Deed::Text(text)
    }
}

impl<'a> From<&'a Chosen> for Deed<'a> {
    fn from(chosen: &'a Chosen) -> Deed<'a> {
        Deed::Chosen(chosen)
    }
}
