//! Where a drawing goes within another one.

/// A place in millimetres, from the upper left corner to the right and down.
pub type Point = (f64, f64);

/// Moved, turned clockwise and made larger or smaller.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Place {
    x: f64,
    y: f64,
    /// How many times as large.
    pub(crate) scale: f64,
    /// Clockwise, in degrees.
    pub(crate) turn: f64,
}

impl Place {
    /// With its upper left corner here.
    pub const fn at(x: f64, y: f64) -> Place {
        Place {
            x,
            y,
            scale: 1.0,
            turn: 0.0,
        }
    }

    /// So many times as large.
    pub const fn scaled(self, scale: f64) -> Place {
        Place { scale, ..self }
    }

    /// Turned clockwise by degrees, about its upper left corner.
    pub const fn turned(self, turn: f64) -> Place {
        Place { turn, ..self }
    }

    /// Where a point comes to lie.
    pub fn point(&self, (x, y): Point) -> Point {
        let (sin, cos) = self.turn.to_radians().sin_cos();
        (
            self.x + self.scale * (x * cos - y * sin),
            self.y + self.scale * (x * sin + y * cos),
        )
    }
}
