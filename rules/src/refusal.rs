//! Refusals: why an action is illegal. Data first, sentences second.

use crate::{Lang, Text};

/// A rule that an action can break. Its code is also an anchor in the game's rules
/// page, where a paragraph explains it.
#[derive(Debug, PartialEq, Eq)]
pub struct Rule {
    /// Kebab-case and stable: programs rely on it.
    pub code: &'static str,
    /// The sentence a player reads. `{0}`, `{1}` … stand for the refusal's
    /// cells, `{cells}` for all of them, `{legal}` for what would be legal.
    pub sentence: Text,
}

/// A refusal: the broken rule, the cells concerned, and legal alternatives.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refusal {
    /// The rule it breaks.
    pub rule: &'static Rule,
    /// The cells concerned: squares, pieces, towers, by their names in notation.
    pub cells: Vec<String>,
    /// Some actions that would be legal instead, in notation.
    pub legal: Vec<String>,
}

impl Refusal {
    /// A refusal that names only the rule.
    pub fn of(rule: &'static Rule) -> Refusal {
        Refusal {
            rule,
            cells: Vec::new(),
            legal: Vec::new(),
        }
    }

    /// Adds a cell that it concerns.
    #[must_use]
    pub fn at(mut self, cell: impl ToString) -> Refusal {
        self.cells.push(cell.to_string());
        self
    }

    /// Adds actions that would be legal instead.
    #[must_use]
    pub fn instead(mut self, legal: impl IntoIterator<Item = impl ToString>) -> Refusal {
        self.legal
            .extend(legal.into_iter().map(|action| action.to_string()));
        self
    }

    /// The sentence for a player.
    pub fn sentence(&self, lang: Lang) -> String {
        let mut sentence = self
            .rule
            .sentence
            .get(lang)
            .replace("{cells}", &self.cells.join(", "))
            .replace("{legal}", &self.legal.join(", "));
        for (place, cell) in self.cells.iter().enumerate() {
            sentence = sentence.replace(&format!("{{{place}}}"), cell);
        }
        sentence
    }
}

/// Declares the rules a game can refuse by, and `ALL`, the list of them, so
/// that no rule can be left out of the list.
///
/// ```
/// rules::refusals! {
///     /// A square that holds something already.
///     OCCUPIED = "occupied",
///         "{0} ya está ocupada.",
///         "{0} is taken already.";
/// }
/// assert_eq!(ALL[0].code, "occupied");
/// ```
#[macro_export]
macro_rules! refusals {
    ($($(#[$doc:meta])* $name:ident = $code:literal, $es:literal, $en:literal;)*) => {
        $(
            $(#[$doc])*
            pub static $name: $crate::Rule = $crate::Rule {
                code: $code,
                sentence: $crate::Text::new($es, $en),
            };
        )*
        /// Every rule above.
        pub static ALL: &[&$crate::Rule] = &[$(&$name),*];
    };
}

/// The rules that every game shares. Each rules page has their anchors too.
pub mod common {
    refusals! {
        /// Any action after the end.
        GAME_OVER = "game-over",
            "La partida ha terminado: ya no se juega nada más.",
            "The game is over: nothing more can be played.";
        /// A text that is not an action of this game.
        UNREADABLE = "notation",
            "No entiendo «{0}». Mira cómo se escribe una jugada de este juego.",
            "I cannot read “{0}”. See how an action of this game is written.";
        /// An action while luck is to act, or an outcome of luck while a seat is to
        /// act.
        NOT_DUE = "not-due",
            "Ahora no toca «{0}».",
            "“{0}” is not due now.";
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_names_its_cells_and_what_is_legal() {
        static FITS_NOT: Rule = Rule {
            code: "fits-not",
            sentence: Text::new(
                "{0} no cabe en {1}: prueba {legal}.",
                "{0} does not fit {1}: try {legal}.",
            ),
        };
        let refusal = Refusal::of(&FITS_NOT)
            .at("2a")
            .at(3)
            .instead(["1>3", "0>3"]);
        assert_eq!(
            refusal.sentence(Lang::Es),
            "2a no cabe en 3: prueba 1>3, 0>3."
        );
        assert_eq!(
            refusal.sentence(Lang::En),
            "2a does not fit 3: try 1>3, 0>3."
        );
    }
}
