//! A printable document.

use rules::Lang;

use crate::{Sheet, pdf, svg};

/// A titled list of sheets.
#[derive(Debug, Clone, PartialEq)]
pub struct Document {
    /// The title that PDF viewers show.
    pub title: String,
    /// The language of its text.
    pub lang: Lang,
    /// The sheets in order.
    pub sheets: Vec<Sheet>,
}

impl Document {
    /// Writes all sheets into one PDF file.
    pub fn pdf(&self) -> Vec<u8> {
        pdf::write(self)
    }

    /// Writes one SVG file per sheet.
    pub fn svg(&self) -> Vec<String> {
        let one = |sheet| svg::write(sheet, &self.title, self.lang);
        self.sheets.iter().map(one).collect()
    }
}
