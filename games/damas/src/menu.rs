//! The legal actions of one moment: counted, or visited one by one.

use rules::{Luck, Rng};

use crate::now::Play;
use crate::position::{Move, Position};
use crate::squares::{Squares, each};

/// What may be done, by kinds.
pub(crate) struct Menu<'a> {
    pub(crate) position: &'a Position,
    /// The pieces that may be huffed; the offence may be forced if there are any.
    pub(crate) at_fault: Squares,
    /// The pieces that may capture.
    pub(crate) capturers: Squares,
    /// Whether quiet moves are legal.
    pub(crate) quiet: bool,
}

impl Menu<'_> {
    /// How many actions there are.
    pub(crate) fn count(&self) -> u32 {
        let at_fault = self.at_fault.count_ones();
        let mut captures = 0;
        self.position.captures(self.capturers, |_, _| captures += 1);
        at_fault + u32::from(at_fault > 0) + captures + self.count_quiets()
    }

    fn count_quiets(&self) -> u32 {
        if self.quiet {
            self.position.count_quiets()
        } else {
            0
        }
    }

    /// Visits every action, always in the same order, with the squares that a
    /// capture goes through.
    pub(crate) fn visit(&self, mut visit: impl FnMut(Play, &[Squares])) {
        self.visit_sharp(&mut visit);
        if self.quiet {
            self.position.quiets(|step| visit(Play::Move(step), &[]));
        }
    }

    /// Visits all but the quiet moves.
    fn visit_sharp(&self, mut visit: impl FnMut(Play, &[Squares])) {
        if self.at_fault != 0 {
            visit(Play::Force, &[]);
        }
        each(self.at_fault).for_each(|piece| visit(Play::Huff(piece), &[]));
        self.position.captures(self.capturers, |trace, taken| {
            let (from, to) = (trace[0], trace[trace.len() - 1]);
            visit(Play::Move(Move { from, to, taken }), trace);
        });
    }

    /// One of the actions, drawn by its place in the order of visits. `sharp`
    /// is room to work in.
    pub(crate) fn draw(&self, rng: &mut Rng, sharp: &mut Vec<Play>) -> Option<Play> {
        sharp.clear();
        self.visit_sharp(|play, _| sharp.push(play));
        let place = rng.below(sharp.len() as u32 + self.count_quiets());
        if let Some(&play) = sharp.get(place as usize) {
            return Some(play);
        }
        let quiet = self.position.nth_quiet(place - sharp.len() as u32);
        quiet.map(Play::Move)
    }
}
