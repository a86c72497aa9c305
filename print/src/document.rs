//! Sheets that belong together.

use rules::Lang;

use crate::{Sheet, pdf, svg};

/// Sheets with a title.
#[derive(Debug, Clone, PartialEq)]
pub struct Document {
    /// What a reader shows as its name.
    pub title: String,
    /// The language of its words.
    pub lang: Lang,
    /// One after the other.
    pub sheets: Vec<Sheet>,
}

impl Document {
    /// All sheets in one file.
    pub fn pdf(&self) -> Vec<u8> {
        pdf::write(self)
    }

    /// A file for each sheet.
    pub fn svg(&self) -> Vec<String> {
        let one = |sheet| svg::write(sheet, &self.title, self.lang);
        self.sheets.iter().map(one).collect()
    }
}
