//! Colours, tokens and groups in both languages.

use bots::Sentence;
use rules::Text;

use crate::tokens::Colour;

/// The name of a colour.
pub(crate) const fn name(colour: Colour) -> Text {
    match colour {
        Colour::Blue => Text::new("azul", "blue"),
        Colour::Green => Text::new("verde", "green"),
        Colour::Red => Text::new("rojo", "red"),
        Colour::Yellow => Text::new("amarillo", "yellow"),
    }
}

/// “blue token”.
pub(crate) fn token(colour: Colour) -> Sentence {
    let es = match colour {
        Colour::Blue => "ficha azul",
        Colour::Green => "ficha verde",
        Colour::Red => "ficha roja",
        Colour::Yellow => "ficha amarilla",
    };
    Sentence::new(es, format!("{} token", name(colour).en))
}

/// “2 blue tokens”, “no blue token”.
pub(super) fn tokens(many: u32, colour: Colour) -> Sentence {
    let several = match colour {
        Colour::Blue => "fichas azules",
        Colour::Green => "fichas verdes",
        Colour::Red => "fichas rojas",
        Colour::Yellow => "fichas amarillas",
    };
    let Sentence { es, en } = token(colour);
    match many {
        0 => Sentence::new(format!("ninguna {es}"), format!("no {en}")),
        1 => Sentence::new(format!("1 {es}"), format!("1 {en}")),
        _ => Sentence::new(format!("{many} {several}"), format!("{many} {en}s")),
    }
}

/// “3 odd blue groups”, “no odd blue group”.
pub(super) fn odd_groups(many: u32, colour: Colour) -> Sentence {
    let Text { es, en } = name(colour);
    let several = match colour {
        Colour::Blue => "azules",
        Colour::Green => "verdes",
        Colour::Red => "rojos",
        Colour::Yellow => "amarillos",
    };
    match many {
        0 => Sentence::new(
            format!("ningún grupo impar {es}"),
            format!("no odd {en} group"),
        ),
        1 => Sentence::new(format!("1 grupo impar {es}"), format!("1 odd {en} group")),
        _ => Sentence::new(
            format!("{many} grupos impares {several}"),
            format!("{many} odd {en} groups"),
        ),
    }
}
