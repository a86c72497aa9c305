//! Texts longer than a sentence: the legal moves, the rules, the help.

use std::ops::Range;

use catalog::{Entry, Match};
use rules::Lang;

use super::words::{self, fill};

/// A text to read, line by line.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Page {
    pub(crate) title: String,
    pub(crate) lines: Vec<String>,
    /// The lines that were asked for.
    pub(crate) passage: Range<usize>,
}

impl Page {
    /// What is legal now.
    pub(crate) fn legal(game: &Match, lang: Lang) -> Page {
        let moves = game.game().moves();
        let mut text = if moves.actions.is_empty() {
            words::NO_LEGAL.get(lang).to_owned()
        } else {
            moves.actions.join("  ")
        };
        if !moves.complete {
            text.push_str("  ");
            text.push_str(words::AND_OTHERS.get(lang));
        }
        Page::of(words::LEGAL.get(lang).to_owned(), &text)
    }

    /// What can be typed, and with the full screen which keys do what.
    pub(crate) fn help(lang: Lang, keys: bool) -> Page {
        let mut text = words::HELP_WORDS.get(lang).to_owned();
        if keys {
            text.push('\n');
            text.push_str(words::HELP_KEYS.get(lang));
        }
        Page::of(words::HELP.get(lang).to_owned(), &text)
    }

    /// A game's rules, open at an anchor; `None` if they do not have it.
    pub(crate) fn rules(entry: &Entry, lang: Lang, anchor: Option<&str>) -> Option<Page> {
        let page = entry.about.page(lang);
        let flowing = Flowing::of(&page);
        let passage = match anchor {
            Some(code) => flowing.passage(code)?,
            None => 0..flowing.lines.len(),
        };
        Some(Page {
            title: fill(words::RULES, lang, &[entry.about.title]),
            lines: flowing.lines,
            passage,
        })
    }

    /// The lines that were asked for, alone.
    pub(crate) fn asked(&self) -> &[String] {
        self.lines.get(self.passage.clone()).unwrap_or_default()
    }

    fn of(title: String, text: &str) -> Page {
        let lines: Vec<_> = text.lines().map(str::to_owned).collect();
        Page {
            title,
            passage: 0..lines.len(),
            lines,
        }
    }
}

/// A Markdown page with each paragraph in one line, to be broken anew, and with
/// its anchors taken out.
#[derive(Default)]
struct Flowing<'a> {
    lines: Vec<String>,
    /// Each anchor with the line it stands before.
    anchors: Vec<(&'a str, usize)>,
}

impl<'a> Flowing<'a> {
    fn of(page: &'a str) -> Flowing<'a> {
        let mut flowing = Flowing::default();
        let mut open = false;
        for line in page.lines() {
            let code = line
                .strip_prefix("<a id=\"")
                .and_then(|rest| rest.split('"').next());
            if let Some(code) = code {
                flowing.anchors.push((code, flowing.lines.len()));
                open = false;
                continue;
            }
            match flowing.lines.last_mut() {
                Some(last) if open && !begins_a_block(line) => {
                    last.push(' ');
                    last.push_str(line.trim());
                }
                // An anchor leaves a gap where it was.
                Some(last) if last.is_empty() && line.is_empty() => {}
                _ => flowing.lines.push(line.to_owned()),
            }
            open = !line.is_empty() && !line.starts_with(['#', '|']);
        }
        flowing
    }

    /// What an anchor points at, up to the next anchor or heading.
    fn passage(&self, code: &str) -> Option<Range<usize>> {
        let (_, place) = self.anchors.iter().find(|(other, _)| *other == code)?;
        let blank = self.lines[*place..]
            .iter()
            .take_while(|line| line.is_empty());
        let start = place + blank.count();
        let is_end = |line: &usize| {
            self.lines[*line].starts_with('#') || self.anchors.iter().any(|(_, at)| at == line)
        };
        let end = (start + 1..self.lines.len()).find(is_end);
        Some(start..end.unwrap_or(self.lines.len()))
    }
}

/// How a line that is no continuation of the one before can start.
const STARTS: [&str; 6] = ["#", "|", "- ", "* ", "> ", "```"];

fn begins_a_block(line: &str) -> bool {
    let line = line.trim_start();
    let after_number = line.trim_start_matches(|c: char| c.is_ascii_digit());
    line.is_empty()
        || STARTS.iter().any(|start| line.starts_with(start))
        || after_number.starts_with(". ")
}

/// Breaks a line between words so that no part is wider than `width`.
pub(crate) fn wrap(line: &str, width: usize) -> Vec<String> {
    let width = width.max(1);
    let mut parts = vec![String::new()];
    let mut used = 0;
    for word in line.split_inclusive(' ') {
        let room = word.trim_end().chars().count();
        if used > 0 && used + room > width {
            parts.push(String::new());
            used = 0;
        }
        for c in word.chars() {
            if used == width && c != ' ' {
                parts.push(String::new());
                used = 0;
            }
            parts.last_mut().expect("there is a first part").push(c);
            used += 1;
        }
    }
    parts
        .iter()
        .map(|part| part.trim_end().to_owned())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_broken_between_words() {
        let check = |line, width, parts: &[&str]| assert_eq!(wrap(line, width), parts, "{line:?}");
        check("", 5, &[""]);
        check("one two", 7, &["one two"]);
        check("one two six", 7, &["one two", "six"]);
        check("  a b", 9, &["  a b"]);
        check("abcdefgh ij", 3, &["abc", "def", "gh", "ij"]);
        check("ñandú más", 5, &["ñandú", "más"]);
    }

    #[test]
    fn paragraphs_flow_and_anchors_point_at_them() {
        let page = "# A\n<a id=\"x\"></a>\nabout\nx\n<a id=\"y\"></a>\n\nabout y\n\n- more\n  of it\n- end\n# B";
        let flowing = Flowing::of(page);
        let lines = [
            "# A",
            "about x",
            "",
            "about y",
            "",
            "- more of it",
            "- end",
            "# B",
        ];
        assert_eq!(flowing.lines, lines);
        assert_eq!(flowing.passage("x"), Some(1..2));
        assert_eq!(flowing.passage("y"), Some(3..7));
        assert_eq!(flowing.passage("z"), None);
        assert_eq!(Flowing::of("<a id=\"x\"></a>").passage("x"), Some(0..0));
    }

    #[test]
    fn every_refusal_opens_the_rules_at_its_place() {
        for entry in catalog::GAMES {
            for (rule, lang) in entry
                .about
                .refusals
                .iter()
                .flat_map(|rule| Lang::ALL.map(|lang| (rule, lang)))
            {
                let page = Page::rules(entry, lang, Some(rule.code));
                let paragraph = page.map(|page| page.asked().concat());
                assert!(
                    paragraph.is_some_and(|text| !text.is_empty()),
                    "{} {}",
                    entry.about.id,
                    rule.code
                );
            }
        }
    }
}
