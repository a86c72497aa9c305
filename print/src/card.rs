//! The rules of a game on one sheet or two.

use rules::{About, Lang, Text};

use crate::colour::ACCENT;
use crate::flow::{Block, column_width, pour};
use crate::font::{Font, PT, Type};
use crate::markdown::{self, Part};
use crate::running::Setting;
use crate::{Drawing, Paint, Paper, Sheet};

/// The anchor that every rules page has among its answers to “why not?”.
const ANSWERS: &str = "<a id=\"game-over\"></a>";

/// Font sizes in points, most readable first.
const SIZES: [f64; 3] = [8.5, 8.0, 7.5];

/// The rules of a game in two columns. The answers to “why not?” are left to the page,
/// where people ask.
pub fn card(about: &About, paper: Paper, lang: Lang) -> Vec<Sheet> {
    let parts = markdown::read(&rules_alone(&about.page(lang)));
    // Of the sizes that need the fewest sheets, takes the largest.
    let tries = SIZES.map(|size| set(&parts, about.title, size * PT, paper));
    let fewest = tries.iter().map(Vec::len).min();
    let best = tries
        .into_iter()
        .find(|sheets| Some(sheets.len()) == fewest);
    let mut sheets = best.unwrap_or_default();
    let count = sheets.len();
    let what = Text::new("{0} · reglas", "{0} · rules").get(lang);
    for (place, sheet) in sheets.iter_mut().enumerate() {
        sheet.foot(&what.replace("{0}", about.title), place + 1, count);
    }
    sheets
}

/// Typesets the parts in two columns at this font size.
fn set(parts: &[Part], title: &str, size: f64, paper: Paper) -> Vec<Sheet> {
    let width = column_width(paper, 2);
    let setting = Setting { size, width };
    // The title spans both columns.
    let parts = parts
        .iter()
        .filter(|part| !matches!(part, Part::Heading(1, _)));
    let blocks: Vec<Block> = parts.flat_map(|part| setting.blocks(part)).collect();
    pour(&blocks, paper, 2, &heading(title, paper))
}

/// A title across the whole width of a sheet.
pub(crate) fn heading(title: &str, paper: Paper) -> Drawing {
    let width = paper.room().0;
    let mut heading = Drawing::new(width, 17.0);
    let letters = Type::plain(26.0 * PT).font(Font::Title).colour(ACCENT);
    heading.words((0.0, 8.6), title, letters);
    heading.line((0.2, 12.0), (width - 0.2, 12.0), Paint::line(ACCENT, 0.35));
    heading
}

/// The rules page without the section that explains refusals.
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

/// Groups lines into sections that begin with a heading.
fn gather(mut sections: Vec<String>, line: &str) -> Vec<String> {
    match sections.last_mut() {
        Some(section) if !line.starts_with("## ") => section.push_str(line),
        _ => sections.push(line.to_owned()),
    }
    sections
}
