//! Boards on sheets: several small ones on a sheet, one, or one split over sheets that
//! are glued together.

use rules::{Lang, Text};

use crate::colour::{HAIR, SOFT};
use crate::font::{PT, Type};
use crate::{Drawing, Hatch, Paint, Paper, Piece, Sheet, lay_out};

/// The width of the strip onto which the next part is glued.
const STRIP: f64 = 9.0;

/// The sheets of a game's boards.
pub fn boards(boards: &[Drawing], paper: Paper, what: &str, lang: Lang) -> Vec<Sheet> {
    let (width, height) = paper.room();
    let mut sheets = Vec::new();
    let mut small = Vec::new();
    for board in boards {
        if board.width <= width && board.height <= height {
            small.push(Piece::new(board.clone(), 1));
        } else {
            sheets.extend(parts(board, paper, what, lang));
        }
    }
    sheets.extend(lay_out(&small, None, paper, what, lang));
    sheets
}

/// Splits a board that is larger than the paper into equal parts.
fn parts(board: &Drawing, paper: Paper, what: &str, lang: Lang) -> Vec<Sheet> {
    let (width, height) = paper.room();
    let count = |whole: f64, room: f64| {
        let found = (1..100).find(|&parts| fits(whole, parts, room));
        found.unwrap_or(1)
    };
    let (columns, rows) = (count(board.width, width), count(board.height, height));
    let (wide, high) = (board.width / columns as f64, board.height / rows as f64);
    let sheets = rows * columns;
    let places = (0..rows).flat_map(|row| (0..columns).map(move |column| (column, row)));
    let part = |(number, (column, row)): (usize, (usize, usize))| {
        let corner = (column as f64 * wide, row as f64 * high);
        let mut part = board.window(corner, wide, high);
        if column + 1 < columns {
            strip(&mut part, (wide, 0.0, STRIP, high), lang);
        }
        if row + 1 < rows {
            strip(&mut part, (0.0, high, wide, STRIP), lang);
        }
        let mut sheet = Sheet::new(paper);
        sheet.put(
            &part,
            (width - part.width - STRIP) / 2.0,
            (height - part.height).min(2.0 * STRIP) / 2.0,
        );
        sheet.foot(what, number + 1, sheets);
        sheet.ruler(lang);
        sheet
    };
    places.enumerate().map(part).collect()
}

/// Whether a part fits if the board is split into this many, including its glue strip.
fn fits(whole: f64, parts: usize, room: f64) -> bool {
    let strip = if parts > 1 { STRIP } else { 0.0 };
    whole / parts as f64 + strip <= room
}

/// Draws a glue strip at the right or lower edge of a part.
fn strip(part: &mut Drawing, (x, y, width, height): (f64, f64, f64, f64), lang: Lang) {
    let paint = Paint::fill(crate::colour::PAPER)
        .hatched(Hatch::Stripes, HAIR.paler(0.6), 3.0)
        .edged(HAIR, 0.15);
    part.rect(x, y, width, height, paint);
    let text = Text::new("pega aquí la otra parte", "glue the other part here");
    let turn = if width < height { -90.0 } else { 0.0 };
    let letters = Type::plain(7.0 * PT).colour(SOFT).turned(turn);
    let middle = (x + width / 2.0, y + height / 2.0);
    let length = letters.width(text.get(lang)) + 4.0;
    let (wide, high) = if width < height {
        (4.0, length)
    } else {
        (length, 4.0)
    };
    part.rect(
        middle.0 - wide / 2.0,
        middle.1 - high / 2.0,
        wide,
        high,
        Paint::fill(crate::colour::PAPER),
    );
    part.label(middle, text.get(lang), letters);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::colour::INK;
    use crate::{MARGIN, Shape};

    #[test]
    fn a_large_board_is_shown_whole_in_its_parts() {
        for paper in Paper::ALL {
            for (width, height) in [(250.0, 250.0), (380.0, 100.0), (300.0, 520.0)] {
                let mut board = Drawing::new(width, height);
                board.rect(0.0, 0.0, width, height, Paint::fill(INK));
                let sheets = boards(&[board], paper, "what", Lang::En);
                let windows = sheets.iter().map(|sheet| {
                    let window = sheet.drawing.shapes().iter().find_map(|shape| match shape {
                        Shape::Window([from, to], _) => Some((to.0 - from.0) * (to.1 - from.1)),
                        _ => None,
                    });
                    window.unwrap_or_default()
                });
                let shown: f64 = windows.sum();
                assert!((shown - width * height).abs() < 1e-6, "{shown}");
                for sheet in sheets {
                    let [(left, top), (right, bottom)] = sheet.drawing.extent().unwrap();
                    assert!(left >= MARGIN && right <= paper.width() - MARGIN, "{width}");
                    assert!(
                        top >= MARGIN && bottom <= paper.height() - MARGIN,
                        "{height}"
                    );
                }
            }
        }
    }
}
