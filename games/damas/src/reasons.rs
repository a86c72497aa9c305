//! Why a move is not one: the rule that a player would name first.

use rules::Refusal;

use crate::refusals as no;
use crate::squares::{Squares, far_row};
use crate::{Action, Chain, Damas, Square};

impl Damas {
    /// Why the own piece on `from` cannot quietly go to `to`.
    pub(crate) fn why_not_quiet(&self, from: Square, to: Square) -> Refusal {
        let captures = self.captures(|chain| {
            chain.from() == from && (chain.to() == to || chain.squares()[1] == to)
        });
        if !captures.is_empty() {
            return two(&no::IS_CAPTURE, from, to).instead(captures);
        }
        if from == to {
            return Refusal::of(&no::SAME_SQUARE).at(from);
        }
        let Some(distance) = from.distance(to) else {
            return two(&no::NOT_DIAGONAL, from, to);
        };
        if self.is_man(from) && self.goes_back(from, to) {
            return two(&no::BACKWARDS, from, to);
        }
        if self.is_man(from) && distance > 1 {
            return two(&no::TOO_FAR, from, to);
        }
        match self.between(from, to).next() {
            Some(piece) => two(&no::BLOCKED, from, to).at(piece),
            None => Refusal::of(&no::OCCUPIED).at(to),
        }
    }

    /// Why the capture cannot jump from `at` to `to` with this prey left.
    pub(crate) fn why_no_jump(
        &self,
        chain: &Chain,
        at: Square,
        to: Square,
        prey: Squares,
    ) -> Refusal {
        let quiet = Action::Quiet { from: at, to };
        if chain.squares().len() == 2 && self.check(&quiet).is_ok() {
            return two(&no::NOT_CAPTURE, at, to).instead([quiet]);
        }
        let fits = |legal: &Chain| legal.from() == chain.from() && legal.to() == chain.to();
        self.jump_refusal(chain.from(), at, to, prey)
            .instead(self.captures(fits))
    }

    /// Why the capture cannot end where it does.
    pub(crate) fn why_not_yet(&self, chain: &Chain) -> Refusal {
        let begun = |legal: &Chain| legal.squares().starts_with(chain.squares());
        match self.captures(begun) {
            // The piece could go on, but another kind has to capture.
            none if none.is_empty() => {
                Refusal::of(&no::KING_FIRST).instead(self.captures(|_| true))
            }
            longer => Refusal::of(&no::GOES_ON).at(chain.to()).instead(longer),
        }
    }

    fn jump_refusal(&self, from: Square, at: Square, to: Square, prey: Squares) -> Refusal {
        if at == to {
            return Refusal::of(&no::SAME_SQUARE).at(at);
        }
        if self.is_man(from) && at != from && at.bit() & far_row(self.now.position.turn) != 0 {
            return Refusal::of(&no::CROWNED).at(at);
        }
        let Some(distance) = at.distance(to) else {
            return two(&no::NOT_DIAGONAL, at, to);
        };
        if self.is_man(from) && self.goes_back(at, to) {
            return two(&no::CAPTURE_BACKWARDS, at, to);
        }
        if self.is_man(from) && distance != 2 {
            return two(&no::MAN_JUMP, at, to);
        }
        if to != from && self.piece(to).is_some() {
            return Refusal::of(&no::OCCUPIED).at(to);
        }
        self.way_refusal(from, at, to, prey)
    }

    /// What is wrong with the pieces on the way of a jump.
    fn way_refusal(&self, from: Square, at: Square, to: Square, prey: Squares) -> Refusal {
        let mut way = self.between(at, to).filter(|&square| square != from);
        let (first, second) = (way.next(), way.next());
        let position = &self.now.position;
        let mine = |square: &Square| position.own() & square.bit() != 0;
        let taken = |square: &Square| position.foes() & !prey & square.bit() != 0;
        let met = || first.iter().chain(&second);
        if let Some(own) = met().find(|square| mine(square)) {
            return Refusal::of(&no::OWN_PIECE).at(own);
        }
        if let Some(twice) = met().find(|square| taken(square)) {
            return Refusal::of(&no::JUMPED_TWICE).at(twice);
        }
        match second {
            Some(_) => two(&no::TWO_PIECES, at, to),
            None => two(&no::NOTHING_THERE, at, to),
        }
    }

    fn is_man(&self, at: Square) -> bool {
        self.now.position.own_men() & at.bit() != 0
    }

    fn goes_back(&self, from: Square, to: Square) -> bool {
        let white = self.now.position.turn == rules::Seat::FIRST;
        from.row() != to.row() && (to.row() > from.row()) == white
    }
}

fn two(rule: &'static rules::Rule, from: Square, to: Square) -> Refusal {
    Refusal::of(rule).at(from).at(to)
}
