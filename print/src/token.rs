//! Round pieces.

use crate::colour::{HAIR, INK, PAPER};
use crate::font::Type;
use crate::{Colour, Dash, Drawing, Hatch, Paint, Place, Point};

/// How far the two sides of a folded piece overlap, so that they are joined by more
/// than a point.
const HINGE: f64 = 0.9;
/// The width of the cutting line.
const LINE: f64 = 0.15;

/// A round piece.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Token<'a> {
    /// Its colour.
    pub colour: Colour,
    /// The pattern that goes with the colour.
    pub hatch: Option<Hatch>,
    /// A letter or a number in its middle.
    pub mark: &'a str,
}

impl Token<'_> {
    /// Draws the piece on a board.
    pub fn draw(&self, drawing: &mut Drawing, middle: Point, radius: f64) {
        // On a light colour the pattern is dark, so that it shows in greyscale too.
        let other = if self.colour.lightness() > 0.55 {
            self.colour.darker(0.45)
        } else {
            self.colour.paler(0.7)
        };
        let mut paint = Paint::fill(self.colour).edged(INK, radius * 0.04);
        if let Some(hatch) = self.hatch {
            paint = paint.hatched(hatch, other, radius * 0.36);
        }
        drawing.circle(middle, radius, paint);
        if self.mark.is_empty() {
            // A ring, so that it looks turned on a lathe.
            let ring = Paint::line(other, radius * 0.05);
            drawing.circle(middle, radius * 0.7, ring);
        } else {
            let plate = Paint::fill(PAPER).edged(INK, radius * 0.03);
            drawing.circle(middle, radius * 0.56, plate);
            drawing.label(middle, self.mark, Type::bold(radius * 0.8));
        }
    }

    /// The piece as a drawing to cut out.
    pub fn piece(&self, radius: f64) -> Drawing {
        let side = 2.0 * radius + LINE;
        let mut piece = Drawing::new(side, side);
        let middle = (side / 2.0, side / 2.0);
        piece.circle(middle, radius, Paint::fill(PAPER).edged(HAIR, LINE));
        self.draw(&mut piece, middle, radius * 0.94);
        piece
    }
}

/// Two round sides that are cut out together, folded back to back and glued.
pub fn two_sided(front: &Drawing, back: &Drawing) -> Drawing {
    let (width, height) = (front.width, front.height);
    let fold = width - HINGE / 2.0;
    let mut piece = Drawing::new(2.0 * fold, height);
    let left = front.window((0.0, 0.0), fold, height);
    let right = back.window((HINGE / 2.0, 0.0), fold, height);
    piece.put(&left, Place::at(0.0, 0.0));
    piece.put(&right, Place::at(fold, 0.0));
    // As long as the line where the circles intersect.
    let radius = (width - LINE) / 2.0;
    let half = (radius * radius - (radius - HINGE / 2.0).powi(2)).sqrt();
    let middle = height / 2.0;
    piece.line(
        (fold, middle - half),
        (fold, middle + half),
        Paint::line(PAPER, 0.5),
    );
    piece.line(
        (fold, middle - half),
        (fold, middle + half),
        Paint::line(INK, 0.18).dashed(Dash::Dashes),
    );
    piece
}
