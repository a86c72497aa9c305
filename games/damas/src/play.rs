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
            Play::Move(step) => self.make_move(step),
            Play::Force => self.force(),
            Play::Huff(piece) => self.huff(piece),
        }
        self.now.ending = self.judge();
    }

    fn make_move(&mut self, step: Move) {
        let at_fault = self.faults(step);
        let now = &mut self.now;
        now.moment = if at_fault == 0 {
            Moment::Plain
        } else {
            Moment::Offence(Offence {
                at_fault,
                before: now.position,
                kings_moves: now.kings_moves,
            })
        };
        self.trail.advance(&now.position, step);
        now.kings_moves += u8::from(now.position.only_kings());
        now.position.make(step);
    }

    /// The pieces that this move puts at fault, where they stand after it.
    fn faults(&self, step: Move) -> Squares {
        if self.capture == Capture::Strict || self.now.moment == Moment::Forced {
            return 0;
        }
        let bound = self.now.position.bound();
        let moved = bound & step.from != 0;
        match (moved, step.taken != 0) {
            (true, true) => 0,
            (true, false) => bound & !step.from | step.to,
            (false, _) => bound,
        }
    }

    fn force(&mut self) {
        let Moment::Offence(offence) = self.now.moment else {
            return;
        };
        // A capture comes next, so what the trail held can never come back.
        self.trail.cut();
        self.now = Now {
            position: offence.before,
            moment: Moment::Forced,
            kings_moves: offence.kings_moves,
            ending: None,
        };
    }

    fn huff(&mut self, piece: Squares) {
        self.trail.cut();
        self.now.position.huff(piece);
        self.now.moment = Moment::Huffed;
    }

    /// Whether the game is over now: losses come before draws.
    pub(crate) fn judge(&self) -> Option<Ending> {
        let position = &self.now.position;
        if let Some(bare) = Seat::all(2).find(|seat| position.pieces[seat.index()] == 0) {
            return Some(Ending::NoPieces(bare));
        }
        if !position.can_move() && !matches!(self.now.moment, Moment::Offence(_)) {
            return Some(Ending::NoMove(position.turn));
        }
        if self.now.kings_moves >= KINGS_MOVES {
            return Some(Ending::OnlyKings);
        }
        if self.trail.is_repeated(position) {
            return Some(Ending::Repetition);
        }
        self.trail.is_stale().then_some(Ending::Peace)
    }
}
