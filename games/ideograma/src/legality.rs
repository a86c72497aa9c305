//! Whether a word may be laid, and if not, why. Uses nothing of the generator:
//! each checks the other.

use arrayvec::ArrayVec;
use rules::Refusal;

use crate::notation::RACK;
use crate::placement::{capitals, letters};
use crate::table::Table;
use crate::{Direction, Placed, Placement, Square, Tiles, refusals, scoring};

/// The tiles of one play and the squares they go to.
pub(crate) type Laid = ArrayVec<(Square, Placed), RACK>;

impl Table {
    /// What is laid if `placement` is played from this rack. What the words
    /// mean is not looked at.
    pub(crate) fn fit(&self, placement: &Placement, rack: &Tiles) -> Result<Laid, Refusal> {
        self.check_squares(placement)?;
        let laid = self.taken_from(rack, placement)?;
        self.check_contact(placement)?;
        Ok(laid)
    }

    /// A single tile that forms a word both ways has one spelling.
    pub(crate) fn check_spelling(&self, placement: &Placement, laid: &Laid) -> Result<(), Refusal> {
        let [(square, placed)] = laid[..] else {
            return Ok(());
        };
        let mut word: crate::Word = self.board.run(square, Direction::Across, -1).collect();
        let before = word.len() as isize;
        word.reverse();
        word.push(placed);
        word.extend(self.board.run(square, Direction::Across, 1));
        if placement.direction == Direction::Across || word.len() == 1 {
            return Ok(());
        }
        let start = square.step(Direction::Across, -before);
        let across = start.map(|start| Placement {
            start,
            direction: Direction::Across,
            word,
        });
        Err(Refusal::of(&refusals::WRITTEN_ACROSS).instead(across))
    }

    /// Refuses with every word that is not in the list.
    pub(crate) fn check_words(&self, placement: &Placement) -> Result<(), Refusal> {
        let words = scoring::words(&self.board, self.premiums(), placement);
        let wrong = words
            .iter()
            .filter(|it| !self.lexicon.contains(letters(&it.word)));
        let mut wrong: Vec<String> = wrong.map(|it| capitals(&it.word)).collect();
        if wrong.is_empty() {
            return Ok(());
        }
        wrong.dedup();
        Err(wrong
            .iter()
            .fold(Refusal::of(&refusals::WRONG_WORDS), Refusal::at))
    }

    /// The word lies on the board, among the tiles that are there, and is whole.
    fn check_squares(&self, placement: &Placement) -> Result<(), Refusal> {
        let Placement {
            start,
            direction,
            ref word,
        } = *placement;
        if word.len() < 2 {
            return Err(Refusal::of(&refusals::TOO_SHORT));
        }
        let Some(end) = start.step(direction, word.len() as isize - 1) else {
            return Err(Refusal::of(&refusals::OFF_BOARD).at(capitals(word)));
        };
        for (square, placed) in placement.squares() {
            if let Some(old) = self.board.at(square).filter(|&old| old != placed) {
                return Err(Refusal::of(&refusals::TAKEN).at(square).at(old));
            }
        }
        let beyond = [start.step(direction, -1), end.step(direction, 1)];
        for square in beyond.into_iter().flatten() {
            if let Some(old) = self.board.at(square) {
                return Err(Refusal::of(&refusals::NOT_WHOLE).at(square).at(old));
            }
        }
        Ok(())
    }

    /// The new tiles, if there are any and the rack has them.
    fn taken_from(&self, rack: &Tiles, placement: &Placement) -> Result<Laid, Refusal> {
        let new = || scoring::new_tiles(&self.board, placement);
        let needed: Tiles = new().map(|(_, placed)| placed.as_drawn()).collect();
        if needed.is_empty() {
            return Err(Refusal::of(&refusals::NO_NEW_TILE));
        }
        check_rack(rack, &needed)?;
        Ok(new().collect())
    }

    /// The first word covers the centre, every other one touches a tile.
    fn check_contact(&self, placement: &Placement) -> Result<(), Refusal> {
        let mut squares = placement.squares().map(|(square, _)| square);
        if self.board.is_empty() {
            if squares.any(|square| square == Square::CENTRE) {
                return Ok(());
            }
            return Err(Refusal::of(&refusals::NOT_CENTRED).at(Square::CENTRE));
        }
        // A word without old tiles of its own may still have them beside it.
        if squares.any(|square| self.board.at(square).is_some() || self.board.touches(square)) {
            return Ok(());
        }
        Err(Refusal::of(&refusals::DETACHED))
    }
}

/// Names the tiles that a rack lacks.
pub(crate) fn check_rack(rack: &Tiles, needed: &Tiles) -> Result<(), Refusal> {
    let missing = needed.without(rack);
    if missing.is_empty() {
        return Ok(());
    }
    Err(missing
        .iter()
        .fold(Refusal::of(&refusals::NOT_IN_RACK), Refusal::at))
}
