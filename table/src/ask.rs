//! Questions that a player may ask. Nothing is stored, and every answer comes from what
//! that seat may see: it is computed in a game guessed from its view.

use bots::Sentence;
use catalog::{AnyGame, Entry, View};
use rules::{Refusal, Seat, Shelf, Turn, Viewer};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Phase, Table, TableView, refusals, setup};

/// A player's question.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Ask {
    /// Which actions are legal?
    Legal,
    /// What would this action lead to?
    Preview(String),
    /// Why is this action illegal?
    Why(String),
    /// What would a bot do?
    Hint,
    /// What is this, such as a word on the board? It can be asked at any time.
    Explain(String),
}

/// The answer to a question other than a hint.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Tell {
    /// The legal actions.
    Legal {
        /// The actions, sorted.
        actions: Vec<String>,
        /// Whether the list is complete.
        complete: bool,
    },
    /// The game as the seat would see it afterwards.
    Preview {
        /// The view; null if it would reveal hidden hands.
        view: Option<View>,
        /// The scores; null if hands are hidden.
        scores: Option<Vec<i32>>,
    },
    /// The action is legal.
    Legally,
    /// The explanation.
    Explained(Sentence),
}

impl Table {
    /// Answers a seat's question. A refusal is an answer too: it says why not.
    pub fn ask(&self, seat: Seat, ask: &Ask) -> Result<Tell, Refusal> {
        self.questioned().answer(seat, ask)
    }

    /// Whether a seat may have a hint now.
    pub fn check_hint(&self, seat: Seat) -> Result<(), Refusal> {
        self.questioned().check_hint(seat)
    }

    /// The game as a seat that is asked finds it if nobody before it objects.
    pub fn position_of(&self, seat: Seat) -> Option<Box<dyn AnyGame>> {
        self.questioned().position_of(seat)
    }

    fn questioned(&self) -> Questioned<'_> {
        Questioned {
            game: self.game.game(),
            entry: self.game.entry(),
            seats: self.places.len(),
            playing: self.phase == Phase::Playing,
            aids: self.allows_aids(),
        }
    }
}

impl TableView {
    /// Answers a question of the seat whose view this is, as its table would.
    pub fn ask(&self, seat: Seat, ask: &Ask, shelf: &Shelf) -> Result<Tell, Refusal> {
        let entry = setup::entry(&self.game)?;
        let edition = entry.edition(self.edition.unwrap_or(entry.about.edition))?;
        let (seats, options) = (self.seats.len(), &self.options);
        let game = entry.imagine(&self.view, seat, seats, options, edition, shelf)?;
        let questioned = Questioned {
            game: &*game,
            entry,
            seats,
            playing: self.phase == Phase::Playing,
            aids: self.aids,
        };
        questioned.answer(seat, ask)
    }
}

/// What questions are answered from: a table's own game, or one that was guessed from
/// what a seat sees of it. The answers are the same.
pub(crate) struct Questioned<'a> {
    pub(crate) game: &'a dyn AnyGame,
    pub(crate) entry: &'static Entry,
    pub(crate) seats: usize,
    pub(crate) playing: bool,
    pub(crate) aids: bool,
}

impl Questioned<'_> {
    pub(crate) fn answer(&self, seat: Seat, ask: &Ask) -> Result<Tell, Refusal> {
        if seat.index() >= self.seats {
            return Err(Refusal::of(&refusals::NO_SEAT));
        }
        if let Ask::Explain(text) = ask {
            return self.explain(seat, text);
        }
        let Some(position) = self.position_of(seat) else {
            return self.ask_in_vain(ask);
        };
        let imagined = || position.imagined(seat);
        match ask {
            Ask::Explain(text) => self.explain(seat, text),
            Ask::Legal => {
                let (actions, complete) = legal(&*imagined());
                Ok(Tell::Legal { actions, complete })
            }
            Ask::Why(action) => imagined().apply(action).map(|_| Tell::Legally),
            Ask::Preview(action) => {
                let mut game = imagined();
                // Where a challenge is possible, trying it out would settle it.
                if game.keeps_quiet() && game.moves().complete {
                    return Err(Refusal::of(&refusals::QUIET));
                }
                game.apply(action)?;
                let hidden = self.entry.about.hidden;
                let opened = hidden && matches!(game.turn(), Turn::Over(_));
                Ok(Tell::Preview {
                    view: (!opened).then(|| game.view(Viewer::Seat(seat))),
                    scores: (!hidden).then(|| game.scores().to_vec()),
                })
            }
            Ask::Hint => self.check_hint(seat).map(|()| Tell::Legally),
        }
    }

    /// Lets the game explain something in it.
    fn explain(&self, seat: Seat, text: &str) -> Result<Tell, Refusal> {
        let told = self.game.explain(Viewer::Seat(seat), text);
        told.map(Tell::Explained)
            .ok_or_else(|| Refusal::of(&refusals::UNEXPLAINED))
    }

    fn check_hint(&self, seat: Seat) -> Result<(), Refusal> {
        if self.turn() != Some(seat) {
            return self.ask_in_vain(&Ask::Hint).map(|_| ());
        }
        if self.game.keeps_quiet() {
            return Err(Refusal::of(&refusals::QUIET));
        }
        let allowed = self.aids.then_some(());
        allowed.ok_or_else(|| Refusal::of(&refusals::AIDS_OFF))
    }

    /// Answers when it is not the asking seat's turn.
    fn ask_in_vain(&self, ask: &Ask) -> Result<Tell, Refusal> {
        match (ask, self.turn()) {
            (Ask::Legal, _) => Ok(Tell::Legal {
                actions: Vec::new(),
                complete: true,
            }),
            (_, Some(turn)) => Err(Refusal::of(&refusals::TURN).at(turn)),
            (_, None) => Err(Refusal::of(&refusals::NOT_NOW)),
        }
    }

    fn turn(&self) -> Option<Seat> {
        self.playing.then(|| self.game.turn().seat())?
    }

    fn position_of(&self, seat: Seat) -> Option<Box<dyn AnyGame>> {
        if !self.playing || !self.game.asked().contains(seat) {
            return None;
        }
        let mut game = self.game.boxed_clone();
        while game.turn().seat() != Some(seat) {
            let fallback = game.fallback()?;
            game.apply(&fallback).ok()?;
        }
        Some(game)
    }
}

/// The legal actions of the seat to move, and whether the list is complete. An
/// incomplete list is not shown.
pub(crate) fn legal(game: &dyn AnyGame) -> (Vec<String>, bool) {
    let moves = game.moves();
    let told = if moves.complete {
        moves.actions
    } else {
        Vec::new()
    };
    (told, moves.complete)
}
