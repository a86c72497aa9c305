//! What the options and their values are called.

use rules::{OptionWords, Text};

pub(crate) const OPTION_WORDS: &[OptionWords] = &[OptionWords::new(
    "capture",
    Text::new(
        "Si alguien puede comer y no come",
        "A player who misses a capture",
    ),
    &[
        (
            "huff",
            Text::new(
                "se le sopla la pieza o se le obliga",
                "is huffed or made to capture",
            ),
        ),
        (
            "strict",
            Text::new(
                "no se permite: comer es obligatorio",
                "cannot: captures are obligatory",
            ),
        ),
    ],
)];
