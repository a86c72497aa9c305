//! What the options and their values are called.

use rules::{OptionWords, Text};

pub(crate) const OPTION_WORDS: &[OptionWords] = &[
    OptionWords::new(
        "scenario",
        Text::new("Qué se construye", "What is built"),
        &[
            (
                "pirka",
                Text::new(
                    "Pirka, la pared: larga y baja",
                    "Pirka, the wall: long and low",
                ),
            ),
            (
                "coricancha",
                Text::new("Coricancha, la pirámide", "Coricancha, the pyramid"),
            ),
            (
                "pisac",
                Text::new("Pisac, la escalera", "Pisac, the stairs"),
            ),
            (
                "chullpa",
                Text::new("Chullpa, la torre", "Chullpa, the tower"),
            ),
        ],
    )
    .about(Text::new(
        "Lo habitual es la torre.",
        "By default, the tower.",
    ))
    .players(&[2, 3, 4]),
    OptionWords::new(
        "colours",
        Text::new("Colores", "Colours"),
        &[
            ("own", Text::new("Uno por jugador", "One each")),
            ("2x2", Text::new("Dos por jugador", "Two each")),
        ],
    )
    .about(Text::new(
        "Con dos por jugador cuenta el mejor de los dos. Lo habitual es uno.",
        "With two each, the better of the two counts. By default, one.",
    ))
    .players(&[2]),
    OptionWords::new(
        "first_on_base",
        Text::new(
            "La primera piedra de cada color",
            "The first stone of each colour",
        ),
        &[
            (
                "false",
                Text::new("Puede ir encima de otras", "May lie on others"),
            ),
            (
                "true",
                Text::new("Tiene que tocar el suelo", "Has to touch the ground"),
            ),
        ],
    ),
    OptionWords::new(
        "cube",
        Text::new("Cubo", "Cube"),
        &[
            (
                "3",
                Text::new("3 × 3 × 3, para empezar", "3 × 3 × 3, to begin with"),
            ),
            (
                "4",
                Text::new(
                    "4 × 4 × 4, con dos colores o más",
                    "4 × 4 × 4, with two colours or more",
                ),
            ),
            (
                "5",
                Text::new(
                    "5 × 5 × 5, con los cuatro colores",
                    "5 × 5 × 5, with all four colours",
                ),
            ),
        ],
    )
    .about(Text::new(
        "Lo habitual es el de 3.",
        "By default, the one of 3.",
    ))
    .players(&[1]),
    OptionWords::new(
        "stones",
        Text::new("Piedras", "Stones"),
        &[
            ("one", Text::new("Las de un color", "Those of one colour")),
            (
                "two",
                Text::new("Las de dos colores", "Those of two colours"),
            ),
            (
                "all",
                Text::new("Las de los cuatro colores", "Those of all four colours"),
            ),
        ],
    )
    .about(Text::new(
        "Lo habitual son los cuatro colores.",
        "By default, all four colours.",
    ))
    .players(&[1]),
    OptionWords::new(
        "turns",
        Text::new("Orden de los colores", "Order of the colours"),
        &[
            (
                "false",
                Text::new("En el orden que quieras", "In any order you like"),
            ),
            (
                "true",
                Text::new(
                    "Por turnos, y cada color tiene que tocar el suyo: lo más difícil",
                    "In turn, and each colour has to touch its own: the hardest",
                ),
            ),
        ],
    )
    .about(Text::new(
        "Lo habitual es el orden libre.",
        "By default, any order.",
    ))
    .players(&[1]),
];
