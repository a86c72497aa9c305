//! The ending of two players with an empty pool: nothing is hidden then, and
//! the best play of both can be worked out.
//!
//! Each round looks two moves further ahead and at twice as many words a turn;
//! beyond, both lay what promises most. A round that had to leave nothing out
//! has the exact result.

mod memory;

use std::cmp::Reverse;

use bots::Watch;
use rules::Seat;

use crate::generator;
use crate::legality::Laid;
use crate::scoring;
use crate::table::Table;
use crate::turns::{BARREN_ROUNDS, ROUNDS_OF_PASSES};
use crate::{Placed, Placement, Tiles, View};

use memory::{Bound, Known, Memory};

/// Words a turn that the first round looks at.
const FIRST_WIDTH: usize = 16;

/// What is best in an ending.
pub(super) struct Solved {
    /// The word to lay, or none at all.
    pub(super) best: Option<Placement>,
    /// By how many points the player to move then ends ahead.
    pub(super) margin: i32,
    /// Whether that is certain if both play their best.
    pub(super) exact: bool,
    /// How many moves ahead it saw.
    pub(super) depth: u32,
}

/// Works out the ending; nothing if it is none or the watch ended the first
/// round. `memory` is in bytes.
pub(super) fn solve(view: &View, seat: Seat, memory: usize, watch: &mut Watch) -> Option<Solved> {
    let [own, rival] = [seat, seat.rival()];
    if view.pool() > 0 || view.points().len() != 2 {
        return None;
    }
    let mut racks = [Tiles::NONE; 2];
    racks[own.index()] = view.rack(own)?;
    racks[rival.index()] = view.unseen();
    let mut ending = Ending {
        table: view.table.clone(),
        racks,
        mark: 0,
        width: 0,
        lists: Vec::new(),
        memory: Memory::new(memory),
        chosen: None,
        watch,
    };
    let lead = view.points()[own.index()] - view.points()[rival.index()];
    let quiet = Quiet {
        passes: view.table.passes,
        barren: view.table.barren,
    };
    let mut solved = None;
    for round in 0_u32.. {
        ending.width = FIRST_WIDTH << round.min(16);
        let depth = 2 * (round + 1);
        let window = (-INFINITE, INFINITE);
        let found = ending.look(own, quiet, 0, depth, window);
        if let Some((best, margin)) = ending.chosen.clone() {
            let exact = found.is_some_and(|it| it.whole);
            solved = Some(Solved {
                best,
                margin: lead + margin,
                exact,
                depth,
            });
        }
        if found.is_none_or(|it| it.whole) {
            break;
        }
    }
    solved
}

/// More than any game can turn by.
const INFINITE: i32 = 1_000_000;

/// Turns without a word.
#[derive(Clone, Copy)]
struct Quiet {
    passes: usize,
    barren: usize,
}

impl Quiet {
    const NONE: Quiet = Quiet {
        passes: 0,
        barren: 0,
    };

    fn longer(self) -> Quiet {
        Quiet {
            passes: self.passes + 1,
            barren: self.barren + 1,
        }
    }

    fn ends_the_game(self) -> bool {
        self.passes >= 2 * ROUNDS_OF_PASSES || self.barren >= 2 * BARREN_ROUNDS
    }
}

/// What the player to move still gains on the rival from here.
#[derive(Clone, Copy)]
struct Gain {
    points: i32,
    /// Whether nothing was left out.
    whole: bool,
}

impl Gain {
    /// The same for the player before, who gained so much before that.
    fn turned(self, points: i32) -> Gain {
        Gain {
            points: points - self.points,
            ..self
        }
    }
}

/// A word that can be laid.
#[derive(Clone)]
struct Lay {
    placement: Placement,
    points: i32,
    promise: i32,
}

struct Ending<'w> {
    table: Table,
    racks: [Tiles; 2],
    /// Tells this board and these racks from others.
    mark: u64,
    width: usize,
    /// One list of words for each move ahead, used again and again.
    lists: Vec<Vec<Lay>>,
    memory: Memory,
    /// The best move of the round so far, and its gain.
    chosen: Option<(Option<Placement>, i32)>,
    watch: &'w mut Watch,
}

impl Ending<'_> {
    /// What `seat` gains at best, looking `depth` moves ahead and from there on
    /// only at the most promising; nothing when time is over. Gains outside the
    /// window need not be exact.
    fn look(
        &mut self,
        seat: Seat,
        quiet: Quiet,
        ply: usize,
        depth: u32,
        window: (i32, i32),
    ) -> Option<Gain> {
        if !self.watch.step() {
            return None;
        }
        let key = self.mark ^ memory::turn(seat, quiet.passes, quiet.barren);
        let known = self.memory.at(key);
        if ply > 0
            && let Some(gain) = known.and_then(|it| it.settled(depth, window))
        {
            return Some(gain);
        }
        let hint = match ply {
            0 => self.chosen.take().and_then(|(best, _)| best),
            _ => known.and_then(|it| it.best.clone()),
        };
        let mut list = self.list(seat, ply, hint.as_ref());
        let found = self.best_of(&mut list, seat, quiet, (ply, depth), window);
        self.lists[ply] = list;
        let (gain, best) = found?;
        self.memory.keep(Known {
            key,
            depth,
            gain,
            bound: Bound::of(gain.points, window),
            best,
        });
        Some(gain)
    }

    /// The best of these words or passing, with what `seat` gains by it.
    fn best_of(
        &mut self,
        list: &mut Vec<Lay>,
        seat: Seat,
        quiet: Quiet,
        (ply, depth): (usize, u32),
        (mut low, high): (i32, i32),
    ) -> Option<(Gain, Option<Placement>)> {
        let width = if depth > 0 { self.width } else { 1 };
        let passing = depth > 0 || list.is_empty();
        let mut best = Gain {
            points: -INFINITE,
            whole: passing && list.len() <= width,
        };
        list.truncate(width);
        let mut choice = None;
        for place in 0..list.len() + usize::from(passing) {
            let lay = list.get(place);
            let gain = self.after(seat, quiet, lay, (ply, depth), (low, high))?;
            best.whole &= gain.whole;
            if gain.points > best.points {
                best.points = gain.points;
                choice = lay.map(|it| it.placement.clone());
                if ply == 0 {
                    self.chosen = Some((choice.clone(), gain.points));
                }
            }
            low = low.max(best.points);
            if low >= high {
                // One good answer is proof enough, whatever was left out.
                best.whole = gain.whole;
                break;
            }
        }
        Some((best, choice))
    }

    /// What `seat` gains by laying a word, or by passing.
    fn after(
        &mut self,
        seat: Seat,
        quiet: Quiet,
        lay: Option<&Lay>,
        (ply, depth): (usize, u32),
        (low, high): (i32, i32),
    ) -> Option<Gain> {
        let Some(lay) = lay else {
            let quiet = quiet.longer();
            if quiet.ends_the_game() {
                return Some(self.stuck(seat));
            }
            let answer = self.look(
                seat.rival(),
                quiet,
                ply + 1,
                depth.saturating_sub(1),
                (-high, -low),
            )?;
            return Some(answer.turned(0));
        };
        let rack = self.racks[seat.index()];
        let laid: Laid = scoring::new_tiles(&self.table.board, &lay.placement).collect();
        let rest = rack.without(&laid.iter().map(|(_, it)| it.as_drawn()).collect());
        if rest.is_empty() {
            return Some(Gain {
                points: lay.points + 2 * self.racks[seat.rival().index()].value(),
                whole: true,
            });
        }
        let before = self.mark;
        for &(square, placed) in &laid {
            self.mark ^= memory::laid(seat, square, placed);
        }
        self.table.lay(&laid);
        self.racks[seat.index()] = rest;
        let window = (lay.points - high, lay.points - low);
        let answer = self.look(
            seat.rival(),
            Quiet::NONE,
            ply + 1,
            depth.saturating_sub(1),
            window,
        );
        self.racks[seat.index()] = rack;
        self.table.take_up(&laid);
        self.mark = before;
        answer.map(|it| it.turned(lay.points))
    }

    /// The words that `seat` can lay, the most promising first.
    fn list(&mut self, seat: Seat, ply: usize, hint: Option<&Placement>) -> Vec<Lay> {
        if self.lists.len() <= ply {
            self.lists.resize_with(ply + 1, Vec::new);
        }
        let mut list = std::mem::take(&mut self.lists[ply]);
        list.clear();
        let rival = self.racks[seat.rival().index()].value();
        let rack = self.racks[seat.index()];
        let board = &self.table.board;
        generator::every_word(&self.table, &rack, &mut |found| {
            let used: Tiles = found.new_tiles(board).map(Placed::as_drawn).collect();
            let out = if used == rack {
                2 * rival
            } else {
                used.value()
            };
            list.extend(found.placement().map(|placement| Lay {
                promise: found.points + out,
                points: found.points,
                placement,
            }));
        });
        if let Some(lay) = list.iter_mut().find(|lay| Some(&lay.placement) == hint) {
            lay.promise = INFINITE;
        }
        list.sort_by_key(|lay| Reverse(lay.promise));
        list
    }

    /// Both pay for their tiles.
    fn stuck(&self, seat: Seat) -> Gain {
        let [own, rival] = [seat, seat.rival()].map(|it| self.racks[it.index()].value());
        Gain {
            points: rival - own,
            whole: true,
        }
    }
}
