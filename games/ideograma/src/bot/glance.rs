//! How good a move looks before anybody answers it: its points and the rest it
//! keeps, in hundredths of a point.

use bots::Stop;
use rules::Seat;

use super::rests::{self, Rests};
use super::sight::Sight;
use crate::generator::{self, Found};
use crate::notation::RACK;
use crate::placement::letters;
use crate::square::SIZE;
use crate::table::Table;
use crate::{Action, Direction, Ideograma, Placed, Placement, Tiles, View, scoring};

/// A move with what can be seen of it at once.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Candidate {
    pub(super) action: Action,
    pub(super) points: i32,
    /// The tiles that stay on the rack.
    pub(super) keep: Tiles,
    pub(super) worth: i32,
}

/// The best moves at a glance, best first, and what all of them come to.
pub(super) struct Ranking {
    pub(super) best: Vec<Candidate>,
    /// The points of the word that scores most, known or not.
    pub(super) most: Option<i32>,
    /// Whether there was time to look along every line.
    pub(super) whole: bool,
    /// Whether the player knows all words.
    pub(super) full: bool,
}

/// A player's rack and what there is to know around it.
pub(super) struct Glance<'a> {
    table: &'a Table,
    rack: Tiles,
    pool: usize,
    rests: Rests,
}

impl<'a> Glance<'a> {
    /// What the player to move sees of their own rack.
    pub(super) fn of_view(view: &'a View, rack: Tiles) -> Glance<'a> {
        Glance::new(&view.table, rack, view.pool(), view.unseen().value())
    }

    /// The same from the whole truth. Uses no more of it than a view shows: the
    /// racks of others matter when all unseen tiles are there.
    pub(super) fn of_game(game: &'a Ideograma, seat: Seat) -> Glance<'a> {
        let rack = game.racks[seat.index()];
        let all: i32 = game.racks.iter().map(Tiles::value).sum();
        Glance::new(&game.table, rack, game.pool.len(), all - rack.value())
    }

    fn new(table: &'a Table, rack: Tiles, pool: usize, others: i32) -> Glance<'a> {
        let rests = Rests::of(&rack, |rest| {
            rests::worth(rest, &table.lexicon, pool, others)
        });
        Glance {
            table,
            rack,
            pool,
            rests,
        }
    }

    /// The best move at a glance and the worth of the rest it keeps.
    pub(super) fn best(&self) -> (Action, i32) {
        let mut best: Option<(Placement, i32)> = None;
        let mut most = i32::MIN;
        generator::every_word(self.table, &self.rack, &mut |found| {
            let (_, rest) = self.kept(found);
            let worth = 100 * found.points + rest;
            if worth > most {
                most = worth;
                best = found.placement().map(|placement| (placement, *rest));
            }
        });
        match (best, self.change()) {
            (_, Some((keep, worth))) if worth > most => {
                (Action::Change(self.rack.without(&keep)), worth)
            }
            (Some((placement, rest)), _) => (Action::Lay(placement), rest),
            (None, _) => (Action::Pass, self.rests.all()[0].1),
        }
    }

    /// The moves that a level sees: the best `many` words, the best change, and
    /// passing if there is nothing else. Ends early when it is stopped.
    pub(super) fn rank(&self, sight: &Sight, many: usize, stop: &Stop) -> Ranking {
        let mut ranking = Ranking {
            best: Vec::with_capacity(many + 2),
            most: None,
            whole: true,
            full: sight.is_full(),
        };
        for direction in Direction::BOTH {
            for line in 0..SIZE {
                // Some word must be found, however great the hurry.
                if stop.pulled() && !ranking.best.is_empty() {
                    ranking.whole = false;
                    break;
                }
                generator::words_along(self.table, &self.rack, direction, line, &mut |found| {
                    self.weigh(found, sight, many, &mut ranking);
                });
            }
        }
        ranking.best.extend(self.changed(sight));
        ranking.best.sort_by_key(|it| -it.worth);
        if ranking.best.is_empty() {
            ranking.best.push(self.candidate(Action::Pass));
        }
        ranking
    }

    /// Takes a word into the ranking if it is known and good enough.
    fn weigh(&self, found: &Found<'_>, sight: &Sight, many: usize, ranking: &mut Ranking) {
        ranking.most = ranking.most.max(Some(found.points));
        let (keep, rest) = self.kept(found);
        let worth = 100 * found.points + if sight.rests { *rest } else { 0 };
        let best = &mut ranking.best;
        let place = best.partition_point(|it| it.worth >= worth);
        if place >= many {
            return;
        }
        let Some(placement) = found.placement().filter(|it| self.knows(sight, it)) else {
            return;
        };
        best.truncate(many - 1);
        best.insert(
            place,
            Candidate {
                action: Action::Lay(placement),
                points: found.points,
                keep: *keep,
                worth,
            },
        );
    }

    fn kept(&self, found: &Found<'_>) -> &(Tiles, i32) {
        let new = found.new_tiles(&self.table.board);
        self.rests.after(new.map(Placed::as_drawn))
    }

    /// Whether a level knows all the words that a placement forms.
    fn knows(&self, sight: &Sight, placement: &Placement) -> bool {
        let known = || {
            let words = scoring::words(&self.table.board, self.table.premiums(), placement);
            words.iter().all(|it| sight.knows(letters(&it.word)))
        };
        sight.is_full() || known()
    }

    /// Any move of this rack as a candidate.
    pub(super) fn candidate(&self, action: Action) -> Candidate {
        let (board, premiums) = (&self.table.board, self.table.premiums());
        let (used, points) = match &action {
            Action::Lay(placement) => {
                let new = scoring::new_tiles(board, placement);
                let used: Tiles = new.map(|(_, placed)| placed.as_drawn()).collect();
                let words = scoring::words(board, premiums, placement);
                (used, scoring::points(&words, used.len()))
            }
            Action::Change(tiles) => (*tiles, 0),
            Action::Pass | Action::Accept | Action::Challenge => (Tiles::NONE, 0),
        };
        let (keep, rest) = *self.rests.after(used.iter());
        Candidate {
            action,
            points,
            keep,
            worth: 100 * points + rest,
        }
    }

    /// The best rest to keep of those that a change may leave.
    fn change(&self) -> Option<(Tiles, i32)> {
        let most = self.table.customs.most_changed(self.pool);
        let fewest = self.rack.len().saturating_sub(most);
        let all = self.rests.all().iter().skip(1);
        all.filter(|(keep, _)| keep.len() >= fewest)
            .map(|(keep, worth)| (*keep, worth - self.refill(keep)))
            .max_by_key(|(_, worth)| *worth)
    }

    /// What the tiles that come for those changed weigh near the end: about as much
    /// as those did.
    fn refill(&self, keep: &Tiles) -> i32 {
        if self.pool >= RACK {
            return 0;
        }
        let changed = self.rack.value() - keep.value();
        100 * changed * (RACK - self.pool) as i32 / RACK as i32
    }

    /// Who does not look at rests changes only when there is no word.
    fn changed(&self, sight: &Sight) -> Option<Candidate> {
        let (keep, worth) = self.change()?;
        Some(Candidate {
            action: Action::Change(self.rack.without(&keep)),
            points: 0,
            keep,
            worth: if sight.rests { worth } else { -1 },
        })
    }
}
