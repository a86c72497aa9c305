//! What speaks for a move: facts that whoever plays it can check by looking.

use bots::Sentence;
use rules::Text;

use super::words::{name, odd_groups, tokens};
use crate::tokens::Colour;

/// Something true of a move and of what its player sees.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reason {
    /// In the last turn: so many of the ways to deal the tokens face down are
    /// won, whatever the rival answers.
    Wins {
        /// The deals that are won.
        won: u32,
        /// All of them.
        deals: u32,
    },
    /// In the last turn: no deal is lost, whatever the rival answers.
    NeverLoses,
    /// From now on the rival cannot hold as many tokens of this colour.
    Secures(Colour),
    /// Keeps a colour of which there are as many odd groups as of any.
    KeepsRichest {
        /// The colour.
        colour: Colour,
        /// How many odd groups it has.
        groups: u32,
    },
    /// Keeps a colour that was in hand before.
    Gathers {
        /// The colour.
        colour: Colour,
        /// How many of it are in hand now.
        held: u32,
    },
    /// Gives a colour of which none is in hand.
    GivesUnheld(Colour),
    /// Gives a token that adds an odd group on whatever square it is placed.
    GiftAdds(Colour),
    /// Gives a token that takes odd groups away on whatever square it is placed.
    GiftTakes(Colour),
    /// Makes one odd group more of a colour in hand.
    Adds {
        /// The colour.
        colour: Colour,
        /// How many odd groups of it there are now.
        groups: u32,
        /// How many of it are in hand.
        held: u32,
    },
    /// Makes fewer odd groups of a colour of which none is in hand.
    Takes {
        /// The colour.
        colour: Colour,
        /// How many odd groups of it there were.
        before: u32,
        /// How many there are now.
        groups: u32,
    },
    /// Takes the last empty square in contact with a group, which no token can
    /// join any more.
    Seals {
        /// The colour of the group.
        colour: Colour,
        /// How many tokens it has.
        size: u32,
    },
}

impl bots::Reason for Reason {
    fn nudge(&self) -> Sentence {
        let (es, en) = match self {
            Reason::Wins { .. } | Reason::NeverLoses => (
                "Cuenta las fichas ocultas: ya son pocas.",
                "Count the hidden tokens: few are left.",
            ),
            Reason::Secures(_) => (
                "Hay un color que el rival ya no podrá disputarte.",
                "There is a colour that the rival will not be able to contest.",
            ),
            Reason::KeepsRichest { .. } => (
                "Mira de qué color hay más grupos impares.",
                "See which colour has the most odd groups.",
            ),
            Reason::Gathers { .. } => (
                "Mira qué colores tienes ya en la mano.",
                "Look at the colours you already hold.",
            ),
            Reason::GivesUnheld(_) => (
                "Piensa qué ficha te importa menos.",
                "Think which token matters least to you.",
            ),
            Reason::GiftAdds(_) | Reason::GiftTakes(_) => (
                "Piensa qué puede hacer el rival con cada ficha.",
                "Think what the rival can do with each token.",
            ),
            Reason::Adds { .. } => (
                "Busca una casilla que no estropee tus grupos impares.",
                "Look for a square that does not spoil your odd groups.",
            ),
            Reason::Takes { .. } => (
                "Hay un grupo impar que no te conviene.",
                "There is an odd group that does you no good.",
            ),
            Reason::Seals { .. } => (
                "Mira qué grupos tienen una sola casilla libre al lado.",
                "See which groups have a single empty square beside them.",
            ),
        };
        Sentence::new(es, en)
    }

    fn clause(&self) -> Sentence {
        match *self {
            Reason::Wins { won, deals } => wins(won, deals),
            Reason::NeverLoses => Sentence::new(
                "no pierde, estén donde estén las fichas ocultas",
                "does not lose, wherever the hidden tokens lie",
            ),
            Reason::Secures(colour) => {
                let Text { es, en } = name(colour);
                Sentence::new(
                    format!(
                        "te asegura el {es}, del que el rival ya no puede reunir tantas fichas"
                    ),
                    format!("makes {en} yours, as the rival can no longer hold as many"),
                )
            }
            Reason::KeepsRichest { colour, groups } => {
                let groups = odd_groups(groups, colour);
                Sentence::new(
                    format!("guarda un color de {}, y de ninguno hay más", groups.es),
                    format!("keeps a colour with {}, and no colour has more", groups.en),
                )
            }
            Reason::Gathers { colour, held } => {
                let held = tokens(held, colour);
                Sentence::new(
                    format!("reúne {} en tu mano", held.es),
                    format!("gathers {} in your hand", held.en),
                )
            }
            Reason::GivesUnheld(colour) => {
                let Text { es, en } = name(colour);
                Sentence::new(
                    format!("da el {es}, del que no guardas nada"),
                    format!("gives away {en}, of which you keep none"),
                )
            }
            Reason::GiftAdds(colour) => {
                let gift = tokens(1, colour);
                Sentence::new(
                    format!("da {} que, vaya donde vaya, añade un grupo impar", gift.es),
                    format!("gives {} that adds an odd group wherever it goes", gift.en),
                )
            }
            Reason::GiftTakes(colour) => {
                let gift = tokens(1, colour);
                Sentence::new(
                    format!("da {} que, vaya donde vaya, quita grupos impares", gift.es),
                    format!(
                        "gives {} that takes odd groups away wherever it goes",
                        gift.en
                    ),
                )
            }
            Reason::Adds {
                colour,
                groups,
                held,
            } => {
                let (groups, held) = (odd_groups(groups, colour), tokens(held, colour));
                Sentence::new(
                    format!("hace que haya {} cuando tienes {}", groups.es, held.es),
                    format!("makes it {} while you hold {}", groups.en, held.en),
                )
            }
            Reason::Takes {
                colour,
                before,
                groups,
            } => {
                let groups = odd_groups(groups, colour);
                Sentence::new(
                    format!(
                        "deja {} en vez de {before}, de un color que no guardas",
                        groups.es
                    ),
                    format!(
                        "leaves {} instead of {before}, of a colour you do not hold",
                        groups.en
                    ),
                )
            }
            Reason::Seals { colour, size } => seals(colour, size),
        }
    }
}

fn wins(won: u32, deals: u32) -> Sentence {
    if won == deals {
        return Sentence::new(
            "gana, estén donde estén las fichas ocultas",
            "wins, wherever the hidden tokens lie",
        );
    }
    Sentence::new(
        format!("gana seguro en {won} de los {deals} repartos posibles de las fichas ocultas"),
        format!("surely wins in {won} of the {deals} ways the hidden tokens can lie"),
    )
}

fn seals(colour: Colour, size: u32) -> Sentence {
    let tokens = tokens(size, colour);
    if size % 2 == 1 {
        Sentence::new(
            format!(
                "encierra un grupo impar de {}, que ya nadie puede cambiar",
                tokens.es
            ),
            format!(
                "closes in an odd group of {}, which nobody can change any more",
                tokens.en
            ),
        )
    } else {
        Sentence::new(
            format!(
                "encierra un grupo par de {}, que ya nadie puede volver impar",
                tokens.es
            ),
            format!(
                "closes in an even group of {}, which nobody can make odd any more",
                tokens.en
            ),
        )
    }
}
