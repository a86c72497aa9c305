//! What the buttons are called.

use rules::Text;

pub(super) const WORDS: &[(&str, Text)] = &[
    ("keep B", Text::new("guardar la azul", "keep blue")),
    ("keep G", Text::new("guardar la verde", "keep green")),
    ("keep R", Text::new("guardar la roja", "keep red")),
    ("keep Y", Text::new("guardar la amarilla", "keep yellow")),
    ("give B", Text::new("dar la azul", "give blue")),
    ("give G", Text::new("dar la verde", "give green")),
    ("give R", Text::new("dar la roja", "give red")),
    ("give Y", Text::new("dar la amarilla", "give yellow")),
];
