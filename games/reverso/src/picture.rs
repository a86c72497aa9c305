//! The board in characters: a square is a spot named as in notation.

use rules::{Canvas, Drawn, FixedFacts, Game, Ink, Look, OptionWords, Seat, Style};

use crate::facts::ReversoFacts;
use crate::option_words::OPTION_WORDS;
use crate::{BLACK, Reverso, Square, WHITE};

/// Characters from one column to the next, and so the width of a square.
const PITCH: usize = 3;
/// Characters left of the board, for the numbers of the rows.
const MARGIN: usize = 3;

impl Drawn for Reverso {
    fn fixed_facts() -> Option<FixedFacts> {
        Some(FixedFacts::of(&ReversoFacts::new()))
    }

    fn picture(view: &Reverso, look: &Look) -> Canvas {
        let mut canvas = Canvas::new();
        let side = usize::from(view.size().side());
        let faint = Style::ink(Ink::Faint);
        for (line, letter) in (0..side).zip('a'..) {
            let number = line + 1;
            canvas.write(MARGIN + line * PITCH, 0, &format!(" {letter} "), faint);
            canvas.write(0, number, &format!("{number:>2}"), faint);
        }
        for (place, square) in view.size().squares().enumerate() {
            let (x, y) = (MARGIN + place % side * PITCH, 1 + place / side);
            let (text, style) = drawn_square(view, square, look);
            canvas.spot(square, x, y, &text, style);
        }
        draw_counts(&mut canvas, side + 2, view, look);
        canvas
    }

    fn option_words() -> &'static [OptionWords] {
        OPTION_WORDS
    }
}

fn drawn_square(view: &Reverso, square: Square, look: &Look) -> (String, Style) {
    let (glyph, style) = match view.disc(square) {
        Some(seat) => disc(seat, look),
        None => (look.glyph('·', '.'), Style::ink(Ink::Faint)),
    };
    (format!(" {glyph} "), style.on(Ink::Board))
}

fn disc(seat: Seat, look: &Look) -> (char, Style) {
    if seat == BLACK {
        (look.glyph('●', 'B'), Style::ink(Ink::Black))
    } else {
        (look.glyph('○', 'W'), Style::ink(Ink::White))
    }
}

/// `● Negras 2   ○ Blancas 2`
fn draw_counts(canvas: &mut Canvas, y: usize, view: &Reverso, look: &Look) {
    let mut x = MARGIN;
    for seat in [BLACK, WHITE] {
        let (glyph, _) = disc(seat, look);
        let name = Reverso::ABOUT.seats[seat.index()].get(look.lang);
        let count = view.scores()[seat.index()];
        let text = format!("{glyph} {name} {count}");
        canvas.write(x, y, &text, Style::default());
        x += text.chars().count() + PITCH;
    }
}
