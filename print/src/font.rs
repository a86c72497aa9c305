//! Fonts: five of the standard PDF fonts, which every viewer has, so none is embedded.

use crate::colour::{Colour, INK};
use crate::widths::{BOLD, PLAIN, TITLE};

/// A typographer's point in millimetres.
pub const PT: f64 = 25.4 / 72.0;
/// The height of capitals and digits, relative to the font size.
const CAPITALS: f64 = 0.71;

/// A font.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Font {
    /// Running text.
    Plain,
    /// Emphasis.
    Bold,
    /// Light emphasis.
    Italic,
    /// Titles.
    Title,
    /// Notation, monospaced.
    Code,
}

/// How text is set.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Type {
    /// The typeface.
    pub font: Font,
    /// Their size in millimetres.
    pub size: f64,
    /// Their colour.
    pub colour: Colour,
    /// Where the text lies relative to its point.
    pub align: Align,
    /// Clockwise rotation, in degrees.
    pub turn: f64,
}

/// Text alignment relative to a point.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Align {
    /// The text starts at the point.
    Left,
    /// The text is centred on the point.
    Centre,
    /// The text ends at the point.
    Right,
}

impl Type {
    /// Plain text of this size in millimetres.
    pub const fn plain(size: f64) -> Type {
        Type {
            font: Font::Plain,
            size,
            colour: INK,
            align: Align::Left,
            turn: 0.0,
        }
    }

    /// Bold text of this size in millimetres.
    pub const fn bold(size: f64) -> Type {
        Type::plain(size).font(Font::Bold)
    }

    /// Changes the font.
    #[must_use]
    pub const fn font(self, font: Font) -> Type {
        Type { font, ..self }
    }

    /// Changes the colour.
    #[must_use]
    pub const fn colour(self, colour: Colour) -> Type {
        Type { colour, ..self }
    }

    /// Changes the alignment.
    #[must_use]
    pub const fn align(self, align: Align) -> Type {
        Type { align, ..self }
    }

    /// Centres the text on its point.
    #[must_use]
    pub const fn centred(self) -> Type {
        self.align(Align::Centre)
    }

    /// Rotates the text clockwise, in degrees.
    #[must_use]
    pub const fn turned(self, turn: f64) -> Type {
        Type { turn, ..self }
    }

    /// The distance from the middle of capitals down to the baseline.
    pub const fn drop(&self) -> f64 {
        self.size * CAPITALS / 2.0
    }

    /// The width of a text, in millimetres.
    pub fn width(&self, text: &str) -> f64 {
        self.font.width(text) * self.size
    }
}

impl Font {
    /// All fonts.
    pub(crate) const ALL: [Font; 5] = [
        Font::Plain,
        Font::Bold,
        Font::Italic,
        Font::Title,
        Font::Code,
    ];

    /// The width of a text at font size one.
    pub fn width(self, text: &str) -> f64 {
        text.chars().map(|letter| self.advance(letter)).sum()
    }

    fn advance(self, letter: char) -> f64 {
        let widths = match self {
            Font::Plain | Font::Italic => &PLAIN,
            Font::Bold => &BOLD,
            Font::Title => &TITLE,
            Font::Code => return 0.6,
        };
        let like = if letter.is_ascii() {
            letter
        } else {
            find(letter).map_or('W', |found| found.like)
        };
        let place = (like as usize).saturating_sub(' ' as usize);
        f64::from(widths.get(place).copied().unwrap_or(0)) / 1000.0
    }

    /// The font's name in PDF.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Font::Plain => "Helvetica",
            Font::Bold => "Helvetica-Bold",
            Font::Italic => "Helvetica-Oblique",
            Font::Title => "Times-Bold",
            Font::Code => "Courier",
        }
    }
}

/// A letter beyond ASCII.
struct Letter {
    unicode: char,
    code: u8,
    /// Its glyph name, if the standard encoding lacks it.
    glyph: &'static str,
    /// An ASCII letter of the same width.
    like: char,
}

const fn common(unicode: char, code: u8, like: char) -> Letter {
    added(unicode, code, "", like)
}

const fn added(unicode: char, code: u8, glyph: &'static str, like: char) -> Letter {
    Letter {
        unicode,
        code,
        glyph,
        like,
    }
}

/// Letters that the standard encoding has at another code than Unicode, and letters
/// added to it: people's names are written in more than two languages.
const OTHERS: &[Letter] = &[
    common('€', 0x80, '0'),
    common('…', 0x85, 'W'),
    common('Š', 0x8a, 'S'),
    common('Œ', 0x8c, 'W'),
    common('Ž', 0x8e, 'Z'),
    common('‘', 0x91, 'i'),
    common('’', 0x92, 'i'),
    common('“', 0x93, '('),
    common('”', 0x94, '('),
    common('•', 0x95, '('),
    common('●', 0x95, '('),
    common('–', 0x96, '0'),
    common('—', 0x97, 'W'),
    common('š', 0x9a, 's'),
    common('œ', 0x9c, 'W'),
    common('ž', 0x9e, 'z'),
    common('Ÿ', 0x9f, 'Y'),
    added('−', 0x01, "minus", '='),
    added('ł', 0x02, "lslash", 'l'),
    added('Ł', 0x03, "Lslash", 'L'),
    added('ż', 0x04, "zdotaccent", 'z'),
    added('Ż', 0x05, "Zdotaccent", 'Z'),
    added('ą', 0x06, "aogonek", 'a'),
    added('ę', 0x07, "eogonek", 'e'),
    added('ć', 0x08, "cacute", 'c'),
    added('ń', 0x0b, "nacute", 'n'),
    added('ś', 0x0c, "sacute", 's'),
    added('ź', 0x0e, "zacute", 'z'),
    added('Ś', 0x0f, "Sacute", 'S'),
    added('č', 0x10, "ccaron", 'c'),
    added('Č', 0x11, "Ccaron", 'C'),
    added('ě', 0x12, "ecaron", 'e'),
    added('ř', 0x13, "rcaron", 'r'),
    added('ğ', 0x14, "gbreve", 'g'),
    added('ş', 0x15, "scedilla", 's'),
    added('Ş', 0x16, "Scedilla", 'S'),
    added('ő', 0x17, "ohungarumlaut", 'o'),
    added('ű', 0x18, "uhungarumlaut", 'u'),
    added('ă', 0x19, "abreve", 'a'),
];

/// For each letter from U+00A0 to U+00FF, an ASCII letter of the same width.
const LATIN: &[u8; 96] = b" (0000|0(Wr0=(W0*=(((y0.((r0WWWF\
AAAAAAWCEEEEIIIIDNOOOOO=OUUUUYPFaaaaaaWceeeeIIIIonooooo=ouuuuypy";

fn find(letter: char) -> Option<Letter> {
    if ('\u{a0}'..='\u{ff}').contains(&letter) {
        let code = letter as u8;
        let like = LATIN[usize::from(code - 0xa0)];
        return Some(common(letter, code, char::from(like)));
    }
    let found = OTHERS.iter().find(|other| other.unicode == letter)?;
    Some(added(found.unicode, found.code, found.glyph, found.like))
}

/// Whether a letter can be printed as it is.
pub fn is_printable(letter: char) -> bool {
    code(letter).is_some()
}

/// Its code in the encoding, if it can be printed.
fn code(letter: char) -> Option<u8> {
    if (' '..='~').contains(&letter) {
        return Some(letter as u8);
    }
    find(letter).map(|found| found.code)
}

/// The codes of a text; letters that no font here has become question marks.
pub(crate) fn encode(text: &str) -> Vec<u8> {
    let codes = text.chars().map(|letter| code(letter).unwrap_or(b'?'));
    codes.collect()
}

/// The codes added to the standard encoding, with their glyph names.
pub(crate) fn additions() -> impl Iterator<Item = (u8, &'static str)> {
    let added = OTHERS.iter().filter(|other| !other.glyph.is_empty());
    added.map(|other| (other.code, other.glyph))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_of_more_than_two_languages_are_encoded() {
        assert_eq!(encode("Añb"), [b'A', 0xf1, b'b']);
        assert_eq!(encode("Kałuża −1…"), b"Ka\x02u\x04a \x011\x85");
        assert_eq!(encode("日\n"), b"??");
        let mut codes: Vec<u8> = OTHERS.iter().map(|other| other.code).collect();
        codes.sort_unstable();
        codes.dedup();
        // The bullet has two spellings.
        assert_eq!(codes.len() + 1, OTHERS.len());
    }

    #[test]
    fn accents_do_not_make_a_letter_wider() {
        for (accented, plain) in [("áéíóúüñ", "aeIouun"), ("ÁÉÑÜ", "AENU"), ("łż", "lz")]
        {
            for font in Font::ALL {
                let difference = font.width(accented) - font.width(plain);
                assert!(difference.abs() < 1e-9, "{accented} in {font:?}");
            }
        }
        assert!((Font::Plain.width("Wi") - 1.166).abs() < 1e-9);
    }
}
