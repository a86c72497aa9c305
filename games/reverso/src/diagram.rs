//! The board as rows of letters: `B` a black disc, `W` a white one, `.` none.

use std::error::Error;
use std::fmt;

use rules::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize, Serializer};

use crate::table::Table;
use crate::{BLACK, Reverso, Size, WHITE};

impl Reverso {
    /// A game from its middle: the rows from row 1, each from column a, as
    /// [`Reverso::rows`] writes them, and the seat to move. Any discs will do,
    /// whether or not a game could lead to them.
    ///
    /// ```
    /// use reverso::Reverso;
    /// use rules::{Game, Seat};
    ///
    /// let rows = ["......", ".WBBB.", "......", "......", "......", "......"];
    /// let game = Reverso::from_rows(&rows, Seat::SECOND)?;
    /// assert_eq!(game.moves()[0].to_string(), "f2");
    /// # Ok::<(), reverso::DiagramError>(())
    /// ```
    pub fn from_rows(rows: &[impl AsRef<str>], mover: Seat) -> Result<Reverso, DiagramError> {
        let side = rows.len();
        let size = u8::try_from(side)
            .ok()
            .and_then(|side| side.try_into().ok());
        let size: Size = size.ok_or(DiagramError::Size)?;
        if rows.iter().any(|row| row.as_ref().chars().count() != side) {
            return Err(DiagramError::Size);
        }
        let (mut black, mut white) = (Vec::new(), Vec::new());
        let letters = rows.iter().flat_map(|row| row.as_ref().chars());
        for (square, letter) in size.squares().zip(letters) {
            match letter {
                'B' => black.push(square),
                'W' => white.push(square),
                '.' => {}
                other => return Err(DiagramError::Letter(other)),
            }
        }
        let mut table = Table::start(size);
        match mover {
            BLACK => table.lay(&black, &white),
            WHITE => table.lay(&white, &black),
            _ => return Err(DiagramError::Seat),
        }
        Ok(Reverso { table, mover })
    }

    /// The rows from row 1, each from column a.
    pub fn rows(&self) -> Vec<String> {
        let letter = |square| match self.disc(square) {
            Some(BLACK) => 'B',
            Some(_) => 'W',
            None => '.',
        };
        let mut letters = self.size().squares().map(letter);
        let side = usize::from(self.size().side());
        let row = |_| {
            let mut row = String::with_capacity(side);
            row.extend(letters.by_ref().take(side));
            row
        };
        (0..side).map(row).collect()
    }
}

/// Why rows of letters are no position of REVERSO.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DiagramError {
    /// They are not 6 rows of 6, 8 of 8 or 10 of 10.
    Size,
    /// A letter is neither `B` nor `W` nor a dot.
    Letter(char),
    /// The seat to move is neither Black's nor White's.
    Seat,
}

impl fmt::Display for DiagramError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DiagramError::Size => f.write_str("there must be 6 rows of 6, 8 of 8 or 10 of 10"),
            DiagramError::Letter(letter) => write!(f, "{letter:?} is none of B, W and the dot"),
            DiagramError::Seat => f.write_str("the seat to move must be 1 or 2"),
        }
    }
}

impl Error for DiagramError {}

/// What is written of a game.
#[derive(Serialize, Deserialize, JsonSchema)]
pub(crate) struct State {
    /// The rows from row 1, each from column a: `B`, `W` or `.` for an empty square.
    board: Vec<String>,
    /// Whose turn it is, or would be if the game were not over.
    turn: Seat,
    /// Discs that can never be turned again. Not all of them, but each is certain.
    stable: Vec<String>,
}

impl Serialize for Reverso {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let state = State {
            board: self.rows(),
            turn: self.mover,
            stable: self
                .table
                .stable()
                .map(|square| square.to_string())
                .collect(),
        };
        state.serialize(serializer)
    }
}

impl TryFrom<State> for Reverso {
    type Error = DiagramError;

    fn try_from(state: State) -> Result<Reverso, DiagramError> {
        Reverso::from_rows(&state.board, state.turn)
    }
}
