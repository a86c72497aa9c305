//! Games in which everybody lays the word worth most: how quickly words are found.

use std::hint::black_box;

use rules::{Feat, Game, Rng, Text, Turn};

use crate::{Action, Ideograma};

impl Ideograma {
    /// Plays on to the end, each turn with the word worth most; the scores are
    /// added up.
    pub fn best_scoring_game(mut self, rng: &mut Rng) -> i32 {
        loop {
            match self.turn() {
                Turn::Over(_) => return self.scores().iter().sum(),
                Turn::Chance => {
                    let draw = self.roll(rng).expect("luck is to move");
                    self.resolve(&draw).expect("a rolled outcome resolves");
                }
                Turn::Seat(_) => {
                    let best = self.best_word();
                    let action = best.map_or(Action::Pass, |(word, _)| Action::Lay(word));
                    self.play(&action).expect("the best word plays");
                }
            }
        }
    }
}

/// Such games, one after the other.
pub(crate) fn feat(game: Ideograma) -> Feat {
    let mut rng = Rng::seeded(1);
    Feat {
        name: Text::new(
            "partidas en las que cada cual pone la palabra que más vale",
            "games in which everybody lays the word worth most",
        ),
        run: Box::new(move || {
            black_box(game.clone().best_scoring_game(&mut rng));
        }),
    }
}
