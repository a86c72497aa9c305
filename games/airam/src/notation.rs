//! Actions and luck as text: `keep B give Y`, `2d`, `fill RBGYRBGYR`, `draw BGY`.

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;
use rules::{Refusal, notation};

use crate::geometry::{BOARD, BOARDS};
use crate::square::Square;
use crate::tokens::{Colour, Tokens};

/// How many tokens are put on the circles.
pub(crate) const CIRCLES: usize = 9;
/// How many tokens are drawn in a turn.
pub(crate) const DRAWN: u32 = 3;

/// What a player does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Action {
    /// Keeps one of the three tokens drawn and gives another to the rival.
    Keep {
        /// The colour kept.
        keep: Colour,
        /// The colour given.
        give: Colour,
    },
    /// Places the token that is due.
    Place(Square),
}

/// What luck does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Chance {
    /// Puts a token on each circle, board by board.
    Fill([Colour; CIRCLES]),
    /// Hands three tokens to the drawer.
    Draw(Tokens),
}

impl Action {
    /// How it looks to the others, who do not see what is kept.
    pub(crate) fn face(self) -> String {
        match self {
            Action::Keep { give, .. } => format!("keep ? give {give}"),
            Action::Place(square) => square.to_string(),
        }
    }
}

impl Chance {
    /// How it looks to those who are not told.
    pub(crate) fn mask(self) -> String {
        match self {
            Chance::Fill(_) => self.to_string(),
            Chance::Draw(_) => "draw ???".to_owned(),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Keep { keep, give } => write!(f, "keep {keep} give {give}"),
            Action::Place(square) => square.fmt(f),
        }
    }
}

impl FromStr for Action {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Action, Refusal> {
        let folded = notation::folded(text);
        let action = keep(&folded).or_else(|| square(&folded).map(Action::Place));
        action.ok_or_else(|| notation::unreadable(text))
    }
}

fn keep(folded: &str) -> Option<Action> {
    let (keep, give) = folded.strip_prefix("keep")?.split_once("give")?;
    Some(Action::Keep {
        keep: colour(keep)?,
        give: colour(give)?,
    })
}

/// A colour in a small letter.
fn colour(folded: &str) -> Option<Colour> {
    let mut letters = folded.chars();
    let colour = Colour::of_letter(letters.next()?.to_ascii_uppercase())?;
    letters.next().is_none().then_some(colour)
}

fn square(folded: &str) -> Option<Square> {
    let place = BOARD.iter().position(|cut| folded.ends_with(cut.letter))?;
    let board = notation::number(&folded[..folded.len() - 1])? as usize;
    (1..=BOARDS)
        .contains(&board)
        .then(|| Square::at(board - 1, place))
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Fill(colours) => {
                f.write_str("fill ")?;
                colours.iter().try_for_each(|colour| colour.fmt(f))
            }
            Chance::Draw(drawn) => write!(f, "draw {drawn}"),
        }
    }
}

/// Luck has one spelling: the canonical one.
impl FromStr for Chance {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Chance, Refusal> {
        let chance = fill(text).or_else(|| draw(text));
        chance.ok_or_else(|| notation::unreadable(text))
    }
}

fn fill(text: &str) -> Option<Chance> {
    let colours: ArrayVec<Colour, CIRCLES> = colours(text.strip_prefix("fill ")?)?;
    colours.into_inner().ok().map(Chance::Fill)
}

fn draw(text: &str) -> Option<Chance> {
    let colours: ArrayVec<Colour, { DRAWN as usize }> = colours(text.strip_prefix("draw ")?)?;
    let drawn: Tokens = colours.into_iter().collect();
    let chance = Chance::Draw(drawn);
    (drawn.len() == DRAWN && chance.to_string() == text).then_some(chance)
}

/// As many colours as the letters, if they fit.
fn colours<const ROOM: usize>(letters: &str) -> Option<ArrayVec<Colour, ROOM>> {
    let mut colours = ArrayVec::new();
    for letter in letters.chars() {
        colours.try_push(Colour::of_letter(letter)?).ok()?;
    }
    Some(colours)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn friendlier_spellings() {
        let check = |text: &str, canonical: &str| {
            let read = text.parse::<Action>().map(|action| action.to_string());
            assert_eq!(read.as_deref(), Ok(canonical), "{text:?}");
        };
        for text in ["2d", "2D", " 2 d ", "002d"] {
            check(text, "2d");
        }
        for text in ["keep B give Y", "KEEP b GIVE y", "keepbgivey"] {
            check(text, "keep B give Y");
        }
        check("keep G give G", "keep G give G");
    }

    #[test]
    fn everything_else_is_unreadable() {
        for text in [
            "",
            "d",
            "2",
            "0d",
            "4d",
            "2h",
            "d2",
            "2dd",
            "+2d",
            "2d\n",
            "٢d",
            "2ñ",
            "keep",
            "keep B",
            "give Y",
            "keep B give",
            "keep give Y",
            "keep BB give Y",
            "keep X give Y",
            "keep ? give Y",
            "give Y keep B",
            "keep B give Y 1c",
            "pass",
            "draw BGY",
            "keep Ñ give B",
            "givekeepb",
        ] {
            let refusal = text.parse::<Action>().expect_err("no such action");
            assert_eq!(refusal.rule.code, "notation", "{text:?}");
        }
    }

    #[test]
    fn luck_has_one_spelling() {
        for text in [
            "fill RBGYRBGYR",
            "fill RRRRRRRRR",
            "draw BGY",
            "draw BBR",
            "draw YYY",
        ] {
            let read = text.parse::<Chance>().map(|chance| chance.to_string());
            assert_eq!(read.as_deref(), Ok(text));
        }
        for text in [
            "",
            "fill",
            "draw",
            "draw ",
            "draw GBY",
            "draw bgy",
            "draw BG",
            "draw BBGY",
            "draw  BGY",
            "draw BGY ",
            "draw ???",
            "draw BGX",
            "Draw BGY",
            "fill RBGYRBGY",
            "fill RBGYRBGYRB",
            "fill rbgyrbgyr",
            "fill RBGYRBGY?",
            "fillRBGYRBGYR",
            "draw RYB",
            "1a",
        ] {
            let refusal = text.parse::<Chance>().expect_err("no such outcome");
            assert_eq!(refusal.rule.code, "notation", "{text:?}");
        }
    }

    #[test]
    fn what_the_others_are_told() {
        let face = |text: &str| text.parse().map(Action::face);
        assert_eq!(face("keep B give Y").as_deref(), Ok("keep ? give Y"));
        assert_eq!(face("2d").as_deref(), Ok("2d"));
        let mask = |text: &str| text.parse().map(Chance::mask);
        assert_eq!(mask("draw BGY").as_deref(), Ok("draw ???"));
        assert_eq!(mask("fill RBGYRBGYR").as_deref(), Ok("fill RBGYRBGYR"));
    }
}
