//! Who plays whom, and in which seats.

use super::Arena;
use super::bout::Played;

/// All games to be played.
pub(crate) struct Schedule {
    pub(crate) pairs: Vec<Pair>,
    pub(crate) bouts: Vec<Bout>,
}

/// Two contestants, by their indices.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Pair {
    pub(crate) one: usize,
    pub(crate) other: usize,
}

/// One game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Bout {
    pub(crate) number: usize,
    /// The index of its pair.
    pub(crate) pair: usize,
    /// The contestant in each seat.
    pub(crate) seated: Vec<usize>,
    /// Determines the opening and the luck; the same in all rotations.
    pub(crate) seed: u64,
}

impl Schedule {
    /// The pairs take turns, so that an interrupted run says something about each.
    pub(crate) fn of(arena: &Arena) -> Schedule {
        let pairs = pairs(arena.contestants.len(), arena.neighbours);
        let mut bouts: Vec<Bout> = Vec::new();
        let rotations = rotations(arena.seats, Pair { one: 0, other: 1 }).len();
        for round in 0..arena.games.div_ceil(rotations) {
            for (place, &pair) in pairs.iter().enumerate() {
                for seated in self::rotations(arena.seats, pair) {
                    bouts.push(Bout {
                        number: bouts.len(),
                        pair: place,
                        seated,
                        seed: arena.seed.wrapping_add(round as u64),
                    });
                }
            }
        }
        Schedule { pairs, bouts }
    }

    /// The games that were not played yet.
    pub(crate) fn left(&self, played: &[Played]) -> Vec<&Bout> {
        let done = |bout: &&Bout| played.iter().any(|one| one.bout == bout.number);
        self.bouts.iter().filter(|bout| !done(bout)).collect()
    }
}

fn pairs(contestants: usize, neighbours: bool) -> Vec<Pair> {
    let all = (0..contestants)
        .flat_map(|one| (one + 1..contestants).map(move |other| Pair { one, other }));
    all.filter(|pair| !neighbours || pair.other == pair.one + 1)
        .collect()
}

/// Each of the two in every seat: with two seats both ways round; with more, each of
/// them alone against a table of the other.
fn rotations(seats: usize, pair: Pair) -> Vec<Vec<usize>> {
    let alone = |one: usize, other: usize| {
        (0..seats).map(move |seat| {
            let mut seated = vec![other; seats];
            seated[seat] = one;
            seated
        })
    };
    if seats == 2 {
        return alone(pair.one, pair.other).collect();
    }
    alone(pair.one, pair.other)
        .chain(alone(pair.other, pair.one))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_meets_everybody_or_only_the_neighbour() {
        let count = |neighbours| pairs(5, neighbours).len();
        assert_eq!((count(false), count(true)), (10, 4));
    }

    #[test]
    fn everybody_sits_everywhere_equally_often() {
        let pair = Pair { one: 3, other: 4 };
        assert_eq!(rotations(2, pair), [[3, 4], [4, 3]]);
        for seats in 3..=4 {
            for seat in 0..seats {
                let rotations = rotations(seats, pair);
                let one = rotations.iter().filter(|seated| seated[seat] == 3).count();
                assert_eq!(one, seats, "seat {seat} of {seats}");
                assert_eq!(rotations.len(), 2 * seats);
            }
        }
    }
}
