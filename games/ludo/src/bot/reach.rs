//! With which throws a piece can end on a square, worked out once for every
//! colour and progress.

use rules::Seat;

use crate::board::Board;
use crate::landing::landing;
use crate::piece::EACH;
use crate::track::{Colour, Face, HOME, LAST, PRISON, SQUARES};

/// Some of the 21 different throws, one bit each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Throws(u32);

impl Throws {
    /// How many of the 36 ways for two dice to fall come to one of these: a
    /// double falls in one way, the others in two.
    pub(crate) const fn ways(self) -> u32 {
        2 * self.0.count_ones() - (self.0 & DOUBLES).count_ones()
    }
}

impl Board {
    /// The throws with which some piece of the seat can end on a square of the
    /// track, with one die or with both. It takes no account of pieces that
    /// others move in between, nor of a double one that has to be used behind.
    pub(crate) fn reach(&self, seat: Seat, square: u8) -> Throws {
        let first = seat.index() * EACH;
        let colour = self.colours[seat.index()] as usize;
        let pieces = &self.progress[first..first + EACH];
        let reached = |&from: &i8| REACH[colour][place(from)][square as usize];
        Throws(pieces.iter().map(reached).fold(0, |all, some| all | some))
    }
}

const PLACES: usize = place(HOME) + 1;

const fn place(progress: i8) -> usize {
    (progress - PRISON) as usize
}

/// The bits of the doubles, in the order of [`Throws`].
const DOUBLES: u32 = {
    let (mut bits, mut throw, mut low) = (0, 0, 0);
    while low < Face::ALL.len() {
        bits |= 1 << throw;
        throw += Face::ALL.len() - low;
        low += 1;
    }
    bits
};

static REACH: [[[u32; SQUARES as usize]; PLACES]; 4] = {
    let mut table = [[[0; SQUARES as usize]; PLACES]; 4];
    let mut colour = 0;
    while colour < 4 {
        let mut from = 0;
        while from < PLACES {
            table[colour][from] = from_there(Colour::ALL[colour], from as i8 + PRISON);
            from += 1;
        }
        colour += 1;
    }
    table
};

/// For every square the throws that take a piece there.
const fn from_there(colour: Colour, from: i8) -> [u32; SQUARES as usize] {
    let mut squares = [0; SQUARES as usize];
    let (mut throw, mut low) = (1, 0);
    while low < Face::ALL.len() {
        let mut high = low;
        while high < Face::ALL.len() {
            let dice = [Face::ALL[low], Face::ALL[high]];
            mark(&mut squares, throw, colour, from, dice);
            mark(&mut squares, throw, colour, from, [dice[1], dice[0]]);
            throw <<= 1;
            high += 1;
        }
        low += 1;
    }
    squares
}

/// Marks where the first die and then the second take a piece.
const fn mark(squares: &mut [u32], throw: u32, colour: Colour, from: i8, dice: [Face; 2]) {
    let (mut at, mut die) = (from, 0);
    while die < dice.len() {
        match landing(colour, at, dice[die]) {
            Some(landing) => at = landing.to,
            None => return,
        }
        if at > LAST {
            return;
        }
        squares[colour.square(at) as usize] |= throw;
        die += 1;
    }
}

#[cfg(test)]
mod tests {
    use rules::{Game, Seat};

    use super::*;
    use crate::bot::race::after;
    use crate::dice::Throw;
    use crate::piece::{Number, Piece};
    use crate::{Ludo, Position, Release};

    /// Where the piece of a seat that has just this one stands after one die or
    /// both, walked action by action.
    fn stops(game: &Ludo, piece: Piece, stops: &mut Vec<u8>) {
        for action in game.menu() {
            let next = after(game, action);
            if next.board != game.board {
                stops.extend(next.square(piece));
            }
            self::stops(&next, piece, stops);
        }
    }

    fn check(seat: Seat, progress: i8, release: Release) {
        let mut pieces = [[PRISON; EACH]; 4];
        // The others are where no die moves them.
        pieces[seat.index()] = [progress, HOME, HOME, HOME];
        let game = Ludo::from_position(&Position {
            seat,
            pieces: &pieces,
            rides: &[],
            dice: "",
            release,
            colours: None,
        });
        let game = game.expect("a sound position");
        let mut walked = [0; SQUARES as usize];
        for (nth, (throw, _)) in Throw::all().enumerate() {
            let mut thrown = game;
            thrown.resolve(&throw).expect("a throw is due");
            let mut squares = Vec::new();
            stops(&thrown, Piece::new(seat, Number::ALL[0]), &mut squares);
            for square in squares {
                walked[usize::from(square)] |= 1 << nth;
            }
        }
        for square in 0..SQUARES {
            let reached = game.board.reach(seat, square);
            let walked = Throws(walked[usize::from(square)]);
            assert_eq!(reached, walked, "{seat:?} from {progress} to {square}");
        }
    }

    #[test]
    fn the_table_agrees_with_walking() {
        for seat in Seat::all(4) {
            for release in [Release::Bound, Release::Free] {
                (PRISON..HOME).for_each(|progress| check(seat, progress, release));
            }
        }
    }

    #[test]
    fn ways_of_throws() {
        assert_eq!(Throws(0).ways(), 0);
        assert_eq!(Throws((1 << 21) - 1).ways(), 36);
        for (nth, (_, ways)) in Throw::all().enumerate() {
            assert_eq!(Throws(1 << nth).ways(), ways);
        }
    }
}
