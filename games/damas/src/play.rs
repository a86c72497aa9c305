//! What an action does, and how the end is judged after it.

use rules::Seat;

use crate::draws::KINGS_MOVES;
use crate::now::{Moment, Now, Offence, Play};
use crate::position::Move;
use crate::squares::Squares;
use crate::{Capture, Damas, Ending};

impl Damas {
    /// Does what is known to be legal.
    pub(crate) fn make(&mut self, play: Play) {
        match play {
            Play::Move(step) => self.trail.advance(&self.now.position, step),
            // After `force` a capture comes next, so what the trail held can
            // never come back.
            Play::Force | Play::Huff(_) => self.trail.cut(),
        }
        self.now.make(play, self.capture);
        self.now.ending = self.judge();
    }

    /// Whether the game is over now: losses come before draws.
    pub(crate) fn judge(&self) -> Option<Ending> {
        let present = self.now.judge();
        if present.is_some() {
            return present;
        }
        if self.trail.is_repeated(&self.now.position) {
            return Some(Ending::Repetition);
        }
        self.trail.is_stale().then_some(Ending::Peace)
    }
}

impl Now {
    /// Does what is known to be legal. The end has yet to be judged.
    pub(crate) fn make(&mut self, play: Play, capture: Capture) {
        match play {
            Play::Move(step) => self.make_move(step, capture),
            Play::Force => self.force(),
            Play::Huff(piece) => {
                self.position.huff(piece);
                self.moment = Moment::Huffed;
            }
        }
    }

    fn make_move(&mut self, step: Move, capture: Capture) {
        let at_fault = self.faults(step, capture);
        self.moment = if at_fault == 0 {
            Moment::Plain
        } else {
            Moment::Offence(Offence {
                at_fault,
                before: self.position,
                kings_moves: self.kings_moves,
            })
        };
        self.kings_moves += u8::from(self.position.only_kings());
        self.position.make(step);
    }

    /// The pieces that this move puts at fault, where they stand after it.
    pub(crate) fn faults(&self, step: Move, capture: Capture) -> Squares {
        if capture == Capture::Strict || self.moment == Moment::Forced {
            return 0;
        }
        let bound = self.position.bound();
        let moved = bound & step.from != 0;
        match (moved, step.taken != 0) {
            (true, true) => 0,
            (true, false) => bound & !step.from | step.to,
            (false, _) => bound,
        }
    }

    fn force(&mut self) {
        let Moment::Offence(offence) = self.moment else {
            return;
        };
        *self = Now {
            position: offence.before,
            moment: Moment::Forced,
            kings_moves: offence.kings_moves,
            ending: None,
        };
    }

    /// Whether the game is over by what stands on the board.
    pub(crate) fn judge(&self) -> Option<Ending> {
        let position = &self.position;
        if let Some(bare) = Seat::all(2).find(|seat| position.pieces[seat.index()] == 0) {
            return Some(Ending::NoPieces(bare));
        }
        if !position.can_move() && !matches!(self.moment, Moment::Offence(_)) {
            return Some(Ending::NoMove(position.turn));
        }
        (self.kings_moves >= KINGS_MOVES).then_some(Ending::OnlyKings)
    }
}
