//! What the options and their values are called.

use rules::{OptionWords, Text};

pub(crate) const OPTION_WORDS: &[OptionWords] = &[
OptionWords::new("release", Text::new("Después de liberar una ficha", "After a release"), &[("bound", Text::new("El número es para ella", "The number is for that piece")), ("free", Text::new("El otro dado, para cualquiera", "Any piece may use the other die"))]).about(Text::new("Si el otro dado tiene un número, el reglamento se lo da a la ficha que acaba de salir.", "If the other die shows a number, the rulebook gives it to the piece that has just come out.")),
OptionWords::new("colours", Text::new("Color", "Colour"), &[]).about(Text::new("El turno pasa en el sentido de las agujas del reloj: si al elegir un color hace falta, los demás cambian el suyo.", "Turns go clockwise: when you pick a colour, the others change theirs if they have to.")),
];
