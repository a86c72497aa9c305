//! The position as JSON.

use arrayvec::ArrayVec;
use rules::{Refusal, Seat, SeatSet, Turn, view};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize, Serializer};

use crate::tower::Written;
use crate::{MOST_SEATS, PieceSet, TowerId, Xats};

/// The fields that the engine protocol promises, and what else it takes to go on from
/// here.
#[derive(Serialize, Deserialize, JsonSchema)]
pub(crate) struct State {
    /// The towers on the table.
    towers: Vec<Written>,
    /// The pieces that each seat still has.
    reserves: Vec<PieceSet>,
    /// The pieces of each seat that are out of the game.
    discarded: Vec<PieceSet>,
    /// The seats that had no piece left on their turn.
    out: SeatSet,
    /// Whose turn it is; none when the game is over.
    turn: Option<Seat>,
    /// The winner, when the game is over.
    winner: Option<Seat>,
    /// The number of the next tower to be started.
    next: TowerId,
    /// The two numbers of each seat that have to meet.
    numbers: Vec<Numbers>,
}

/// What a seat compares at the end of its turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
struct Numbers {
    /// The points on the top pieces of its colour.
    points: u32,
    /// The pieces in its reserve.
    reserve: u32,
    /// Whether they are the same.
    meet: bool,
    /// Whether one action could make them meet if it were the seat's turn.
    near: bool,
}

impl Numbers {
    fn of(game: &Xats, seat: Seat) -> Numbers {
        Numbers {
            points: game.points_on_top(seat),
            reserve: game.reserve(seat).len(),
            meet: game.numbers_meet(seat),
            near: !game.out.contains(seat) && game.wins(seat).next().is_some(),
        }
    }
}

impl Serialize for Xats {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let discarded = Seat::all(self.seats()).map(|seat| self.discarded(seat));
        let state = State {
            towers: self.towers.iter().map(Written::of).collect(),
            reserves: self.reserves.to_vec(),
            discarded: discarded.collect(),
            out: self.out,
            turn: self.turn.seat(),
            winner: self.turn.winners().iter().next(),
            next: self.next_id,
            numbers: Seat::all(self.seats())
                .map(|seat| Numbers::of(self, seat))
                .collect(),
        };
        state.serialize(serializer)
    }
}

impl State {
    /// The game of so many that was written so.
    pub(crate) fn restored(&self, seats: usize) -> Result<Xats, Refusal> {
        let numbers = (2..=MOST_SEATS).contains(&seats) && self.reserves.len() == seats;
        view::require(numbers, "reserves")?;
        let mut game = Xats {
            towers: ArrayVec::new(),
            next_id: TowerId::MIN,
            reserves: self.reserves.iter().copied().collect(),
            out: self.out,
            turn: self.turn(seats)?,
        };
        for tower in &self.towers {
            view::require(game.next_id <= tower.id, "towers")?;
            game.next_id = tower.id;
            game.lay(&tower.pieces).map_err(|_| view::unfit("towers"))?;
        }
        view::require(game.next_id <= self.next, "next")?;
        game.next_id = self.next;
        let has_move = |seat| !game.reserve(seat).is_empty() && !game.out.contains(seat);
        view::require(self.turn.is_none_or(has_move), "turn")?;
        Ok(game)
    }

    fn turn(&self, seats: usize) -> Result<Turn, Refusal> {
        let mut named = self.out.iter().chain(self.turn).chain(self.winner);
        view::require(named.all(|seat| seat.index() < seats), "seats")?;
        match (self.turn, self.winner) {
            // With one seat left in, the game is over.
            (Some(seat), None) if self.out.len() + 1 < seats => Ok(Turn::Seat(seat)),
            (None, Some(winner)) => Ok(Turn::Over(SeatSet::only(winner))),
            _ => Err(view::unfit("turn or winner")),
        }
    }
}
