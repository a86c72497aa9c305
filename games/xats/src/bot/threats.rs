//! Who can win at once.

use rules::Seat;

use crate::legality::Offer;
use crate::{Action, Deed, PieceSet, Tower, Xats};

impl Xats {
    /// All with which `seat` would win by points if it were its turn.
    #[inline]
    pub(crate) fn wins(&self, seat: Seat) -> impl Iterator<Item = Offer> {
        let aim = Aim::of(self, seat);
        self.offers(seat)
            .map(move |offer| Offer {
                pieces: offer.pieces.and(aim.pieces(self, offer.deed)),
                ..offer
            })
            .filter(|offer| !offer.pieces.is_empty())
    }

    /// With how many actions `seat` would win by points if it were its turn.
    #[inline]
    pub(crate) fn count_wins(&self, seat: Seat) -> u32 {
        self.wins(seat).map(|offer| offer.pieces.len()).sum()
    }

    /// Whether this action of `seat` wins by points.
    pub(crate) fn wins_by_points(&self, seat: Seat, action: Action) -> bool {
        let pieces = Aim::of(self, seat).pieces(self, action.deed);
        pieces.contains(action.piece)
    }
}

/// What a seat lacks.
#[derive(Clone, Copy)]
struct Aim {
    seat: Seat,
    points: u32,
    /// The pieces in reserve when one is played.
    rest: u32,
}

impl Aim {
    #[inline]
    fn of(game: &Xats, seat: Seat) -> Aim {
        Aim {
            seat,
            points: game.points_on_top(seat),
            rest: game.reserve(seat).len().saturating_sub(1),
        }
    }

    /// The pieces that make points and reserve equal when this is done with
    /// one of them.
    #[inline]
    fn pieces(self, game: &Xats, deed: Deed) -> PieceSet {
        match deed {
            Deed::Table => self.adding(self.points),
            Deed::Stack(id) => {
                let tower = &game.towers[game.place_of(id)];
                self.adding(self.points - self.shown(tower))
            }
            Deed::Destroy(id) => {
                let tower = &game.towers[game.place_of(id)];
                let back = tower.share(self.seat).len();
                if self.points - self.shown(tower) == self.rest + back {
                    PieceSet::ALL
                } else {
                    PieceSet::EMPTY
                }
            }
        }
    }

    /// The pieces that are the difference between `points` and the reserve.
    #[inline]
    fn adding(self, points: u32) -> PieceSet {
        let lacking = self.rest.checked_sub(points);
        lacking.map_or(PieceSet::EMPTY, PieceSet::with_points)
    }

    /// The points of the seat on top of this tower.
    #[inline]
    fn shown(self, tower: &Tower) -> u32 {
        if tower.shows(self.seat) {
            tower.top().points()
        } else {
            0
        }
    }
}
