//! The board drawn in characters, with the outer squares round it and the
//! count of the sections beside it.

use rules::{Canvas, Drawn, FixedFacts, Game, Ink, Look, Seat, Style, Text};

use crate::board::Piece;
use crate::cell::{Cell, GRID};
use crate::cells::Cells;
use crate::facts::NueveFacts;
use crate::{Action, Nueve, Phase};

const FAINT: Style = Style::ink(Ink::Faint);
/// Where the words beside the board begin.
const ASIDE: usize = 44;
/// The columns, and the rows from the top, that a line stands before.
const LINES: [u8; 4] = [1, 4, 7, 10];

impl Drawn for Nueve {
    fn fixed_facts() -> Option<FixedFacts> {
        Some(FixedFacts::of(&NueveFacts::new()))
    }

    fn picture(view: &Nueve, look: &Look) -> Canvas {
        let mut canvas = Canvas::new();
        draw_lines(&mut canvas, look);
        draw_coordinates(&mut canvas);
        view.draw_squares(&mut canvas, look);
        view.draw_count(&mut canvas, look);
        view.draw_sections(&mut canvas, look);
        canvas
    }

    /// A slide marks where it began and where it stopped.
    fn marks(before: &Nueve, action: &Action) -> Vec<String> {
        match action {
            Action::At(cell) if before.phase == Phase::Move => {
                let landing = before.board.landing(*cell);
                vec![cell.to_string(), landing.to_string()]
            }
            _ => Nueve::path(action),
        }
    }
}

/// Where a column of the grid begins.
fn x(column: u8) -> usize {
    2 + 3 * usize::from(column) + lines_up_to(column)
}

/// The line that a row of the grid is drawn on; row 10 is on top.
fn y(row: u8) -> usize {
    let from_top = GRID - 1 - row;
    usize::from(from_top) + lines_up_to(from_top)
}

fn lines_up_to(place: u8) -> usize {
    LINES.iter().filter(|&&line| line <= place).count()
}

fn draw_lines(canvas: &mut Canvas, look: &Look) {
    let (across, down) = if look.ascii {
        ("+---------+---------+---------+", "|")
    } else {
        ("┼─────────┼─────────┼─────────┼", "│")
    };
    for row in 1..=9 {
        for column in LINES {
            canvas.write(x(column) - 1, y(row), down, FAINT);
        }
    }
    for from_top in LINES {
        canvas.write(x(1) - 1, y(GRID - 1 - from_top) - 1, across, FAINT);
    }
}

/// The letters and numbers of the board and the four sides.
fn draw_coordinates(canvas: &mut Canvas) {
    let below = y(0) + 1;
    canvas.write(0, y(10), "N", FAINT);
    canvas.write(0, y(0), "S", FAINT);
    canvas.write(x(0) + 1, below, "W", FAINT);
    canvas.write(x(10) + 1, below, "E", FAINT);
    for (place, letter) in (1..=9).zip("abcdefghi".chars()) {
        canvas.write(0, y(place), &place.to_string(), FAINT);
        canvas.write(x(place) + 1, below, &letter.to_string(), FAINT);
    }
}

/// The character of a piece, or of none, and its colour.
fn glyph(piece: Option<Piece>, look: &Look) -> (char, Ink) {
    const SEATS: [(char, char, Ink); 4] = [
        ('●', '1', Ink::Yellow),
        ('▲', '2', Ink::Blue),
        ('■', '3', Ink::Orange),
        ('◆', '4', Ink::Green),
    ];
    let (unicode, ascii, ink) = match piece {
        None => ('·', '.', Ink::Faint),
        Some(Piece::Red) => ('○', 'r', Ink::Red),
        Some(Piece::Of(seat)) => SEATS[seat.index()],
    };
    (look.glyph(unicode, ascii), ink)
}

/// Neighbouring sections have different paper; outer squares have none.
fn paper(cell: Cell) -> Ink {
    let section = |place: u8| (place - 1) / 3;
    match cell.side() {
        Some(_) => Ink::Plain,
        None if (section(cell.column()) + section(cell.row())).is_multiple_of(2) => Ink::Board,
        None => Ink::BoardAlt,
    }
}

impl Nueve {
    fn draw_squares(&self, canvas: &mut Canvas, look: &Look) {
        for cell in (Cells::BOARD | Cells::OUTER).iter() {
            let (glyph, ink) = glyph(self.board.piece(cell), look);
            let style = Style::ink(ink).on(paper(cell));
            let text = format!(" {glyph} ");
            canvas.spot(cell, x(cell.column()), y(cell.row()), &text, style);
        }
    }

    /// The phase, and for each seat its sections and the pieces still outside.
    /// The Spanish words are such as need no accents.
    fn draw_count(&self, canvas: &mut Canvas, look: &Look) {
        let phase = match self.phase {
            Phase::Red => Text::new("Fase 1: fichas rojas", "Phase 1: red pieces"),
            Phase::Place => Text::new("Fase 2: colocar fuera", "Phase 2: placing outside"),
            Phase::Move => Text::new("Fase 3: mover", "Phase 3: moving"),
        };
        canvas.write(ASIDE, 1, phase.get(look.lang), Style::default().bold());
        let columns = Text::new("secciones   fuera", " sections outside");
        canvas.write(ASIDE + 12, 3, columns.get(look.lang), FAINT);
        for (seat, sections) in Seat::all(self.seats).zip(self.scores()) {
            let (glyph, ink) = glyph(Some(Piece::Of(seat)), look);
            let name = Nueve::ABOUT.seats[seat.index()].get(look.lang);
            let outside = (self.board.pieces[seat.index()] & Cells::OUTER).len();
            let text = format!("{glyph} {name:<10}{sections:>9}{outside:>8}");
            canvas.write(ASIDE, 4 + seat.index(), &text, Style::ink(ink));
        }
    }

    /// Who holds each section.
    fn draw_sections(&self, canvas: &mut Canvas, look: &Look) {
        let caption = Text::new("secciones:", "sections:");
        canvas.write(ASIDE, 10, caption.get(look.lang), FAINT);
        for (section, owner) in self.board.owners().into_iter().enumerate() {
            let (glyph, ink) = glyph(owner.map(Piece::Of), look);
            let (x, y) = (ASIDE + 4 * (section % 3), 11 + section / 3);
            canvas.write(x, y, &glyph.to_string(), Style::ink(ink));
        }
    }
}
