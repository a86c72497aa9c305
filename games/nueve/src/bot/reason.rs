//! What can be said in favour of a move.

use bots::Sentence;
use rules::Seat;

use crate::Cell;

/// A fact about a position and a move. A section is called by the square in
/// its middle.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reason {
    /// With the best play of both it ends so many sections ahead.
    WinsBy(u32),
    /// With the best play of both the sections end even, which wins for the
    /// later of the two.
    WinsTie,
    /// With the best play of both it ends so many sections behind, and no move
    /// ends fewer behind.
    LosesBy(u32),
    /// With the best play of both the sections end even, which loses for the
    /// earlier of the two, and no move does better.
    LosesTie,
    /// The mover holds a section that was not theirs.
    TakesSection(Cell),
    /// A rival holds a section no more.
    BreaksSection {
        /// The section.
        section: Cell,
        /// Who held it.
        from: Seat,
    },
    /// So many pieces of rivals could enter, and cannot after the move.
    ShutsOut(u32),
    /// The mover is so many pieces ahead of everybody in a section, two or more.
    Ahead {
        /// The section.
        section: Cell,
        /// How many pieces.
        pieces: u32,
    },
    /// In a game for two, how many pieces each can still move after it; the
    /// mover's are more.
    LeavesMoves {
        /// The mover's.
        own: u32,
        /// The rival's.
        rival: u32,
    },
    /// A placed piece aims at a section: as the board stands, so many of the
    /// mover's pieces would stop there, and fewer of anybody else's.
    AimsAt {
        /// The section.
        section: Cell,
        /// The mover's pieces.
        own: u32,
        /// The most of any rival.
        rival: u32,
    },
    /// A placed piece would slide to this square as the board stands.
    Reaches(Cell),
    /// With a red piece, so many outer squares lead to its section as the board
    /// stands.
    Leads {
        /// The section.
        section: Cell,
        /// How many of the outer squares.
        squares: u32,
    },
}

impl bots::Reason for Reason {
    fn nudge(&self) -> Sentence {
        let (es, en) = match self {
            Reason::WinsBy(_) | Reason::WinsTie => (
                "Calcula hasta el final: la partida se puede ganar.",
                "Work it out to the end: the game can be won.",
            ),
            Reason::LosesBy(_) | Reason::LosesTie => (
                "Calcula hasta el final: si el rival no falla, solo queda perder por poco.",
                "Work it out to the end: if the rival makes no mistake, all that is left is to lose by little.",
            ),
            Reason::TakesSection(_) => (
                "Hay una sección que puede ser tuya.",
                "There is a section that can be yours.",
            ),
            Reason::BreaksSection { .. } => (
                "Mira las secciones de los demás.",
                "Look at the sections of the others.",
            ),
            Reason::ShutsOut(_) => (
                "Mira qué fichas de los demás se quedarían sin entrada.",
                "Look at which pieces of the others would be left without a way in.",
            ),
            Reason::Ahead { .. } => (
                "Refuerza lo que ya tienes.",
                "Strengthen what you already hold.",
            ),
            Reason::LeavesMoves { .. } => (
                "Cuenta las fichas que aún puede mover cada uno.",
                "Count the pieces that each can still move.",
            ),
            Reason::AimsAt { .. } | Reason::Reaches(_) => (
                "Mira hasta dónde llegaría una ficha desde cada casilla exterior.",
                "Look at how far a piece would go from each outer square.",
            ),
            Reason::Leads { .. } => (
                "Mira en qué secciones se detendrían las fichas.",
                "Look at the sections in which pieces would stop.",
            ),
        };
        Sentence::new(es, en)
    }

    fn clause(&self) -> Sentence {
        match *self {
            Reason::WinsBy(lead) => {
                let (es, en) = counted(lead, SECTION);
                Sentence::new(
                    format!("gana por {es} si el rival no falla"),
                    format!("wins by exactly {en} if the rival makes no mistake"),
                )
            }
            Reason::WinsTie => Sentence::new(
                "acaba en empate a secciones si el rival no falla, y el empate es tuyo",
                "ends level on sections if the rival makes no mistake, and the tie is yours",
            ),
            Reason::LosesBy(lead) => {
                let (es, en) = counted(lead, SECTION);
                Sentence::new(
                    format!("pierde por {es} si el rival no falla, y ninguna pierde por menos"),
                    format!("loses by {en} if the rival makes no mistake, and none loses by less"),
                )
            }
            Reason::LosesTie => Sentence::new(
                "pierde solo por el desempate si el rival no falla, y ninguna da más",
                "loses only on the tie if the rival makes no mistake, and none does better",
            ),
            Reason::TakesSection(section) => Sentence::new(
                format!("te da la sección de {section}"),
                format!("takes the section of {section}"),
            ),
            Reason::BreaksSection { section, from } => Sentence::new(
                format!("le quita al jugador {from} la sección de {section}"),
                format!("takes the section of {section} away from player {from}"),
            ),
            Reason::ShutsOut(pieces) => {
                let (es, en) = counted(pieces, RIVAL_PIECE);
                Sentence::new(
                    format!("le cierra la entrada a {es}"),
                    format!("shuts out {en}"),
                )
            }
            Reason::Ahead { section, pieces } => {
                let (es, en) = counted(pieces, PIECE);
                Sentence::new(
                    format!("te deja {es} por delante en la sección de {section}"),
                    format!("puts you {en} ahead in the section of {section}"),
                )
            }
            Reason::LeavesMoves { own, rival } => {
                let (es, en) = counted(own, MOVABLE);
                Sentence::new(
                    format!("te deja {es} y al rival {rival}"),
                    format!("leaves you {en} and the rival {rival}"),
                )
            }
            Reason::AimsAt {
                section,
                own,
                rival,
            } => Sentence::new(
                format!(
                    "te pone por delante, {own} a {rival}, en fichas que apuntan a la sección de {section}"
                ),
                format!(
                    "puts you ahead, {own} to {rival}, in pieces aimed at the section of {section}"
                ),
            ),
            Reason::Reaches(cell) => Sentence::new(
                format!("ahora mismo llegaría hasta {cell}"),
                format!("would reach {cell} as things stand"),
            ),
            Reason::Leads { section, squares } => {
                let (es, en) = counted(squares, OUTER_SQUARE);
                Sentence::new(
                    format!("hace que por ahora {es} a la sección de {section}"),
                    format!("makes {en} to the section of {section} for now"),
                )
            }
        }
    }
}

/// One of something and several of it, in Spanish and in English.
type Noun = [(&'static str, &'static str); 2];

const SECTION: Noun = [("sección", "section"), ("secciones", "sections")];
const PIECE: Noun = [("ficha", "piece"), ("fichas", "pieces")];
const RIVAL_PIECE: Noun = [
    ("ficha rival", "rival piece"),
    ("fichas rivales", "rival pieces"),
];
const MOVABLE: Noun = [
    ("ficha que puede entrar", "piece that can enter"),
    ("fichas que pueden entrar", "pieces that can enter"),
];
const OUTER_SQUARE: Noun = [
    ("casilla exterior lleve", "outer square lead"),
    ("casillas exteriores lleven", "outer squares lead"),
];

fn counted(count: u32, [one, several]: Noun) -> (String, String) {
    let (es, en) = if count == 1 { one } else { several };
    (format!("{count} {es}"), format!("{count} {en}"))
}
