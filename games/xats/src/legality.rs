//! What may be done, and why not.

use rules::{Refusal, Seat};

use crate::{Action, Deed, Piece, PieceSet, Tower, TowerId, Xats, refusals};

/// How many legal actions a refusal points to.
const SUGGESTIONS: usize = 3;

/// One deed, and the pieces with which it may be done.
pub(crate) struct Offer {
    pub(crate) deed: Deed,
    pub(crate) pieces: PieceSet,
}

impl Offer {
    pub(crate) fn actions(self) -> impl Iterator<Item = Action> {
        let deed = self.deed;
        self.pieces.iter().map(move |piece| Action { piece, deed })
    }
}

impl Xats {
    /// All that `seat` may do, in the order of [`Game::moves`](rules::Game::moves).
    /// Some offers may have no piece.
    #[inline]
    pub(crate) fn offers(&self, seat: Seat) -> impl Iterator<Item = Offer> {
        let reserve = self.reserve(seat);
        let on_towers = self.towers.iter().flat_map(move |tower| {
            [
                Offer {
                    deed: Deed::Stack(tower.id()),
                    pieces: reserve.and(tower.top().carries()),
                },
                Offer {
                    deed: Deed::Destroy(tower.id()),
                    pieces: reserve.and(PieceSet::with_points(tower.height())),
                },
            ]
        });
        let on_the_table = Offer {
            deed: Deed::Table,
            pieces: if self.can_stack(reserve) {
                PieceSet::EMPTY
            } else {
                reserve
            },
        };
        on_towers.chain([on_the_table])
    }

    /// How many actions `seat` has.
    #[inline]
    pub(crate) fn count_actions(&self, seat: Seat) -> u32 {
        self.offers(seat).map(|offer| offer.pieces.len()).sum()
    }

    /// The action of `seat` at this place of the list, if it is that long.
    #[inline]
    pub(crate) fn action_at(&self, seat: Seat, mut place: u32) -> Option<Action> {
        for offer in self.offers(seat) {
            if place < offer.pieces.len() {
                return offer.actions().nth(place as usize);
            }
            place -= offer.pieces.len();
        }
        None
    }

    /// Whether `seat`, whose turn it is, may do this.
    pub(crate) fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let Action { piece, deed } = action;
        if !self.reserve(seat).contains(piece) {
            return Err(self.not_in_reserve(seat, piece));
        }
        match deed {
            Deed::Stack(id) if self.standing(id)?.top().carries().contains(piece) => Ok(()),
            Deed::Stack(id) => Err(self.does_not_fit(seat, piece, self.standing(id)?)),
            Deed::Table if !self.can_stack(self.reserve(seat)) => Ok(()),
            Deed::Table => Err(self.table_too_soon(seat, piece)),
            Deed::Destroy(id) if self.standing(id)?.height() == piece.points() => Ok(()),
            Deed::Destroy(id) => Err(self.wrong_discard(seat, piece, self.standing(id)?)),
        }
    }

    fn can_stack(&self, reserve: PieceSet) -> bool {
        let fits = |tower: &Tower| !reserve.and(tower.top().carries()).is_empty();
        self.towers.iter().any(fits)
    }

    fn standing(&self, id: TowerId) -> Result<&Tower, Refusal> {
        let missing = || {
            let used = id < self.next_id;
            let rule = if used {
                &refusals::TOWER_GONE
            } else {
                &refusals::NO_TOWER
            };
            Refusal::of(rule).at(id)
        };
        let tower = self.towers.iter().find(|tower| tower.id() == id);
        tower.ok_or_else(missing)
    }

    fn not_in_reserve(&self, seat: Seat, piece: Piece) -> Refusal {
        let holds = |tower: &&Tower| tower.share(seat).contains(piece);
        match self.towers.iter().find(holds) {
            Some(tower) => Refusal::of(&refusals::PIECE_LAID).at(piece).at(tower.id()),
            None => Refusal::of(&refusals::PIECE_DISCARDED).at(piece),
        }
    }

    fn does_not_fit(&self, seat: Seat, piece: Piece, tower: &Tower) -> Refusal {
        let top = tower.top();
        let refusal = if piece.points() < top.points() {
            Refusal::of(&refusals::POINTS_DO_NOT_FIT)
                .at(piece)
                .at(tower.id())
                .at(top)
        } else {
            Refusal::of(&refusals::TOO_MANY_POINTS)
                .at(piece)
                .at(tower.id())
                .at(top)
                .at(top.points())
                .at(piece.points())
        };
        refusal.instead(self.suggest(seat, |action| action.deed == Deed::Stack(tower.id())))
    }

    fn table_too_soon(&self, seat: Seat, piece: Piece) -> Refusal {
        let stacks = |action: &Action| matches!(action.deed, Deed::Stack(_));
        Refusal::of(&refusals::TABLE_TOO_SOON)
            .at(piece)
            .instead(self.suggest(seat, stacks))
    }

    fn wrong_discard(&self, seat: Seat, piece: Piece, tower: &Tower) -> Refusal {
        Refusal::of(&refusals::WRONG_DISCARD)
            .at(piece)
            .at(tower.id())
            .at(tower.height())
            .at(piece.points())
            .instead(self.suggest(seat, |action| action.deed == Deed::Destroy(tower.id())))
    }

    fn suggest(&self, seat: Seat, alike: impl Fn(&Action) -> bool) -> impl Iterator<Item = Action> {
        let actions = self.offers(seat).flat_map(Offer::actions);
        actions.filter(alike).take(SUGGESTIONS)
    }
}
