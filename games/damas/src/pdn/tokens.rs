//! PDN cut into its parts. Variations and comments to the end of a line are
//! left out here already.

use rules::{RecordError, Refusal};

use super::problems;

/// A part of a PDN text.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Token<'a> {
    /// `[Name "value"]`, the value without its escapes.
    Tag(&'a str, String),
    /// What stands in braces.
    Comment(&'a str),
    /// A number, a move, a result.
    Word(&'a str),
}

/// The parts of a text, one after the other.
pub(super) struct Tokens<'a> {
    rest: &'a str,
    /// The line where the last part began, from 1.
    pub(super) line: usize,
    /// The line of `rest`.
    here: usize,
}

impl<'a> Tokens<'a> {
    pub(super) fn of(text: &'a str) -> Tokens<'a> {
        Tokens {
            rest: text.trim_start_matches('\u{feff}'),
            line: 1,
            here: 1,
        }
    }

    /// The next part; `None` at the end.
    pub(super) fn next(&mut self) -> Result<Option<Token<'a>>, RecordError> {
        loop {
            self.skip(self.rest.len() - self.rest.trim_start().len());
            self.line = self.here;
            let Some(first) = self.rest.chars().next() else {
                return Ok(None);
            };
            match first {
                ';' => drop(self.take_line()),
                '(' => self.skip_variation()?,
                '[' => return self.tag().map(Some),
                '{' => return Ok(Some(Token::Comment(self.comment()?))),
                // What closes nothing is passed over, like any other noise.
                ')' | '}' | ']' => self.skip(1),
                _ => return Ok(Some(Token::Word(self.word()))),
            }
        }
    }

    pub(super) fn error(&self, problem: Refusal) -> RecordError {
        RecordError::at(self.line, problem)
    }

    fn tag(&mut self) -> Result<Token<'a>, RecordError> {
        let problem = || self.error(Refusal::of(&problems::TAG));
        let (tag, after) = read_tag(self.rest).ok_or_else(problem)?;
        self.skip(self.rest.len() - after.len());
        Ok(tag)
    }

    fn comment(&mut self) -> Result<&'a str, RecordError> {
        let Some(end) = self.rest.find('}') else {
            return Err(self.error(Refusal::of(&problems::UNCLOSED).at('{')));
        };
        let comment = &self.rest[1..end];
        self.skip(end + 1);
        Ok(comment)
    }

    /// Passes over a variation and all that is nested in it.
    fn skip_variation(&mut self) -> Result<(), RecordError> {
        let mut depth = 0_usize;
        while let Some(at) = self.rest.find(['(', ')', '{', ';']) {
            self.skip(at);
            match self.rest.as_bytes()[0] {
                b'{' => drop(self.comment()?),
                b';' => drop(self.take_line()),
                b'(' => {
                    depth += 1;
                    self.skip(1);
                }
                _ => {
                    depth -= 1;
                    self.skip(1);
                }
            }
            if depth == 0 {
                return Ok(());
            }
        }
        Err(self.error(Refusal::of(&problems::UNCLOSED).at('(')))
    }

    fn word(&mut self) -> &'a str {
        let ends = |c: char| c.is_whitespace() || "{}()[];".contains(c);
        let word = &self.rest[..self.rest.find(ends).unwrap_or(self.rest.len())];
        self.skip(word.len());
        word
    }

    fn take_line(&mut self) -> &'a str {
        let line = self.rest.lines().next().unwrap_or_default();
        self.skip(line.len());
        line
    }

    fn skip(&mut self, bytes: usize) {
        let (passed, rest) = self.rest.split_at(bytes);
        self.here += passed.bytes().filter(|&b| b == b'\n').count();
        self.rest = rest;
    }
}

/// Reads `[Name "value"]` from the beginning of a text; also what follows it.
fn read_tag(text: &str) -> Option<(Token<'_>, &str)> {
    let (name, rest) = text.strip_prefix('[')?.split_once('"')?;
    let name = name.trim();
    let named = !name.is_empty() && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_');
    let mut value = String::new();
    let mut chars = rest.chars();
    loop {
        match chars.next()? {
            '\\' => value.push(chars.next()?),
            '"' => break,
            '\n' => return None,
            c => value.push(c),
        }
    }
    let after = chars.as_str().trim_start().strip_prefix(']')?;
    named.then_some((Token::Tag(name, value), after))
}
