//! The last stones of two players, counted to the end for every move.

use std::cmp::Reverse;
use std::collections::HashMap;

use arrayvec::ArrayVec;
use bots::alpha_beta::Duel;
use bots::{Limits, Position, Riddle, Watch};

use super::words;
use crate::bot::site::{Ply, Site};
use crate::cubes::Cubes;
use crate::stone::StoneSet;
use crate::{Action, Colour, Rumis};

/// The fewest moves that are worth choosing among.
const CHOICE: usize = 8;
/// With more moves than this the end is too far away.
const NEAR: usize = 40;
/// The most positions that are looked at.
const NODES: u64 = 10_000;
/// More points than anybody can lead by.
const INFINITE: i32 = 1000;

/// The only move that wins, or that draws where no move wins.
pub(super) fn riddle(game: &Rumis, limits: &Limits) -> Option<Riddle<Rumis>> {
    let colour = game.to_play?;
    let site = Site::of(game);
    let plies = plies(&site);
    if !(CHOICE..=NEAR).contains(&plies.len()) {
        return None;
    }
    let mut ending = Ending {
        watch: Watch::start(&limits.clone().at_most(NODES)),
        known: HashMap::new(),
    };
    let mut leads: Vec<(Action, i32)> = Vec::new();
    for ply in plies {
        let lead = ending.lead_after(&site, ply, colour)?;
        leads.push((site.action(ply), lead));
    }
    leads.sort_by_key(|(_, lead)| Reverse(*lead));
    let (best, next) = (&leads[0], &leads[1]);
    let tells = best.1 >= 0 && best.1.signum() > next.1.signum();
    tells.then(|| words::ending(best, next))
}

/// All that tells two positions of a game apart.
type Key = (Option<Colour>, ArrayVec<(Cubes, StoneSet, bool), 2>);

/// What is known of a position: the first colour's lead lies between these.
type Bounds = (i32, i32);

/// A search that follows every line to its end.
struct Ending {
    watch: Watch,
    known: HashMap<Key, Bounds>,
}

impl Ending {
    /// By how many points a colour leads in the end if it places this stone and
    /// both then do their best; nothing when the limits are reached.
    fn lead_after(&mut self, site: &Site, ply: Ply, colour: Colour) -> Option<i32> {
        let lead = self.lead(&site.after(ply), (-INFINITE, INFINITE))?;
        Some(if colour == Colour::Red { lead } else { -lead })
    }

    /// The first colour's lead in the end. Outside the window it need not be
    /// exact, only be on the right side of it.
    fn lead(&mut self, site: &Site, (mut low, mut high): Bounds) -> Option<i32> {
        let Some(colour) = site.game.to_play else {
            return Some(site.points(Colour::Red) - site.points(Colour::Blue));
        };
        let key = key(&site.game);
        let known = self.known.get(&key).copied();
        let (least, most) = known.unwrap_or((-INFINITE, INFINITE));
        low = low.max(least);
        high = high.min(most);
        if low >= high {
            return Some(if least >= high { least } else { most });
        }
        if !self.watch.node() {
            return None;
        }
        let lead = self.best(site, colour, (low, high))?;
        let bounds = match lead {
            _ if lead >= high => (lead, most),
            _ if lead <= low => (least, lead),
            _ => (lead, lead),
        };
        self.known.insert(key, bounds);
        Some(lead)
    }

    /// What the colour to play comes to with its best move.
    fn best(&mut self, site: &Site, colour: Colour, (mut low, mut high): Bounds) -> Option<i32> {
        let mut best = None;
        for ply in plies(site) {
            let lead = self.lead(&site.after(ply), (low, high))?;
            best = Some(match best {
                None => lead,
                Some(best) if colour == Colour::Red => lead.max(best),
                Some(best) => lead.min(best),
            });
            match colour {
                Colour::Red => low = low.max(lead),
                _ => high = high.min(lead),
            }
            if low >= high {
                break;
            }
        }
        best
    }
}

fn key(game: &Rumis) -> Key {
    let hands = game.hands.iter();
    let all = hands
        .map(|hand| (hand.built, hand.left, hand.out))
        .collect();
    (game.to_play, all)
}

/// What the colour to play can do, the most promising first.
fn plies(site: &Site) -> Vec<Ply> {
    let mut plies = Vec::new();
    site.moves(&mut plies);
    plies.sort_by_cached_key(|ply| Reverse(site.promise(ply)));
    plies
}
