//! How an outline looks: filled, hatched, drawn with a line.

use crate::{Colour, Path};

/// How an outline is filled and drawn.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Paint {
    /// What is inside, if anything.
    pub fill: Option<Fill>,
    /// The line along it, if any.
    pub line: Option<Line>,
}

/// A colour, and a pattern over it so that the colour is never alone.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Fill {
    /// The ground.
    pub colour: Colour,
    /// A pattern in another colour, repeated after so many millimetres.
    pub hatch: Option<(Hatch, Colour, f64)>,
}

/// A line.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Line {
    /// Its colour.
    pub colour: Colour,
    /// In millimetres.
    pub width: f64,
    /// Whether it is broken.
    pub dash: Dash,
}

/// How a line is broken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Dash {
    /// Not at all: cut here.
    Solid,
    /// Dashes: fold away from you.
    Dashes,
    /// Dashes and dots: fold towards you.
    DashDots,
}

/// A pattern that can be told apart without colours.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Hatch {
    /// Round dots.
    Dots,
    /// Slanted lines.
    Stripes,
    /// Lines both ways.
    Cross,
    /// Little circles.
    Rings,
}

impl Paint {
    /// A plain colour.
    pub const fn fill(colour: Colour) -> Paint {
        Paint {
            fill: Some(Fill {
                colour,
                hatch: None,
            }),
            line: None,
        }
    }

    /// A line and nothing inside.
    pub const fn line(colour: Colour, width: f64) -> Paint {
        Paint {
            fill: None,
            line: Some(Line {
                colour,
                width,
                dash: Dash::Solid,
            }),
        }
    }

    /// The same with a pattern over the fill.
    #[must_use]
    pub fn hatched(mut self, hatch: Hatch, colour: Colour, pitch: f64) -> Paint {
        if let Some(fill) = &mut self.fill {
            fill.hatch = Some((hatch, colour, pitch));
        }
        self
    }

    /// The same with a line along the edge.
    #[must_use]
    pub const fn edged(self, colour: Colour, width: f64) -> Paint {
        Paint {
            line: Paint::line(colour, width).line,
            ..self
        }
    }

    /// The same with its line broken.
    #[must_use]
    pub fn dashed(mut self, dash: Dash) -> Paint {
        if let Some(line) = &mut self.line {
            line.dash = dash;
        }
        self
    }

    /// The same in a drawing that is so many times as large.
    pub(crate) fn scaled(mut self, scale: f64) -> Paint {
        if let Some((_, _, pitch)) = self.fill.as_mut().and_then(|fill| fill.hatch.as_mut()) {
            *pitch *= scale;
        }
        if let Some(line) = &mut self.line {
            // Below a hairline printers leave gaps.
            line.width = (line.width * scale).max(line.width.min(0.1));
        }
        self
    }
}

impl Dash {
    /// Lengths of line and gap in turn; empty for a whole line.
    pub(crate) const fn lengths(self) -> &'static [f64] {
        match self {
            Dash::Solid => &[],
            Dash::Dashes => &[1.6, 1.1],
            Dash::DashDots => &[2.2, 0.9, 0.3, 0.9],
        }
    }
}

impl Hatch {
    /// The patterns, in the order in which seats get them.
    pub const ALL: [Hatch; 4] = [Hatch::Stripes, Hatch::Dots, Hatch::Cross, Hatch::Rings];

    /// What is repeated: outlines in a square of side one, with a line of this
    /// width or, without one, filled.
    pub(crate) fn cell(self) -> (Path, Option<f64>) {
        match self {
            Hatch::Dots => (Path::circle(0.5, 0.5, 0.2), None),
            Hatch::Rings => (Path::circle(0.5, 0.5, 0.3), Some(0.13)),
            Hatch::Stripes => {
                // The corners of the lines that enter from the neighbours.
                let slant = Path::from(-0.25, 1.25).to(1.25, -0.25);
                let before = Path::from(-0.25, 0.25).to(0.25, -0.25);
                let after = Path::from(0.75, 1.25).to(1.25, 0.75);
                (slant.and(before).and(after), Some(0.2))
            }
            Hatch::Cross => {
                let across = Path::from(0.0, 0.5).to(1.0, 0.5);
                (across.and(Path::from(0.5, 0.0).to(0.5, 1.0)), Some(0.14))
            }
        }
    }
}
