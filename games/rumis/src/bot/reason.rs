//! What can be said in favour of a move.

use bots::Sentence;
use rules::{Game, Text};

use crate::{Colour, Rumis};

/// A fact about a position and a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reason {
    /// With the best play of both it wins by exactly so many points, and no move
    /// by more.
    WinsBy(u32),
    /// With the best play of both it ends in equal points, and no move wins.
    Draws,
    /// With the best play of both it loses by so many points, and no move by
    /// fewer.
    LosesBy(u32),
    /// This colour of a rival is next and has no place for any of its stones.
    ShutsOut(Colour),
    /// It is the last stone of its colour.
    PlacesLast,
    /// So many more squares of the colour are seen from above than before.
    Shows(u32),
    /// It covers squares of a rival.
    Hides {
        /// The rival's colour.
        colour: Colour,
        /// How many.
        squares: u32,
    },
    /// So many of its squares are at the greatest height, to be seen for good.
    Caps(u32),
    /// A rival is next and has so many placements to choose from.
    Leaves {
        /// The rival's colour.
        colour: Colour,
        /// How many.
        placements: u32,
    },
    /// It is a stone of four cubes, and so many smaller ones of its colour are
    /// left.
    KeepsSmall(u32),
    /// It fills the last cubes of a solitaire.
    Completes,
    /// The cube of a solitaire can still be filled after it.
    KeepsFillable,
    /// It fills so many cubes of a solitaire that can no longer be filled.
    Salvages(u32),
    /// It fills so many cubes of a solitaire, and so many free ones are next to
    /// it.
    Nestles {
        /// Its own.
        filled: u32,
        /// The free ones.
        open: u32,
    },
}

impl bots::Reason for Reason {
    fn nudge(&self) -> Sentence {
        let (es, en) = match *self {
            Reason::WinsBy(_) => (
                "Cuenta hasta la última piedra: la partida se puede ganar.",
                "Count to the last stone: the game can be won.",
            ),
            Reason::Draws => (
                "Cuenta hasta la última piedra: se puede asegurar el empate.",
                "Count to the last stone: a draw can be made sure of.",
            ),
            Reason::LosesBy(_) => (
                "Cuenta hasta la última piedra: si el rival no falla, solo queda perder por poco.",
                "Count to the last stone: if the rival makes no mistake, all that is left is to lose by little.",
            ),
            Reason::ShutsOut(colour) | Reason::Leaves { colour, .. } => {
                let Text { es, en } = name(colour);
                return Sentence::new(
                    format!("Mira dónde puede construir todavía {es}."),
                    format!("Look where {en} can still build."),
                );
            }
            Reason::PlacesLast => (
                "Cada piedra que sobra resta un punto.",
                "Every stone left over costs a point.",
            ),
            Reason::Shows(_) => (
                "Mira la obra desde arriba y busca dónde se verá más tu color.",
                "Look at the building from above, for where your colour will show most.",
            ),
            Reason::Hides { colour, .. } => {
                let Text { es, en } = name(colour);
                return Sentence::new(
                    format!("Mira la obra desde arriba y busca qué se le puede tapar a {es}."),
                    format!("Look at the building from above, for what of {en} can be covered."),
                );
            }
            Reason::Caps(_) => (
                "Lo que llega a la altura máxima ya no se puede tapar.",
                "What reaches the greatest height can no longer be covered.",
            ),
            Reason::KeepsSmall(_) => (
                "Las piedras pequeñas encuentran sitio también al final.",
                "Small stones find a place at the end, too.",
            ),
            Reason::Completes => ("Solo falta una piedra.", "Only one stone is missing."),
            Reason::KeepsFillable => (
                "El cubo todavía se puede llenar.",
                "The cube can still be filled.",
            ),
            Reason::Salvages(_) => (
                "El cubo ya no se puede llenar: coloca lo que quepa o vuelve atrás.",
                "The cube can no longer be filled: place what fits, or go back.",
            ),
            Reason::Nestles { .. } => (
                "Busca un rincón: cuanto menos quede abierto alrededor, mejor.",
                "Look for a nook: the less is left open around it, the better.",
            ),
        };
        Sentence::new(es, en)
    }

    fn clause(&self) -> Sentence {
        match *self {
            Reason::WinsBy(margin) => {
                let (es, en) = counted(margin, POINTS);
                Sentence::new(
                    format!("gana por {es} aunque el rival no falle"),
                    format!("wins by exactly {en} if the rival makes no mistake"),
                )
            }
            Reason::Draws => Sentence::new(
                "asegura el empate, y ninguna da más",
                "makes sure of a draw, and none does better",
            ),
            Reason::LosesBy(margin) => {
                let (es, en) = counted(margin, POINTS);
                Sentence::new(
                    format!("pierde por {es} si el rival no falla, y ninguna pierde por menos"),
                    format!("loses by {en} if the rival makes no mistake, and none loses by less"),
                )
            }
            Reason::ShutsOut(colour) => {
                let Text { es, en } = name(colour);
                Sentence::new(
                    format!("deja a {es} sin sitio para ninguna piedra"),
                    format!("leaves {en} no place for any stone"),
                )
            }
            Reason::PlacesLast => Sentence::new(
                "coloca la última piedra de su color",
                "places the last stone of its colour",
            ),
            Reason::Shows(squares) => {
                let (es, en) = counted(squares, SQUARES);
                Sentence::new(
                    format!("deja ver desde arriba {es} más de tu color"),
                    format!("adds {en} of your colour to the sight from above"),
                )
            }
            Reason::Hides { colour, squares } => {
                let ((es, en), whose) = (counted(squares, SQUARES), name(colour));
                Sentence::new(
                    format!("le tapa {es} a {}", whose.es),
                    format!("covers {en} of {}", whose.en),
                )
            }
            Reason::Caps(squares) => {
                let (es, en) = counted(squares, SQUARES);
                Sentence::new(
                    format!("pone {es} a salvo en la altura máxima"),
                    format!("puts {en} at the greatest height, safe from being covered"),
                )
            }
            Reason::Leaves { colour, placements } => {
                let ((es, en), whose) = (counted(placements, PLACEMENTS), name(colour));
                Sentence::new(
                    format!("le deja a {} {es}", whose.es),
                    format!("leaves {} {en}", whose.en),
                )
            }
            Reason::KeepsSmall(stones) => {
                let (es, en) = counted(stones, SMALL_STONES);
                Sentence::new(
                    format!("guarda {es} para después"),
                    format!("keeps {en} for later"),
                )
            }
            Reason::Completes => Sentence::new("llena el cubo", "fills the cube"),
            Reason::KeepsFillable => Sentence::new(
                "deja un cubo que todavía se puede llenar",
                "leaves a cube that can still be filled",
            ),
            Reason::Salvages(cubes) => {
                let (es, en) = counted(cubes, CUBES);
                Sentence::new(
                    format!("ocupa {es}, aunque ya no se puede llenar todo"),
                    format!("fills {en}, though not all can be filled any more"),
                )
            }
            Reason::Nestles { filled, open } => {
                let ((es, en), around) = (counted(filled, CUBES), counted(open, OPEN));
                Sentence::new(
                    format!("ocupa {es} con {} alrededor", around.0),
                    format!("fills {en} with {} around", around.1),
                )
            }
        }
    }

    fn verdict(&self) -> Option<Sentence> {
        Some(match *self {
            Reason::WinsBy(margin) => {
                let (es, en) = counted(margin, POINTS);
                Sentence::new(
                    format!("Con el mejor juego ganas por {es}."),
                    format!("With best play you win by {en}."),
                )
            }
            Reason::Draws => Sentence::new(
                "Con el mejor juego hay empate.",
                "With best play it is a draw.",
            ),
            Reason::LosesBy(margin) => {
                let (es, en) = counted(margin, POINTS);
                Sentence::new(
                    format!("Con el mejor juego pierdes por {es}."),
                    format!("With best play you lose by {en}."),
                )
            }
            Reason::Completes | Reason::KeepsFillable => Sentence::new(
                "Sí, el cubo todavía se puede llenar.",
                "Yes, the cube can still be filled.",
            ),
            Reason::Salvages(_) => Sentence::new(
                "No, el cubo ya no se puede llenar.",
                "No, the cube can no longer be filled.",
            ),
            _ => return None,
        })
    }
}

/// A word for one and for several, in both languages.
type Words = [Text; 2];

const POINTS: Words = [Text::new("punto", "point"), Text::new("puntos", "points")];
const SQUARES: Words = [
    Text::new("casilla", "square"),
    Text::new("casillas", "squares"),
];
const CUBES: Words = [Text::new("cubo", "cube"), Text::new("cubos", "cubes")];
const OPEN: Words = [
    Text::new("hueco", "open cube"),
    Text::new("huecos", "open cubes"),
];
const SMALL_STONES: Words = [
    Text::new("piedra pequeña", "small stone"),
    Text::new("piedras pequeñas", "small stones"),
];
const PLACEMENTS: Words = [
    Text::new("manera de colocar", "way to place a stone"),
    Text::new("maneras de colocar", "ways to place a stone"),
];

/// So many of them, in Spanish and in English.
fn counted(count: u32, [one, several]: Words) -> (String, String) {
    let Text { es, en } = if count == 1 { one } else { several };
    (format!("{count} {es}"), format!("{count} {en}"))
}

/// What a colour is called.
fn name(colour: Colour) -> Text {
    Rumis::ABOUT.seats[colour.index()]
}
