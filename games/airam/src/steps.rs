//! What happens on the table, once it is known to be legal.

use arrayvec::ArrayVec;
use rules::{Luck, Seat};

use crate::Airam;
use crate::board::Board;
use crate::ground::Ground;
use crate::notation::{Action, CIRCLES, Chance, DRAWN};
use crate::square::Square;
use crate::table::{Phase, Table};
use crate::tokens::{Colour, Tokens};

/// Three different colours can be kept and given in six ways.
pub(crate) type Keeps = ArrayVec<Action, 6>;

/// What can be kept and given out of three tokens.
pub(crate) fn keeps(drawn: Tokens) -> Keeps {
    let mut keeps = Keeps::new();
    for keep in Colour::ALL {
        for give in Colour::ALL {
            if drawn.contain([keep, give].into_iter().collect()) {
                keeps.push(Action::Keep { keep, give });
            }
        }
    }
    keeps
}

impl Airam {
    /// The table before the first token is put on it.
    pub(crate) fn laid(ground: Ground) -> Airam {
        Table {
            ground,
            board: Board::default(),
            drawer: Seat::FIRST,
            phase: Phase::Fill,
            hands: [Tokens::default(); 2],
            cup: Tokens::ALL,
        }
    }

    /// What luck chooses now: tokens out of the cup, one after the other.
    pub(crate) fn out_of_cup(&self, luck: &mut (impl Luck + ?Sized)) -> Option<Chance> {
        let mut cup = self.cup;
        match self.phase {
            Phase::Fill => Some(Chance::Fill(std::array::from_fn(|_| cup.pick(luck)))),
            Phase::Draw => Some(Chance::Draw(cup.deal(DRAWN, luck))),
            _ => None,
        }
    }

    /// Puts the first tokens on the circles.
    pub(crate) fn fill(&mut self, colours: [Colour; CIRCLES]) {
        let circles = Square::all().filter(|square| square.has_circle());
        for (square, colour) in circles.zip(colours) {
            self.cup.remove(colour);
            self.board.put(colour, square);
        }
        self.phase = Phase::Draw;
    }

    /// Hands three tokens to the drawer.
    pub(crate) fn draw(&mut self, drawn: Tokens) {
        self.cup = self.cup.without(drawn);
        self.phase = Phase::Keep(drawn);
    }

    /// The drawer keeps one of the three tokens and gives another.
    pub(crate) fn keep(&mut self, mut drawn: Tokens, keep: Colour, give: Colour) {
        drawn.remove(keep);
        drawn.remove(give);
        self.hands[self.drawer.index()].add(keep);
        self.phase = Phase::PlaceGiven {
            given: give,
            last: drawn,
        };
    }

    /// Places the token that was given.
    pub(crate) fn place_given(&mut self, given: Colour, last: Tokens, square: Square) {
        self.board.put(given, square);
        self.phase = Phase::PlaceLast(last);
    }

    /// Places the last token of the turn, which may be the last of the game.
    pub(crate) fn place_last(&mut self, last: Tokens, square: Square) {
        for colour in last.iter() {
            self.board.put(colour, square);
        }
        if self.board.empty().is_empty() {
            self.phase = Phase::Over;
        } else {
            self.phase = Phase::Draw;
            self.drawer = self.drawer.rival();
        }
    }
}
