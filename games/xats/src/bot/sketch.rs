//! The game as the searches walk it.

use bots::float::exp;
use bots::{Position, shares_of};
use rules::{PerSeat, Rng, Seat, Turn};

use super::evaluation::standing;
use crate::legality::Offer;
use crate::{Action, Deed, MOST_SEATS, Piece, Tower, TowerId, Xats};

/// A position whose towers are named after the pieces at their bottom and stand
/// in that order, so that it is the same whichever tower was started first.
#[derive(Clone)]
pub(crate) struct Sketch {
    pub(crate) game: Xats,
    /// What decides between positions that are worth nearly the same.
    whim: u64,
    /// Whose turn nothing is judged in, if there is such a seat.
    restless: Option<Seat>,
}

impl Sketch {
    pub(crate) fn new(game: &Xats, whim: u64) -> Sketch {
        let mut game = game.clone();
        for tower in &mut game.towers {
            *tower = tower.renamed(name_of(tower));
        }
        game.towers.sort_unstable_by_key(Tower::id);
        Sketch {
            game,
            whim,
            restless: None,
        }
    }

    /// The same, but when it is this seat's turn its moves are tried before the
    /// position is judged. What is judged after a move of one's own and what is
    /// judged after the rival's do not compare well.
    pub(crate) fn restless(self, seat: Seat) -> Sketch {
        Sketch {
            restless: Some(seat),
            ..self
        }
    }

    /// Whether the position is not to be judged before a move was made.
    pub(crate) fn is_restless(&self) -> bool {
        self.restless.is_some() && self.restless == self.game.turn.seat()
    }

    /// What `step` is called in the game that the sketch was made of.
    pub(crate) fn action(game: &Xats, step: Action) -> Action {
        let called = |name: TowerId| {
            let mut towers = game.towers.iter();
            let tower = towers.find(|tower| name_of(tower) == name);
            tower.expect("a step is about a standing tower").id()
        };
        let deed = match step.deed {
            Deed::Stack(name) => Deed::Stack(called(name)),
            Deed::Destroy(name) => Deed::Destroy(called(name)),
            Deed::Table => Deed::Table,
        };
        Action { deed, ..step }
    }

    /// Every move, and what it leads to.
    pub(crate) fn each_move(&self) -> impl Iterator<Item = (Action, Sketch)> {
        let mut moves = Vec::new();
        self.moves(&mut moves);
        moves.into_iter().map(|step| {
            let mut next = self.clone();
            next.play(&step);
            (step, next)
        })
    }

    /// What `seat` can expect, in hundredths of the logarithm of the odds.
    pub(crate) fn worth(&self, seat: Seat) -> i32 {
        /// Differences up to this are left to the whim.
        const NEARLY: u64 = 8;
        let salt = (seat.index() as u64) << 62;
        let whim = mixed(self.held() ^ self.whim ^ salt) % NEARLY;
        standing(&self.game, seat) + whim as i32
    }

    /// The share of the win that each seat can expect, without looking ahead.
    pub(crate) fn shares(&self) -> PerSeat<f32> {
        let game = &self.game;
        if let Turn::Over(winners) = game.turn {
            return shares_of(winners, game.seats());
        }
        let odds = |seat| {
            if game.out.contains(seat) {
                0.0
            } else {
                exp(self.worth(seat) as f32 / 100.0)
            }
        };
        let mut shares: PerSeat<f32> = Seat::all(game.seats()).map(odds).collect();
        let sum: f32 = shares.iter().sum();
        shares.iter_mut().for_each(|share| *share /= sum);
        shares
    }

    /// A number that equal positions share and others hardly ever do. Who is
    /// out is not in it: with two players nobody is before the end.
    pub(crate) fn fingerprint(&self) -> u64 {
        let towers = self.game.towers.iter().map(|tower| mixed(tower.bits()));
        towers.fold(mixed(!self.held()), u64::wrapping_add)
    }

    /// Who is to act and what everybody has in reserve.
    fn held(&self) -> u64 {
        let seat = self.game.turn.seat().map_or(MOST_SEATS, Seat::index);
        let reserves = self.game.reserves.iter().map(|reserve| reserve.bits());
        reserves.fold(seat as u64, |held, bits| held << 16 | u64::from(bits))
    }
}

impl Position for Sketch {
    type Move = Action;

    fn turn(&self) -> Turn {
        self.game.turn
    }

    fn moves(&self, list: &mut Vec<Action>) {
        if let Some(seat) = self.game.turn.seat() {
            list.extend(self.game.offers(seat).flat_map(Offer::actions));
        }
    }

    fn play(&mut self, step: &Action) {
        let Some(seat) = self.game.turn.seat() else {
            return;
        };
        self.game.next_id = name(step.piece, seat);
        self.game.carry_out(seat, *step);
        if step.deed == Deed::Table {
            self.game.towers.sort_unstable_by_key(Tower::id);
        }
    }
}

/// What the tower is called that stands on this piece.
fn name(bottom: Piece, seat: Seat) -> TowerId {
    let place = seat.index() * Piece::COUNT + usize::from(bottom.index());
    TowerId::MIN.saturating_add(place as u16)
}

fn name_of(tower: &Tower) -> TowerId {
    let (bottom, seat) = tower.bottom();
    name(bottom, seat)
}

/// Spreads the bits over the whole word.
fn mixed(bits: u64) -> u64 {
    Rng::seeded(bits).bits()
}
