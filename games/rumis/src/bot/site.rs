//! A building site: a position as the searches walk it.

use bots::Position;
use rules::{Game, Turn};

use super::survey::Survey;
use crate::cubes::Cubes;
use crate::plan::PlacementId;
use crate::{Action, Colour, Rumis};

/// A position of several players, and what is seen of it from above.
#[derive(Clone)]
pub(crate) struct Site {
    pub(crate) game: Rumis,
    pub(crate) survey: &'static Survey,
    /// The top cube of every column that has one.
    tops: Cubes,
}

/// What the colour to play does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Ply {
    Place(PlacementId),
    Pass,
}

impl Site {
    pub(crate) fn of(game: &Rumis) -> Site {
        let built = game.built();
        let is_seen = |&place: &usize| {
            let above = game.plan.above(place);
            !above.is_some_and(|above| built.contains(above))
        };
        Site {
            game: game.clone(),
            survey: Survey::of(game.plan),
            tops: built.iter().filter(is_seen).collect(),
        }
    }

    /// The cubes of a colour that are seen from above.
    #[inline]
    pub(crate) fn seen(&self, colour: Colour) -> Cubes {
        self.game.hand(colour).built & self.tops
    }

    /// The same as [`Rumis::points`], faster.
    pub(crate) fn points(&self, colour: Colour) -> i32 {
        self.seen(colour).len() as i32 - self.game.left(colour).len() as i32
    }

    /// The site after a ply.
    #[inline]
    pub(crate) fn after(&self, ply: Ply) -> Site {
        let mut site = self.clone();
        site.play(&ply);
        site
    }

    /// How the ply is written.
    pub(crate) fn action(&self, ply: Ply) -> Action {
        match ply {
            Ply::Place(id) => self.game.action(id),
            Ply::Pass => Action::Pass,
        }
    }
}

impl Position for Site {
    type Move = Ply;

    fn turn(&self) -> Turn {
        self.game.turn()
    }

    fn moves(&self, list: &mut Vec<Ply>) {
        let Some(terms) = self.game.terms() else {
            return;
        };
        terms.legal().for_each(|id| list.push(Ply::Place(id)));
        if list.is_empty() {
            list.push(Ply::Pass);
        }
    }

    #[inline]
    fn play(&mut self, ply: &Ply) {
        match *ply {
            Ply::Place(id) => {
                let sight = self.survey.sight(id);
                self.tops -= sight.hides;
                self.tops |= sight.crown;
                self.game.place(id);
            }
            Ply::Pass => self.game.pass(),
        }
    }
}

#[cfg(test)]
mod tests {
    use rules::{Luck, Rng, Setup};

    use super::*;
    use crate::{Options, Scenario};

    #[test]
    fn the_sight_from_above_is_kept_up() {
        for (seed, scenario) in (0..).zip([
            Scenario::Pirka,
            Scenario::Coricancha,
            Scenario::Pisac,
            Scenario::Chullpa,
        ]) {
            let options = Options {
                scenario: Some(scenario),
                ..Options::default()
            };
            let game = Rumis::start(&Setup::new(3, options)).expect("these go together");
            let (mut site, mut rng) = (Site::of(&game), Rng::seeded(seed));
            let mut plies = Vec::new();
            while !site.turn().is_over() {
                plies.clear();
                site.moves(&mut plies);
                site.play(&plies[rng.below(plies.len() as u32) as usize]);
                assert_eq!(site.tops, Site::of(&site.game).tops);
                for colour in site.game.colours() {
                    assert_eq!(site.points(colour), site.game.points(colour));
                }
            }
        }
    }
}
