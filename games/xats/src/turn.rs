//! Carrying out an action, and how a turn ends.

use rules::{Seat, SeatSet, Turn};

use crate::{Action, Deed, Tower, TowerId, Xats};

impl Xats {
    /// Does what [`Xats::check`] allowed and hands the turn on.
    pub(crate) fn carry_out(&mut self, seat: Seat, action: Action) {
        let Action { piece, deed } = action;
        let reserve = &mut self.reserves[seat.index()];
        *reserve = reserve.without(piece);
        match deed {
            Deed::Stack(id) => {
                let at = self.place_of(id);
                self.towers[at].put(piece, seat);
            }
            Deed::Table => {
                self.towers.push(Tower::new(self.next_id, piece, seat));
                self.next_id = self.next_id.saturating_add(1);
            }
            Deed::Destroy(id) => self.destroy(id),
        }
        self.end_turn(seat);
    }

    pub(crate) fn place_of(&self, id: TowerId) -> usize {
        let place = self.towers.iter().position(|tower| tower.id() == id);
        place.expect("only actions on standing towers are carried out")
    }

    /// The colours take back their pieces, also those that are out.
    fn destroy(&mut self, id: TowerId) {
        let tower = self.towers.remove(self.place_of(id));
        for seat in Seat::all(self.seats()) {
            let reserve = &mut self.reserves[seat.index()];
            *reserve = reserve.or(tower.share(seat));
        }
    }

    fn end_turn(&mut self, mover: Seat) {
        self.turn = if self.numbers_meet(mover) {
            Turn::Over(SeatSet::only(mover))
        } else {
            self.turn_after(mover)
        };
    }

    /// Goes round the table to the next seat that has a piece. Those without
    /// one are out when their turn comes, and the last seat in wins.
    fn turn_after(&mut self, mover: Seat) -> Turn {
        let mut seat = mover;
        loop {
            seat = self.next_in(seat);
            if !self.reserve(seat).is_empty() {
                return Turn::Seat(seat);
            }
            self.out.insert(seat);
            if self.out.len() + 1 == self.seats() {
                return Turn::Over(SeatSet::only(self.next_in(seat)));
            }
        }
    }

    /// The next seat that is not out. At least one is in whenever this is asked.
    fn next_in(&self, seat: Seat) -> Seat {
        let next = seat.next(self.seats());
        if self.out.contains(next) {
            self.next_in(next)
        } else {
            next
        }
    }
}
