//! XATS: towers of star-shaped pieces, built and destroyed until the points a
//! player shows on top are as many as the pieces in their reserve.

use arrayvec::ArrayVec;
use rules::{
    About, Facts, Game, Hosted, Luck, NoChance, NoOptions, PerSeat, Playout, Refusal, Rng, Seat,
    SeatSet, Setup, TakeBacks, Text, Ties, Turn, Viewer, common,
};
use schemars::JsonSchema;
use serde_json::Value;

mod bot;
mod facts;
mod layout;
mod legality;
mod notation;
mod picture;
mod piece;
mod piece_set;
mod print;
pub mod refusals;
mod riddle;
mod state;
mod tower;
mod turn;
mod walk;

pub use bot::Reason;
pub use layout::LayoutError;
pub use notation::{Action, Deed};
pub use piece::{Piece, SIDES};
pub use piece_set::PieceSet;
pub use tower::{Tower, TowerId};

/// As many colours as the box has.
const MOST_SEATS: usize = 3;
/// Every piece of the box a tower of its own.
const MOST_TOWERS: usize = Piece::COUNT * MOST_SEATS;

static ABOUT: About = About {
    id: "xats",
    title: "XATS",
    blurb: Text::new(
        "Torres que se levantan y se derriban hasta que tus puntas a la vista igualan tu reserva.",
        "Towers go up and come down until the points you show equal your reserve.",
    ),
    facts: Facts {
        designer: Some("Néstor Romeral Andrés"),
        notice: Some(Text::new(
            "Se juega con las piezas que sobran al fabricar STAX (Cameron Browne, 2011)",
            "Played with the pieces left over from making STAX (Cameron Browne, 2011)",
        )),
        ..Facts::NONE
    },
    players: &[2, 3],
    seats: &[
        Text::new("Blanco", "White"),
        Text::new("Azul", "Blue"),
        Text::new("Rojo", "Red"),
    ],
    hidden: false,
    chance: false,
    patience: None,
    points: false,
    ties: Ties::Shared,
    series: 1,
    edition: 1,
    take_backs: TakeBacks::Consent,
    refusals: refusals::ALL,
    rules: Text::new(
        include_str!("../rules/es.md"),
        include_str!("../rules/en.md"),
    ),
    formats: &[],
};

/// A game of XATS. What is in no tower and no reserve is discarded.
#[derive(Clone, PartialEq, Debug, JsonSchema)]
#[schemars(with = "state::State")]
pub struct Xats {
    /// The standing towers by number.
    towers: ArrayVec<Tower, MOST_TOWERS>,
    /// The number of the next tower to be started.
    next_id: TowerId,
    /// One for each seat.
    reserves: ArrayVec<PieceSet, MOST_SEATS>,
    /// The seats that had no piece when their turn came.
    out: SeatSet,
    turn: Turn,
}

impl Xats {
    /// The standing towers, in the order they were started.
    pub fn towers(&self) -> &[Tower] {
        &self.towers
    }

    /// The pieces that this seat can play or discard.
    #[inline]
    pub fn reserve(&self, seat: Seat) -> PieceSet {
        self.reserves[seat.index()]
    }

    /// The pieces with which this seat has destroyed towers.
    pub fn discarded(&self, seat: Seat) -> PieceSet {
        let laid = self.towers.iter().map(|tower| tower.share(seat));
        laid.fold(PieceSet::ALL.minus(self.reserve(seat)), PieceSet::minus)
    }

    /// The seats that lost for want of a piece.
    pub fn out(&self) -> SeatSet {
        self.out
    }

    /// The points on the top pieces of this seat's colour.
    pub fn points_on_top(&self, seat: Seat) -> u32 {
        let shown = self.towers.iter().filter(|tower| tower.shows(seat));
        shown.map(|tower| tower.top().points()).sum()
    }

    /// Whether this seat shows as many points as it has pieces in reserve, which
    /// wins at the end of its turn.
    #[inline]
    fn numbers_meet(&self, seat: Seat) -> bool {
        self.points_on_top(seat) == self.reserve(seat).len()
    }

    /// How many play.
    #[inline]
    fn seats(&self) -> usize {
        self.reserves.len()
    }
}

impl Game for Xats {
    const ABOUT: &'static About = &ABOUT;

    type Options = NoOptions;
    type Action = Action;
    type Chance = NoChance;
    type View = Xats;

    fn start(setup: &Setup<NoOptions>) -> Result<Xats, Refusal> {
        Ok(Xats {
            towers: ArrayVec::new(),
            next_id: TowerId::MIN,
            reserves: Seat::all(setup.seats).map(|_| PieceSet::ALL).collect(),
            out: SeatSet::NONE,
            turn: Turn::Seat(Seat::FIRST),
        })
    }

    fn turn(&self) -> Turn {
        self.turn
    }

    fn scores(&self) -> PerSeat<i32> {
        let winners = self.turn.winners();
        Seat::all(self.seats())
            .map(|seat| i32::from(winners.contains(seat)))
            .collect()
    }

    fn moves(&self) -> Vec<Action> {
        let Some(seat) = self.turn.seat() else {
            return Vec::new();
        };
        let mut moves = Vec::with_capacity(self.count_actions(seat) as usize);
        moves.extend(self.offers(seat).flat_map(legality::Offer::actions));
        moves
    }

    fn play(&mut self, action: &Action) -> Result<(), Refusal> {
        let seat = self.turn.seat();
        let seat = seat.ok_or_else(|| Refusal::of(&common::GAME_OVER))?;
        self.check(seat, *action)?;
        self.carry_out(seat, *action);
        Ok(())
    }

    fn view(&self, _: Viewer) -> Xats {
        self.clone()
    }

    fn read_view(view: &Value, setup: &Setup<NoOptions>) -> Result<Xats, Refusal> {
        rules::view::read::<state::State>(view)?.restored(setup.seats)
    }

    fn guess(view: &Xats, _: &mut dyn Luck) -> Xats {
        view.clone()
    }

    fn perft(&self, depth: u32) -> Option<u64> {
        Some(walk::perft(self, depth))
    }

    fn playout(&self, rng: &mut Rng) -> Playout {
        walk::playout(self.clone(), rng)
    }
}

impl Hosted for Xats {}
