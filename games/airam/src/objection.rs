//! Why an action is refused: what is due instead, or what is wrong with it.

use rules::{Refusal, common};

use crate::square::Square;
use crate::steps::keeps;
use crate::table::Phase;
use crate::tokens::{Colour, Tokens};
use crate::{Action, Airam, Chance, refusals};

/// How many legal actions a refusal names.
const NAMED: usize = 3;

impl Airam {
    /// What is wrong with an action that is not legal here. It tells nothing but
    /// what the seat to act knows.
    pub(crate) fn objection(&self, action: Action) -> Refusal {
        match (self.phase, action) {
            (Phase::Over, _) => Refusal::of(&common::GAME_OVER),
            (Phase::Fill | Phase::Draw, _) => Refusal::of(&common::NOT_DUE).at(action),
            (Phase::Keep(drawn), Action::Keep { keep, give }) => to_keeping(drawn, keep, give),
            (Phase::Keep(drawn), Action::Place(square)) => {
                let refusal = Refusal::of(&refusals::KEEP_FIRST).at(square);
                refusal.instead(keeps(drawn).iter().take(NAMED))
            }
            (_, Action::Place(square)) => self.to_placing(square),
            (Phase::PlaceGiven { given, .. }, Action::Keep { .. }) => {
                let refusal = Refusal::of(&refusals::PLACE_GIVEN).at(given);
                refusal.instead(self.board.empty().iter().take(NAMED))
            }
            (Phase::PlaceLast(last), Action::Keep { .. }) => {
                let refusal = Refusal::of(&refusals::PLACE_LAST).at(last);
                refusal.instead(self.board.empty().iter().take(NAMED))
            }
        }
    }

    /// What is wrong with an outcome of luck that cannot come up here.
    pub(crate) fn objection_to_luck(&self, chance: Chance) -> Refusal {
        match (self.phase, chance) {
            (Phase::Over, _) => Refusal::of(&common::GAME_OVER),
            (Phase::Fill, Chance::Fill(_)) | (Phase::Draw, Chance::Draw(_)) => {
                Refusal::of(&refusals::NOT_IN_CUP).at(chance)
            }
            _ => Refusal::of(&common::NOT_DUE).at(chance),
        }
    }

    fn to_placing(&self, square: Square) -> Refusal {
        let colour = self.board.colour(square);
        let refusal = Refusal::of(&refusals::TAKEN).at(square);
        let refusal = colour.into_iter().fold(refusal, Refusal::at);
        refusal.instead(self.nearest(square).take(NAMED))
    }

    /// The empty squares, those in contact with `square` first.
    fn nearest(&self, square: Square) -> impl Iterator<Item = Square> {
        let (empty, near) = (self.board.empty(), self.ground.neighbours(square));
        let others = empty.without(near);
        empty.and(near).iter().chain(others.iter())
    }
}

fn to_keeping(drawn: Tokens, keep: Colour, give: Colour) -> Refusal {
    let missing = [keep, give].into_iter().find(|&it| drawn.count(it) == 0);
    let refusal = match missing {
        Some(colour) => Refusal::of(&refusals::NOT_DRAWN).at(colour).at(drawn),
        None => Refusal::of(&refusals::ONLY_ONE).at(keep),
    };
    refusal.instead(keeps(drawn).iter().take(NAMED))
}
