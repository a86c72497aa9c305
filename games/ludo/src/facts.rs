//! The fixed facts that a board draws from.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Serialize;

use crate::board::STEP_BACK;
use crate::landing::landing;
use crate::objection::immovable;
use crate::options::seating;
use crate::track::{CROWNS, Colour, FEATHERS, Face, HOME, LAST, PRISON, SQUARES};

/// The track, the colours and the dice.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Facts {
    /// How many squares the track has, numbered clockwise from 0.
    squares: u8,
    /// The squares with a crown.
    crowns: [u8; 4],
    /// The squares with a feather.
    feathers: [u8; 4],
    /// The colours, clockwise.
    colours: [Colour; 4],
    /// The square on which each colour starts.
    starts: [u8; 4],
    /// The progress of a piece in prison, on its last square of the track, and on the
    /// central crown. The lane is between the last two.
    prison: i8,
    last: i8,
    home: i8,
    /// The least progress from which a piece on the track can move back.
    retreat: i8,
    /// The colours that may play together in turn order, by the number of players; the
    /// usual ones come first.
    seatings: BTreeMap<usize, Vec<Vec<Colour>>>,
    /// Why a face does not move a piece, by face and by progress from prison on; null
    /// where it does.
    immovable: BTreeMap<char, Vec<Option<&'static str>>>,
}

impl Facts {
    pub(crate) fn new() -> Facts {
        Facts {
            squares: SQUARES,
            crowns: CROWNS,
            feathers: FEATHERS,
            colours: Colour::ALL,
            starts: Colour::ALL.map(|colour| colour.square(0)),
            prison: PRISON,
            last: LAST,
            home: HOME,
            retreat: STEP_BACK,
            seatings: (2..=4).map(|seats| (seats, seatings(seats))).collect(),
            immovable: Face::ALL.map(|face| (face.letter(), reasons(face))).into(),
        }
    }
}

fn seatings(seats: usize) -> Vec<Vec<Colour>> {
    let mut lists = vec![Vec::new()];
    for _ in 0..seats {
        let longer = |list: &Vec<Colour>| Colour::ALL.map(|colour| [&list[..], &[colour]].concat());
        lists = lists.iter().flat_map(longer).collect();
    }
    lists.retain(|list| seating(list, seats).is_ok());
    let usual = &Colour::usual(seats)[..seats];
    // A stable sort: the others keep their order.
    lists.sort_by_key(|list| list != usual);
    lists
}

/// All four arms of the board are alike, so one colour speaks for all.
fn reasons(face: Face) -> Vec<Option<&'static str>> {
    let reason = |from| match landing(Colour::Red, from, face) {
        Some(_) => None,
        None => Some(immovable(from).code),
    };
    (PRISON..=HOME).map(reason).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_colours_move_alike() {
        for face in Face::ALL {
            for from in PRISON..=HOME {
                let moves = |colour| landing(colour, from, face);
                let red = moves(Colour::Red);
                assert!(Colour::ALL.into_iter().all(|colour| moves(colour) == red));
            }
        }
    }

    #[test]
    fn the_usual_colours_come_first() {
        let facts = Facts::new();
        for (seats, lists) in facts.seatings {
            assert_eq!(lists[0], Colour::usual(seats)[..seats]);
            assert_eq!(lists.len(), [12, 12, 4][seats - 2]);
        }
    }

    #[test]
    fn a_face_that_moves_nobody_says_why() {
        let facts = Facts::new();
        let reason =
            |face: char, progress: i8| facts.immovable[&face][(progress - PRISON) as usize];
        assert_eq!(reason('C', PRISON), None);
        assert_eq!(reason('3', PRISON), Some("needs-crown"));
        assert_eq!(reason('F', LAST), Some("no-symbol-ahead"));
        assert_eq!(reason('C', LAST + 1), Some("lane-needs-points"));
        assert_eq!(reason('1', LAST + 1), None);
        assert_eq!(reason('1', HOME), Some("arrived"));
    }
}
