//! What the engine answers when it cannot do what it was asked.

use rules::{Lang, Refusal, Text};
use serde_json::{Value, json};

/// An error answer.
#[derive(Debug)]
pub(crate) struct Failure {
    code: Code,
    message: Message,
    index: Option<usize>,
}

/// The codes of the protocol.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Code {
    BadJson,
    BadRequest,
    UnknownOp,
    UnknownGame,
    BadOptions,
    NoGame,
    IllegalAction,
    GameOver,
    TooLong,
}

#[derive(Debug)]
enum Message {
    Fixed(Text),
    About(Text, String),
    Refused(Refusal),
}

impl Code {
    fn name(self) -> &'static str {
        match self {
            Code::BadJson => "bad_json",
            Code::BadRequest => "bad_request",
            Code::UnknownOp => "unknown_op",
            Code::UnknownGame => "unknown_game",
            Code::BadOptions => "bad_options",
            Code::NoGame => "no_game",
            Code::IllegalAction => "illegal_action",
            Code::GameOver => "game_over",
            Code::TooLong => "too_long",
        }
    }
}

impl Failure {
    /// Just a sentence.
    pub(crate) fn new(code: Code, es: &'static str, en: &'static str) -> Failure {
        Failure::with(code, Message::Fixed(Text::new(es, en)))
    }

    /// A sentence in which `{}` stands for `what`.
    pub(crate) fn about(code: Code, text: Text, what: impl ToString) -> Failure {
        Failure::with(code, Message::About(text, what.to_string()))
    }

    /// The rules' own refusal.
    pub(crate) fn refused(code: Code, refusal: Refusal) -> Failure {
        Failure::with(code, Message::Refused(refusal))
    }

    fn with(code: Code, message: Message) -> Failure {
        Failure {
            code,
            message,
            index: None,
        }
    }

    /// Says which of several actions failed.
    pub(crate) fn at_index(mut self, index: usize) -> Failure {
        self.index = Some(index);
        self
    }

    /// The answer line.
    pub(crate) fn answer(&self, lang: Lang) -> Value {
        let message = match &self.message {
            Message::Fixed(text) => text.get(lang).to_owned(),
            Message::About(text, what) => text.get(lang).replace("{}", what),
            Message::Refused(refusal) => refusal.sentence(lang),
        };
        let mut error = json!({"code": self.code.name(), "message": message});
        if let Message::Refused(refusal) = &self.message {
            error["rule"] = json!(refusal.rule.code);
            error["cells"] = json!(refusal.cells);
            error["legal"] = json!(refusal.legal);
        }
        match self.index {
            Some(index) => json!({"error": error, "index": index}),
            None => json!({"error": error}),
        }
    }
}
