//! A game of DAMAS as the search walks it.
//!
//! Most offences need not be looked at. The rival may answer any of them with
//! `force`, and then the offender has exactly the captures that it could have
//! made at once; so an offence is never better than the best lawful move. Only
//! one that ends the game on the spot cannot be answered, and may be worth it.

use arrayvec::ArrayVec;
use rules::Turn;

use super::worth::Eye;
use crate::draws::{KINGS_MOVES, OCCURRENCES, PEACEFUL_MOVES};
use crate::menu::Menu;
use crate::now::{Moment, Now, Play};
use crate::position::Move;
use crate::squares::Squares;
use crate::{Capture, Damas, Ending};

/// How many kings' moves in a row the search keeps in mind.
const MEMORY: usize = 32;

/// A position, what leads to a draw, and who looks at it.
#[derive(Debug, Clone)]
pub(crate) struct Board<'a> {
    capture: Capture,
    pub(crate) now: Now,
    /// The pieces one of which has to capture, whatever becomes of those who do not.
    pub(crate) bound: Squares,
    /// Moves since the last final one.
    pub(crate) peace: u8,
    /// The positions of the game before the search that can still come back.
    past: &'a [[Squares; 2]],
    /// Those of the search, by their fingerprints.
    path: ArrayVec<u32, MEMORY>,
    /// Whether every offence is to be looked at here; only ever at the root.
    bold: bool,
    pub(crate) eye: Eye,
}

impl<'a> Board<'a> {
    /// The position of a game, as somebody with this eye sees it.
    pub(crate) fn of(game: &'a Damas, eye: Eye) -> Board<'a> {
        let past = game.trail.living();
        Board {
            capture: game.capture,
            now: game.now,
            bound: game.now.position.bound(),
            peace: past.len() as u8,
            past,
            path: ArrayVec::new(),
            bold: false,
            eye,
        }
    }

    /// Whether there is more than one move to look at.
    pub(crate) fn has_choice(&self) -> bool {
        let mut moves = Vec::new();
        bots::Position::moves(self, &mut moves);
        moves.len() > 1
    }

    /// Whether the seat to act can break the duty to capture.
    pub(crate) fn may_offend(&self) -> bool {
        self.bound != 0 && self.now.duty(self.capture) == 0
    }

    /// The same, ready to try every offence.
    pub(crate) fn bold(mut self) -> Board<'a> {
        self.bold = true;
        self
    }

    /// The legal actions but for offences.
    pub(crate) fn lawful(&self) -> Menu<'_> {
        Menu {
            position: &self.now.position,
            at_fault: self.now.at_fault(),
            capturers: self.bound,
            quiet: self.bound == 0,
        }
    }

    /// Adds the offences that end the game at once.
    fn final_offences(&self, list: &mut Vec<Play>) {
        let menu = self.now.menu(self.capture);
        let men = menu.capturers & !self.bound;
        // Only a king's quiet move, or the capture of all there is, can end it.
        if !menu.quiet || (men == 0 && self.now.position.own_kings() == 0) {
            return;
        }
        let menu = Menu {
            at_fault: 0,
            capturers: men,
            quiet: self.may_draw(),
            ..menu
        };
        menu.visit(|play, _| {
            let mut next = self.clone();
            bots::Position::play(&mut next, &play);
            if next.now.ending.is_some() && !list.contains(&play) {
                list.push(play);
            }
        });
    }

    /// Whether a quiet move might bring about a draw.
    fn may_draw(&self) -> bool {
        let kings = self.now.kings_moves + 1 >= KINGS_MOVES;
        kings || self.peace > 2
    }

    /// Whether the move breaks the duty to capture.
    fn offends(&self, step: Move) -> bool {
        let dutiful = step.taken != 0 && step.from & self.bound != 0;
        self.bound != 0 && !dutiful
    }

    /// Keeps count of what leads to a draw.
    fn remember(&mut self, play: Play) {
        match play {
            Play::Move(step) if !self.now.position.is_final(step) => {
                if self.path.is_full() {
                    self.path.clear();
                    self.past = &[];
                }
                self.path.push(fingerprint(self.now.position.pieces));
                self.peace += 1;
            }
            _ => {
                self.path.clear();
                self.past = &[];
                self.peace = 0;
            }
        }
    }

    /// Whether the position counts as repeated: by the rules for the third
    /// time, and in the search already for the second, for what came back once
    /// can come back again. (Not with only kings left: their moves are counted.)
    fn is_repeated(&self) -> bool {
        if self.path.is_empty() {
            return false;
        }
        let pieces = self.now.position.pieces;
        let print = fingerprint(pieces);
        let recent = self.path.iter().rev().skip(1).step_by(2);
        let recent = recent.filter(|past| **past == print).count();
        let parity = 1 - self.path.len() % 2;
        let before = self.past.iter().rev().skip(parity).step_by(2);
        let before = before.filter(|past| **past == pieces).count();
        let cycle = recent > 0 && self.now.moment == Moment::Plain && self.now.kings_moves == 0;
        cycle || recent + before + 1 >= OCCURRENCES
    }

    fn judge(&self) -> Option<Ending> {
        let present = self.now.judge();
        if present.is_some() || self.peace == 0 {
            return present;
        }
        if self.is_repeated() {
            return Some(Ending::Repetition);
        }
        (usize::from(self.peace) >= PEACEFUL_MOVES).then_some(Ending::Peace)
    }
}

impl bots::Position for Board<'_> {
    type Move = Play;

    fn turn(&self) -> Turn {
        match self.now.ending {
            Some(ending) => Turn::Over(ending.winners()),
            None => Turn::Seat(self.now.position.turn),
        }
    }

    fn moves(&self, list: &mut Vec<Play>) {
        let menu = if self.bold {
            self.now.menu(self.capture)
        } else {
            self.lawful()
        };
        menu.visit(|play, trace| {
            // Captures along several ways may come to the same.
            if trace.is_empty() || !list.contains(&play) {
                list.push(play);
            }
        });
        if self.bound != 0 && !self.bold {
            self.final_offences(list);
        }
    }

    fn play(&mut self, action: &Play) {
        self.remember(*action);
        let capture = match action {
            // A lawful move leaves nothing behind, as if offences did not exist.
            Play::Move(step) if !self.offends(*step) => Capture::Strict,
            _ => self.capture,
        };
        self.now.make(*action, capture);
        self.bold = false;
        self.bound = self.now.position.bound();
        self.now.ending = self.judge();
    }
}

/// Tells the squares of the pieces apart in fewer bits.
fn fingerprint(pieces: [Squares; 2]) -> u32 {
    (mixed(pieces[0], pieces[1]) >> 32) as u32
}

/// Two numbers made into one that depends on every bit of both.
pub(crate) fn mixed(a: u64, b: u64) -> u64 {
    let product = u128::from(a ^ 0x9e37_79b9_7f4a_7c15) * u128::from(b ^ 0xd1b5_4a32_d192_ed03);
    (product >> 64) as u64 ^ product as u64
}
