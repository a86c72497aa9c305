//! What the options and their values are called.

use rules::{OptionWords, Text};

pub(crate) const OPTION_WORDS: &[OptionWords] = &[OptionWords::new(
    "layout",
    Text::new("Los tableros", "The boards"),
    &[
        ("corner", Text::new("En escuadra", "In an L")),
        ("row", Text::new("En fila", "In a row")),
        ("stairs", Text::new("En escalera", "In steps")),
    ],
)
.about(Text::new(
    "Cómo se ponen los tres tableros, que cuentan como uno solo.",
    "How the three boards are laid. They count as one.",
))];
