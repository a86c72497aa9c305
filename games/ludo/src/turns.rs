//! The course of a turn: throw, use both dice, move back in between, hand on.

use rules::Seat;

use crate::Ludo;
use crate::dice::{Dice, Left, Throw};
use crate::draw::Draw;
use crate::notation::{Action, Use};
use crate::piece::{EACH, Piece};
use crate::track::PRISON;

/// What the game is waiting for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Phase {
    /// A throw of the starting draw.
    Draw(Draw),
    /// A throw for the turn of this seat.
    Throw(Seat),
    /// The seat uses one of these dice, or cannot use any of a fresh throw.
    Play { seat: Seat, dice: Dice },
    /// The seat moves a piece back before `mover` goes on with what is left.
    Back {
        mover: Seat,
        seat: Seat,
        left: Option<Left>,
    },
    /// Nothing: this seat has won.
    Over(Seat),
}

impl Ludo {
    /// Takes note of a throw; nothing happens unless luck is to move.
    pub(crate) fn throw(&mut self, throw: Throw) {
        match &mut self.phase {
            Phase::Draw(draw) => {
                if let Some(first) = draw.note(throw) {
                    self.phase = Phase::Throw(first);
                }
            }
            Phase::Throw(seat) => {
                let (seat, dice) = (*seat, Dice::Both(throw));
                self.phase = Phase::Play { seat, dice };
            }
            Phase::Play { .. } | Phase::Back { .. } | Phase::Over(_) => {}
        }
    }

    /// Carries out an action of the menu; nothing happens unless a seat is to
    /// act.
    pub(crate) fn carry_out(&mut self, action: Action) {
        match (self.phase, action) {
            (Phase::Play { seat, dice }, Action::Use(used)) => self.use_die(seat, dice, used),
            (Phase::Play { seat, .. }, Action::Ones) => {
                self.board.imprison(self.board.two_behind(seat));
                self.hand_on(seat);
            }
            (Phase::Play { seat, .. }, Action::Pass) => self.hand_on(seat),
            (Phase::Back { mover, seat, left }, Action::Back(number)) => {
                self.board.retreat(Piece::new(seat, number));
                self.ask_back(mover, seat, left);
            }
            _ => {}
        }
    }

    fn use_die(&mut self, seat: Seat, dice: Dice, used: Use) {
        let piece = Piece::new(seat, used.number);
        let Some(landing) = self.board.landing(piece, used.face) else {
            return;
        };
        let released = self.board.progress(piece) == PRISON;
        self.board.advance(piece, landing.to, used.meeting);
        let left = dice.without(used, released, self.release);
        if self.board.arrived(seat) == EACH {
            self.phase = Phase::Over(seat);
        } else if landing.retreat {
            self.ask_back(seat, seat, left);
        } else {
            self.go_on(seat, left);
        }
    }

    /// Rule 8: the next seat after `last` that can moves back, until the turn
    /// order comes round to the mover.
    fn ask_back(&mut self, mover: Seat, last: Seat, left: Option<Left>) {
        let next = self.going_back(mover, last).next();
        match next {
            Some(seat) => self.phase = Phase::Back { mover, seat, left },
            None => self.go_on(mover, left),
        }
    }

    /// The seats after `last` and before the mover that can move back.
    pub(crate) fn going_back(&self, mover: Seat, last: Seat) -> impl Iterator<Item = Seat> {
        let next = |seat: &Seat| Some(seat.next(self.seats()));
        let after = std::iter::successors(Some(last), next).skip(1);
        let others = after.take_while(move |&seat| seat != mover);
        others.filter(|&seat| self.board.must_retreat(seat))
    }

    /// Rule 2: the turn goes on with the other die if that can be used.
    pub(crate) fn go_on(&mut self, seat: Seat, left: Option<Left>) {
        match left.map(Dice::One) {
            Some(dice) if self.board.can_use(seat, dice) => {
                self.phase = Phase::Play { seat, dice };
            }
            _ => self.hand_on(seat),
        }
    }

    fn hand_on(&mut self, seat: Seat) {
        self.phase = Phase::Throw(seat.next(self.seats()));
    }
}
