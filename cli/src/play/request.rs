//! What can be typed at the table. Words of both languages are understood at
//! all times; whatever is none of them is an action of the game.

use std::path::PathBuf;

use rules::Lang;

/// Something asked of the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Request {
    /// An action, in the game's notation.
    Play(String),
    /// The list of legal actions.
    Legal,
    /// A hint, deeper each time.
    Hint,
    /// Take back the last action.
    Undo,
    /// Save, in this file or where it came from; `over` another file if need be.
    Save { file: Option<PathBuf>, over: bool },
    /// Go on with a saved game.
    Load(PathBuf),
    /// The same game from the beginning.
    New,
    /// The next game of the series.
    Next,
    /// The rules page, at this anchor.
    Rules(Option<String>),
    /// What can be typed.
    Help,
    /// Speak this language, or the other one.
    Speak(Option<Lang>),
    /// Leave the table.
    Quit,
    /// An empty line.
    Nothing,
}

impl Request {
    /// Reads what was typed.
    pub(crate) fn read(line: &str) -> Request {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        Request::command(&word.to_lowercase(), rest)
            .unwrap_or_else(|| Request::Play(line.to_owned()))
    }

    fn command(word: &str, rest: &str) -> Option<Request> {
        let file = || (!rest.is_empty()).then(|| PathBuf::from(rest));
        let request = match (word, rest) {
            ("", _) => Request::Nothing,
            ("?" | "jugadas" | "legal", "") => Request::Legal,
            ("pista" | "hint", "") => Request::Hint,
            ("deshacer" | "undo", "") => Request::Undo,
            ("guardar" | "save", _) => Request::Save {
                file: file(),
                over: false,
            },
            ("guardar!" | "save!", _) => Request::Save {
                file: file(),
                over: true,
            },
            ("cargar" | "load", _) => Request::Load(file()?),
            ("nueva" | "new", "") => Request::New,
            ("siguiente" | "next", "") => Request::Next,
            ("reglas" | "rules", _) => Request::Rules((!rest.is_empty()).then(|| rest.to_owned())),
            ("ayuda" | "help", "") => Request::Help,
            ("idioma" | "lang", "") => Request::Speak(None),
            ("idioma" | "lang", code) => Request::Speak(Some(code.parse().ok()?)),
            ("salir" | "quit", "") => Request::Quit,
            _ => return None,
        };
        Some(request)
    }

    /// Whether it parts with the game at the table.
    pub(crate) fn parts(&self) -> bool {
        matches!(self, Request::Load(_) | Request::New | Request::Quit)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(line: &str, request: Request) {
        assert_eq!(Request::read(line), request, "{line:?}");
    }

    #[test]
    fn words_of_both_languages_are_read() {
        for line in ["?", "jugadas", " LEGAL "] {
            check(line, Request::Legal);
        }
        check("Deshacer", Request::Undo);
        check("siguiente", Request::Next);
        check("Next", Request::Next);
        check("pista", Request::Hint);
        check("Hint", Request::Hint);
        check("salir", Request::Quit);
        check("idioma", Request::Speak(None));
        check("lang es", Request::Speak(Some(Lang::Es)));
        check("reglas taken", Request::Rules(Some("taken".to_owned())));
        check("", Request::Nothing);
    }

    #[test]
    fn a_file_may_have_spaces_in_its_name() {
        let save = |file: Option<&str>, over| Request::Save {
            file: file.map(PathBuf::from),
            over,
        };
        check("guardar", save(None, false));
        check("save  my game.txt ", save(Some("my game.txt"), false));
        check("save! a", save(Some("a"), true));
        check("cargar a b", Request::Load("a b".into()));
    }

    #[test]
    fn all_else_is_an_action() {
        for line in [
            "d3", "huff 32", "undo 3", "load", "lang fr", "\u{fffd}", "saved",
        ] {
            check(line, Request::Play(line.to_owned()));
        }
    }
}
