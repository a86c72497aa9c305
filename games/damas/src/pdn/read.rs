//! A record from PDN. Every move is played, so the record is a legal game.

use rules::{Actor, Game, Outcome, Record, RecordError, Refusal, Step, Turn, notation};

use super::tokens::{Token, Tokens};
use super::write::result;
use super::{NOTES, problems};
use crate::{Action, Chain, Damas, Options, Position};

/// Longer than any real file; a guard against hostile ones.
const MAX_BYTES: usize = 8 << 20;
/// A note is cut here.
const NOTE_CHARS: usize = 200;

/// Reads one game.
pub(super) fn read(text: &str) -> Result<Record, RecordError> {
    if text.len() > MAX_BYTES {
        let problem = Refusal::of(&rules::problems::TOO_LARGE);
        return Err(RecordError::at(1, problem));
    }
    let mut tokens = Tokens::of(text);
    let mut reader = Reader::default();
    while let Some(token) = tokens.next()? {
        let read = match token {
            Token::Tag(name, value) => reader.tag(name, &value),
            Token::Comment(comment) => reader.comment(comment),
            Token::Word(word) => reader.word(word),
        };
        read.map_err(|problem| tokens.error(problem))?;
    }
    reader.finish().map_err(|problem| tokens.error(problem))
}

#[derive(Default)]
struct Reader {
    options: Options,
    notes: Vec<(String, String)>,
    game: Option<Damas>,
    steps: Vec<Step>,
    result: Option<&'static str>,
    ended: bool,
}

impl Reader {
    fn tag(&mut self, name: &str, value: &str) -> Result<(), Refusal> {
        if self.game.is_some() || self.ended {
            return Err(Refusal::of(&problems::AFTER_RESULT));
        }
        match name {
            "FEN" | "SetUp" => return Err(Refusal::of(&problems::POSITION)),
            "Capture" => {
                let capture = serde_json::from_value(value.to_ascii_lowercase().into());
                let unreadable = |_| Refusal::of(&problems::VALUE).at("Capture");
                self.options.capture = capture.map_err(unreadable)?;
            }
            "Result" => self.result = known_result(value),
            _ => self.note(name, value),
        }
        Ok(())
    }

    fn note(&mut self, name: &str, value: &str) {
        let readable = value.chars().filter(|c| !c.is_control());
        let value: String = readable.take(NOTE_CHARS).collect();
        let value = value.trim();
        let key = NOTES.iter().find(|(tag, _)| *tag == name);
        if let Some((_, key)) = key.filter(|_| !value.is_empty() && value != "?") {
            self.notes.retain(|(known, _)| known != key);
            self.notes.push((String::from(*key), value.to_owned()));
        }
    }

    /// Acts on the comments that are ours and passes over the rest.
    fn comment(&mut self, comment: &str) -> Result<(), Refusal> {
        let action = |text: &str| text.parse::<Action>().ok();
        let trimmed = comment.trim();
        if let Some(offence) = trimmed.strip_suffix(" force").and_then(action) {
            self.play(offence)?;
            self.play(Action::Force)
        } else if let Some(huff @ Action::Huff(_)) = action(trimmed) {
            self.play(huff)
        } else {
            Ok(())
        }
    }

    fn word(&mut self, word: &str) -> Result<(), Refusal> {
        if self.ended {
            return Err(Refusal::of(&problems::AFTER_RESULT));
        }
        if let Some(result) = known_result(word) {
            self.result = Some(result);
            self.ended = true;
            return Ok(());
        }
        let text = unnumbered(word).trim_end_matches(['!', '?']);
        if text.is_empty() || text.starts_with('$') {
            return Ok(());
        }
        match text.parse()? {
            action @ (Action::Quiet { .. } | Action::Capture(_)) => self.play(action),
            Action::Force | Action::Huff(_) => Err(notation::unreadable(word)),
        }
    }

    /// Plays an action, or the one capture that a short one stands for.
    fn play(&mut self, action: Action) -> Result<(), Refusal> {
        let begin = || Damas::begin(Position::START, self.options);
        let game = self.game.get_or_insert_with(begin);
        let turn = game.turn();
        let mut played = action;
        if let Err(refusal) = game.play(&action) {
            played = whole(game, action, refusal)?;
            game.play(&played)?;
        }
        if let Turn::Seat(seat) = turn {
            self.steps
                .push(Step::new(Actor::Seat(seat), played.to_string()));
        }
        Ok(())
    }

    fn finish(mut self) -> Result<Record, Refusal> {
        let outcome = match self.game.as_ref().map(|game| (game.turn(), game.scores())) {
            Some((Turn::Over(winners), scores)) => Some(Outcome {
                winners,
                scores: scores.to_vec(),
            }),
            _ => None,
        };
        let expected = result(outcome.as_ref());
        match self.result {
            Some(told) if told != expected && outcome.is_some() && told != "*" => {
                return Err(Refusal::of(&rules::problems::RESULT).at(expected));
            }
            // Agreed or given up, which the rules know nothing of.
            Some(told) if told != expected && outcome.is_none() => {
                self.notes.push(("pdn result".to_owned(), told.to_owned()));
            }
            _ => {}
        }
        Ok(Record {
            game: Damas::ABOUT.id.to_owned(),
            seats: 2,
            options: serde_json::to_value(self.options).unwrap_or_default(),
            notes: self.notes,
            outcome,
            steps: self.steps,
        })
    }
}

/// The only legal capture that goes through these squares, in this order, from
/// the first to the last one.
fn whole(game: &Damas, action: Action, refusal: Refusal) -> Result<Action, Refusal> {
    let Action::Capture(short) = action else {
        return Err(refusal);
    };
    let fits = |chain: &Chain| {
        let mut passed = chain.squares().iter();
        let ends = chain.from() == short.from() && chain.to() == short.to();
        ends && short.squares().iter().all(|at| passed.any(|it| it == at))
    };
    let mut captures = game.captures(fits);
    match (captures.pop(), captures.is_empty()) {
        (None, _) => Err(refusal),
        (Some(only), true) => Ok(only),
        (Some(last), false) => Err(Refusal::of(&problems::AMBIGUOUS)
            .at(action)
            .instead(captures)
            .instead([last])),
    }
}

/// The word without a move number such as `12.` or `12...` before it.
fn unnumbered(word: &str) -> &str {
    let rest = word.trim_start_matches(|c: char| c.is_ascii_digit());
    match rest.chars().next() {
        None | Some('.') => rest.trim_start_matches('.'),
        Some(_) => word,
    }
}

/// A result in our spelling, if it is one.
fn known_result(word: &str) -> Option<&'static str> {
    match word {
        "2-0" | "1-0" => Some("2-0"),
        "1-1" | "1/2-1/2" => Some("1-1"),
        "0-2" | "0-1" => Some("0-2"),
        "*" => Some("*"),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Seat;

    /// A king that can go round a square both ways.
    #[test]
    fn a_short_capture_of_two_is_ambiguous() {
        let rows = [
            "..........",
            "..........",
            "..........",
            "..........",
            ".b.b......",
            "..........",
            ".b.b......",
            "..W.......",
            "..........",
            "..........",
        ];
        let game = Damas::from_board(&rows, Seat::FIRST, Options::default()).expect("a board");
        let check = |text: &str| {
            let action = text.parse().expect("an action");
            whole(&game, action, notation::unreadable(text))
        };
        let around = check("37x28x17x37").map(|action| action.to_string());
        assert_eq!(around.as_deref(), Ok("37x28x17x26x37"));
        let refusal = check("37x37").expect_err("two ways");
        assert_eq!(refusal.rule.code, problems::AMBIGUOUS.code);
        assert_eq!(refusal.legal.len(), 2);
        assert_eq!(check("37x1").expect_err("no way").rule.code, "notation");
    }
}
