//! The game as the search walks it: luck throws, and a move is all that a seat
//! does before somebody else acts.

use bots::Position;
use bots::expectimax::Dice;
use rules::{Game, PerSeat, Turn};

use super::worth::{self, Sight};
use crate::dice::Throw;
use crate::notation::{Action, Meeting, Use};
use crate::piece::Piece;
use crate::{Ludo, Phase};

/// A position and what is seen of it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Race {
    pub(crate) game: Ludo,
    pub(crate) sight: Sight,
}

/// What a seat does in one go: an action, and one with the other die if nobody
/// has to move back in between.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Go {
    pub(crate) first: Action,
    pub(crate) second: Option<Action>,
}

impl Go {
    /// Just this action.
    pub(crate) const fn one(first: Action) -> Go {
        let second = None;
        Go { first, second }
    }
}

impl Position for Race {
    type Move = Go;

    fn turn(&self) -> Turn {
        self.game.turn()
    }

    /// Of two goes that come to the same with the dice in another order, only
    /// one is listed.
    fn moves(&self, list: &mut Vec<Go>) {
        for first in self.game.menu() {
            let next = after(&self.game, first);
            if !goes_on(&self.game, &next) {
                list.push(Go::one(first));
                continue;
            }
            for second in next.menu() {
                if !self.is_listed_otherwise(&next, first, second) {
                    let second = Some(second);
                    list.push(Go { first, second });
                }
            }
        }
    }

    fn play(&mut self, go: &Go) {
        self.game.carry_out(go.first);
        if let Some(second) = go.second {
            self.game.carry_out(second);
        }
    }
}

impl Dice for Race {
    type Luck = Throw;

    fn chances(&self, list: &mut Vec<(Throw, u32)>) {
        list.extend(Throw::all());
    }

    fn resolve(&mut self, throw: &Throw) {
        self.game.throw(*throw);
    }

    fn judge(&self) -> PerSeat<f32> {
        worth::shares(&self.game, self.sight)
    }
}

impl Race {
    /// Whether the two actions, played the other way round, end in the same
    /// position, and that is the go that is listed.
    fn is_listed_otherwise(&self, next: &Ludo, first: Action, second: Action) -> bool {
        let (Action::Use(one), Action::Use(other)) = (first, second) else {
            return false;
        };
        let comes_later = (one.face, one.number) > (other.face, other.number);
        comes_later
            && meet_nobody([one, other])
            && allows(&self.game, other)
            && ends_alike(&self.game, next, one, other)
    }
}

fn ends_alike(game: &Ludo, next: &Ludo, one: Use, other: Use) -> bool {
    let turned = after(game, Action::Use(other));
    allows(&turned, one) && after(&turned, Action::Use(one)) == after(next, Action::Use(other))
}

/// Whether a use that meets nobody is legal.
fn allows(game: &Ludo, used: Use) -> bool {
    let Phase::Play { seat, dice } = game.phase else {
        return false;
    };
    let piece = Piece::new(seat, used.number);
    let landing = game.board.landing_by(piece, used.face, dice);
    dice.choices().any(|face| face == used.face)
        && landing.is_some_and(|landing| game.board.met(piece, landing.to).is_empty())
}

fn meet_nobody(uses: [Use; 2]) -> bool {
    uses.iter().all(|used| used.meeting == Meeting::Nobody)
}

/// The position after an action of the menu.
pub(crate) fn after(game: &Ludo, action: Action) -> Ludo {
    let mut next = *game;
    next.carry_out(action);
    next
}

/// Whether the turn of the same seat goes on with the other die.
fn goes_on(game: &Ludo, next: &Ludo) -> bool {
    matches!(next.phase, Phase::Play { .. }) && next.turn() == game.turn()
}

#[cfg(test)]
mod tests {
    use rules::{Luck, Rng, Setup};

    use super::*;
    use crate::{Options, Release};

    /// Where the goes of a seat can end, each once.
    fn ends(game: &Ludo, goes: &[Go]) -> Vec<Ludo> {
        let mut ends = Vec::new();
        for go in goes {
            let mut race = Race {
                game: *game,
                sight: Sight::Places,
            };
            race.play(go);
            if !ends.contains(&race.game) {
                ends.push(race.game);
            }
        }
        ends
    }

    /// Every go in every order.
    fn all(game: &Ludo) -> Vec<Go> {
        let firsts = game.menu().into_iter();
        let goes = firsts.flat_map(|first| {
            let next = after(game, first);
            let seconds = goes_on(game, &next).then(|| next.menu());
            match seconds {
                None => vec![Go::one(first)],
                Some(seconds) => {
                    let with = |second| Go {
                        first,
                        second: Some(second),
                    };
                    seconds.into_iter().map(with).collect()
                }
            }
        });
        goes.collect()
    }

    #[test]
    fn the_goes_that_are_not_listed_lead_nowhere_else() {
        let mut rng = Rng::seeded(1);
        let mut spared = 0;
        for (round, seats) in [2, 3, 4, 2, 3, 4].into_iter().enumerate() {
            let release = [Release::Bound, Release::Free][round / 3];
            let options = Options {
                release,
                ..Options::default()
            };
            let mut game = Ludo::start(&Setup::new(seats, options)).expect("usual colours");
            while !game.turn().is_over() {
                if game.turn() == Turn::Chance {
                    game.throw(Throw::fair(&mut rng));
                    continue;
                }
                let mut goes = Vec::new();
                let sight = Sight::Places;
                Race { game, sight }.moves(&mut goes);
                let (few, many) = (ends(&game, &goes), ends(&game, &all(&game)));
                assert!(many.iter().all(|end| few.contains(end)), "{game:?}");
                spared += all(&game).len() - goes.len();
                let menu = game.menu();
                game.carry_out(menu[rng.below(menu.len() as u32) as usize]);
            }
        }
        assert!(spared > 1000, "only {spared} goes spared");
    }
}
