//! What options are called.

use rules::Text;

pub(crate) static WORDS: [(&str, Text); 15] = [
    ("scenario", Text::new("Escenario", "Scenario")),
    (
        "scenario=pirka",
        Text::new("pirka, la pared", "pirka, the wall"),
    ),
    (
        "scenario=coricancha",
        Text::new("coricancha, la pirámide", "coricancha, the pyramid"),
    ),
    (
        "scenario=pisac",
        Text::new("pisac, la escalera", "pisac, the stairs"),
    ),
    (
        "scenario=chullpa",
        Text::new("chullpa, la torre", "chullpa, the tower"),
    ),
    ("colours", Text::new("Colores", "Colours")),
    ("colours=own", Text::new("uno cada jugador", "one each")),
    ("colours=2x2", Text::new("dos cada jugador", "two each")),
    (
        "first_on_base",
        Text::new(
            "La primera piedra toca el suelo",
            "First stones touch the ground",
        ),
    ),
    (
        "cube",
        Text::new("Solitario: lado del cubo", "Solitaire: edge of the cube"),
    ),
    (
        "stones",
        Text::new("Solitario: piedras", "Solitaire: stones"),
    ),
    ("stones=one", Text::new("de un color", "of one colour")),
    ("stones=two", Text::new("de dos colores", "of two colours")),
    (
        "stones=all",
        Text::new("de los cuatro colores", "of all four colours"),
    ),
    (
        "turns",
        Text::new("Solitario: por turnos", "Solitaire: taking turns"),
    ),
];
