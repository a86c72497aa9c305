//! Pieces to cut out, packed onto sheets.

use rules::Lang;

use crate::colour::SOFT;
use crate::running::{Setting, TEXT};
use crate::{Drawing, Paper, Place, Sheet, markdown};

/// The gap between pieces that are cut along their outline, in millimetres.
const GAP: f64 = 2.5;

/// A piece to cut out, with its count.
#[derive(Debug, Clone, PartialEq)]
pub struct Piece {
    /// One piece at its true size, with its cutting line.
    pub drawing: Drawing,
    /// The number of copies.
    pub count: usize,
    /// How the copies are cut.
    pub cut: Cut,
}

/// How pieces are cut.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cut {
    /// Each along its own outline.
    Outline,
    /// Straight across the sheet: the pieces lie edge to edge.
    Across,
}

impl Piece {
    /// Pieces that are cut out one by one.
    pub fn new(drawing: Drawing, count: usize) -> Piece {
        Piece {
            drawing,
            count,
            cut: Cut::Outline,
        }
    }

    /// Pieces that lie edge to edge.
    pub fn across(drawing: Drawing, count: usize) -> Piece {
        Piece {
            cut: Cut::Across,
            ..Piece::new(drawing, count)
        }
    }
}

/// A row of pieces, as high as the highest of them.
struct Shelf<'a> {
    pieces: Vec<(f64, &'a Drawing)>,
    top: f64,
    width: f64,
    height: f64,
    cut: Cut,
}

/// Packs the pieces onto few sheets with first-fit decreasing height: each goes onto
/// the first shelf that has room for it. Instructions for making them go above.
pub fn lay_out(
    pieces: &[Piece],
    making: Option<&str>,
    paper: Paper,
    what: &str,
    lang: Lang,
) -> Vec<Sheet> {
    let making = making.map(|making| note(making, paper));
    let head = making.as_ref().map_or(0.0, |making| making.height);
    let mut all: Vec<_> = pieces
        .iter()
        .flat_map(|piece| std::iter::repeat_n((&piece.drawing, piece.cut), piece.count))
        .collect();
    // Higher pieces first, so that shelves fill up; the sort is stable.
    all.sort_by(|(one, _), (other, _)| other.height.total_cmp(&one.height));
    let (width, height) = paper.room();
    let height = height - head;
    let mut sheets: Vec<Vec<Shelf>> = Vec::new();
    for (piece, cut) in all {
        let shelves = sheets.iter_mut().flatten();
        let mut shelves = shelves.filter(|shelf| shelf.takes(piece, cut, width));
        if let Some(shelf) = shelves.next() {
            shelf.add(piece);
            continue;
        }
        let room = |sheet: &Vec<Shelf>| below(sheet) + piece.height <= height + 1e-6;
        let place = sheets.iter().position(room);
        let place = place.unwrap_or(sheets.len());
        if place == sheets.len() {
            sheets.push(Vec::new());
        }
        let sheet = &mut sheets[place];
        let mut shelf = Shelf::new(below(sheet), piece.height, cut);
        shelf.add(piece);
        sheet.push(shelf);
    }
    let count = sheets.len();
    let print = |(place, shelves): (usize, &Vec<Shelf>)| {
        let mut sheet = Sheet::new(paper);
        if let Some(making) = &making {
            sheet.put(making, 0.0, 0.0);
        }
        let widest = shelves.iter().map(Shelf::end).fold(0.0, f64::max);
        let left = (width - widest) / 2.0;
        // Without a note they are centred vertically.
        let top = match making {
            Some(_) => head,
            None => (height - shelves.last().map_or(0.0, Shelf::bottom)) / 2.0,
        };
        for shelf in shelves {
            for &(x, piece) in &shelf.pieces {
                sheet.put(piece, left + x, top + shelf.top);
            }
        }
        sheet.foot(what, place + 1, count);
        sheet.ruler(lang);
        sheet
    };
    sheets.iter().enumerate().map(print).collect()
}

/// A sentence or two across the whole width.
fn note(text: &str, paper: Paper) -> Drawing {
    let width = paper.room().0;
    let setting = Setting { size: TEXT, width };
    let lines = setting.lines(&markdown::spans(text), width, SOFT);
    let mut note = Drawing::new(width, 0.0);
    for line in lines {
        note.put(&line, Place::at(0.0, note.height));
        note.height += line.height;
    }
    note.height += 3.0;
    note
}

/// The top of the next shelf.
fn below(shelves: &[Shelf]) -> f64 {
    let last = shelves.last();
    last.map_or(0.0, |shelf| shelf.bottom() + shelf.gap())
}

impl<'a> Shelf<'a> {
    fn new(top: f64, height: f64, cut: Cut) -> Shelf<'a> {
        Shelf {
            pieces: Vec::new(),
            top,
            width: 0.0,
            height,
            cut,
        }
    }

    fn gap(&self) -> f64 {
        match self.cut {
            Cut::Outline => GAP,
            Cut::Across => 0.0,
        }
    }

    fn takes(&self, piece: &Drawing, cut: Cut, room: f64) -> bool {
        let fits = self.width + piece.width <= room + 1e-6;
        fits && self.cut == cut && piece.height <= self.height + 1e-6
    }

    fn add(&mut self, piece: &'a Drawing) {
        self.pieces.push((self.width, piece));
        self.width += piece.width + self.gap();
    }

    fn bottom(&self) -> f64 {
        self.top + self.height
    }

    fn end(&self) -> f64 {
        self.width - self.gap()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::colour::INK;
    use crate::{Paint, Shape};

    fn block(width: f64, height: f64, count: usize) -> Piece {
        let mut drawing = Drawing::new(width, height);
        drawing.rect(0.0, 0.0, width, height, Paint::fill(INK));
        Piece::new(drawing, count)
    }

    /// The corners of every filled shape on a sheet.
    fn places(sheet: &Sheet) -> Vec<[(f64, f64); 2]> {
        let filled = sheet
            .drawing
            .shapes()
            .iter()
            .filter_map(|shape| match shape {
                Shape::Outline(path, paint) if paint.fill.is_some() => {
                    let corners: Vec<_> = path.points().collect();
                    Some([corners[0], corners[2]])
                }
                _ => None,
            });
        filled.collect()
    }

    #[test]
    fn no_piece_lies_on_another_and_none_is_lost() {
        let pieces = [
            block(40.0, 20.0, 31),
            block(15.0, 60.0, 7),
            block(90.0, 90.0, 5),
            block(3.0, 3.0, 200),
        ];
        for paper in Paper::ALL {
            let sheets = lay_out(&pieces, Some("Cut."), paper, "what", Lang::En);
            let all: Vec<_> = sheets.iter().map(places).collect();
            assert_eq!(all.iter().map(Vec::len).sum::<usize>(), 31 + 7 + 5 + 200);
            for places in all {
                for (place, [(left, top), (right, bottom)]) in places.iter().enumerate() {
                    let apart = places[place + 1..].iter().all(|[from, to]| {
                        to.0 <= *left || from.0 >= *right || to.1 <= *top || from.1 >= *bottom
                    });
                    assert!(apart, "{paper:?}");
                }
            }
        }
    }
}
