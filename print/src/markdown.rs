//! The subset of Markdown that the rules pages use.

use crate::Font;

/// A word, as runs of letters in one font each.
pub(crate) type Word = Vec<(String, Font)>;

/// A block of a page.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Part {
    /// A heading of this level.
    Heading(usize, Vec<Word>),
    /// A paragraph with its indentation level and, for a list item, its marker.
    Paragraph(usize, Option<String>, Vec<Word>),
    /// The rows of a table, header first.
    Table(Vec<Vec<Vec<Word>>>),
    /// Preformatted lines.
    Code(Vec<String>),
}

/// The block being parsed.
enum Open {
    Text(usize, Option<String>, String),
    Table(Vec<Vec<Vec<Word>>>),
    Code(Vec<String>),
}

/// Parses a page. Anchors are dropped.
pub(crate) fn read(page: &str) -> Vec<Part> {
    let mut parts = Vec::new();
    let mut open: Option<Open> = None;
    for line in page.lines() {
        if let Some(Open::Code(lines)) = &mut open {
            if line.starts_with("```") {
                parts.extend(open.take().map(closed));
            } else {
                lines.push(line.to_owned());
            }
            continue;
        }
        let text = line.trim_start();
        let indent = (line.len() - text.len()).div_ceil(4);
        if text.is_empty() || text.starts_with("<a id=") {
            parts.extend(open.take().map(closed));
        } else if text.starts_with("```") {
            parts.extend(open.replace(Open::Code(Vec::new())).map(closed));
        } else if let Some(row) = text.strip_prefix('|') {
            if let Some(Open::Table(rows)) = &mut open {
                rows.extend(cells(row));
            } else {
                let table = Open::Table(cells(row).into_iter().collect());
                parts.extend(open.replace(table).map(closed));
            }
        } else if text.starts_with('#') {
            parts.extend(open.take().map(closed));
            let words = text.trim_start_matches('#');
            parts.push(Part::Heading(text.len() - words.len(), spans(words)));
        } else if let Some((mark, rest)) = marked(text) {
            let item = Open::Text(indent, Some(mark), rest.to_owned());
            parts.extend(open.replace(item).map(closed));
        } else if let Some(Open::Text(_, _, words)) = &mut open {
            words.push(' ');
            words.push_str(text);
        } else {
            let paragraph = Open::Text(indent, None, text.to_owned());
            parts.extend(open.replace(paragraph).map(closed));
        }
    }
    parts.extend(open.map(closed));
    parts
}

fn closed(open: Open) -> Part {
    match open {
        Open::Text(indent, mark, words) => Part::Paragraph(indent, mark, spans(&words)),
        Open::Table(rows) => Part::Table(rows),
        Open::Code(lines) => Part::Code(lines),
    }
}

/// The marker of a list item, and the rest of the line.
fn marked(line: &str) -> Option<(String, &str)> {
    if let Some(rest) = line.strip_prefix("- ") {
        return Some(("•".to_owned(), rest));
    }
    let (number, rest) = line.split_once(". ")?;
    let digits = !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
    digits.then(|| (format!("{number}."), rest))
}

/// The cells of a table row; `None` for the separator below the header.
fn cells(row: &str) -> Option<Vec<Vec<Word>>> {
    let row = row.trim_end().trim_end_matches('|');
    let rule = row.chars().all(|letter| "|-: ".contains(letter)) && row.contains('-');
    (!rule).then(|| row.split('|').map(spans).collect())
}

/// Words, some of them **bold**, *italic* or `notation`.
pub(crate) fn spans(text: &str) -> Vec<Word> {
    let mut words: Vec<Word> = Vec::new();
    let (mut bold, mut slanted, mut code) = (false, false, false);
    let mut apart = true;
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            '`' => code = !code,
            '*' if !code && letters.next_if_eq(&'*').is_some() => bold = !bold,
            '*' if !code => slanted = !slanted,
            ' ' => apart = true,
            _ => {
                let font = match (code, bold, slanted) {
                    (true, ..) => Font::Code,
                    (_, true, _) => Font::Bold,
                    (_, _, true) => Font::Italic,
                    _ => Font::Plain,
                };
                if apart {
                    words.push(Word::new());
                    apart = false;
                }
                push(&mut words, letter, font);
            }
        }
    }
    words
}

/// Appends a letter to the last word.
fn push(words: &mut [Word], letter: char, font: Font) {
    let Some(word) = words.last_mut() else {
        return;
    };
    match word.last_mut() {
        Some((text, same)) if *same == font => text.push(letter),
        _ => word.push((letter.to_string(), font)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(words: &str) -> Vec<Word> {
        let word = |word: &str| vec![(word.to_owned(), Font::Plain)];
        words.split(' ').map(word).collect()
    }

    #[test]
    fn a_page_is_read_part_by_part() {
        let page =
            "# A title\n\n<a id=\"x\"></a>\nOne\ntwo\n\n1. three\n   four\n\n   five\n- six\n";
        let expected = [
            Part::Heading(1, plain("A title")),
            Part::Paragraph(0, None, plain("One two")),
            Part::Paragraph(0, Some("1.".into()), plain("three four")),
            Part::Paragraph(1, None, plain("five")),
            Part::Paragraph(0, Some("•".into()), plain("six")),
        ];
        assert_eq!(read(page), expected);
    }

    #[test]
    fn a_table_and_code_are_read() {
        let page = "| a | b |\n|---|---|\n| c | |\n\n```\n  x\n```\n";
        let expected = [
            Part::Table(vec![vec![plain("a"), plain("b")], vec![plain("c"), vec![]]]),
            Part::Code(vec!["  x".into()]),
        ];
        assert_eq!(read(page), expected);
    }

    #[test]
    fn fonts_change_within_a_word() {
        let words = spans("**a b**, `c*`");
        let word = |text: &str, font| (text.to_owned(), font);
        let expected = [
            vec![word("a", Font::Bold)],
            vec![word("b", Font::Bold), word(",", Font::Plain)],
            vec![word("c*", Font::Code)],
        ];
        assert_eq!(words, expected);
    }
}
