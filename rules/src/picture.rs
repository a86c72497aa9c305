//! Pictures made of characters: a canvas drawn from a view, with named spots to touch.
//! It knows nothing about terminals.

use crate::{FixedFacts, Game, Lang, OptionWords, Query, Seat, Text};

/// A game that can be drawn with characters.
pub trait Drawn: Game {
    /// Draws what a viewer may see.
    fn picture(view: &Self::View, look: &Look) -> Canvas;

    /// The touches that make up this action, in order: squares on the picture, or words
    /// (`pass`) that the terminal offers as buttons. No two actions that are legal at
    /// the same time have the same path.
    fn path(action: &Self::Action) -> Vec<String> {
        vec![action.to_string()]
    }

    /// The action that these touches seem to mean, legal or not. It is used if no legal
    /// action has this path, so that the rules can say why it is illegal.
    fn attempt(path: &[String]) -> String {
        path.concat()
    }

    /// What a seat is called at a table of `seats` with these options: the same
    /// at any, except where the colours depend on them.
    fn seat(seat: Seat, seats: usize, options: &Self::Options) -> Text {
        let _ = (seats, options);
        Self::ABOUT.seats[seat.index()]
    }

    /// What its options and their values are called.
    fn option_words() -> &'static [OptionWords] {
        &[]
    }

    /// The facts that its board on a page draws from; `None` if it needs none.
    fn fixed_facts() -> Option<FixedFacts> {
        None
    }

    /// What its board on a page may ask the rules besides; `None` if it asks nothing.
    fn query() -> Option<Query> {
        None
    }

    /// What touches that are no spots (`huff`) are called.
    fn words() -> &'static [(&'static str, Text)] {
        &[]
    }

    /// The spots to mark after `action` was played from `before`.
    fn marks(before: &Self::View, action: &Self::Action) -> Vec<String> {
        let _ = before;
        Self::path(action)
    }
}

/// How to draw.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Look {
    /// The language of any words.
    pub lang: Lang,
    /// Whether to keep to ASCII characters.
    pub ascii: bool,
}

impl Look {
    /// A character, or its ASCII substitute.
    pub fn glyph(&self, unicode: char, ascii: char) -> char {
        if self.ascii { ascii } else { unicode }
    }
}

/// The meaning of a colour. The terminal decides how to show it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Ink {
    /// The terminal's own colour.
    #[default]
    Plain,
    /// Coordinates and captions.
    Faint,
    /// Black pieces.
    Black,
    /// White pieces.
    White,
    /// Red pieces.
    Red,
    /// Blue pieces.
    Blue,
    /// Yellow pieces.
    Yellow,
    /// Green pieces.
    Green,
    /// Orange pieces.
    Orange,
    /// The squares of the board in play.
    Board,
    /// The other squares of a two-coloured board.
    BoardAlt,
}

/// How a character looks. It is never the only way to tell two things apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Style {
    /// The character's colour.
    pub ink: Ink,
    /// The background colour.
    pub paper: Ink,
    /// Heavier than the rest.
    pub bold: bool,
}

impl Style {
    /// Plain characters in this colour.
    pub const fn ink(ink: Ink) -> Style {
        Style {
            ink,
            paper: Ink::Plain,
            bold: false,
        }
    }

    /// Changes the background.
    #[must_use]
    pub const fn on(self, paper: Ink) -> Style {
        Style { paper, ..self }
    }

    /// Makes it bold.
    #[must_use]
    pub const fn bold(self) -> Style {
        Style { bold: true, ..self }
    }
}

/// A touchable place on a canvas: one line high and at least three characters wide, so
/// that a mark fits around the middle.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Spot {
    /// The touch it stands for, as in [`Drawn::path`].
    pub name: String,
    /// The column of its first character.
    pub x: usize,
    /// Its line.
    pub y: usize,
    /// Its width in characters.
    pub width: usize,
}

/// A rectangle of styled characters with spots. It grows as it is drawn on.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Canvas {
    lines: Vec<Vec<(char, Style)>>,
    spots: Vec<Spot>,
}

impl Canvas {
    /// An empty canvas.
    pub fn new() -> Canvas {
        Canvas::default()
    }

    /// Writes characters from (`x`, `y`) to the right.
    pub fn write(&mut self, x: usize, y: usize, text: &str, style: Style) {
        if self.lines.len() <= y {
            self.lines.resize(y + 1, Vec::new());
        }
        let line = &mut self.lines[y];
        let width = text.chars().count();
        if line.len() < x + width {
            line.resize(x + width, (' ', Style::default()));
        }
        for (place, c) in line[x..].iter_mut().zip(text.chars()) {
            *place = (c, style);
        }
    }

    /// Writes a spot's characters and names it.
    pub fn spot(&mut self, name: impl ToString, x: usize, y: usize, text: &str, style: Style) {
        self.write(x, y, text, style);
        self.spots.push(Spot {
            name: name.to_string(),
            x,
            y,
            width: text.chars().count(),
        });
    }

    /// The lines, top first.
    pub fn lines(&self) -> &[Vec<(char, Style)>] {
        &self.lines
    }

    /// The spots in the order they were drawn.
    pub fn spots(&self) -> &[Spot] {
        &self.spots
    }

    /// The spot with this name.
    pub fn find(&self, name: &str) -> Option<&Spot> {
        self.spots.iter().find(|spot| spot.name == name)
    }

    /// Puts brackets around the spot with this name, if it exists.
    pub fn mark(&mut self, name: &str) {
        let Some(Spot { x, y, width, .. }) = self.find(name).cloned() else {
            return;
        };
        let line = &mut self.lines[y];
        (line[x].0, line[x + width - 1].0) = ('[', ']');
    }

    /// The characters without styles.
    pub fn text(&self) -> String {
        let mut text = String::new();
        for line in &self.lines {
            let line: String = line.iter().map(|(c, _)| c).collect();
            text.push_str(line.trim_end());
            text.push('\n');
        }
        text
    }
}
