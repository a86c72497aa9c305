//! A drawing: shapes on a canvas of known size.

use crate::font::Type;
use crate::{Align, Paint, Path, Place, Point};

/// Shapes on a canvas, measured in millimetres.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Drawing {
    /// The width of the canvas.
    pub width: f64,
    /// The height of the canvas.
    pub height: f64,
    pub(crate) shapes: Vec<Shape>,
}

/// One shape. Later shapes cover earlier ones.
#[derive(Debug, Clone, PartialEq)]
pub enum Shape {
    /// A path, filled or stroked.
    Outline(Path, Paint),
    /// Text on a baseline that starts, ends or is centred here.
    Words(Point, String, Type),
    /// Shapes clipped to this rectangle.
    Window([Point; 2], Vec<Shape>),
}

impl Drawing {
    /// An empty canvas.
    pub const fn new(width: f64, height: f64) -> Drawing {
        Drawing {
            width,
            height,
            shapes: Vec::new(),
        }
    }

    /// The shapes, bottom first.
    pub fn shapes(&self) -> &[Shape] {
        &self.shapes
    }

    /// Draws a path.
    pub fn path(&mut self, path: Path, paint: Paint) {
        self.shapes.push(Shape::Outline(path, paint));
    }

    /// Draws a rectangle.
    pub fn rect(&mut self, x: f64, y: f64, width: f64, height: f64, paint: Paint) {
        self.path(Path::rect(x, y, width, height), paint);
    }

    /// Draws a circle.
    pub fn circle(&mut self, (x, y): Point, radius: f64, paint: Paint) {
        self.path(Path::circle(x, y, radius), paint);
    }

    /// Draws a straight line.
    pub fn line(&mut self, from: Point, to: Point, paint: Paint) {
        self.path(Path::open(&[from, to]), paint);
    }

    /// Writes text at a point on its baseline.
    pub fn words(&mut self, at: Point, text: impl Into<String>, letters: Type) {
        let text = text.into();
        if !text.is_empty() {
            self.shapes.push(Shape::Words(at, text, letters));
        }
    }

    /// Writes text centred on a point, in both directions.
    pub fn label(&mut self, (x, y): Point, text: impl Into<String>, letters: Type) {
        let (sin, cos) = letters.turn.to_radians().sin_cos();
        let drop = letters.drop();
        let at = (x - drop * sin, y + drop * cos);
        self.words(at, text, letters.centred());
    }

    /// Places a copy of another drawing here.
    pub fn put(&mut self, other: &Drawing, place: Place) {
        let placed = other.shapes.iter().map(|shape| shape.placed(&place));
        self.shapes.extend(placed);
    }

    /// A rectangular section of it, clipped, as a drawing of that size.
    pub(crate) fn window(&self, corner: Point, width: f64, height: f64) -> Drawing {
        let place = Place::at(-corner.0, -corner.1);
        let shapes = self.shapes.iter().map(|shape| shape.placed(&place));
        let window = Shape::Window([(0.0, 0.0), (width, height)], shapes.collect());
        Drawing {
            width,
            height,
            shapes: vec![window],
        }
    }

    /// A copy scaled down to fit this size.
    pub fn within(&self, width: f64, height: f64) -> Drawing {
        let scale = (width / self.width).min(height / self.height).min(1.0);
        let mut smaller = Drawing::new(self.width * scale, self.height * scale);
        smaller.put(self, Place::at(0.0, 0.0).scaled(scale));
        smaller
    }

    /// The bounding box of all shapes, as its upper left and lower right corners;
    /// `None` if there are none.
    pub fn extent(&self) -> Option<[Point; 2]> {
        let corners = self.shapes.iter().flat_map(Shape::corners);
        corners.fold(None, |extent, (x, y)| {
            let [(left, top), (right, bottom)] = extent.unwrap_or([(x, y), (x, y)]);
            Some([(left.min(x), top.min(y)), (right.max(x), bottom.max(y))])
        })
    }
}

impl Shape {
    fn placed(&self, place: &Place) -> Shape {
        match self {
            Shape::Outline(path, paint) => {
                Shape::Outline(path.placed(place), paint.scaled(place.scale))
            }
            Shape::Words(at, text, letters) => {
                let letters = Type {
                    size: letters.size * place.scale,
                    turn: letters.turn + place.turn,
                    ..*letters
                };
                Shape::Words(place.point(*at), text.clone(), letters)
            }
            Shape::Window(corners, shapes) => {
                let shapes = shapes.iter().map(|shape| shape.placed(place));
                Shape::Window(corners.map(|corner| place.point(corner)), shapes.collect())
            }
        }
    }

    /// Points whose bounding box contains the shape.
    fn corners(&self) -> Vec<Point> {
        match self {
            Shape::Outline(path, paint) => {
                let half = paint.line.map_or(0.0, |line| line.width / 2.0);
                let around = |(x, y)| [(x - half, y - half), (x + half, y + half)];
                path.points().flat_map(around).collect()
            }
            Shape::Words(at, text, letters) => {
                let width = letters.width(text);
                let left = match letters.align {
                    Align::Left => 0.0,
                    Align::Centre => -width / 2.0,
                    Align::Right => -width,
                };
                let (top, bottom) = (-0.75 * letters.size, 0.22 * letters.size);
                let place = Place::at(at.0, at.1).turned(letters.turn);
                [left, left + width]
                    .into_iter()
                    .flat_map(|x| [place.point((x, top)), place.point((x, bottom))])
                    .collect()
            }
            Shape::Window(corners, _) => corners.to_vec(),
        }
    }
}
