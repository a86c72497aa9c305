//! Colours, tokens and groups in both languages.

use bots::Sentence;
use rules::Text;

use crate::tokens::Colour;

/// The name of a colour.
pub(super) const fn name(colour: Colour) -> Text {
    match colour {
        Colour::Blue => Text::new("azul", "blue"),
        Colour::Green => Text::new("verde", "green"),
        Colour::Red => Text::new("rojo", "red"),
        Colour::Yellow => Text::new("amarillo", "yellow"),
    }
}

/// “2 blue tokens”, “no blue token”.
pub(super) fn tokens(many: u32, colour: Colour) -> Sentence {
    let [one, several] = match colour {
        Colour::Blue => ["azul", "azules"],
        Colour::Green => ["verde", "verdes"],
        Colour::Red => ["roja", "rojas"],
        Colour::Yellow => ["amarilla", "amarillas"],
    };
    let name = name(colour).en;
    match many {
        0 => Sentence::new(format!("ninguna ficha {one}"), format!("no {name} token")),
        1 => Sentence::new(format!("1 ficha {one}"), format!("1 {name} token")),
        _ => Sentence::new(
            format!("{many} fichas {several}"),
            format!("{many} {name} tokens"),
        ),
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
