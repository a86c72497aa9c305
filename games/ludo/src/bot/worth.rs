//! What a position is worth to each seat: the race and its dangers.
//!
//! A seat's score is what its pieces are worth less what they stand to lose; of
//! two seats the one with a score greater by 1 wins 73 games of 100. The numbers
//! were fitted to the outcomes of games that the bot played against itself. A
//! better judge would replace this file and nothing else.

use bots::shares_of;
use rules::{Game, PerSeat, Seat, Turn};

use crate::board::Board;
use crate::piece::Piece;
use crate::track::{HOME, LAST, PRISON};
use crate::{Ludo, Phase};

/// How much is seen of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Sight {
    /// How many squares everybody has come.
    Squares,
    /// What a place is worth in the end: freedom and the lane most of all.
    Places,
    /// Also which pieces can be hit before they move again, and with how many
    /// throws.
    Hits,
    /// Also how much each of them has to lose, and who can be hit after that.
    Dangers,
}

/// What a square is worth to those who count squares.
const A_SQUARE: f32 = 0.05;
/// What it costs to have no piece that points can move.
const STUCK: f32 = 0.235;
/// What it is worth to throw next.
const THROW: f32 = 0.104;

/// The worth of a piece by its progress, at some places; it goes straight from
/// each to the next.
const CURVE: [(i8, f32); 13] = [
    (PRISON, -1.4),
    (0, -1.143),
    (6, -0.981),
    (13, -1.012),
    (20, -0.978),
    (26, -0.929),
    (33, -0.876),
    (39, -0.774),
    (44, -0.719),
    (48, -0.517),
    (51, -0.306),
    (54, -0.19),
    (HOME, 0.0),
];

/// What a sure hit would cost a piece that has just come out, and how much more
/// one at the end of the track.
#[derive(Debug, Clone, Copy)]
struct Fear {
    young: f32,
    old: f32,
}

/// Of a rival who throws before the piece can move again, and of one who throws
/// after that.
#[derive(Debug, Clone, Copy)]
struct Fears {
    before: Fear,
    after: Fear,
}

const SIMPLE: Fears = Fears {
    before: Fear {
        young: 0.25,
        old: 0.0,
    },
    after: Fear {
        young: 0.0,
        old: 0.0,
    },
};

const FITTED: Fears = Fears {
    before: Fear {
        young: 0.23,
        old: 0.646,
    },
    after: Fear {
        young: 0.226,
        old: 0.046,
    },
};

/// The share of the win that each seat can expect; the winner's when it is over.
pub(crate) fn shares(game: &Ludo, sight: Sight) -> PerSeat<f32> {
    if let Turn::Over(winners) = game.turn() {
        return shares_of(winners, game.seats());
    }
    let chance = |seat| exp(score(game, seat, sight));
    let mut shares: PerSeat<f32> = Seat::all(game.seats()).map(chance).collect();
    let sum: f32 = shares.iter().sum();
    shares.iter_mut().for_each(|share| *share /= sum);
    shares
}

/// The exponential function, nearly: the same on every machine.
fn exp(x: f32) -> f32 {
    (0..8).fold(1.0 + x / 256.0, |power, _| power * power)
}

fn score(game: &Ludo, seat: Seat, sight: Sight) -> f32 {
    let pieces = || Piece::all_of(seat).map(|piece| game.board.progress(piece));
    let race = || pieces().map(|progress| WORTH[place(progress)]).sum::<f32>();
    match sight {
        Sight::Squares => pieces().map(|it| A_SQUARE * f32::from(it)).sum(),
        Sight::Places => race(),
        Sight::Hits => race() - dangers(game, seat, SIMPLE),
        Sight::Dangers => {
            let stuck = pieces().all(|progress| matches!(progress, PRISON | HOME));
            let stuck = if stuck { STUCK } else { 0.0 };
            let first = game.next_thrower() == seat;
            let throw = if first { THROW } else { 0.0 };
            race() + throw - stuck - dangers(game, seat, FITTED)
        }
    }
}

/// What the pieces of a seat stand to lose to its rivals.
fn dangers(game: &Ludo, seat: Seat, fears: Fears) -> f32 {
    let (seats, first) = (game.seats(), game.next_thrower());
    let wait = |seat: Seat| (seat.index() + seats - first.index()) % seats;
    let rivals = Seat::all(seats).filter(|&rival| rival != seat);
    let danger = |rival| {
        let before = wait(rival) < wait(seat);
        let fear = if before { fears.before } else { fears.after };
        danger(&game.board, seat, rival, fear)
    };
    rivals.map(danger).sum()
}

fn danger(board: &Board, seat: Seat, rival: Seat, fear: Fear) -> f32 {
    let loss = |piece| {
        let square = board.square(piece)?;
        let ways = board.reach(rival, square).ways();
        let age = f32::from(board.progress(piece)) / f32::from(LAST);
        Some(ways as f32 / 36.0 * (fear.young + fear.old * age))
    };
    Piece::all_of(seat).filter_map(loss).sum()
}

impl Ludo {
    /// Who throws next if nobody wins before.
    fn next_thrower(&self) -> Seat {
        match self.phase {
            Phase::Throw(seat) => seat,
            _ => self.whose().unwrap_or(Seat::FIRST).next(self.seats()),
        }
    }
}

/// [`CURVE`] at every place.
static WORTH: [f32; PLACES] = {
    let mut worth = [0.0; PLACES];
    let mut part = 0;
    while part + 1 < CURVE.len() {
        let ((from, low), (to, high)) = (CURVE[part], CURVE[part + 1]);
        let mut progress = from;
        while progress <= to {
            let way = (progress - from) as f32 / (to - from) as f32;
            worth[place(progress)] = low + way * (high - low);
            progress += 1;
        }
        part += 1;
    }
    worth
};
const PLACES: usize = place(HOME) + 1;

const fn place(progress: i8) -> usize {
    (progress - PRISON) as usize
}
