//! A game whose type has been forgotten. Written once for every game.

use std::any::Any;

use bots::{Limits, Player, Plays, Sentence};
use print::{Drawing, Printed};
use rules::{
    Actor, Canvas, Chances, Drawn, Game, Hosted, Lang, Look, Luck, PerSeat, Playout, Refusal, Rng,
    Seat, SeatSet, Turn, Viewer, common, notation, walk,
};
use serde_json::Value;

use crate::imagine::guessed;
use crate::{Applied, Chosen, Counsel, Proof, View};

/// The legal actions of a seat, as text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Moves {
    /// Sorted by code points, each once.
    pub actions: Vec<String>,
    /// Whether there are no others.
    pub complete: bool,
}

/// All that a server, an engine or a terminal needs of a game. No game
/// implements it by hand.
pub trait AnyGame: Any + Send + Sync {
    /// See [`Game::turn`].
    fn turn(&self) -> Turn;
    /// Who acts next, as records name them; nobody after the end.
    fn actor(&self) -> Option<Actor>;
    /// See [`Game::scores`].
    fn scores(&self) -> PerSeat<i32>;
    /// See [`Game::moves`].
    fn moves(&self) -> Moves;
    /// See [`Hosted::keeps_quiet`].
    fn keeps_quiet(&self) -> bool;
    /// See [`Hosted::is_mid_turn`].
    fn is_mid_turn(&self) -> bool;
    /// See [`Hosted::fallback`].
    fn fallback(&self) -> Option<String>;
    /// See [`Hosted::asked`].
    fn asked(&self) -> SeatSet;
    /// See [`Game::chances`]: sorted, with probabilities; `None` if too many.
    fn chances(&self) -> Option<Vec<(String, f64)>>;
    /// Does what the text says: an action if a seat is to act, an outcome of
    /// luck if luck is. On a refusal the game is unchanged.
    fn apply(&mut self, text: &str) -> Result<Applied, Refusal>;
    /// Plays a move that [`AnyGame::advise`] has found for the seat to act. On a refusal
    /// the game is unchanged.
    fn play_chosen(&mut self, chosen: &Chosen) -> Result<Applied, Refusal>;
    /// See [`Drawn::marks`]: the spots that an action of the seat to act would touch; none
    /// if it is not one.
    fn marks(&self, text: &str) -> Vec<String>;
    /// See [`walk::can_only_pass`].
    fn can_only_pass(&self) -> bool;
    /// See [`Game::roll`].
    fn roll(&self, luck: &mut dyn Luck) -> Option<String>;
    /// See [`Game::view`].
    fn view(&self, viewer: Viewer) -> View;
    /// Some game that looks just like it to this seat: whatever is worked out
    /// there comes from what the seat may see.
    fn imagined(&self, seat: Seat) -> Box<dyn AnyGame>;
    /// See [`Game::state`].
    fn state(&self) -> Value;
    /// See [`Drawn::picture`].
    fn picture(&self, viewer: Viewer, look: &Look) -> Canvas;
    /// See [`Printed::diagram`].
    fn diagram(&self, viewer: Viewer, lang: Lang) -> Drawing;
    /// See [`Drawn::path`]: every legal action with the touches that make it.
    fn paths(&self) -> Vec<(String, Vec<String>)>;
    /// See [`Drawn::attempt`].
    fn attempt(&self, path: &[String]) -> String;
    /// What a player would do for the seat to act, from what that seat may see;
    /// `None` if no seat is to act.
    fn advise(&self, player: Player, limits: &Limits) -> Option<Counsel>;
    /// See [`Plays::riddle`]; `None` also if no seat is to act.
    fn riddle(&self, limits: &Limits) -> Option<Proof>;
    /// See [`Plays::explain`].
    fn explain(&self, viewer: Viewer, text: &str) -> Option<Sentence>;
    /// See [`Game::perft`].
    fn perft(&self, depth: u32) -> Option<u64>;
    /// See [`Game::playout`].
    fn playout(&self, rng: &mut Rng) -> Playout;
    /// The same playout through the contract's plain door.
    fn plain_playout(&self, rng: &mut Rng) -> Playout;
    /// Another game just like it.
    fn boxed_clone(&self) -> Box<dyn AnyGame>;
}

impl<G: Drawn + Plays + Printed + Hosted> AnyGame for G {
    fn turn(&self) -> Turn {
        Game::turn(self)
    }

    fn actor(&self) -> Option<Actor> {
        match Game::turn(self) {
            Turn::Seat(seat) => Some(Actor::Seat(seat)),
            Turn::Chance => Some(Actor::Chance(self.audience())),
            Turn::Over(_) => None,
        }
    }

    fn scores(&self) -> PerSeat<i32> {
        Game::scores(self)
    }

    fn moves(&self) -> Moves {
        let mut actions: Vec<_> = Game::moves(self).iter().map(ToString::to_string).collect();
        actions.sort_unstable();
        actions.dedup();
        Moves {
            actions,
            complete: self.lists_every_move(),
        }
    }

    fn keeps_quiet(&self) -> bool {
        Hosted::keeps_quiet(self)
    }

    fn is_mid_turn(&self) -> bool {
        Hosted::is_mid_turn(self)
    }

    fn fallback(&self) -> Option<String> {
        Hosted::fallback(self).map(|action| action.to_string())
    }

    fn asked(&self) -> SeatSet {
        Hosted::asked(self)
    }

    fn chances(&self) -> Option<Vec<(String, f64)>> {
        let Chances::Listed(chances) = Game::chances(self) else {
            return None;
        };
        let total: f64 = chances.iter().map(|(_, odds)| f64::from(*odds)).sum();
        let mut outcomes: Vec<_> = chances
            .into_iter()
            .map(|(chance, odds)| (chance.to_string(), f64::from(odds) / total))
            .collect();
        outcomes.sort_by(|(one, _), (other, _)| one.cmp(other));
        Some(outcomes)
    }

    fn apply(&mut self, text: &str) -> Result<Applied, Refusal> {
        let Some(actor) = AnyGame::actor(self) else {
            return Err(Refusal::of(&common::GAME_OVER));
        };
        match actor {
            Actor::Seat(_) => {
                let action: G::Action = notation::due::<_, G::Chance>(text)?;
                self.play(&action)?;
                Ok(Applied::new(actor, action.to_string(), G::face(&action)))
            }
            Actor::Chance(_) => {
                let chance: G::Chance = notation::due::<_, G::Action>(text)?;
                self.resolve(&chance)?;
                Ok(Applied::new(actor, chance.to_string(), G::mask(&chance)))
            }
        }
    }

    fn play_chosen(&mut self, chosen: &Chosen) -> Result<Applied, Refusal> {
        let Some(actor) = AnyGame::actor(self) else {
            return Err(Refusal::of(&common::GAME_OVER));
        };
        let action = chosen.action::<G::Action>();
        let action = action.ok_or_else(|| Refusal::of(&common::NOT_DUE).at(G::ABOUT.id))?;
        self.play(action)?;
        Ok(Applied::new(actor, action.to_string(), G::face(action)))
    }

    fn marks(&self, text: &str) -> Vec<String> {
        match (Game::turn(self), text.parse()) {
            (Turn::Seat(seat), Ok(action)) => {
                G::marks(&Game::view(self, Viewer::Seat(seat)), &action)
            }
            _ => Vec::new(),
        }
    }

    fn can_only_pass(&self) -> bool {
        walk::can_only_pass(self)
    }

    fn roll(&self, luck: &mut dyn Luck) -> Option<String> {
        Game::roll(self, luck).map(|chance| chance.to_string())
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(&Game::view(self, viewer))
    }

    fn imagined(&self, seat: Seat) -> Box<dyn AnyGame> {
        let view = Game::view(self, Viewer::Seat(seat));
        Box::new(guessed::<G>(&view))
    }

    fn state(&self) -> Value {
        Game::state(self)
    }

    fn picture(&self, viewer: Viewer, look: &Look) -> Canvas {
        G::picture(&Game::view(self, viewer), look)
    }

    fn diagram(&self, viewer: Viewer, lang: Lang) -> Drawing {
        G::diagram(&Game::view(self, viewer), lang)
    }

    fn paths(&self) -> Vec<(String, Vec<String>)> {
        let path = |action: &G::Action| (action.to_string(), G::path(action));
        Game::moves(self).iter().map(path).collect()
    }

    fn attempt(&self, path: &[String]) -> String {
        G::attempt(path)
    }

    fn advise(&self, player: Player, limits: &Limits) -> Option<Counsel> {
        let seat = Game::turn(self).seat()?;
        let view = Game::view(self, Viewer::Seat(seat));
        let advice = bots::choose::<G>(&view, seat, player, limits);
        Some(Counsel::new(advice, view))
    }

    fn riddle(&self, limits: &Limits) -> Option<Proof> {
        let seat = Game::turn(self).seat()?;
        let view = Game::view(self, Viewer::Seat(seat));
        G::riddle(&view, seat, limits).map(Proof::from)
    }

    fn explain(&self, viewer: Viewer, text: &str) -> Option<Sentence> {
        G::explain(&Game::view(self, viewer), text)
    }

    fn perft(&self, depth: u32) -> Option<u64> {
        Game::perft(self, depth)
    }

    fn playout(&self, rng: &mut Rng) -> Playout {
        Game::playout(self, rng)
    }

    fn plain_playout(&self, rng: &mut Rng) -> Playout {
        walk::playout(self, rng)
    }

    fn boxed_clone(&self) -> Box<dyn AnyGame> {
        Box::new(self.clone())
    }
}
