//! Quick phrases: sent as codes, read by everybody in their own language.

use rules::Text;

/// A phrase and its code.
#[derive(Debug)]
pub struct Phrase {
    /// The code that is sent.
    pub code: &'static str,
    /// The text that people read.
    pub text: Text,
}

const fn phrase(code: &'static str, es: &'static str, en: &'static str) -> Phrase {
    let text = Text::new(es, en);
    Phrase { code, text }
}

/// All quick phrases.
pub static PHRASES: &[Phrase] = &[
    phrase("hello", "¡Hola!", "Hello!"),
    phrase("good-luck", "¡Suerte!", "Good luck!"),
    phrase("nice", "¡Buena jugada!", "Nice move!"),
    phrase("thinking", "Estoy pensando…", "I am thinking…"),
    phrase("oops", "¡Vaya!", "Oops!"),
    phrase("thanks", "¡Gracias!", "Thank you!"),
    phrase(
        "one-moment",
        "Un momento, por favor.",
        "One moment, please.",
    ),
    phrase("back", "Ya estoy aquí.", "I am back."),
    phrase("good-game", "¡Buena partida!", "Good game!"),
    phrase("again", "¿Otra?", "Another one?"),
    phrase("bye", "¡Hasta luego!", "See you!"),
];
