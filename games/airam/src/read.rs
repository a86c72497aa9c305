//! A view that comes back as JSON.

use rules::{Refusal, Seat, view};

use crate::View;
use crate::board::Board;
use crate::ground::Ground;
use crate::layout::Layout;
use crate::notation::CIRCLES;
use crate::square::{SQUARES, Square};
use crate::state::{Next, Sight};
use crate::table::{Phase, Table};
use crate::tokens::{Colour, Tokens};
use crate::view::Pile;

/// How many tokens leave the cup in a turn for the board; the third is kept.
const PLACED: usize = 2;

impl Sight {
    /// The view that was written so.
    pub(crate) fn restored(&self) -> Result<View, Refusal> {
        let layout = self.state.layout;
        let boards = layout.map(|(x, y, turn)| [x.into(), y.into(), turn.into()]);
        let view = Table {
            ground: Ground::of(Layout::Boards(boards).places()?),
            board: self.board()?,
            drawer: self.drawer,
            phase: self.phase()?,
            hands: self.state.hands,
            cup: self.state.cup,
        };
        view.check()?;
        Ok(view)
    }

    fn board(&self) -> Result<Board, Refusal> {
        let mut board = Board::default();
        for (name, &letter) in &self.state.board {
            let square = Square::all().find(|square| square.to_string() == *name);
            let (Some(square), Some(colour)) = (square, Colour::of_letter(letter)) else {
                return Err(view::unfit("board"));
            };
            board.put(colour, square);
        }
        Ok(board)
    }

    fn phase(&self) -> Result<Phase<Pile>, Refusal> {
        let drawn = Pile::read(&self.state.drawn).ok_or_else(|| view::unfit("drawn"))?;
        let given = self.state.given.map(Colour::of_letter);
        let phase = match (&self.phase, given, drawn.len() as usize) {
            (Next::Fill, None, 0) => Phase::Fill,
            (Next::Draw, None, 0) => Phase::Draw,
            (Next::Keep, None, 3) => Phase::Keep(drawn),
            (Next::PlaceGiven, Some(Some(given)), 1) => Phase::PlaceGiven { given, last: drawn },
            (Next::PlaceLast, None, 1) => Phase::PlaceLast(drawn),
            (Next::Over, None, 0) => Phase::Over,
            _ => return Err(view::unfit("phase")),
        };
        Ok(phase)
    }
}

impl View {
    /// Whether there are as many tokens everywhere as the phase and the turn ask for.
    fn check(&self) -> Result<(), Refusal> {
        let placed = self.board.tokens().len() as usize;
        let kept = self.hands.map(|hand| hand.len() as usize);
        // The turns that are over, the tokens placed and kept in this one.
        let (turns, more_placed, more_kept) = match self.phase {
            Phase::Fill => (0, 0, 0),
            Phase::Draw | Phase::Keep(_) | Phase::Over => (turns_of(placed)?, 0, 0),
            Phase::PlaceGiven { .. } => (turns_of(placed)?, 0, 1),
            Phase::PlaceLast(_) => (turns_of(placed.saturating_sub(1))?, 1, 1),
        };
        let filled = if self.phase == Phase::Fill {
            0
        } else {
            CIRCLES
        };
        let over = (self.phase == Phase::Over) == (placed == SQUARES);
        let last_turn = usize::from(self.phase == Phase::Over);
        let drawer = Seat::at((turns + 2 - last_turn) % 2);
        let mut due = [turns.div_ceil(2), turns / 2];
        due[drawer.index()] += more_kept;
        let right = placed == filled + turns * PLACED + more_placed && over;
        view::require(right, "board")?;
        view::require(self.drawer == drawer && kept == due, "hands or drawer")?;
        self.check_tokens()
    }

    /// Whether what lies face up is in the box, and the rest face down.
    fn check_tokens(&self) -> Result<(), Refusal> {
        let piles = || {
            let drawn = self.phase.drawn();
            self.hands.iter().chain(drawn).chain([&self.cup])
        };
        let given = self.phase.given();
        let mut seen: Tokens = self.board.tokens().iter().chain(given).collect();
        let mut closed = 0;
        for pile in piles() {
            match pile {
                Pile::Open(tokens) => tokens.iter().for_each(|colour| seen.add(colour)),
                Pile::Closed(many) => closed += many,
            }
        }
        let right = Tokens::ALL.contain(seen) && seen.len() + closed == Tokens::ALL.len();
        view::require(right, "tokens")
    }
}

/// How many turns it takes until so many tokens lie on the board.
fn turns_of(placed: usize) -> Result<usize, Refusal> {
    let turns = placed.checked_sub(CIRCLES).map(|more| more / PLACED);
    turns.ok_or_else(|| view::unfit("board"))
}
