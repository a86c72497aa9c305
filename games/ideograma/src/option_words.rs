//! What the options and their values are called.

use rules::{OptionWords, Text};

pub(crate) const OPTION_WORDS: &[OptionWords] = &[
    OptionWords::new(
        "dictionary",
        Text::new("Diccionario", "Dictionary"),
        &[
            (
                "auto",
                Text::new(
                    "Solo se admiten palabras válidas",
                    "Only valid words can be laid",
                ),
            ),
            (
                "challenge",
                Text::new(
                    "Como en el reglamento: cada rival acepta o impugna",
                    "As in the rulebook: every opponent accepts or challenges",
                ),
            ),
        ],
    )
    .about(Text::new(
        "Quién comprueba las palabras, y cuándo",
        "Who checks the words, and when",
    )),
    OptionWords::new(
        "lexicon",
        Text::new("Palabras", "Words"),
        &[("es", Text::new("Lista española", "Spanish list"))],
    ),
    OptionWords::new(
        "premiums",
        Text::new("Casillas con premio", "Premium squares"),
        &[
            ("standard", Text::new("Las de siempre", "The usual ones")),
            ("none", Text::new("Ninguna", "None")),
        ],
    ),
];
