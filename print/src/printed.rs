//! The trait of printable games.

use rules::{Drawn, Lang, Look, Refusal, Setup, Text};

use crate::font::{PT, Type};
use crate::{Drawing, Font, Piece};

/// A game that can be printed. Everything has a default: without its own boards and
/// pieces a game still prints its rules, and its booklets show the terminal's picture.
pub trait Printed: Drawn {
    /// Refuses options that are incompatible. A game whose start needs more than its
    /// print does, such as a word list, overrides this.
    fn printable(setup: &Setup<Self::Options>) -> Result<(), Refusal> {
        Self::start(setup).map(drop)
    }

    /// The boards to cut out, empty, at their true size.
    fn boards(setup: &Setup<Self::Options>, lang: Lang) -> Vec<Drawing> {
        let _ = (setup, lang);
        Vec::new()
    }

    /// The pieces to cut out, at the size that goes with the boards.
    fn pieces(setup: &Setup<Self::Options>, lang: Lang) -> Vec<Piece> {
        let _ = (setup, lang);
        Vec::new()
    }

    /// The boards of the whole box, for any number of players; by default those of
    /// `setup`, which has as many players as the options allow.
    fn box_boards(setup: &Setup<Self::Options>, lang: Lang) -> Vec<Drawing> {
        Self::boards(setup, lang)
    }

    /// The pieces of the whole box, as the rulebook lists them; by default those of
    /// `setup`, which has as many players as the options allow.
    fn box_pieces(setup: &Setup<Self::Options>, lang: Lang) -> Vec<Piece> {
        Self::pieces(setup, lang)
    }

    /// Instructions for making the pieces, in a sentence or two.
    fn making() -> Option<Text> {
        None
    }

    /// A view as a picture for booklets. It is scaled to fit, so its size does not
    /// matter.
    fn diagram(view: &Self::View, lang: Lang) -> Drawing {
        let canvas = Self::picture(view, &Look { lang, ascii: true });
        let letters = Type::plain(8.0 * PT).font(Font::Code);
        let text = canvas.text();
        let pitch = letters.size * 1.15;
        let widest = text.lines().map(|line| letters.width(line));
        let width = widest.fold(1.0, f64::max);
        let mut drawing = Drawing::new(width, pitch * text.lines().count().max(1) as f64);
        for (place, line) in text.lines().enumerate() {
            let base = place as f64 * pitch + letters.size;
            drawing.words((0.0, base), line, letters);
        }
        drawing
    }
}
