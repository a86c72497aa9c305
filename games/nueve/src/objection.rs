//! Why an action is refused: the most helpful of the rules it breaks.

use rules::{Refusal, Seat, common};

use crate::board::{Board, Piece};
use crate::cell::Cell;
use crate::cells::Cells;
use crate::refusals;
use crate::sections::section_of;
use crate::{Action, Nueve, Phase};

/// How many legal actions a refusal names.
const NAMED: usize = 3;

impl Nueve {
    /// What is wrong with an action that is not legal here.
    pub(crate) fn objection(&self, action: Action) -> Refusal {
        if self.is_over() {
            return Refusal::of(&common::GAME_OVER);
        }
        match action {
            Action::At(cell) => self.objection_to(cell).instead(self.nearest(cell)),
            Action::Pass if self.phase == Phase::Move => {
                Refusal::of(&refusals::CAN_MOVE).instead(self.legal().iter().take(NAMED))
            }
            Action::Pass => Refusal::of(&refusals::PASS_TOO_EARLY),
        }
    }

    fn objection_to(&self, cell: Cell) -> Refusal {
        match self.phase {
            Phase::Red => to_red(&self.board, cell),
            Phase::Place => to_placing(cell),
            Phase::Move => to_moving(&self.board, self.seat, cell),
        }
    }

    /// Some legal squares: first the one that is written with the same letters,
    /// then those nearest to `cell`.
    fn nearest(&self, cell: Cell) -> Vec<Cell> {
        let mut legal: Vec<Cell> = self.legal().iter().collect();
        legal.sort_by_key(|&other| (cell.namesake() != Some(other), cell.distance(other)));
        legal.truncate(NAMED);
        legal
    }
}

fn to_red(board: &Board, cell: Cell) -> Refusal {
    let Some(section) = section_of(cell) else {
        return Refusal::of(&refusals::RED_OUTSIDE).at(cell);
    };
    if !Cells::INNER.contains(cell) {
        return Refusal::of(&refusals::RED_ON_BORDER).at(cell);
    }
    match (section & board.reds).first() {
        Some(red) if red != cell => Refusal::of(&refusals::SECTION_HAS_RED).at(cell).at(red),
        _ => Refusal::of(&refusals::TAKEN).at(cell),
    }
}

fn to_placing(cell: Cell) -> Refusal {
    match cell.side() {
        None => Refusal::of(&refusals::PLACE_INSIDE).at(cell),
        Some(_) => Refusal::of(&refusals::TAKEN).at(cell),
    }
}

fn to_moving(board: &Board, seat: Seat, cell: Cell) -> Refusal {
    match (cell.side(), board.piece(cell)) {
        (None, Some(Piece::Of(owner))) if owner == seat => {
            Refusal::of(&refusals::MOVED_ALREADY).at(cell)
        }
        (None, _) => Refusal::of(&refusals::MOVE_INSIDE).at(cell),
        (Some(_), Some(Piece::Of(owner))) if owner == seat => blocked(board, cell),
        (Some(_), Some(Piece::Of(owner))) => Refusal::of(&refusals::NOT_YOURS).at(cell).at(owner),
        (Some(_), _) => Refusal::of(&refusals::LEFT_ALREADY).at(cell),
    }
}

fn blocked(board: &Board, cell: Cell) -> Refusal {
    let entry = cell.entry();
    let Some(Piece::Of(blocker)) = board.piece(entry) else {
        unreachable!("a piece with a free entry moves, and no red one stands on the border");
    };
    Refusal::of(&refusals::BLOCKED)
        .at(cell)
        .at(entry)
        .at(blocker)
}
