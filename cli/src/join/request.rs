//! What can be typed at a table of a room. The words that `sobremesa play` knows mean
//! the same here; whatever is no word is a move.

use std::path::PathBuf;

use rules::{Lang, Seat};
use table::{Act, Matter, PHRASES};

use crate::play::request::Request as AtHome;

/// Something asked of the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Request {
    /// Something done, for one's own seat.
    Act(Act),
    /// Yes or no to what is proposed; without a matter, to the only one there is.
    Answer { matter: Option<Matter>, yes: bool },
    /// Sit down in a free seat.
    Sit(Seat),
    /// A bot moves for this seat, or for one's own.
    StandIn(Option<Seat>),
    /// The legal moves.
    Legal,
    /// Why a move is not legal.
    Why(String),
    /// A hint, deeper each time.
    Hint,
    /// An invitation to a free seat.
    Invite(Seat),
    /// A code to go on elsewhere.
    Code,
    /// The record, into a file.
    Record(PathBuf),
    /// The board once more.
    Show,
    /// The phrases there are.
    Phrases,
    /// The rules, at this anchor.
    Rules(Option<String>),
    /// What can be typed.
    Help,
    /// Speak this language, or the other one.
    Speak(Option<Lang>),
    /// Leave; the seat is kept.
    Quit,
    /// An empty line.
    Nothing,
}

impl Request {
    /// Reads what was typed.
    pub(super) fn read(line: &str) -> Request {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let (word, rest) = (word.to_lowercase(), rest.trim());
        let own = if rest.is_empty() {
            alone(&word)
        } else {
            with(&word, rest)
        };
        own.unwrap_or_else(|| Request::at_home(line))
    }

    /// The words of both tables, and moves.
    fn at_home(line: &str) -> Request {
        match AtHome::read(line) {
            AtHome::Legal => Request::Legal,
            AtHome::Hint => Request::Hint,
            AtHome::Undo => agree(Matter::TakeBack),
            AtHome::Next => agree(Matter::Next),
            AtHome::Save {
                file: Some(file), ..
            } => Request::Record(file),
            AtHome::Rules(anchor) => Request::Rules(anchor),
            AtHome::Help => Request::Help,
            AtHome::Speak(lang) => Request::Speak(lang),
            AtHome::Quit => Request::Quit,
            AtHome::Nothing => Request::Nothing,
            AtHome::Play(action) => Request::Act(Act::Play(action)),
            AtHome::Save { file: None, .. } | AtHome::Load(_) | AtHome::New => {
                Request::Act(Act::Play(line.to_owned()))
            }
        }
    }
}

/// A word alone.
fn alone(word: &str) -> Option<Request> {
    let request = match word {
        "tablas" | "draw" => agree(Matter::Draw),
        "anular" | "abort" => agree(Matter::Abort),
        "ayudas" | "aids" => agree(Matter::Aids),
        "revancha" | "rematch" => agree(Matter::Rematch),
        "rendirse" | "abandonar" | "resign" => Request::Act(Act::Resign),
        "levantarse" | "leave" => Request::Act(Act::Leave),
        "sí" | "si" | "yes" => answer(None, true),
        "no" => answer(None, false),
        "bot" => Request::StandIn(None),
        "volver" | "back" => Request::Act(Act::Back),
        "código" | "codigo" | "code" => Request::Code,
        "tablero" | "board" => Request::Show,
        "frases" | "phrases" => Request::Phrases,
        code if PHRASES.iter().any(|phrase| phrase.code == code) => {
            Request::Act(Act::Phrase(code.to_owned()))
        }
        _ => return None,
    };
    Some(request)
}

/// A word and what it is about.
fn with(word: &str, rest: &str) -> Option<Request> {
    let seat = || rest.parse().ok().and_then(Seat::numbered);
    let text = || rest.to_owned();
    let request = match word {
        "jugar" | "play" => Request::Act(Act::Play(text())),
        "porqué" | "porque" | "why" => Request::Why(text()),
        "sí" | "si" | "yes" => answer(Some(matter(rest)?), true),
        "no" => answer(Some(matter(rest)?), false),
        "decir" | "say" => Request::Act(Act::Say(text())),
        "frase" | "phrase" => Request::Act(Act::Phrase(text())),
        "palabra" | "word" => Request::Act(Act::Word(text())),
        "sentarse" | "sit" => Request::Sit(seat()?),
        "bot" => Request::StandIn(Some(seat()?)),
        "invitar" | "invite" => Request::Invite(seat()?),
        "registro" | "record" => Request::Record(rest.into()),
        _ => return None,
    };
    Some(request)
}

fn agree(matter: Matter) -> Request {
    Request::Act(Act::Consent { matter, yes: true })
}

fn answer(matter: Option<Matter>, yes: bool) -> Request {
    Request::Answer { matter, yes }
}

/// A matter by its word in either language.
fn matter(word: &str) -> Option<Matter> {
    match word.to_lowercase().as_str() {
        "tablas" | "draw" => Some(Matter::Draw),
        "deshacer" | "undo" => Some(Matter::TakeBack),
        "anular" | "abort" => Some(Matter::Abort),
        "ayudas" | "aids" => Some(Matter::Aids),
        "siguiente" | "next" => Some(Matter::Next),
        "revancha" | "rematch" => Some(Matter::Rematch),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_both_languages_are_read() {
        let rows = [
            (["tablas", "Draw"], agree(Matter::Draw)),
            (["deshacer", "undo"], agree(Matter::TakeBack)),
            (["rendirse", "resign"], Request::Act(Act::Resign)),
            (
                ["sí deshacer", "yes undo"],
                answer(Some(Matter::TakeBack), true),
            ),
            (["no tablas", "no draw"], answer(Some(Matter::Draw), false)),
            (["si", "yes"], answer(None, true)),
            (["porqué d3", "why d3"], Request::Why("d3".to_owned())),
            (
                ["decir ¡Hola!", "say ¡Hola!"],
                Request::Act(Act::Say("¡Hola!".to_owned())),
            ),
            (
                ["hello", "frase hello"],
                Request::Act(Act::Phrase("hello".to_owned())),
            ),
            (["volver", "back"], Request::Act(Act::Back)),
            (["bot 2", "BOT 2"], Request::StandIn(Some(Seat::SECOND))),
            (["invitar 2", "invite 2"], Request::Invite(Seat::SECOND)),
            (["registro a b", "save a b"], Request::Record("a b".into())),
            (["pista", "hint"], Request::Hint),
            (["salir", "quit"], Request::Quit),
        ];
        for (lines, request) in rows {
            for line in lines {
                assert_eq!(Request::read(line), request, "{line:?}");
            }
        }
    }

    #[test]
    fn all_else_is_a_move() {
        for line in [
            "d3", "back 3", "pass", "2a>3", "no mate", "load", "invite x",
        ] {
            let expected = Request::Act(Act::Play(line.to_owned()));
            assert_eq!(Request::read(line), expected, "{line:?}");
        }
        let forced = Request::Act(Act::Play("draw".to_owned()));
        assert_eq!(Request::read("play draw"), forced);
    }
}
