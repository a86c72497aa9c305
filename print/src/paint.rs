//! Paint: fills, hatches and strokes.

use crate::{Colour, Path};

/// How an outline is filled and drawn.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Paint {
    /// The fill; `None` leaves the inside empty.
    pub fill: Option<Fill>,
    /// The stroke; `None` draws no line.
    pub line: Option<Line>,
}

/// A colour with a pattern over it, so that nothing depends on colour alone.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Fill {
    /// The background colour.
    pub colour: Colour,
    /// A pattern in another colour, with its period in millimetres.
    pub hatch: Option<(Hatch, Colour, f64)>,
}

/// A stroke.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Line {
    /// Its colour.
    pub colour: Colour,
    /// Its width in millimetres.
    pub width: f64,
    /// Its dash style, which tells people what to do along it.
    pub dash: Dash,
}

/// Dash styles.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Dash {
    /// Solid: cut here.
    Solid,
    /// Dashes: fold away from you (mountain fold).
    Dashes,
    /// Dashes and dots: fold towards you (valley fold).
    DashDots,
}

/// A pattern that people can tell apart without colours.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Hatch {
    /// Round dots.
    Dots,
    /// Slanted lines.
    Stripes,
    /// Crossed lines.
    Cross,
    /// Little circles.
    Rings,
}

impl Paint {
    /// A solid fill.
    pub const fn fill(colour: Colour) -> Paint {
        Paint {
            fill: Some(Fill {
                colour,
                hatch: None,
            }),
            line: None,
        }
    }

    /// A stroke without fill.
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

    /// Adds a pattern over the fill.
    #[must_use]
    pub fn hatched(mut self, hatch: Hatch, colour: Colour, pitch: f64) -> Paint {
        if let Some(fill) = &mut self.fill {
            fill.hatch = Some((hatch, colour, pitch));
        }
        self
    }

    /// Adds a stroke along the edge.
    #[must_use]
    pub const fn edged(self, colour: Colour, width: f64) -> Paint {
        Paint {
            line: Paint::line(colour, width).line,
            ..self
        }
    }

    /// Makes the stroke dashed.
    #[must_use]
    pub fn dashed(mut self, dash: Dash) -> Paint {
        if let Some(line) = &mut self.line {
            line.dash = dash;
        }
        self
    }

    /// Scaled with its drawing.
    pub(crate) fn scaled(mut self, scale: f64) -> Paint {
        if let Some((_, _, pitch)) = self.fill.as_mut().and_then(|fill| fill.hatch.as_mut()) {
            *pitch *= scale;
        }
        if let Some(line) = &mut self.line {
            // Printers drop lines thinner than a hairline.
            line.width = (line.width * scale).max(line.width.min(0.1));
        }
        self
    }
}

impl Dash {
    /// Lengths of dash and gap in turn; empty for a solid line.
    pub(crate) const fn lengths(self) -> &'static [f64] {
        match self {
            Dash::Solid => &[],
            Dash::Dashes => &[1.6, 1.1],
            Dash::DashDots => &[2.2, 0.9, 0.3, 0.9],
        }
    }
}

impl Hatch {
    /// All patterns, in the order in which seats get them.
    pub const ALL: [Hatch; 4] = [Hatch::Stripes, Hatch::Dots, Hatch::Cross, Hatch::Rings];

    /// One tile of the pattern: paths in a unit square, with a stroke width, or filled
    /// if there is none.
    pub(crate) fn cell(self) -> (Path, Option<f64>) {
        match self {
            Hatch::Dots => (Path::circle(0.5, 0.5, 0.2), None),
            Hatch::Rings => (Path::circle(0.5, 0.5, 0.3), Some(0.13)),
            Hatch::Stripes => {
                // The corners of the lines that enter from neighbouring tiles.
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
