//! Why an action is refused: the most helpful of the rules it breaks.

use rules::{Refusal, Rule, Seat, common};

use crate::board::STEP_BACK;
use crate::dice::{Dice, Tie};
use crate::notation::{Action, Meeting, Use};
use crate::piece::{Piece, PieceSet};
use crate::track::{Face, HOME, LAST, PRISON};
use crate::travel::NoRide;
use crate::{Ludo, Phase, refusals};

/// How many legal actions a refusal names.
const NAMED: usize = 3;

impl Ludo {
    /// What is wrong with an action that is not legal here.
    pub(crate) fn objection(&self, action: Action) -> Refusal {
        match (self.phase, action) {
            (Phase::Over(_), _) => Refusal::of(&common::GAME_OVER),
            (Phase::Draw(_) | Phase::Throw(_), _) => Refusal::of(&common::NOT_DUE).at(action),
            (Phase::Back { seat, .. }, Action::Back(number)) => {
                let rule = self.no_way_back(Piece::new(seat, number));
                Refusal::of(rule).at(number).instead(self.menu())
            }
            (Phase::Back { .. }, _) => Refusal::of(&refusals::RETREAT_DUE).instead(self.menu()),
            (Phase::Play { seat, dice }, _) => self.against_playing(seat, dice, action),
        }
    }

    fn no_way_back(&self, piece: Piece) -> &'static Rule {
        match self.board.progress(piece) {
            PRISON => &refusals::BACK_FROM_PRISON,
            0..STEP_BACK => &refusals::BACK_TOO_NEAR,
            _ => &refusals::BACK_FROM_LANE,
        }
    }

    fn against_playing(&self, seat: Seat, dice: Dice, action: Action) -> Refusal {
        if self.board.ones_are_due(seat, dice) {
            let behind = named(self.board.two_behind(seat));
            let refusal = Refusal::of(&refusals::ONES_DUE).at(behind);
            return refusal.instead([Action::Ones]);
        }
        let some = || self.menu().into_iter().take(NAMED);
        match action {
            Action::Use(used) => self.against_using(seat, dice, used),
            Action::Back(_) => Refusal::of(&refusals::NO_RETREAT).instead(some()),
            Action::Pass => Refusal::of(&refusals::CAN_USE).instead(some()),
            Action::Ones => against_ones(dice).instead(some()),
        }
    }

    fn against_using(&self, seat: Seat, dice: Dice, used: Use) -> Refusal {
        let piece = Piece::new(seat, used.number);
        let refusal = if !dice.choices().any(|face| face == used.face) {
            let refusal = Refusal::of(&refusals::NO_SUCH_DIE);
            refusal.at(used.face.letter()).at(dice)
        } else if let Some(landing) = self.board.landing_by(piece, used.face, dice) {
            self.against_meeting(piece, landing.to, used.meeting)
        } else if self.board.landing(piece, used.face).is_some() {
            against_tie(dice, used)
        } else {
            self.immovable(piece, used.face)
        };
        refusal.instead(self.closest(used))
    }

    /// Why the die does not move the piece.
    fn immovable(&self, piece: Piece, face: Face) -> Refusal {
        let about = |rule| Refusal::of(rule).at(piece.number());
        let progress = self.board.progress(piece);
        match (progress, face) {
            (PRISON, Face::Crown) => {
                let first = self.board.first_prisoner(piece.seat()).unwrap_or(piece);
                about(&refusals::LOWEST_FIRST).at(first.number())
            }
            (PRISON | HOME, _) => about(immovable(progress)),
            _ => about(immovable(progress)).at(face.letter()),
        }
    }

    /// What is wrong with how a piece that can move there treats the enemies.
    fn against_meeting(&self, piece: Piece, to: i8, meeting: Meeting) -> Refusal {
        let (met, square) = (
            self.board.met(piece, to),
            self.board.colour(piece).square(to),
        );
        if met.is_empty() {
            return Refusal::of(&refusals::NOBODY_THERE).at(piece.number());
        }
        let Meeting::Ride(carrier) = meeting else {
            return Refusal::of(&refusals::CHOOSE).at(square).at(named(met));
        };
        if carrier.seat() == piece.seat() {
            return Refusal::of(&refusals::OWN_CARRIER).at(carrier);
        }
        if !met.contains(carrier) {
            return Refusal::of(&refusals::CARRIER_ELSEWHERE).at(carrier);
        }
        match self.board.ride(piece, to, carrier) {
            Err(NoRide::LastSquare) => Refusal::of(&refusals::RIDE_ON_LAST).at(square),
            _ => Refusal::of(&refusals::SAME_COLOUR).at(carrier),
        }
    }

    /// What could be done with that die and that piece; if nothing, some actions
    /// with one of the two.
    fn closest(&self, used: Use) -> Vec<Action> {
        let distance = |action: &Action| match action {
            Action::Use(it) => u8::from(it.number != used.number) + u8::from(it.face != used.face),
            _ => 2,
        };
        let mut actions = self.menu();
        actions.sort_by_key(distance);
        let same = actions
            .iter()
            .filter(|action| distance(action) == 0)
            .count();
        let most = if same > 0 { same } else { NAMED };
        actions.into_iter().take(most).collect()
    }
}

fn against_ones(dice: Dice) -> Refusal {
    match dice {
        Dice::Both(throw) if throw.is_double_one() => Refusal::of(&refusals::NOBODY_BEHIND),
        _ => Refusal::of(&refusals::NO_DOUBLE_ONE).at(dice),
    }
}

/// Why the first die keeps a piece from using the second (rule 3).
fn against_tie(dice: Dice, used: Use) -> Refusal {
    match dice.left().map(|left| left.tie) {
        Some(Tie::Bound(released)) => {
            let refusal = Refusal::of(&refusals::NUMBER_BOUND);
            refusal.at(used.face.letter()).at(released)
        }
        _ => Refusal::of(&refusals::NUMBER_USED).at(used.number),
    }
}

/// The rule by which a face that takes a piece nowhere cannot be used for it.
pub(crate) fn immovable(progress: i8) -> &'static Rule {
    match progress {
        PRISON => &refusals::NEEDS_CROWN,
        HOME => &refusals::ARRIVED,
        ..=LAST => &refusals::NO_SYMBOL_AHEAD,
        _ => &refusals::LANE_NEEDS_POINTS,
    }
}

/// Pieces by their names.
fn named(pieces: PieceSet) -> String {
    let names: Vec<String> = pieces.iter().map(|piece| piece.to_string()).collect();
    names.join(" ")
}
