//! A booklet of a finished game.

use rules::Lang;

use crate::card::heading;
use crate::colour::{ACCENT, HAIR, INK, SOFT};
use crate::flow::{Block, column_width, pour};
use crate::font::{Align, Font, PT, Type};
use crate::markdown::Word;
use crate::running::{Setting, TEXT};
use crate::{Document, Drawing, Paint, Paper, Place, Sheet};

/// The widest that a player's name may be beside a move.
const NAME: f64 = 17.0;

/// The contents of a booklet.
#[derive(Debug, Clone, PartialEq)]
pub struct Booklet {
    /// The game's title.
    pub title: String,
    /// Each seat and the name of its player.
    pub players: Vec<(String, String)>,
    /// Further lines for the cover, such as the date and the options.
    pub notes: Vec<String>,
    /// The result, as a sentence.
    pub result: String,
    /// The last position, for the cover.
    pub cover: Drawing,
    /// The heading above the moves.
    pub moves: &'static str,
    /// The moves, cut into chapters that end with a diagram.
    pub chapters: Vec<Chapter>,
}

/// Moves and the position they lead to.
pub type Chapter = (Vec<Told>, Option<Diagram>);
/// A move: its number, its player, its text.
pub type Told = (usize, String, String);

/// A position with its caption.
#[derive(Debug, Clone, PartialEq)]
pub struct Diagram {
    /// Names the moment, such as the number of the move.
    pub caption: String,
    /// The position as a picture.
    pub drawing: Drawing,
}

impl Booklet {
    /// Typesets the booklet.
    pub fn document(&self, paper: Paper, lang: Lang) -> Document {
        let mut sheets = vec![self.cover(paper)];
        let width = column_width(paper, 2);
        let pitch = self.pitch(width);
        let chapters = self.chapters.iter();
        let blocks: Vec<Block> = chapters
            .flat_map(|chapter| blocks(chapter, width, pitch))
            .collect();
        if !blocks.is_empty() {
            sheets.extend(pour(&blocks, paper, 2, &heading(self.moves, paper)));
        }
        let count = sheets.len();
        for (place, sheet) in sheets.iter_mut().enumerate() {
            sheet.foot(&self.title, place + 1, count);
        }
        Document {
            title: format!("{} · {}", self.title, self.result),
            lang,
            sheets,
        }
    }

    fn cover(&self, paper: Paper) -> Sheet {
        let mut sheet = Sheet::new(paper);
        let (width, height) = paper.room();
        let mut cover = Drawing::new(width, height);
        let middle = width / 2.0;
        let title = Type::plain(44.0 * PT).font(Font::Title).colour(ACCENT);
        cover.words((middle, 34.0), self.title.as_str(), title.centred());
        let rule = Paint::line(ACCENT, 0.35);
        cover.line((middle - 22.0, 42.0), (middle + 22.0, 42.0), rule);
        let mut y = 54.0;
        for (seat, name) in &self.players {
            y = player(&mut cover, y, seat, name);
        }
        let setting = Setting {
            size: 13.0 * PT,
            width: width * 0.8,
        };
        y += 2.0;
        for line in setting.lines(&plain(&capitalised(&self.result)), setting.width, INK) {
            centre(&mut cover, &line, y);
            y += line.height;
        }
        y += 2.0;
        let small = Setting {
            size: TEXT,
            ..setting
        };
        for note in &self.notes {
            for line in small.lines(&plain(note), small.width, SOFT) {
                centre(&mut cover, &line, y);
                y += line.height;
            }
        }
        let left = height - y - 16.0;
        let picture = self.cover.within(width * 0.72, left.max(20.0));
        let place = Place::at((width - picture.width) / 2.0, y + 10.0);
        cover.put(&picture, place);
        sheet.put(&cover, 0.0, 0.0);
        sheet
    }

    /// The width of one entry in the move list, from which the number of columns
    /// follows.
    fn pitch(&self, width: f64) -> f64 {
        let told = self.chapters.iter().flat_map(|(moves, _)| moves);
        let code = Type::plain(7.6 * PT).font(Font::Code);
        let widest = told.map(|(_, _, text)| code.width(text));
        let needed = widest.fold(0.0, f64::max) + NAME + 12.0;
        let columns = (width / needed).floor().clamp(1.0, 3.0);
        width / columns
    }
}

/// Draws a line of the cover: the seat left of the centre, the name right of it.
fn player(cover: &mut Drawing, y: f64, seat: &str, name: &str) -> f64 {
    let middle = cover.width / 2.0;
    let letters = Type::plain(13.0 * PT);
    let (seat_room, name_room) = (middle - 8.0, middle - 6.0);
    let seat_type = letters.colour(SOFT).align(Align::Right);
    cover.words(
        (middle - 3.0, y),
        shortened(seat, letters, seat_room),
        seat_type,
    );
    let bold = letters.font(Font::Bold);
    cover.words((middle + 3.0, y), shortened(name, bold, name_room), bold);
    y + 7.5
}

/// Text taken literally: a name may contain characters that are Markdown elsewhere.
fn plain(text: &str) -> Vec<Word> {
    let word = |word: &str| vec![(word.to_owned(), Font::Plain)];
    text.split_whitespace().map(word).collect()
}

/// Capitalises a sentence that stands alone.
fn capitalised(sentence: &str) -> String {
    let mut letters = sentence.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

/// Centres a line of text horizontally.
fn centre(cover: &mut Drawing, line: &Drawing, y: f64) {
    let right = line.extent().map_or(0.0, |[_, (right, _)]| right);
    let place = Place::at((cover.width - right) / 2.0, y);
    cover.put(line, place);
}

fn blocks((moves, diagram): &Chapter, width: f64, pitch: f64) -> Vec<Block> {
    let columns = (width / pitch).round().max(1.0) as usize;
    let height = 8.5 * PT * 1.3;
    // Down each column, then the next, as move lists are read.
    let rows = moves.len().div_ceil(columns);
    let row = |row: usize| {
        let mut drawing = Drawing::new(width, height);
        for column in 0..columns {
            if let Some(told) = moves.get(column * rows + row) {
                written(&mut drawing, told, column as f64 * pitch, pitch);
            }
        }
        Block::new(drawing, if row == 0 { 3.0 } else { 0.0 })
    };
    let mut blocks: Vec<Block> = (0..rows).map(row).collect();
    if let Some(diagram) = diagram {
        let picture = diagram.drawing.within(width * 0.86, 82.0);
        let mut drawing = Drawing::new(width, picture.height + 5.0);
        drawing.put(&picture, Place::at((width - picture.width) / 2.0, 0.0));
        let letters = Type::plain(7.5 * PT).font(Font::Italic).colour(SOFT);
        let base = (width / 2.0, picture.height + 3.6);
        drawing.words(base, diagram.caption.as_str(), letters.centred());
        blocks.push(Block::new(drawing, 4.0));
    }
    blocks
}

fn written(drawing: &mut Drawing, (number, who, text): &Told, x: f64, pitch: f64) {
    let base = 8.5 * PT;
    let small = Type::plain(7.0 * PT).colour(SOFT);
    let count = (x + 6.5, base);
    drawing.words(count, number.to_string(), small.align(Align::Right));
    let who = shortened(who, small, NAME - 1.0);
    drawing.words((x + 8.0, base), who, small);
    let code = Type::plain(7.6 * PT).font(Font::Code);
    let room = pitch - NAME - 9.0;
    drawing.words((x + 8.0 + NAME, base), shortened(text, code, room), code);
    let rule = Paint::line(HAIR.paler(0.6), 0.1);
    let below = base + 1.1;
    drawing.line((x + 0.1, below), (x + pitch - 2.0, below), rule);
}

/// Truncates a text to the space available.
fn shortened(text: &str, letters: Type, room: f64) -> String {
    if letters.width(text) <= room {
        return text.to_owned();
    }
    let mut kept = String::new();
    for letter in text.chars() {
        kept.push(letter);
        if letters.width(&kept) + letters.width("…") > room {
            kept.pop();
            break;
        }
    }
    kept.push('…');
    kept
}
