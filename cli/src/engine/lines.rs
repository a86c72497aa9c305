//! Lines of bounded length from a stream that may hold anything.

use std::io::{self, BufRead};

/// The longest line that is read.
pub(crate) const LONGEST: usize = 8 << 20;

/// A line, or the news that it was too long to keep.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Line {
    /// Its bytes without the line end.
    Whole(Vec<u8>),
    /// It was skipped.
    TooLong,
}

/// The next line; `None` at the end of the stream. Never holds more than
/// [`LONGEST`] bytes of a line.
pub(crate) fn next_line(input: &mut impl BufRead) -> io::Result<Option<Line>> {
    let mut line = Vec::new();
    let (mut any, mut too_long) = (false, false);
    loop {
        let chunk = match input.fill_buf() {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            chunk => chunk?,
        };
        let end = chunk.iter().position(|&byte| byte == b'\n');
        let taken = end.unwrap_or(chunk.len());
        any |= !chunk.is_empty();
        too_long |= line.len() + taken > LONGEST;
        if !too_long {
            line.extend_from_slice(&chunk[..taken]);
        }
        let finished = end.is_some() || chunk.is_empty();
        input.consume(taken + usize::from(end.is_some()));
        if finished {
            let line = if too_long {
                Line::TooLong
            } else {
                Line::Whole(line)
            };
            return Ok(any.then_some(line));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_cut_and_long_ones_skipped() {
        let mut text = b"one\n\n".to_vec();
        text.extend(vec![b'x'; LONGEST + 1]);
        text.extend(b"\nlast");
        let mut input = io::BufReader::with_capacity(1000, &text[..]);
        let mut next = || next_line(&mut input).unwrap();
        assert_eq!(next(), Some(Line::Whole(b"one".to_vec())));
        assert_eq!(next(), Some(Line::Whole(Vec::new())));
        assert_eq!(next(), Some(Line::TooLong));
        assert_eq!(next(), Some(Line::Whole(b"last".to_vec())));
        assert_eq!(next(), None);
    }

    #[test]
    fn the_longest_line_still_passes() {
        let text = vec![b'x'; LONGEST];
        let mut input = &text[..];
        assert_eq!(
            next_line(&mut input).unwrap(),
            Some(Line::Whole(text.clone()))
        );
    }
}
