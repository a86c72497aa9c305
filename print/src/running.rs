//! Running text: words set into lines, and parts of a page into blocks that flow into
//! columns.

use crate::colour::{ACCENT, HAIR, INK};
use crate::flow::Block;
use crate::font::{Font, PT, Type};
use crate::markdown::{Part, Word};
use crate::{Drawing, Paint};

/// The line height, relative to the font size.
const LEADING: f64 = 1.32;
/// Notation is set slightly smaller, because its letters are wide.
const CODE: f64 = 0.92;

/// The settings of running text.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Setting {
    /// The font size in millimetres.
    pub(crate) size: f64,
    /// The width of a column in millimetres.
    pub(crate) width: f64,
}

impl Setting {
    /// The blocks of a part.
    pub(crate) fn blocks(&self, part: &Part) -> Vec<Block> {
        match part {
            Part::Heading(depth, words) => self.heading(*depth, words),
            Part::Paragraph(indent, mark, words) => self.paragraph(*indent, mark.as_deref(), words),
            Part::Table(rows) => self.table(rows),
            Part::Code(lines) => {
                let line = |line: &String| {
                    let mut drawing = Drawing::new(self.width, self.size * LEADING);
                    let letters = Type::plain(self.size * CODE).font(Font::Code);
                    drawing.words((self.size, self.size), line.as_str(), letters);
                    Block::new(drawing, 0.0)
                };
                lines.iter().map(line).collect()
            }
        }
    }

    fn heading(&self, depth: usize, words: &[Word]) -> Vec<Block> {
        let (font, scale) = if depth <= 2 {
            (Font::Title, 1.45)
        } else {
            (Font::Bold, 1.05)
        };
        let size = self.size * scale;
        let words: Vec<Word> = words
            .iter()
            .map(|word| word.iter().map(|(text, _)| (text.clone(), font)).collect())
            .collect();
        let setting = Setting {
            size,
            width: self.width,
        };
        let lines = setting.lines(&words, self.width, if depth <= 2 { ACCENT } else { INK });
        let lines = lines.into_iter().enumerate();
        let block = |(place, line)| {
            let above = if place == 0 { self.size * 0.9 } else { 0.0 };
            Block::new(line, above).kept()
        };
        lines.map(block).collect()
    }

    fn paragraph(&self, indent: usize, mark: Option<&str>, words: &[Word]) -> Vec<Block> {
        let step = self.size * 1.5;
        let hang = if mark.is_some() { step } else { 0.0 };
        let left = indent as f64 * step + hang;
        let lines = self.lines(words, self.width - left, INK);
        let count = lines.len();
        let lines = lines.into_iter().enumerate();
        let block = |(place, line): (usize, Drawing)| {
            let mut drawing = Drawing::new(self.width, line.height);
            if let (0, Some(mark)) = (place, mark) {
                let letters = Type::plain(self.size).colour(ACCENT);
                drawing.words((left - hang, self.size), mark, letters);
            }
            drawing.put(&line, crate::Place::at(left, 0.0));
            let above = if place > 0 {
                0.0
            } else if mark.is_some() {
                self.size * 0.25
            } else {
                self.size * 0.5
            };
            let block = Block::new(drawing, above);
            // Avoids widows and orphans: neither the first nor the last line of a
            // paragraph stands alone.
            if count > 1 && (place == 0 || place + 2 == count) {
                block.kept()
            } else {
                block
            }
        };
        lines.map(block).collect()
    }

    /// Sets a table with column widths in proportion to their contents.
    fn table(&self, rows: &[Vec<Vec<Word>>]) -> Vec<Block> {
        let small = Setting {
            size: self.size * 0.94,
            ..*self
        };
        let rows: Vec<_> = rows
            .iter()
            .filter(|row| row.iter().any(|cell| !cell.is_empty()))
            .collect();
        let columns = rows.iter().map(|row| row.len()).max().unwrap_or(0);
        let wish = |column: usize| {
            let cells = rows.iter().filter_map(|row| row.get(column));
            let widest = cells.map(|cell| small.length(cell)).fold(0.0, f64::max);
            // A long cell may wrap; a short one should not.
            widest.clamp(1.0, self.width * 0.6) + self.size
        };
        let wishes: Vec<f64> = (0..columns).map(wish).collect();
        let scale = (self.width / wishes.iter().sum::<f64>()).min(1.0);
        let widths: Vec<f64> = wishes.iter().map(|wish| wish * scale).collect();
        let rows = rows.iter().enumerate();
        let block = |(place, row): (usize, &&Vec<Vec<Word>>)| {
            let above = if place == 0 { self.size * 0.5 } else { 0.0 };
            Block::new(small.row(row, &widths), above)
        };
        rows.map(block).collect()
    }

    fn row(&self, cells: &[Vec<Word>], widths: &[f64]) -> Drawing {
        let pad = self.size * 0.25;
        let set: Vec<_> = cells
            .iter()
            .zip(widths)
            .map(|(cell, width)| self.lines(cell, width - self.size * 0.6, INK))
            .collect();
        let lines = set.iter().map(Vec::len).max().unwrap_or(1).max(1);
        let pitch = self.size * LEADING;
        let mut drawing = Drawing::new(self.width, lines as f64 * pitch + pad);
        let mut left = 0.0;
        for (lines, width) in set.iter().zip(widths) {
            for (place, line) in lines.iter().enumerate() {
                let place = crate::Place::at(left, place as f64 * pitch);
                drawing.put(line, place);
            }
            left += width;
        }
        let base = drawing.height - pad * 0.4;
        drawing.line(
            (0.1, base),
            (left - 0.1, base),
            Paint::line(HAIR.paler(0.4), 0.12),
        );
        drawing
    }

    /// Breaks words into lines no longer than `width`.
    pub(crate) fn lines(&self, words: &[Word], width: f64, colour: crate::Colour) -> Vec<Drawing> {
        let space = Type::plain(self.size).width(" ");
        let mut lines = Vec::new();
        let mut line = Drawing::new(width, self.size * LEADING);
        let mut x = 0.0;
        for word in words {
            let length = self.word(word);
            if x > 0.0 && x + space + length > width {
                lines.push(std::mem::replace(
                    &mut line,
                    Drawing::new(width, self.size * LEADING),
                ));
                x = 0.0;
            } else if x > 0.0 {
                x += space;
            }
            for (text, font) in word {
                let letters = self.letters(*font).colour(colour);
                line.words((x, self.size), text.as_str(), letters);
                x += letters.width(text);
            }
        }
        if x > 0.0 {
            lines.push(line);
        }
        lines
    }

    fn letters(&self, font: Font) -> Type {
        let size = match font {
            Font::Code => self.size * CODE,
            _ => self.size,
        };
        Type::plain(size).font(font)
    }

    fn word(&self, word: &Word) -> f64 {
        let part = |(text, font): &(String, Font)| self.letters(*font).width(text);
        word.iter().map(part).sum()
    }

    /// The length of all the words on one line.
    fn length(&self, words: &[Word]) -> f64 {
        let space = Type::plain(self.size).width(" ");
        words.iter().map(|word| self.word(word) + space).sum()
    }
}

/// The font size of running text.
pub(crate) const TEXT: f64 = 8.5 * PT;
