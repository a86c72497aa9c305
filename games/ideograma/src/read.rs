//! A view that comes back as JSON.

use rules::{PerSeat, Refusal, Seat, SeatSet, Setup, view};

use crate::crosses::Crosses;
use crate::customs::Customs;
use crate::notation::RACK;
use crate::state::Shown;
use crate::table::{Lots, Pending, Phase, Table};
use crate::view::Hand;
use crate::{Action, Board, Ideograma, Options, Placed, Square, Tile, Tiles, View, scoring};

/// More points than any game has.
const MOST_POINTS: u32 = 100_000;
/// More turns than any game goes on without a word.
const MOST_TURNS: usize = 100;
/// The lots of a table: one tile a seat.
type Drawn = PerSeat<(Seat, Tile)>;

impl Shown {
    /// The view of a game with this setup that was written so.
    pub(crate) fn restored(&self, setup: &Setup<Options>) -> Result<View, Refusal> {
        let hands = self.hands(setup.seats)?;
        let sane = self.scores.iter().all(|it| it.unsigned_abs() < MOST_POINTS);
        let counted = self.passes.max(self.turns_without_tiles) < MOST_TURNS;
        view::require(sane && counted, "scores or turns")?;
        let mut table = Table {
            lexicon: Ideograma::lexicon(setup)?,
            customs: Customs::of(setup.edition),
            dictionary: setup.options.dictionary,
            layout: setup.options.premiums,
            board: Board::EMPTY,
            crosses: Crosses::FREE,
            points: self.scores.iter().copied().collect(),
            phase: Phase::Over(SeatSet::leaders(&self.scores)),
            passes: self.passes,
            barren: self.turns_without_tiles,
        };
        table.lay(&self.tiles()?);
        table.phase = self.phase(&mut table.clone(), &hands)?;
        let view = View::new(table, hands, self.state.pool);
        view::require(view.fits_the_box(), "tiles")?;
        Ok(view)
    }

    fn hands(&self, seats: usize) -> Result<PerSeat<Hand>, Refusal> {
        let lengths = [
            self.state.racks.len(),
            self.rack_sizes.len(),
            self.scores.len(),
        ];
        view::require(lengths == [seats; 3], "seats")?;
        let hand = |(rack, &size): (&Option<String>, &usize)| {
            let hand = match rack {
                Some(tiles) => Hand::Shown(Tiles::read(tiles, RACK)?),
                None => Hand::Hidden(size),
            };
            (hand.len() == size && size <= RACK).then_some(hand)
        };
        let hands = self.state.racks.iter().zip(&self.rack_sizes).map(hand);
        hands
            .collect::<Option<_>>()
            .ok_or_else(|| view::unfit("racks"))
    }

    /// The tiles on the board.
    fn tiles(&self) -> Result<Vec<(Square, Placed)>, Refusal> {
        let rows: Vec<Vec<char>> = self
            .state
            .board
            .iter()
            .map(|row| row.chars().collect())
            .collect();
        let empty = Board::EMPTY.texts();
        let widths = |rows: &[Vec<char>]| rows.iter().map(Vec::len).collect::<Vec<_>>();
        let right = widths(&rows) == empty.iter().map(String::len).collect::<Vec<_>>();
        view::require(right, "board")?;
        let mut tiles = Vec::new();
        for (square, &letter) in Square::all().zip(rows.iter().flatten()) {
            if letter != '.' {
                let placed = Placed::of(letter).ok_or_else(|| view::unfit("board"))?;
                tiles.push((square, placed));
            }
        }
        let centred = tiles.iter().any(|(square, _)| *square == Square::CENTRE);
        let few = tiles.len() <= Tiles::whole_box().len();
        view::require(few && (centred || tiles.is_empty()), "board")?;
        Ok(tiles)
    }

    /// What is going on. `table` has the board, and is free to be changed.
    fn phase(&self, table: &mut Table, hands: &[Hand]) -> Result<Phase, Refusal> {
        let seats = table.seats();
        let everybody: SeatSet = Seat::all(seats).collect();
        let strangers = |set: SeatSet| set.iter().any(|seat| !everybody.contains(seat));
        let named = [self.turn, self.state.to_draw].into_iter().flatten();
        let known = !strangers(named.collect()) && !strangers(self.round) && !strangers(self.asked);
        view::require(known, "seats")?;
        let lots = self.lots()?;
        let undealt = hands.iter().all(Hand::is_empty);
        let room = |seat: Seat| hands[seat.index()].len() < RACK && self.state.pool > 0;
        view::require(self.state.to_draw.is_none_or(room), "to_draw")?;
        let phase = match (self.turn, self.state.to_draw, &self.state.pending) {
            (None, Some(next), None) => {
                let lots = Lots {
                    round: self.round,
                    drawn: lots,
                };
                view::require(lots.next() == Some(next) && lots.is_in_order(), "lots")?;
                return Ok(Phase::Lots(lots));
            }
            (Some(first), Some(to), None) if first != to || undealt => {
                let fits = is_dealt_up_to(hands, first, to) && table.board.is_empty();
                view::require(fits, "racks")?;
                Phase::Deal { first, to }
            }
            (Some(seat), Some(_), None) => Phase::Fill(seat),
            (Some(seat), None, None) => Phase::Turn(seat),
            (Some(player), None, Some(text)) => self.pending(table, player, text)?,
            (None, None, None) => table.phase.clone(),
            _ => return Err(view::unfit("turn, to_draw or pending")),
        };
        let idle = lots.is_empty() && self.round.is_empty();
        let answered = self.asked.is_empty() && self.laid.is_empty();
        view::require(
            idle && (answered || self.state.pending.is_some()),
            "lots or asked",
        )?;
        Ok(phase)
    }

    fn lots(&self) -> Result<Drawn, Refusal> {
        let lots = &self.state.lots;
        let lot = |(seat, tile): (&String, &String)| {
            let seat = Seat::numbered(seat.parse().ok()?)?;
            Some((seat, Tiles::read(tile, 1)?.iter().next()?))
        };
        view::require(lots.len() <= self.scores.len(), "lots")?;
        let lots = lots.iter().map(lot).collect::<Option<_>>();
        lots.ok_or_else(|| view::unfit("lots"))
    }

    /// The play that waits for an answer. Its tiles lie on the board.
    fn pending(&self, table: &mut Table, player: Seat, text: &str) -> Result<Phase, Refusal> {
        let Ok(Action::Lay(placement)) = text.parse() else {
            return Err(view::unfit("pending"));
        };
        let new = |(square, _): &(Square, Placed)| self.laid.contains(&square.to_string());
        let laid: Vec<_> = placement.squares().filter(new).collect();
        let there = |&(square, placed): &(Square, Placed)| table.board.at(square) == Some(placed);
        let complete = laid.len() == self.laid.len() && laid.iter().all(there);
        view::require(complete && laid.len() <= RACK, "laid")?;
        table.take_up(&laid);
        let rack = laid.iter().map(|(_, placed)| placed.as_drawn()).collect();
        let laid = table.fit(&placement, &rack)?;
        let others = !self.asked.is_empty() && !self.asked.contains(player);
        view::require(others, "asked")?;
        let words = scoring::words(&table.board, table.premiums(), &placement);
        Ok(Phase::Answer(Pending {
            player,
            asked: self.asked,
            points: scoring::points(&words, laid.len()),
            placement,
            laid,
        }))
    }
}

/// Whether the seats from the first on have full racks, but `to` and those after it none.
fn is_dealt_up_to(hands: &[Hand], first: Seat, to: Seat) -> bool {
    let seats = hands.len();
    let place = |seat: Seat| (seat.index() + seats - first.index()) % seats;
    Seat::all(seats).zip(hands).all(|(seat, hand)| {
        let full = place(seat) < place(to);
        hand.len() == if full { RACK } else { 0 }
    })
}

impl Lots {
    /// Whether the lots so far are those of the first seats of the round.
    fn is_in_order(&self) -> bool {
        let drawn = self.drawn.iter().map(|(seat, _)| *seat);
        drawn.eq(self.round.iter().take(self.drawn.len()))
    }
}

impl View {
    /// Whether all tiles that are seen are in the box, and as many unseen as there are
    /// backs.
    fn fits_the_box(&self) -> bool {
        let hidden = self.hands().iter().map(|hand| match hand {
            Hand::Shown(_) => 0,
            Hand::Hidden(count) => *count,
        });
        let hidden: usize = hidden.sum();
        let (all, seen) = (Tiles::whole_box(), self.seen());
        all.hold(&seen) && all.len() - seen.len() == hidden + self.pool()
    }
}
