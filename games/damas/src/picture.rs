//! The board in characters: every dark square shows its number, because that
//! is how moves are written.

use rules::{Canvas, Drawn, FixedFacts, Ink, Lang, Look, OptionWords, Seat, Style, Text};

use crate::facts::DamasFacts;
use crate::option_words::OPTION_WORDS;
use crate::state::Piece;
use crate::{Action, Damas, Ending, Square};

const CELL: usize = 5;

impl Drawn for Damas {
    fn picture(view: &Damas, look: &Look) -> Canvas {
        let mut canvas = Canvas::new();
        for row in 0..10 {
            for column in 0..10 {
                match Square::at(row, column) {
                    Some(square) => draw_square(&mut canvas, view, square, look),
                    None => draw_light(&mut canvas, row, column),
                }
            }
        }
        canvas.write(0, 11, &caption(view, look.lang), Style::ink(Ink::Faint));
        canvas
    }

    /// The squares in order. A slide and a capture between the same two squares
    /// are touched alike, but only one of them can be legal.
    fn path(action: &Action) -> Vec<String> {
        match action {
            Action::Quiet { from, to } => names(&[*from, *to]),
            Action::Capture(chain) => names(chain.squares()),
            Action::Force => vec!["force".to_owned()],
            Action::Huff(square) => vec!["huff".to_owned(), square.to_string()],
        }
    }

    fn attempt(path: &[String]) -> String {
        match path {
            [word, square] if word == "huff" => format!("huff {square}"),
            [from, to] if !is_jump(from, to) => format!("{from}-{to}"),
            squares => squares.join("x"),
        }
    }

    fn option_words() -> &'static [OptionWords] {
        OPTION_WORDS
    }
    fn fixed_facts() -> Option<FixedFacts> {
        Some(FixedFacts::of(&DamasFacts::new()))
    }

    fn words() -> &'static [(&'static str, Text)] {
        const {
            &[
                ("force", Text::new("obligar a comer", "force")),
                ("huff", Text::new("soplar", "huff")),
            ]
        }
    }
}

fn names(squares: &[Square]) -> Vec<String> {
    squares.iter().map(ToString::to_string).collect()
}

/// Whether a man would go so far only to capture.
fn is_jump(from: &str, to: &str) -> bool {
    let squares = Square::read(from).zip(Square::read(to));
    squares.is_some_and(|(from, to)| from.distance(to) == Some(2))
}

fn draw_square(canvas: &mut Canvas, game: &Damas, square: Square, look: &Look) {
    let (x, y) = (square.column() * CELL, square.row());
    let number = format!("  {square:>2} ");
    canvas.spot(square, x, y, &number, Style::ink(Ink::Faint).on(Ink::Board));
    if let Some(piece) = game.piece(square) {
        let (glyph, style) = drawn(piece, look);
        canvas.write(x + 1, y, &glyph.to_string(), style.on(Ink::Board));
    }
}

fn draw_light(canvas: &mut Canvas, row: usize, column: usize) {
    let blank = " ".repeat(CELL);
    canvas.write(
        column * CELL,
        row,
        &blank,
        Style::default().on(Ink::BoardAlt),
    );
}

/// Kings are told from men by their shape or capital, and shown bold.
fn drawn(piece: Piece, look: &Look) -> (char, Style) {
    let glyphs = [['○', '◎'], ['●', '◉']];
    let glyph = glyphs[piece.seat.index()][usize::from(piece.king)];
    let style = Style::ink([Ink::White, Ink::Black][piece.seat.index()]);
    let style = if piece.king { style.bold() } else { style };
    (look.glyph(glyph, piece.letter()), style)
}

/// What the pieces alone do not show. Its words have no accents, so that they
/// suit every look.
fn caption(game: &Damas, lang: Lang) -> String {
    if let Some(ending) = game.ending() {
        return ended(ending).get(lang).to_owned();
    }
    let mut parts = Vec::new();
    let at_fault = names(&game.at_fault().collect::<Vec<_>>());
    if !at_fault.is_empty() {
        let words = Text::new("En falta:", "At fault:").get(lang);
        parts.push(format!("{words} {}", at_fault.join(" ")));
    }
    if game.is_forced() {
        let words = Text::new("Hay que comer", "A capture is due");
        parts.push(words.get(lang).to_owned());
    }
    if let Some(left) = game.kings_moves_left() {
        let words = Text::new("Solo damas: tablas en", "Only kings: a draw in").get(lang);
        parts.push(format!("{words} {left}"));
    }
    parts.join(". ")
}

fn ended(ending: Ending) -> Text {
    match ending {
        Ending::NoPieces(Seat::FIRST) => Text::new("Blancas sin piezas", "White has no pieces"),
        Ending::NoPieces(_) => Text::new("Negras sin piezas", "Black has no pieces"),
        Ending::NoMove(Seat::FIRST) => Text::new("Blancas sin jugada", "White has no move"),
        Ending::NoMove(_) => Text::new("Negras sin jugada", "Black has no move"),
        Ending::OnlyKings => Text::new("Tablas: solo damas", "A draw: only kings"),
        Ending::Repetition => Text::new("Tablas: tercera vez", "A draw: the third time"),
        Ending::Peace => Text::new("Tablas: 80 jugadas en paz", "A draw: 80 peaceful moves"),
    }
}
