//! The rules of a game, on one sheet or two.

use rules::{About, Lang};

use crate::colour::ACCENT;
use crate::flow::{Block, column_width, pour};
use crate::font::{Font, PT, Type};
use crate::markdown;
use crate::running::{Setting, TEXT};
use crate::{Drawing, Paint, Paper, Sheet};

/// The anchor that every rules page has among its answers to “why not?”.
const ANSWERS: &str = "<a id=\"game-over\"></a>";

/// The rules of a game in two columns. The answers to “why not?” stay on the
/// page, where somebody asks.
pub fn card(about: &About, paper: Paper, lang: Lang) -> Vec<Sheet> {
    let page = about.rules.get(lang);
    let parts = markdown::read(&rules_alone(page));
    let setting = Setting {
        size: TEXT,
        width: column_width(paper, 2),
    };
    // The title stands above both columns.
    let parts = parts
        .iter()
        .filter(|part| !matches!(part, markdown::Part::Heading(1, _)));
    let blocks: Vec<Block> = parts.flat_map(|part| setting.blocks(part)).collect();
    let mut sheets = pour(&blocks, paper, 2, &heading(about.title, paper));
    let count = sheets.len();
    for (place, sheet) in sheets.iter_mut().enumerate() {
        let what = match lang {
            Lang::Es => format!("{} · reglas", about.title),
            Lang::En => format!("{} · rules", about.title),
        };
        sheet.foot(&what, place + 1, count);
    }
    sheets
}

/// A title over the whole width of a sheet.
pub(crate) fn heading(title: &str, paper: Paper) -> Drawing {
    let width = paper.room().0;
    let mut heading = Drawing::new(width, 17.0);
    let letters = Type::plain(26.0 * PT).font(Font::Title).colour(ACCENT);
    heading.words((0.0, 8.6), title, letters);
    heading.line((0.2, 12.0), (width - 0.2, 12.0), Paint::line(ACCENT, 0.35));
    heading
}

/// The page without the section that answers refusals.
fn rules_alone(page: &str) -> String {
    let mut kept = String::new();
    for section in page
        .split_inclusive('\n')
        .fold(Vec::<String>::new(), gather)
    {
        if !section.contains(ANSWERS) {
            kept.push_str(&section);
        }
    }
    kept
}

/// Lines gathered into sections that begin with a heading.
fn gather(mut sections: Vec<String>, line: &str) -> Vec<String> {
    match sections.last_mut() {
        Some(section) if !line.starts_with("## ") => section.push_str(line),
        _ => sections.push(line.to_owned()),
    }
    sections
}
