//! What the options and their values are called.

use rules::{OptionWords, Text};

pub(crate) const OPTION_WORDS: &[OptionWords] = &[OptionWords::new(
    "size",
    Text::new("Tablero", "Board"),
    &[
        ("6", Text::new("6 × 6, más corta", "6 × 6, shorter")),
        (
            "8",
            Text::new("8 × 8, la de siempre", "8 × 8, the usual one"),
        ),
        ("10", Text::new("10 × 10, más larga", "10 × 10, longer")),
    ],
)];
