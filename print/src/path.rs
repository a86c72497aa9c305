//! Paths.

use crate::{Place, Point};

/// The handle length of the Bézier curve that approximates a quarter circle.
const QUARTER: f64 = 0.552_284_75;

/// One segment of a path.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Step {
    /// Moves to a point without drawing.
    Move(Point),
    /// A straight line.
    Line(Point),
    /// A cubic Bézier curve: two control points and the end.
    Curve(Point, Point, Point),
    /// Closes the current subpath.
    Close,
}

/// A path of one or more subpaths.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Path {
    pub(crate) steps: Vec<Step>,
}

impl Path {
    /// The segments in order.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// Starts a path here.
    pub fn from(x: f64, y: f64) -> Path {
        Path::default().step(Step::Move((x, y)))
    }

    /// Adds a straight line.
    pub fn to(self, x: f64, y: f64) -> Path {
        self.step(Step::Line((x, y)))
    }

    /// Adds a cubic Bézier curve with two control points.
    pub fn curve(self, one: Point, other: Point, to: Point) -> Path {
        self.step(Step::Curve(one, other, to))
    }

    /// Closes the current subpath.
    pub fn close(self) -> Path {
        self.step(Step::Close)
    }

    /// Joins two paths into one.
    pub fn and(mut self, other: Path) -> Path {
        self.steps.extend(other.steps);
        self
    }

    /// A closed polygon.
    pub fn polygon(corners: &[Point]) -> Path {
        Path::open(corners).close()
    }

    /// An open polyline.
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

    /// A rectangle with rounded corners.
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

    /// A circle around a point.
    pub fn circle(x: f64, y: f64, radius: f64) -> Path {
        Path::round(x - radius, y - radius, 2.0 * radius, 2.0 * radius, radius)
    }

    /// The path after a transformation.
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

    /// All its points and control points; the path lies within their convex hull.
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
