//! The course of a game: what each action and each draw leads to.

use rules::{Refusal, Seat, SeatSet};

use crate::legality::{Laid, check_rack};
use crate::table::{Lots, Pending, Phase};
use crate::{Action, Dictionary, Ideograma, Placement, Tile, Tiles, refusals, scoring};

/// Rounds of nothing but passes that end the game.
pub(crate) const ROUNDS_OF_PASSES: usize = 2;
/// Rounds without a new tile on the board that end the game.
pub(crate) const BARREN_ROUNDS: usize = 4;

impl Ideograma {
    /// An action of the player whose turn it is.
    pub(crate) fn act(&mut self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        match action {
            Action::Lay(placement) => self.lay(seat, placement)?,
            Action::Change(tiles) => self.change(seat, tiles)?,
            Action::Pass => {
                self.table.passes += 1;
                self.table.barren += 1;
                self.end_turn(seat);
            }
            Action::Accept | Action::Challenge => {
                return Err(Refusal::of(&refusals::NOTHING_PENDING));
            }
        }
        Ok(())
    }

    fn lay(&mut self, seat: Seat, placement: &Placement) -> Result<(), Refusal> {
        let table = &self.table;
        let laid = table.fit(placement, &self.racks[seat.index()])?;
        let judged_now = table.dictionary == Dictionary::Auto;
        if judged_now {
            table.check_words(placement)?;
        }
        table.check_spelling(placement, &laid)?;
        let words = scoring::words(&table.board, table.premiums(), placement);
        let pending = Pending {
            player: seat,
            asked: table.customs.asked(seat, table.seats()),
            placement: placement.clone(),
            points: scoring::points(&words, laid.len()),
            laid,
        };
        self.table.passes = 0;
        let rack = &mut self.racks[seat.index()];
        *rack = rack.without(&tiles(&pending.laid));
        self.table.lay(&pending.laid);
        if judged_now {
            self.stand(&pending);
        } else {
            self.table.phase = Phase::Answer(pending);
        }
        Ok(())
    }

    fn change(&mut self, seat: Seat, tiles: &Tiles) -> Result<(), Refusal> {
        let (wanted, left) = (tiles.len(), self.pool.len());
        if wanted == 0 {
            return Err(Refusal::of(&refusals::CHANGE_NOTHING));
        }
        check_rack(&self.racks[seat.index()], tiles)?;
        if wanted > self.table.customs.most_changed(left) {
            return Err(Refusal::of(&refusals::SMALL_POOL).at(wanted).at(left));
        }
        let rack = &mut self.racks[seat.index()];
        *rack = rack.without(tiles);
        self.pool = self.pool.with(tiles);
        self.table.passes = 0;
        self.table.barren += 1;
        self.fill_up(seat);
        Ok(())
    }

    /// An opponent's answer to a pending play. The last to accept lets it stand.
    pub(crate) fn answer(&mut self, mut pending: Pending, action: &Action) -> Result<(), Refusal> {
        let stands = match action {
            Action::Accept => {
                pending.asked.remove(pending.next(self.table.seats()));
                if !pending.asked.is_empty() {
                    self.table.phase = Phase::Answer(pending);
                    return Ok(());
                }
                true
            }
            Action::Challenge => self.is_good(&pending),
            Action::Lay(_) | Action::Change(_) | Action::Pass => {
                let answers = [Action::Accept, Action::Challenge];
                return Err(Refusal::of(&refusals::ANSWER_FIRST).instead(answers));
            }
        };
        self.settle(&pending, stands);
        Ok(())
    }

    /// Lets a pending play stand, or gives its tiles back: the turn is lost.
    pub(crate) fn settle(&mut self, pending: &Pending, stands: bool) {
        if stands {
            self.stand(pending);
            return;
        }
        self.table.take_up(&pending.laid);
        let rack = &mut self.racks[pending.player.index()];
        *rack = rack.with(&tiles(&pending.laid));
        self.table.barren += 1;
        self.end_turn(pending.player);
    }

    /// Whether all words of a play whose tiles lie on the board are in the list.
    fn is_good(&self, pending: &Pending) -> bool {
        let mut before = self.table.clone();
        before.take_up(&pending.laid);
        before.check_words(&pending.placement).is_ok()
    }

    fn stand(&mut self, play: &Pending) {
        self.table.points[play.player.index()] += play.points;
        self.table.barren = 0;
        self.fill_up(play.player);
    }

    fn fill_up(&mut self, seat: Seat) {
        if self.room(seat) > 0 {
            self.table.phase = Phase::Fill(seat);
        } else {
            self.end_turn(seat);
        }
    }

    fn end_turn(&mut self, seat: Seat) {
        let seats = self.table.seats();
        let out = self.pool.is_empty() && self.racks[seat.index()].is_empty();
        let stuck = self.table.passes >= ROUNDS_OF_PASSES * seats
            || self.table.barren >= BARREN_ROUNDS * seats;
        if out || stuck {
            self.end_game();
        } else {
            self.table.phase = Phase::Turn(seat.next(seats));
        }
    }

    fn end_game(&mut self) {
        let changes = scoring::settled(&self.racks);
        for (points, change) in self.table.points.iter_mut().zip(changes) {
            *points += change;
        }
        self.table.phase = Phase::Over(SeatSet::leaders(&self.table.points));
    }

    /// A seat draws its lot. After the last one the tiles go back, and either one
    /// seat begins or those that share the best lot draw again.
    pub(crate) fn draw_lot(&mut self, mut lots: Lots, seat: Seat, tile: Tile) {
        self.pool.take(tile);
        lots.drawn.push((seat, tile));
        if lots.next().is_some() {
            self.table.phase = Phase::Lots(lots);
            return;
        }
        lots.drawn.iter().for_each(|(_, tile)| self.pool.add(*tile));
        let best = lots.best();
        self.table.phase = match best.iter().next() {
            Some(first) if best.len() == 1 => Phase::Deal { first, to: first },
            _ => Phase::Lots(Lots::among(best)),
        };
    }

    /// Luck deals tiles to the seat that is due.
    pub(crate) fn deal(&mut self, seat: Seat, tiles: &Tiles) {
        let rack = &mut self.racks[seat.index()];
        *rack = rack.with(tiles);
        self.pool = self.pool.without(tiles);
        let Phase::Deal { first, .. } = self.table.phase else {
            return self.end_turn(seat);
        };
        let to = seat.next(self.table.seats());
        self.table.phase = if to == first {
            Phase::Turn(first)
        } else {
            Phase::Deal { first, to }
        };
    }
}

/// The tiles of a play as they were on the rack.
fn tiles(laid: &Laid) -> Tiles {
    laid.iter().map(|&(_, placed)| placed.as_drawn()).collect()
}
