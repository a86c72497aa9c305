//! Transformations: where a drawing goes within another.

/// A point in millimetres from the upper left corner, x to the right and y down.
pub type Point = (f64, f64);

/// A translation, clockwise rotation and scale.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Place {
    x: f64,
    y: f64,
    /// The scale factor.
    pub(crate) scale: f64,
    /// The clockwise rotation in degrees.
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

    /// Scaled by a factor.
    pub const fn scaled(self, scale: f64) -> Place {
        Place { scale, ..self }
    }

    /// Rotated clockwise by degrees about its upper left corner.
    pub const fn turned(self, turn: f64) -> Place {
        Place { turn, ..self }
    }

    /// Transforms a point.
    pub fn point(&self, (x, y): Point) -> Point {
        let (sin, cos) = self.turn.to_radians().sin_cos();
        (
            self.x + self.scale * (x * cos - y * sin),
            self.y + self.scale * (x * sin + y * cos),
        )
    }
}
