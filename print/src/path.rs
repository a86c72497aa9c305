//! Outlines.

use crate::{Place, Point};

/// How far the handles of a curve reach that is a quarter of a circle.
const QUARTER: f64 = 0.552_284_75;

/// One step along an outline.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Step {
    /// Begins somewhere else.
    Move(Point),
    /// Straight on.
    Line(Point),
    /// A Bézier curve with two handles.
    Curve(Point, Point, Point),
    /// Back to where it began.
    Close,
}

/// An outline, or several.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Path {
    pub(crate) steps: Vec<Step>,
}

impl Path {
    /// One step after the other.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// Begins here.
    pub fn from(x: f64, y: f64) -> Path {
        Path::default().step(Step::Move((x, y)))
    }

    /// Goes straight on.
    pub fn to(self, x: f64, y: f64) -> Path {
        self.step(Step::Line((x, y)))
    }

    /// Goes on in a curve with two handles.
    pub fn curve(self, one: Point, other: Point, to: Point) -> Path {
        self.step(Step::Curve(one, other, to))
    }

    /// Goes back to where it began.
    pub fn close(self) -> Path {
        self.step(Step::Close)
    }

    /// Both of them.
    pub fn and(mut self, other: Path) -> Path {
        self.steps.extend(other.steps);
        self
    }

    /// A line that comes back to its beginning.
    pub fn polygon(corners: &[Point]) -> Path {
        Path::open(corners).close()
    }

    /// A line that does not come back.
    pub fn open(corners: &[Point]) -> Path {
        let steps = corners.iter().enumerate().map(|(place, &corner)| {
            if place == 0 {
                Step::Move(corner)
            } else {
                Step::Line(corner)
            }
        });
        Path {
            steps: steps.collect(),
        }
    }

    /// A rectangle.
    pub fn rect(x: f64, y: f64, width: f64, height: f64) -> Path {
        let (right, below) = (x + width, y + height);
        Path::polygon(&[(x, y), (right, y), (right, below), (x, below)])
    }

    /// A rectangle with round corners.
    pub fn round(x: f64, y: f64, width: f64, height: f64, radius: f64) -> Path {
        let (right, below) = (x + width, y + height);
        let handle = radius * (1.0 - QUARTER);
        Path::from(x + radius, y)
            .to(right - radius, y)
            .curve(
                (right - handle, y),
                (right, y + handle),
                (right, y + radius),
            )
            .to(right, below - radius)
            .curve(
                (right, below - handle),
                (right - handle, below),
                (right - radius, below),
            )
            .to(x + radius, below)
            .curve(
                (x + handle, below),
                (x, below - handle),
                (x, below - radius),
            )
            .to(x, y + radius)
            .curve((x, y + handle), (x + handle, y), (x + radius, y))
            .close()
    }

    /// A circle about a point.
    pub fn circle(x: f64, y: f64, radius: f64) -> Path {
        Path::round(x - radius, y - radius, 2.0 * radius, 2.0 * radius, radius)
    }

    /// The same elsewhere.
    pub(crate) fn placed(&self, place: &Place) -> Path {
        let steps = self.steps.iter().map(|step| match *step {
            Step::Move(to) => Step::Move(place.point(to)),
            Step::Line(to) => Step::Line(place.point(to)),
            Step::Curve(one, other, to) => {
                Step::Curve(place.point(one), place.point(other), place.point(to))
            }
            Step::Close => Step::Close,
        });
        Path {
            steps: steps.collect(),
        }
    }

    /// Every point it is made of; the path lies within them.
    pub(crate) fn points(&self) -> impl Iterator<Item = Point> {
        self.steps.iter().flat_map(|step| match *step {
            Step::Move(to) | Step::Line(to) => vec![to],
            Step::Curve(one, other, to) => vec![one, other, to],
            Step::Close => Vec::new(),
        })
    }

    fn step(mut self, step: Step) -> Path {
        self.steps.push(step);
        self
    }
}
