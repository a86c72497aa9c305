//! The board: the track as a square ring with a crown at each corner, and in it
//! the lanes, the prisons and the central crown.

use rules::{Canvas, Ink, Look, Seat, Style};

use super::paint;
use crate::Ludo;
use crate::board::Board;
use crate::piece::Piece;
use crate::track::{CROWNS, Colour, FEATHERS, HOME, LAST, PRISON, SQUARES};

/// A place on the board as line and column, from 0 to 13.
type Cell = (usize, usize);

/// How many characters a cell is wide.
const WIDTH: usize = 3;
/// The last line and column, and the squares from one corner to the next.
const SIDE: usize = 13;

pub(super) fn draw(canvas: &mut Canvas, game: &Ludo, look: &Look) {
    for square in 0..SQUARES {
        draw_square(canvas, &game.board, square, look);
    }
    for colour in Colour::ALL {
        draw_lane(canvas, colour, look);
    }
    for seat in Seat::all(game.seats()) {
        draw_seat(canvas, &game.board, seat, look);
    }
}

/// A cell of the red side as it is on the side of another colour: so many
/// quarters of a turn clockwise.
fn turned(cell: Cell, quarters: usize) -> Cell {
    (0..quarters).fold(cell, |(line, column), _| (column, SIDE - line))
}

fn write(canvas: &mut Canvas, (line, column): Cell, text: &str, style: Style) {
    canvas.write(column * WIDTH, line, text, style);
}

/// ` · `, ` ♛ `, ` ●2`, `♛●2`, ` ●+`: the symbol stays in sight when somebody
/// stands on it, and a plus says that several do.
fn draw_square(canvas: &mut Canvas, board: &Board, square: u8, look: &Look) {
    let place = usize::from(square);
    let cell = turned((0, place % SIDE), place / SIDE);
    let symbol = symbol(square, look);
    let standing: Vec<Piece> = board.standing(square).iter().collect();
    // Somebody on the square rides on nobody, and carries the rest of a group.
    let lowest = |piece: &&Piece| board.carrier[piece.index()].is_none();
    if let Some(&piece) = standing.iter().find(lowest) {
        let before = symbol.unwrap_or(' ');
        draw_piece(canvas, board, piece, cell, (before, standing.len()), look);
        return;
    }
    let (mark, paper) = match symbol {
        Some(symbol) => (symbol, Ink::BoardAlt),
        None => (look.glyph('·', '.'), Ink::Board),
    };
    let style = Style::ink(Ink::Faint).on(paper);
    write(canvas, cell, &format!(" {mark} "), style);
}

fn symbol(square: u8, look: &Look) -> Option<char> {
    if CROWNS.contains(&square) {
        Some(look.glyph('♛', 'C'))
    } else if FEATHERS.contains(&square) {
        Some(look.glyph('✦', 'F'))
    } else {
        None
    }
}

/// A piece with what stands before it, and with its number unless there are
/// several pieces.
fn draw_piece(
    canvas: &mut Canvas,
    board: &Board,
    piece: Piece,
    cell: Cell,
    (before, count): (char, usize),
    look: &Look,
) {
    let paint = paint(board.colour(piece));
    let glyph = paint.glyph(look);
    let text = match count {
        1 => format!("{before}{glyph}{}", piece.number()),
        _ => format!("{before}{glyph}+"),
    };
    let style = Style::ink(paint.ink).on(Ink::Board).bold();
    write(canvas, cell, &text, style);
}

fn lane_cell(colour: Colour, progress: i8) -> Cell {
    turned((2, (progress - LAST) as usize), colour as usize)
}

fn draw_lane(canvas: &mut Canvas, colour: Colour, look: &Look) {
    let style = Style::ink(paint(colour).ink).on(Ink::BoardAlt);
    let text = format!(" {} ", look.glyph('·', '.'));
    for progress in LAST + 1..HOME {
        write(canvas, lane_cell(colour, progress), &text, style);
    }
}

/// The pieces of a seat that are not on the track: in prison, on the lane, or
/// counted in the middle.
fn draw_seat(canvas: &mut Canvas, board: &Board, seat: Seat, look: &Look) {
    let colour = board.colours[seat.index()];
    let mut slots = (3..).map(|column| turned((4, column), colour as usize));
    for piece in Piece::all_of(seat) {
        let progress = board.progress(piece);
        let alike = Piece::all_of(seat).filter(|&other| board.progress(other) == progress);
        if progress == PRISON {
            let slot = slots.next().expect("the slots never end");
            draw_piece(canvas, board, piece, slot, (' ', 1), look);
        } else if (LAST + 1..HOME).contains(&progress) {
            let cell = lane_cell(colour, progress);
            draw_piece(canvas, board, piece, cell, (' ', alike.count()), look);
        }
    }
    let (paint, crown) = (paint(colour), look.glyph('♛', 'C'));
    let text = format!("{crown}{}{}", paint.glyph(look), board.arrived(seat));
    let style = Style::ink(paint.ink).on(Ink::BoardAlt);
    write(canvas, turned((6, 6), colour as usize), &text, style);
}
