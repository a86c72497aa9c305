//! Paper sizes and printed sheets.

use std::str::FromStr;

use rules::{Lang, Text};

use crate::colour::{HAIR, SOFT};
use crate::font::{PT, Type};
use crate::{Align, Drawing, Paint, Place};

/// The margin at every edge, in millimetres: printers do not reach it.
pub const MARGIN: f64 = 10.0;
/// The height of the footer, within the margins.
const FOOT: f64 = 8.0;
/// The length of the line that lets you check the print's scale.
const RULER: f64 = 50.0;

/// A size of paper.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Paper {
    /// 210 × 297 mm.
    #[default]
    A4,
    /// 8½ × 11 inches.
    Letter,
}

impl Paper {
    /// All paper sizes.
    pub const ALL: [Paper; 2] = [Paper::A4, Paper::Letter];

    /// Its name in commands and URLs.
    pub const fn code(self) -> &'static str {
        match self {
            Paper::A4 => "a4",
            Paper::Letter => "letter",
        }
    }

    /// Its width in millimetres.
    pub const fn width(self) -> f64 {
        match self {
            Paper::A4 => 210.0,
            Paper::Letter => 215.9,
        }
    }

    /// Its height in millimetres.
    pub const fn height(self) -> f64 {
        match self {
            Paper::A4 => 297.0,
            Paper::Letter => 279.4,
        }
    }

    /// The printable area: width and height within the margins and above the footer.
    pub const fn room(self) -> (f64, f64) {
        let width = self.width() - 2.0 * MARGIN;
        (width, self.height() - 2.0 * MARGIN - FOOT)
    }
}

impl FromStr for Paper {
    type Err = &'static str;

    fn from_str(code: &str) -> Result<Paper, &'static str> {
        let found = Paper::ALL.into_iter().find(|paper| paper.code() == code);
        found.ok_or("a4, letter")
    }
}

/// One printed side: a drawing as large as the paper.
#[derive(Debug, Clone, PartialEq)]
pub struct Sheet {
    /// Its paper size.
    pub paper: Paper,
    /// Everything on it.
    pub drawing: Drawing,
}

impl Sheet {
    /// An empty sheet.
    pub fn new(paper: Paper) -> Sheet {
        let drawing = Drawing::new(paper.width(), paper.height());
        Sheet { paper, drawing }
    }

    /// Places a drawing at a position within the margins.
    pub fn put(&mut self, drawing: &Drawing, x: f64, y: f64) {
        self.drawing.put(drawing, Place::at(MARGIN + x, MARGIN + y));
    }

    /// Writes the footer: what the sheet is, and its number of how many.
    pub(crate) fn foot(&mut self, what: &str, number: usize, sheets: usize) {
        let base = self.paper.height() - MARGIN - 0.8;
        let letters = Type::plain(7.5 * PT).colour(SOFT);
        self.drawing.words((MARGIN, base), what, letters);
        let count = if sheets > 1 {
            format!("Sobremesa · {number}/{sheets}")
        } else {
            "Sobremesa".to_owned()
        };
        let right = self.paper.width() - MARGIN;
        self.drawing
            .words((right, base), count, letters.align(Align::Right));
    }

    /// Draws the line that lets you check whether the print is to scale.
    pub(crate) fn ruler(&mut self, lang: Lang) {
        let base = self.paper.height() - MARGIN - 1.6;
        let left = (self.paper.width() - RULER) / 2.0;
        let line = Paint::line(HAIR, 0.2);
        let right = left + RULER;
        self.drawing.line((left, base), (right, base), line);
        for x in [left, right] {
            self.drawing.line((x, base - 1.2), (x, base + 1.2), line);
        }
        let text = Text::new("50 mm al imprimir al 100 %", "50 mm when printed at 100 %");
        let letters = Type::plain(6.0 * PT).colour(SOFT).centred();
        let middle = (left + RULER / 2.0, base - 0.8);
        self.drawing.words(middle, text.get(lang), letters);
    }
}
