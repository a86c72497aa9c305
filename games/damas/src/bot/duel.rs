//! What alpha-beta asks of a position.

use bots::alpha_beta::Duel;

use super::board::{Board, mixed};
use crate::menu::Menu;
use crate::now::{Moment, Play};
use crate::position::Position;
use crate::squares::far_row;

/// From so many moves without anything final on, the count is part of what
/// tells positions apart.
const LATE: u8 = 50;

impl Duel for Board<'_> {
    fn evaluate(&self) -> i32 {
        let worth = self.eye.judge(&self.now.position);
        worth + self.eye.whim(self.key())
    }

    fn key(&self) -> u64 {
        let Position {
            pieces,
            kings,
            turn,
        } = self.now.position;
        let mut key = mixed(pieces[0], pieces[1]);
        key = mixed(key, kings << 4 | turn.index() as u64);
        let late = if self.peace < LATE { 0 } else { self.peace };
        let moment = match self.now.moment {
            // A huff leaves nothing that the next move depends on.
            Moment::Plain | Moment::Huffed => 0,
            Moment::Forced => 1,
            Moment::Offence(offence) => {
                let before = offence.before.pieces;
                mixed(offence.at_fault, mixed(before[0], before[1])) | 1 << 63
            }
        };
        let counts = u64::from(late) << 8 | u64::from(self.now.kings_moves);
        mixed(key, mixed(moment, counts))
    }

    fn promise(&self, action: &Play) -> i32 {
        match action {
            Play::Huff(piece) if piece & self.now.position.kings != 0 => 500,
            Play::Huff(_) => 200,
            Play::Force => 100,
            Play::Move(step) => {
                let position = &self.now.position;
                let taken =
                    step.taken.count_ones() + 2 * (step.taken & position.kings).count_ones();
                let crowned =
                    step.from & !position.kings != 0 && step.to & far_row(position.turn) != 0;
                100 * taken as i32 + 80 * i32::from(crowned)
            }
        }
    }

    fn track(&self, action: &Play) -> usize {
        let (from, to) = match action {
            Play::Move(step) => (step.from, step.to),
            Play::Huff(piece) => (*piece, *piece),
            Play::Force => (1, 1),
        };
        (from.trailing_zeros() << 6 | to.trailing_zeros()) as usize
    }

    fn noisy(&self, list: &mut Vec<Play>) -> bool {
        let calm = self.bound == 0;
        if !calm {
            bots::Position::moves(self, list);
        } else if self.now.at_fault() != 0 {
            let menu = Menu {
                quiet: false,
                ..self.lawful()
            };
            menu.visit(|play, _| list.push(play));
        }
        calm || !self.eye.duty
    }
}
