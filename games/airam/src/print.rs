//! AIRAM on paper: three boards that are laid against each other, and the tokens.

use print::colour::{BLUE, GREEN, HAIR, INK, LINEN, RED, SOFT, YELLOW};
use print::{Drawing, Hatch, Paint, Printed, Token, Type};
use rules::{Lang, Seat, Setup, Text};

use crate::geometry::{BOARD, BOARDS, Place, Rectangle, SIDE};
use crate::layout::Options;
use crate::square::Square;
use crate::tokens::Colour;
use crate::{Airam, View};

/// A unit of the boards, whose side is six of them.
const UNIT: f64 = 15.0;
/// The radius of a token.
const RADIUS: f64 = 11.0;
/// How many tokens each colour has.
const EACH: usize = 7;
/// Half of the line around a board.
const EDGE: f64 = 0.2;

impl Printed for Airam {
    fn boards(_: &Setup<Options>, _: Lang) -> Vec<Drawing> {
        (0..BOARDS).map(board).collect()
    }

    fn pieces(_: &Setup<Options>, _: Lang) -> Vec<print::Piece> {
        let piece = |colour| print::Piece::new(token(colour).piece(RADIUS), EACH);
        Colour::ALL.map(piece).into()
    }

    fn diagram(view: &View, lang: Lang) -> Drawing {
        let places = view.ground.places();
        let whole = places.map(Place::whole);
        let left = whole.iter().map(|part| part.left).min().unwrap_or(0);
        let top = whole.iter().map(|part| part.top).min().unwrap_or(0);
        let right = whole.iter().map(|part| part.right).max().unwrap_or(0);
        let bottom = whole.iter().map(|part| part.bottom).max().unwrap_or(0);
        let line = 9.0;
        let low = f64::from(bottom - top) * UNIT + 2.0 * EDGE;
        let mut drawing = Drawing::new(
            f64::from(right - left) * UNIT + 2.0 * EDGE,
            low + 2.0 * line + 4.0,
        );
        for square in Square::all() {
            let part = view.ground.rectangle(square).moved(-left, -top);
            cell(&mut drawing, part, square);
            if let Some(colour) = view.board.colour(square) {
                token(colour).draw(&mut drawing, middle(part), RADIUS);
            }
        }
        for part in whole {
            let part = part.moved(-left, -top);
            frame(&mut drawing, part);
        }
        for seat in Seat::all(2) {
            let hand = view.hands[seat.index()];
            let words = Text::new("Mano {0}: {1}", "Hand {0}: {1}").get(lang);
            let words = words.replace("{0}", &seat.to_string());
            let words = words.replace("{1}", &hand.to_string());
            let base = low + line * (1.0 + seat.index() as f64);
            drawing.words((1.0, base), words, Type::plain(6.5));
        }
        drawing
    }
}

/// One of the boards, to cut out.
fn board(number: usize) -> Drawing {
    let side = f64::from(SIDE) * UNIT + 2.0 * EDGE;
    let mut board = Drawing::new(side, side);
    for (place, cut) in BOARD.iter().enumerate() {
        cell(&mut board, cut.rectangle, Square::at(number, place));
    }
    let whole = Rectangle {
        left: 0,
        top: 0,
        right: SIDE,
        bottom: SIDE,
    };
    frame(&mut board, whole);
    board
}

fn cell(drawing: &mut Drawing, part: Rectangle, square: Square) {
    let [x, y, width, height] = measured(part);
    let paint = Paint::fill(LINEN).edged(HAIR, 0.25);
    drawing.rect(x, y, width, height, paint);
    if square.has_circle() {
        let circle = Paint::line(SOFT, 0.35);
        drawing.circle(middle(part), RADIUS * 1.06, circle);
    }
    let letters = Type::plain(3.4).colour(SOFT);
    drawing.words((x + 1.6, y + 4.4), square.to_string(), letters);
}

fn frame(drawing: &mut Drawing, part: Rectangle) {
    let [x, y, width, height] = measured(part);
    drawing.rect(x, y, width, height, Paint::line(INK, 2.0 * EDGE));
}

/// In millimetres: where it begins, and how wide and high it is.
fn measured(part: Rectangle) -> [f64; 4] {
    let length = |units: i32| f64::from(units) * UNIT;
    [
        EDGE + length(part.left),
        EDGE + length(part.top),
        length(part.right - part.left),
        length(part.bottom - part.top),
    ]
}

fn middle(part: Rectangle) -> print::Point {
    let [x, y, width, height] = measured(part);
    (x + width / 2.0, y + height / 2.0)
}

fn token(colour: Colour) -> Token<'static> {
    let (colour, hatch, mark) = match colour {
        Colour::Blue => (BLUE, Some(Hatch::Dots), "B"),
        Colour::Green => (GREEN, Some(Hatch::Cross), "G"),
        Colour::Red => (RED, Some(Hatch::Stripes), "R"),
        Colour::Yellow => (YELLOW, None, "Y"),
    };
    Token {
        colour,
        hatch,
        mark,
    }
}
