//! A view that comes back as JSON.

use rules::{Refusal, view};

use crate::draws::{KINGS_MOVES, PEACEFUL_MOVES, Trail};
use crate::now::{Moment, Now, Offence};
use crate::position::{Move, Position};
use crate::setup::read_rows;
use crate::state::State;
use crate::{Capture, Damas, Options, Square};

impl State {
    /// The game that was written so.
    pub(crate) fn restored(&self, options: Options) -> Result<Damas, Refusal> {
        let position = read_rows(&self.board, self.turn).map_err(view::unfit)?;
        let kings_moves = self.kings_moves(&position)?;
        let mut game = Damas {
            capture: options.capture,
            now: Now {
                position,
                moment: self.moment(&position, kings_moves, options.capture)?,
                kings_moves,
                ending: None,
            },
            trail: self.trail(position)?,
        };
        game.now.ending = game.judge();
        Ok(game)
    }

    fn kings_moves(&self, position: &Position) -> Result<u8, Refusal> {
        let counted = self.kings_moves_left.is_some() == position.only_kings();
        let left = self.kings_moves_left.unwrap_or(KINGS_MOVES);
        view::require(counted && left <= KINGS_MOVES, "kings_moves_left")?;
        Ok(KINGS_MOVES - left)
    }

    fn moment(
        &self,
        position: &Position,
        kings_moves: u8,
        capture: Capture,
    ) -> Result<Moment, Refusal> {
        match (&self.before, self.must_move, self.forced) {
            (None, false, false) => Ok(Moment::Plain),
            (None, true, false) => Ok(Moment::Huffed),
            (None, false, true) => Ok(Moment::Forced),
            (Some(before), false, false) => {
                let before = read_rows(before, self.turn.rival()).map_err(view::unfit)?;
                let offence = offence(before, position, kings_moves, capture);
                offence
                    .map(Moment::Offence)
                    .ok_or_else(|| view::unfit("before"))
            }
            _ => Err(view::unfit("before, must_move or forced")),
        }
    }

    /// Takes the moves back one by one, from the present on.
    fn trail(&self, mut position: Position) -> Result<Trail, Refusal> {
        view::require(self.trail.len() <= PEACEFUL_MOVES, "trail")?;
        let mut past = Vec::with_capacity(self.trail.len());
        for &[from, to] in self.trail.iter().rev() {
            let squares = [from, to].map(|number| Square::numbered(number.into()));
            let [Some(from), Some(to)] = squares.map(|square| square.map(Square::bit)) else {
                return Err(view::unfit("trail"));
            };
            position.turn = position.turn.rival();
            let king = position.own_kings() & to != 0;
            view::require(king && position.empty() & from != 0, "trail")?;
            position.pieces[position.turn.index()] ^= from | to;
            position.kings ^= from | to;
            past.push(position.pieces);
        }
        past.reverse();
        Ok(Trail::of(past))
    }
}

/// The offence that led from one position to another, if it was one. Nobody asks
/// whether its move was legal.
fn offence(
    before: Position,
    position: &Position,
    kings_moves: u8,
    capture: Capture,
) -> Option<Offence> {
    let mover = before.turn.index();
    // A king that captures in a circle ends where it began.
    let step = Move {
        from: before.pieces[mover] & !position.pieces[mover],
        to: position.pieces[mover] & !before.pieces[mover],
        taken: before.foes() & !position.own(),
    };
    let one_piece = step.from.count_ones() <= 1 && step.from.count_ones() == step.to.count_ones();
    let kings_moves = kings_moves.checked_sub(u8::from(before.only_kings()))?;
    let now = Now {
        kings_moves,
        ..Now::at(before)
    };
    let at_fault = now.faults(step, capture);
    (one_piece && at_fault != 0).then_some(Offence {
        at_fault,
        before,
        kings_moves,
    })
}
