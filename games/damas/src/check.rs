//! Whether an action is legal, and if not, by which rule.

use rules::{Refusal, common};

use crate::now::{Moment, Play};
use crate::position::Move;
use crate::refusals as no;
use crate::{Action, Capture, Chain, Damas, Square, action};

/// A refusal offers at most so many other actions.
const OFFERED: usize = 6;

impl Damas {
    /// What the action does here, or why it may not be done.
    pub(crate) fn check(&self, action: &Action) -> Result<Play, Refusal> {
        if self.now.ending.is_some() {
            return Err(Refusal::of(&common::GAME_OVER));
        }
        match *action {
            Action::Quiet { from, to } => self.check_quiet(from, to).map(Play::Move),
            Action::Capture(chain) => self.check_capture(&chain).map(Play::Move),
            Action::Force => self.check_answer().map(|()| Play::Force),
            Action::Huff(at) => self.check_huff(at),
        }
    }

    fn check_quiet(&self, from: Square, to: Square) -> Result<Move, Refusal> {
        self.check_own(from)?;
        if self.now.position.quiets_of(from.bit()) & to.bit() == 0 {
            return Err(self.why_not_quiet(from, to));
        }
        if self.now.duty(self.capture) != 0 {
            return Err(Refusal::of(&no::MUST_CAPTURE).instead(self.captures(|_| true)));
        }
        Ok(Move {
            from: from.bit(),
            to: to.bit(),
            taken: 0,
        })
    }

    fn check_capture(&self, chain: &Chain) -> Result<Move, Refusal> {
        self.check_own(chain.from())?;
        let position = &self.now.position;
        let jumps = position.jumps(chain.from().bit());
        let mut prey = position.foes();
        for leg in chain.squares().windows(2) {
            let victim = jumps.victim(leg[0].bit(), leg[1].bit(), prey);
            if victim == 0 {
                return Err(self.why_no_jump(chain, leg[0], leg[1], prey));
            }
            prey &= !victim;
        }
        if jumps.can_go_on(chain.to().bit(), prey) {
            return Err(self.why_not_yet(chain));
        }
        let from = chain.from().bit();
        let duty = self.now.duty(self.capture);
        if duty != 0 && duty & from == 0 {
            return Err(Refusal::of(&no::KING_FIRST).instead(self.captures(|_| true)));
        }
        Ok(Move {
            from,
            to: chain.to().bit(),
            taken: position.foes() & !prey,
        })
    }

    /// Whether an offence may be answered now.
    fn check_answer(&self) -> Result<(), Refusal> {
        let rule = match self.now.moment {
            Moment::Offence(_) => return Ok(()),
            Moment::Huffed => &no::AFTER_HUFF,
            Moment::Forced => &no::AFTER_FORCE,
            Moment::Plain if self.capture == Capture::Strict => &no::STRICT,
            Moment::Plain => &no::NO_OFFENCE,
        };
        Err(Refusal::of(rule))
    }

    fn check_huff(&self, at: Square) -> Result<Play, Refusal> {
        self.check_answer()?;
        if self.piece(at).is_none() {
            return Err(Refusal::of(&no::EMPTY_SQUARE).at(at));
        }
        if self.now.at_fault() & at.bit() == 0 {
            let huffs = self.at_fault().map(Action::Huff);
            return Err(Refusal::of(&no::NOT_AT_FAULT).at(at).instead(huffs));
        }
        Ok(Play::Huff(at.bit()))
    }

    /// Whether the seat to move has a piece there.
    fn check_own(&self, from: Square) -> Result<(), Refusal> {
        match self.piece(from) {
            None => Err(Refusal::of(&no::EMPTY_SQUARE).at(from)),
            Some(piece) if piece.seat == self.now.position.turn => Ok(()),
            Some(_) => Err(Refusal::of(&no::RIVAL_PIECE).at(from)),
        }
    }

    /// Some legal captures for which `fits` holds.
    pub(crate) fn captures(&self, fits: impl Fn(&Chain) -> bool) -> Vec<Action> {
        let mut captures = Vec::new();
        self.now.menu(self.capture).visit(|play, trace| {
            if let Action::Capture(chain) = action(play, trace)
                && captures.len() < OFFERED
                && fits(&chain)
            {
                captures.push(Action::Capture(chain));
            }
        });
        captures
    }

    /// The pieces on the squares between two on one diagonal, nearest first.
    pub(crate) fn between(&self, from: Square, to: Square) -> impl Iterator<Item = Square> {
        let occupied = self.now.position.pieces[0] | self.now.position.pieces[1];
        from.between(to)
            .filter(move |square| occupied & square.bit() != 0)
    }
}
