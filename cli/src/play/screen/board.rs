//! The picture on the screen, with what was touched and what can be.

use ratatui::buffer::Buffer;
use ratatui::style::{Modifier, Style};
use rules::Spot;

use super::ink::Palette;
use super::places::Window;
use super::table::{Focus, Table};

type Lines = Vec<Vec<(char, Style)>>;

/// Draws the part of the picture that the window shows.
pub(crate) fn draw(buffer: &mut Buffer, window: &Window, table: &Table, palette: Palette) {
    let lines = marked(table, palette);
    let rows = lines.iter().skip(window.top.into());
    for (y, line) in window.area.rows().zip(rows) {
        for (place, (c, style)) in y.columns().zip(line.iter().skip(window.left.into())) {
            buffer[(place.x, place.y)].set_char(*c).set_style(*style);
        }
    }
}

/// The picture with everything that the table adds to it. A sign goes with each
/// colour, so that nothing is told by colour alone.
fn marked(table: &Table, palette: Palette) -> Lines {
    let canvas = &table.canvas;
    let inked = |line: &Vec<(char, rules::Style)>| {
        line.iter()
            .map(|&(c, style)| (c, palette.style(style)))
            .collect()
    };
    let mut lines: Lines = canvas.lines().iter().map(inked).collect();
    if table.hints {
        let next = table.touches.next();
        for spot in next.iter().filter_map(|name| canvas.find(name)) {
            point_out(cells(&mut lines, spot), palette);
        }
    }
    for spot in table
        .touches
        .picked()
        .iter()
        .filter_map(|name| canvas.find(name))
    {
        embrace(cells(&mut lines, spot), ('(', ')'), palette.picked());
    }
    let refused = table
        .message
        .refusal
        .iter()
        .flat_map(|refusal| &refusal.cells);
    for spot in refused.filter_map(|name| canvas.find(name)) {
        embrace(cells(&mut lines, spot), ('!', '!'), palette.refused());
    }
    if let (Focus::Board, Some(spot)) = (table.focus, table.cursor.spot()) {
        for (_, style) in cells(&mut lines, spot) {
            *style = palette.cursor(*style);
        }
    }
    lines
}

fn cells<'a>(lines: &'a mut Lines, spot: &Spot) -> &'a mut [(char, Style)] {
    &mut lines[spot.y][spot.x..spot.x + spot.width]
}

/// A cross on an empty spot; a line under one that is not.
fn point_out(cells: &mut [(char, Style)], palette: Palette) {
    let empty = cells.iter().all(|(c, _)| matches!(c, ' ' | '·' | '.'));
    let middle = cells.len() / 2;
    if empty {
        cells[middle].0 = '+';
        cells[middle].1 = palette.hint(cells[middle].1);
        return;
    }
    for (_, style) in cells {
        *style = style.add_modifier(Modifier::UNDERLINED | Modifier::BOLD);
    }
}

fn embrace(cells: &mut [(char, Style)], signs: (char, char), style: Style) {
    for (_, old) in &mut *cells {
        *old = old.patch(style);
    }
    let last = cells.len() - 1;
    (cells[0].0, cells[last].0) = signs;
}
