//! Packings a second time: cell by cell from the top corner down, on plain
//! lists, and with orders found by trying.

use std::collections::BTreeSet;

use rules::Game;
use rumis::{Action, Rumis};

use crate::shapes::{self, Place, STONES, forms};

/// A stone and where its cubes are.
type Laid = (&'static str, Vec<Place>);

/// The stones that fill what is open.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Packing(Vec<Laid>);

/// A cube to be filled with so many of each stone.
pub(crate) struct Packings {
    edge: i32,
    copies: usize,
    /// For each cube, every way to lay a stone whose last cube it is.
    ending_at: Vec<Vec<Choice>>,
}

struct Choice {
    /// The stone's place in the list of stones.
    stone: usize,
    /// Its cubes as bits.
    bits: u64,
    laid: Laid,
}

impl Packings {
    pub(crate) fn of_cube(edge: i32, copies: usize) -> Packings {
        let mut packings = Packings {
            edge,
            copies,
            ending_at: Vec::new(),
        };
        for end in 0..edge.pow(3) {
            let end = [end % edge, end / edge % edge, end / edge / edge];
            packings.ending_at.push(packings.choices(end));
        }
        packings
    }

    fn choices(&self, end: Place) -> Vec<Choice> {
        let mut choices = Vec::new();
        for (stone, (code, _)) in STONES.iter().enumerate() {
            for form in forms(code) {
                let last = *form
                    .iter()
                    .max_by_key(|c| (c[2], c[1], c[0]))
                    .expect("a cube");
                let shift = [0, 1, 2].map(|axis| end[axis] - last[axis]);
                let moved = |cube: &Place| [0, 1, 2].map(|axis| cube[axis] + shift[axis]);
                let cubes: Vec<Place> = form.iter().map(moved).collect();
                let inside = |cube: &Place| cube.iter().all(|at| (0..self.edge).contains(at));
                if cubes.iter().all(inside) {
                    choices.push(Choice {
                        stone,
                        bits: self.bits(&cubes),
                        laid: (*code, cubes),
                    });
                }
            }
        }
        choices
    }

    fn bits(&self, cubes: &[Place]) -> u64 {
        let bit = |&[x, y, z]: &Place| 1 << (x + self.edge * (y + self.edge * z));
        cubes.iter().map(bit).sum()
    }

    /// Every packing of what these placements leave open, sorted.
    pub(crate) fn all(&self, placed: &[String]) -> Vec<Packing> {
        let mut spare = [self.copies; STONES.len()];
        let mut filled = 0;
        for (code, cubes) in placed.iter().map(|text| read(text)) {
            let stone = STONES.iter().position(|(other, _)| *other == code);
            spare[stone.expect("one of the eleven")] -= 1;
            filled |= self.bits(&cubes);
        }
        let mut found = Vec::new();
        self.fill(filled, &mut spare, &mut Vec::new(), &mut found);
        found.sort();
        found
    }

    /// Fills the last open cube in every way there is, and then the rest.
    fn fill<'a>(
        &'a self,
        filled: u64,
        spare: &mut [usize; STONES.len()],
        laid: &mut Vec<&'a Laid>,
        found: &mut Vec<Packing>,
    ) {
        let open = (0..self.ending_at.len()).rev();
        let Some(last) = open.into_iter().find(|cube| filled >> cube & 1 == 0) else {
            let mut packing: Vec<Laid> = laid.iter().copied().cloned().collect();
            packing.sort();
            found.push(Packing(packing));
            return;
        };
        for choice in &self.ending_at[last] {
            if choice.bits & filled == 0 && spare[choice.stone] > 0 {
                spare[choice.stone] -= 1;
                laid.push(&choice.laid);
                self.fill(filled | choice.bits, spare, laid, found);
                laid.pop();
                spare[choice.stone] += 1;
            }
        }
    }
}

impl Packing {
    /// The stones that are used, sorted.
    pub(crate) fn codes(&self) -> Vec<&str> {
        self.0.iter().map(|(code, _)| *code).collect()
    }

    /// Whether the stones can be put one by one on what is placed, never with
    /// a hole beneath.
    pub(crate) fn is_buildable(&self, placed: &[String]) -> bool {
        let placed = placed.iter().flat_map(|text| read(text).1);
        let mut built: BTreeSet<Place> = placed.collect();
        let mut rest = self.0.clone();
        loop {
            let before = rest.len();
            rest.retain(|(_, cubes)| {
                let held = cubes.iter().all(|&[x, y, z]| {
                    let below = [x, y, z - 1];
                    z == 0 || cubes.contains(&below) || built.contains(&below)
                });
                if held {
                    built.extend(cubes);
                }
                !held
            });
            if rest.is_empty() || rest.len() == before {
                return rest.is_empty();
            }
        }
    }

    /// A quarter turn about the vertical axis, or about the east axis.
    fn turned(&self, edge: i32, about_the_vertical: bool) -> Packing {
        let turn = |&[x, y, z]: &Place| {
            if about_the_vertical {
                [edge - 1 - y, x, z]
            } else {
                [x, edge - 1 - z, y]
            }
        };
        let stone = |(code, cubes): &Laid| {
            let mut cubes: Vec<Place> = cubes.iter().map(turn).collect();
            cubes.sort_unstable();
            (*code, cubes)
        };
        let mut stones: Vec<Laid> = self.0.iter().map(stone).collect();
        stones.sort();
        Packing(stones)
    }
}

/// How many classes of packings there are under rotation with a member that
/// is so. `all` is sorted.
pub(crate) fn classes(all: &[Packing], edge: i32, is_so: impl Fn(&Packing) -> bool) -> usize {
    let mut seen = vec![false; all.len()];
    let mut classes = 0;
    for start in 0..all.len() {
        let mut rest = vec![start];
        let mut one_is_so = false;
        while let Some(place) = rest.pop() {
            if std::mem::replace(&mut seen[place], true) {
                continue;
            }
            one_is_so |= is_so(&all[place]);
            for about_the_vertical in [true, false] {
                let turned = all[place].turned(edge, about_the_vertical);
                rest.push(
                    all.binary_search(&turned)
                        .expect("a turned packing is one too"),
                );
            }
        }
        classes += usize::from(one_is_so);
    }
    classes
}

/// Plays every game from here to its end and collects what full cubes are
/// made of.
pub(crate) fn played_out(game: &Rumis, placed: &mut Vec<String>, ends: &mut BTreeSet<Vec<String>>) {
    if game.turn().is_over() {
        if game.is_full() {
            let mut packing = placed.clone();
            packing.sort();
            ends.insert(packing);
        }
        return;
    }
    for action in game.moves() {
        let mut next = game.clone();
        next.play(&action).expect("an offered move plays");
        if action == Action::Pass {
            played_out(&next, placed, ends);
        } else {
            placed.push(action.to_string());
            played_out(&next, placed, ends);
            placed.pop();
        }
    }
}

fn read(text: &str) -> Laid {
    let (code, cubes) = text.split_once(':').expect("a placement");
    let stone = STONES.iter().find(|(other, _)| *other == code);
    let mut cubes: Vec<Place> = cubes.split('+').map(shapes::read).collect();
    cubes.sort_unstable();
    (stone.expect("one of the eleven").0, cubes)
}
