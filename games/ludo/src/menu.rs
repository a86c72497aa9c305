//! The legal actions of the seat to act.

use arrayvec::ArrayVec;
use rules::Seat;

use crate::board::Board;
use crate::dice::Dice;
use crate::notation::{Action, Meeting, Use};
use crate::piece::{EACH, PIECES, Piece};
use crate::track::Face;
use crate::{Ludo, Phase};

/// Two dice for four pieces, and each of these may meet all the enemies there
/// are: capture them, or ride on one.
const MOST: usize = 2 * EACH * (1 + PIECES - EACH);

/// A list of actions that needs no allocation.
pub(crate) type Menu = ArrayVec<Action, MOST>;

impl Ludo {
    /// Every legal action once; nothing unless a seat is to act.
    pub(crate) fn menu(&self) -> Menu {
        let mut menu = Menu::new();
        match self.phase {
            Phase::Play { seat, dice } => offer_play(&mut menu, &self.board, seat, dice),
            Phase::Back { seat, .. } => {
                let able = Piece::all_of(seat).filter(|&piece| self.board.can_retreat(piece));
                menu.extend(able.map(|piece| Action::Back(piece.number())));
            }
            Phase::Draw(_) | Phase::Throw(_) | Phase::Over(_) => {}
        }
        menu
    }
}

fn offer_play(menu: &mut Menu, board: &Board, seat: Seat, dice: Dice) {
    if board.ones_are_due(seat, dice) {
        menu.push(Action::Ones);
        return;
    }
    for face in dice.choices() {
        for piece in Piece::all_of(seat) {
            offer_use(menu, board, piece, face, dice);
        }
    }
    // Rule 2. A single die that cannot be used ends the turn by itself, so that
    // this is a fresh throw.
    if menu.is_empty() {
        menu.push(Action::Pass);
    }
}

fn offer_use(menu: &mut Menu, board: &Board, piece: Piece, face: Face, dice: Dice) {
    let Some(landing) = board.landing_by(piece, face, dice) else {
        return;
    };
    let mut offer = |meeting| {
        let number = piece.number();
        menu.push(Action::Use(Use {
            face,
            number,
            meeting,
        }));
    };
    let met = board.met(piece, landing.to);
    if met.is_empty() {
        return offer(Meeting::Nobody);
    }
    offer(Meeting::Capture);
    for carrier in met.iter() {
        if board.ride(piece, landing.to, carrier).is_ok() {
            offer(Meeting::Ride(carrier));
        }
    }
}

impl Board {
    /// Rule 11: whether the fresh throw is a double one that takes somebody.
    pub(crate) fn ones_are_due(&self, seat: Seat, dice: Dice) -> bool {
        let thrown = matches!(dice, Dice::Both(throw) if throw.is_double_one());
        thrown && !self.two_behind(seat).is_empty()
    }
}
