//! Where a die takes a piece: rules 3 to 7 and 12, worked out once for every
//! colour, progress and face.

use crate::track::{CROWNS, Colour, FEATHERS, Face, HOME, LAST, PRISON};

/// Where a piece ends, and what comes of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Landing {
    /// Its progress there.
    pub(crate) to: i8,
    /// Whether the other players have to move back (rule 8).
    pub(crate) retreat: bool,
}

/// Where this face takes a piece of this colour and progress; `None` if it
/// cannot be used for it.
pub(crate) const fn landing(colour: Colour, from: i8, face: Face) -> Option<Landing> {
    LANDINGS[colour as usize][(from - PRISON) as usize][face as usize]
}

const PLACES: usize = (HOME - PRISON) as usize + 1;

static LANDINGS: [[[Option<Landing>; 6]; PLACES]; 4] = {
    let mut table = [[[None; 6]; PLACES]; 4];
    let mut colour = 0;
    while colour < 4 {
        let mut place = 0;
        while place < PLACES {
            let mut face = 0;
            while face < 6 {
                let from = place as i8 + PRISON;
                table[colour][place][face] = work_out(Colour::ALL[colour], from, Face::ALL[face]);
                face += 1;
            }
            place += 1;
        }
        colour += 1;
    }
    table
};

const fn work_out(colour: Colour, from: i8, face: Face) -> Option<Landing> {
    match (from, face) {
        // Rule 3: a release causes no retreat, though it ends on a crown.
        (PRISON, Face::Crown) => Some(quiet(0)),
        (PRISON | HOME, _) => None,
        // Rules 4, 5 and 7. From a lane nothing is ahead (rule 12).
        (_, Face::Crown) => match ahead(&CROWNS, colour, from) {
            Some(to) => Some(Landing { to, retreat: true }),
            None => None,
        },
        (_, Face::Feather) => match ahead(&FEATHERS, colour, from) {
            Some(to) => Some(quiet(to)),
            None => None,
        },
        (_, points) => Some(by_points(colour, from + points.points() as i8)),
    }
}

/// Rule 6: a piece that ends on a symbol goes on to the next one, once. Rule 7:
/// if there is none it stays, and a crown still sends the others back.
const fn by_points(colour: Colour, to: i8) -> Landing {
    if to > LAST {
        return quiet(bounced(to));
    }
    let retreat = is_on(&CROWNS, colour, to);
    let next = if retreat {
        ahead(&CROWNS, colour, to)
    } else if is_on(&FEATHERS, colour, to) {
        ahead(&FEATHERS, colour, to)
    } else {
        None
    };
    let to = match next {
        Some(next) => next,
        None => to,
    };
    Landing { to, retreat }
}

/// Rule 12: what goes beyond the central crown is counted back from it.
const fn bounced(to: i8) -> i8 {
    if to > HOME { 2 * HOME - to } else { to }
}

/// The next of these symbols before the lane.
const fn ahead(symbols: &[u8], colour: Colour, from: i8) -> Option<i8> {
    let mut to = from + 1;
    while to <= LAST {
        if is_on(symbols, colour, to) {
            return Some(to);
        }
        to += 1;
    }
    None
}

const fn is_on(symbols: &[u8], colour: Colour, progress: i8) -> bool {
    let mut place = 0;
    while place < symbols.len() {
        if symbols[place] == colour.square(progress) {
            return true;
        }
        place += 1;
    }
    false
}

const fn quiet(to: i8) -> Landing {
    Landing { to, retreat: false }
}
