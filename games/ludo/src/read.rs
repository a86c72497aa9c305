//! A view that comes back as JSON.

use rules::{Refusal, Seat, SeatSet, Setup, view};

use crate::board::Board;
use crate::dice::{Dice, Left, Throw, Tie};
use crate::draw::Draw;
use crate::notation::any_piece;
use crate::options::seating;
use crate::piece::EACH;
use crate::position::{faces, mount, place};
use crate::state::State;
use crate::track::Face;
use crate::{Ludo, Options, Phase};

impl State {
    /// The game with this setup that was written so.
    pub(crate) fn restored(&self, setup: &Setup<Options>) -> Result<Ludo, Refusal> {
        let seats = setup.seats;
        view::require(self.pieces.len() == seats, "pieces")?;
        let mut board = Board::new(seating(&self.colours, seats)?);
        place(&mut board, &self.pieces)?;
        for (rider, carrier) in &self.rides {
            mount(&mut board, rider, carrier).ok_or_else(|| view::unfit("rides"))?;
        }
        let phase = self.phase(&board, seats)?;
        Ok(Ludo {
            seats: seats as u8,
            release: setup.options.release,
            board,
            phase,
        })
    }

    fn phase(&self, board: &Board, seats: usize) -> Result<Phase, Refusal> {
        let mut winners = Seat::all(seats).filter(|&seat| board.arrived(seat) == EACH);
        let winner = winners.next();
        let playing = |seat: &Seat| seat.index() < seats;
        let named = self.turn.iter().chain(&self.back).all(playing);
        view::require(named && winners.next().is_none(), "seats")?;
        let faces = faces(&self.dice).ok_or_else(|| view::unfit("dice"))?;
        let phase = match (self.turn, winner, &self.back[..], &faces[..]) {
            (None, None, [], []) => return self.draw(seats).map(Phase::Draw),
            (Some(seat), Some(winner), [], []) if seat == winner => Phase::Over(winner),
            (Some(seat), None, [], []) => Phase::Throw(seat),
            (Some(seat), None, [], &[one, other]) => {
                let dice = Dice::Both(Throw::new(one, other));
                Phase::Play { seat, dice }
            }
            (Some(seat), None, [], &[face]) => {
                let dice = Dice::One(self.left(seat, face)?);
                view::require(board.can_use(seat, dice), "dice")?;
                Phase::Play { seat, dice }
            }
            (Some(mover), None, &[seat, ..], faces @ ([] | [_])) if seat != mover => {
                view::require(board.must_retreat(seat), "back")?;
                let left = faces.first().map(|&face| self.left(mover, face));
                let left = left.transpose()?;
                Phase::Back { mover, seat, left }
            }
            _ => return Err(view::unfit("turn, dice or back")),
        };
        view::require(
            self.throwing.is_empty() && self.thrown.is_empty(),
            "throwing",
        )?;
        Ok(phase)
    }

    /// The die that is left, and what the other one has settled for it.
    fn left(&self, mover: Seat, face: Face) -> Result<Left, Refusal> {
        let tie = match (self.bound.as_deref().map(any_piece), self.advance_only) {
            (None, false) => Tie::Free,
            (None, true) => Tie::AdvanceOnly,
            (Some(Some(piece)), false) if piece.seat() == mover => Tie::Bound(piece.number()),
            (Some(_), _) => return Err(view::unfit("bound")),
        };
        Ok(Left { face, tie })
    }

    fn draw(&self, seats: usize) -> Result<Draw, Refusal> {
        let everybody: SeatSet = Seat::all(seats).collect();
        let drawing = self.throwing.iter().all(|seat| everybody.contains(seat));
        let due = self.throwing.len() >= 2 && self.thrown.len() < self.throwing.len();
        view::require(drawing && due, "throwing")?;
        Ok(Draw::half_way(self.throwing, &self.thrown))
    }
}
