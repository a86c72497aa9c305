//! The boards drawn where they lie, and beside them the hands and the tokens that
//! are still unseen.

mod aside;
mod lines;
mod words;

use rules::{Canvas, Drawn, FixedFacts, Ink, Look, OptionWords, Style, Text};

use crate::facts::AiramFacts;
use crate::geometry::{Place, Rectangle};
use crate::option_words::OPTION_WORDS;
use crate::square::Square;
use crate::tokens::Colour;
use crate::{Action, Airam, View};

const FAINT: Style = Style::ink(Ink::Faint);
/// How many characters a unit of the boards is wide; it is one line high.
const WIDE: usize = 2;
/// Three boards that hang together are at most 18 units high. What has no room
/// on the screen then is the lowest border.
const ROOM: usize = 18;

impl Drawn for Airam {
    fn picture(view: &View, look: &Look) -> Canvas {
        let origin = Origin::of(view.ground.places());
        let mut canvas = Canvas::new();
        lines::draw(&mut canvas, view, origin, look);
        for square in Square::all() {
            draw_square(&mut canvas, view, origin, square);
        }
        draw_numbers(&mut canvas, view, origin);
        aside::draw(&mut canvas, view, look);
        canvas
    }

    /// What is kept is touched first, then what is given.
    fn path(action: &Action) -> Vec<String> {
        match action {
            Action::Keep { keep, give } => vec![format!("keep {keep}"), format!("give {give}")],
            Action::Place(square) => vec![square.to_string()],
        }
    }

    fn attempt(path: &[String]) -> String {
        path.join(" ")
    }

    fn option_words() -> &'static [OptionWords] {
        OPTION_WORDS
    }
    fn fixed_facts() -> Option<FixedFacts> {
        Some(FixedFacts::of(&AiramFacts::new()))
    }

    fn words() -> &'static [(&'static str, Text)] {
        words::WORDS
    }

    /// Everybody sees the marks, so what was kept leaves none.
    fn marks(_: &View, action: &Action) -> Vec<String> {
        match action {
            Action::Keep { .. } => Vec::new(),
            Action::Place(_) => Airam::path(action),
        }
    }
}

/// The upper left corner of the drawing, in units of the boards.
#[derive(Clone, Copy)]
struct Origin {
    x: i32,
    y: i32,
}

/// Where a rectangle is drawn: the characters and lines of its border.
struct Frame {
    left: usize,
    top: usize,
    right: usize,
    bottom: usize,
}

impl Origin {
    fn of(places: &[Place]) -> Origin {
        let least = |number: fn(&Place) -> i16| places.iter().map(number).min();
        let [x, y] =
            [least(|place| place.x), least(|place| place.y)].map(Option::unwrap_or_default);
        Origin {
            x: i32::from(x),
            y: i32::from(y),
        }
    }

    fn frame(self, rectangle: Rectangle) -> Frame {
        let drawn = rectangle.moved(-self.x, -self.y);
        Frame {
            left: drawn.left as usize * WIDE,
            top: drawn.top as usize,
            right: drawn.right as usize * WIDE,
            bottom: drawn.bottom as usize,
        }
    }
}

/// A square's letter, or its token; a circled square keeps its circle.
fn draw_square(canvas: &mut Canvas, view: &View, origin: Origin, square: Square) {
    let frame = origin.frame(view.ground.rectangle(square));
    let paper = if square.board() == 1 {
        Ink::BoardAlt
    } else {
        Ink::Board
    };
    let (glyph, style) = match view.board.colour(square) {
        Some(colour) => (colour.letter(), Style::ink(ink(colour)).bold()),
        None => (square.letter(), FAINT),
    };
    let inside = if square.has_circle() {
        format!("({glyph})")
    } else {
        glyph.to_string()
    };
    let width = frame.right - frame.left - 1;
    let (x, y) = (frame.left + 1, frame.top + 1);
    canvas.spot(square, x, y, &format!("{inside:^width$}"), style.on(paper));
    for y in y + 1..frame.bottom {
        canvas.write(x, y, &" ".repeat(width), FAINT.on(paper));
    }
}

/// The number of each board, on its upper border.
fn draw_numbers(canvas: &mut Canvas, view: &View, origin: Origin) {
    for (number, place) in (1..).zip(view.ground.places()) {
        let Frame { left, top, .. } = origin.frame(place.whole());
        canvas.write(left + 1, top, &format!("{number}"), Style::default().bold());
    }
}

const fn ink(colour: Colour) -> Ink {
    match colour {
        Colour::Blue => Ink::Blue,
        Colour::Green => Ink::Green,
        Colour::Red => Ink::Red,
        Colour::Yellow => Ink::Yellow,
    }
}
