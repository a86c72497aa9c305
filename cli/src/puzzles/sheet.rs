//! Puzzles as a file: a list in JSON, one field a line.

use bots::Puzzle;
use serde_json::json;

/// The text of the file.
pub(super) fn written<'a>(puzzles: impl Iterator<Item = &'a Puzzle>) -> String {
    let puzzles: Vec<_> = puzzles.map(one).collect();
    if puzzles.is_empty() {
        return "[]\n".to_owned();
    }
    format!("[\n{}\n]\n", puzzles.join(",\n"))
}

fn one(puzzle: &Puzzle) -> String {
    let fields = [
        ("players", json!(puzzle.players)),
        ("options", json!(puzzle.options)),
        ("seat", json!(puzzle.seat)),
        ("goal", json!(puzzle.goal)),
        ("steps", json!(puzzle.steps)),
        ("answer", json!(puzzle.answer)),
        ("because", json!(puzzle.because)),
    ];
    let lines = fields.map(|(name, value)| format!("    \"{name}\": {value}"));
    format!("  {{\n{}\n  }}", lines.join(",\n"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::Sentence;
    use rules::Seat;

    #[test]
    fn what_is_written_reads_back() {
        let puzzle = Puzzle {
            players: 2,
            options: json!({"size": 8}),
            seat: Seat::SECOND,
            goal: Sentence::new("Gana.", "Win."),
            steps: vec!["a1".to_owned(), "«ñ»".to_owned()],
            answer: vec!["b2".to_owned()],
            because: Sentence::new("Porque sí.", "Because."),
        };
        for puzzles in [vec![], vec![puzzle.clone()], vec![puzzle.clone(), puzzle]] {
            let text = written(puzzles.iter());
            let read: Vec<Puzzle> = serde_json::from_str(&text).unwrap();
            assert_eq!(read, puzzles);
        }
    }
}
