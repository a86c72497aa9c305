//! Page layout: blocks flow into columns, and columns onto sheets.

use crate::{Drawing, Paper, Sheet};

/// The gap between two columns, in millimetres.
pub(crate) const GUTTER: f64 = 8.0;

/// Content that stays together in a column.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Block {
    drawing: Drawing,
    /// The space above it, unless it is at the top of a column.
    above: f64,
    /// Whether it must not be the last block of a column.
    keep: bool,
}

impl Block {
    pub(crate) fn new(drawing: Drawing, above: f64) -> Block {
        Block {
            drawing,
            above,
            keep: false,
        }
    }

    /// Keeps the block in one column with the next one.
    pub(crate) fn kept(self) -> Block {
        Block { keep: true, ..self }
    }
}

/// The width of a column if there are this many.
pub(crate) fn column_width(paper: Paper, columns: usize) -> f64 {
    let gutters = GUTTER * (columns - 1) as f64;
    (paper.room().0 - gutters) / columns as f64
}

/// Flows blocks into columns. On the first sheet the columns start below `head`; on the
/// last sheet they are balanced.
pub(crate) fn pour(blocks: &[Block], paper: Paper, columns: usize, head: &Drawing) -> Vec<Sheet> {
    let height = paper.room().1;
    let mut sheets = Vec::new();
    let mut rest = blocks;
    while !rest.is_empty() || sheets.is_empty() {
        let top = if sheets.is_empty() { head.height } else { 0.0 };
        let (mut poured, mut taken) = fill(rest, columns, height - top);
        if taken == rest.len() {
            let mut lower = height - top;
            while lower > 4.0 {
                lower -= 2.0;
                let (balanced, all) = fill(rest, columns, lower);
                if all < rest.len() {
                    break;
                }
                poured = balanced;
            }
        }
        taken = taken.max(1).min(rest.len());
        let mut sheet = Sheet::new(paper);
        if sheets.is_empty() {
            sheet.put(head, 0.0, 0.0);
        }
        let step = column_width(paper, columns) + GUTTER;
        for (column, blocks) in poured.iter().enumerate() {
            for (y, block) in blocks {
                sheet.put(&block.drawing, column as f64 * step, top + y);
            }
        }
        sheets.push(sheet);
        rest = &rest[taken..];
    }
    sheets
}

type Column<'a> = Vec<(f64, &'a Block)>;

/// Fills columns of this height; returns them and the number of blocks they took.
fn fill(blocks: &[Block], columns: usize, height: f64) -> (Vec<Column<'_>>, usize) {
    let mut poured: Vec<Column> = vec![Vec::new()];
    let (mut y, mut taken) = (0.0, 0);
    while taken < blocks.len() {
        let after = blocks[taken..].iter().position(|block| !block.keep);
        let together = &blocks[taken..taken + after.map_or(blocks.len() - taken, |n| n + 1)];
        let needed: f64 = together
            .iter()
            .map(|block| block.above + block.drawing.height)
            .sum();
        if y > 0.0 && y + needed > height {
            if poured.len() == columns {
                break;
            }
            poured.push(Vec::new());
            y = 0.0;
        }
        // At the top of a column no space is needed.
        if y == 0.0 && needed - together[0].above > height && taken > 0 {
            break;
        }
        for block in together {
            y += if y == 0.0 { 0.0 } else { block.above };
            if let Some(column) = poured.last_mut() {
                column.push((y, block));
            }
            y += block.drawing.height;
        }
        taken += together.len();
    }
    (poured, taken)
}
