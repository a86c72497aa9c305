//! The fixed facts that a board draws from.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Serialize;

use crate::notation::RACK;
use crate::square::SIZE;
use crate::{Letter, Premium, Premiums, Square, Tile, Tiles};

/// The board, its premiums and the tiles.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Facts {
    /// Rows and columns of the board.
    size: usize,
    /// The square that the first word covers.
    centre: String,
    /// How many tiles a rack holds.
    rack: usize,
    /// Every kind of tile, in the order in which racks and changes are written.
    tiles: Vec<Kind>,
    /// What the blank is written as.
    blank: String,
    /// The letters that a blank can stand for.
    letters: Vec<String>,
    /// What each premium does, by its colour.
    premiums: BTreeMap<&'static str, Multiplier>,
    /// The colours of the premium squares, by their names; the layout `none` has none.
    squares: BTreeMap<String, &'static str>,
}

/// A kind of tile.
#[derive(Serialize, JsonSchema)]
struct Kind {
    /// What it shows.
    face: String,
    /// How many the box has.
    count: u8,
    /// Its points.
    value: i32,
}

/// What a premium multiplies, and by how much.
#[derive(Serialize, JsonSchema)]
struct Multiplier {
    of: Of,
    times: i32,
}

#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
enum Of {
    Letter,
    Word,
}

const PREMIUMS: [Premium; 4] = [
    Premium::Red,
    Premium::Green,
    Premium::Orange,
    Premium::Yellow,
];

impl Facts {
    pub(crate) fn new() -> Facts {
        let premium = |square| Premiums::standard().at(square).map(colour);
        let squares =
            Square::all().filter_map(|square| Some((square.to_string(), premium(square)?)));
        Facts {
            size: SIZE,
            centre: Square::CENTRE.to_string(),
            rack: RACK,
            tiles: Tiles::whole_box().kinds().map(kind).collect(),
            blank: Tile::Blank.to_string(),
            letters: Letter::all()
                .map(|letter| letter.capital().to_string())
                .collect(),
            premiums: PREMIUMS.map(|it| (colour(it), multiplier(it))).into(),
            squares: squares.collect(),
        }
    }
}

fn kind((tile, count): (Tile, u8)) -> Kind {
    Kind {
        face: tile.to_string(),
        count,
        value: Tiles::from_iter([tile]).value(),
    }
}

const fn colour(premium: Premium) -> &'static str {
    match premium {
        Premium::Red => "red",
        Premium::Green => "green",
        Premium::Orange => "orange",
        Premium::Yellow => "yellow",
    }
}

fn multiplier(premium: Premium) -> Multiplier {
    let (letter, word) = (
        Premium::letter_times(Some(premium)),
        Premium::word_times(Some(premium)),
    );
    if word > 1 {
        Multiplier {
            of: Of::Word,
            times: word,
        }
    } else {
        Multiplier {
            of: Of::Letter,
            times: letter,
        }
    }
}
