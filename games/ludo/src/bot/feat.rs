//! What an action does: facts that speak for it.

use bots::Sentence;

use super::hits::Ways;

/// One fact about a position and an action of the seat to act.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Feat {
    /// Ends the game.
    Wins,
    /// So many rivals' pieces go to prison.
    Captures(u32),
    /// The piece reaches the central crown.
    Arrives,
    /// The piece leaves the track for its lane.
    EntersLane,
    /// The piece leaves prison.
    Releases,
    /// At least one rival has to move back.
    SendsBack,
    /// The piece gets on a rival's.
    Rides,
    /// The turn ends, and the next player can take the piece with fewer throws
    /// than if it had ended with the piece where it was.
    Escapes {
        /// With so many where it was.
        from: Ways,
        /// With so many where it is now.
        to: Ways,
    },
    /// The turn ends, and with so many throws the next player can take none of
    /// the seat's pieces.
    Safe(Ways),
    /// Moving back: whoever goes on cannot take any of the seat's pieces before
    /// the next throw.
    Dodges,
    /// Moving back: of the pieces that can, it is one with the least progress.
    Hindmost,
    /// The piece gains so many squares.
    Advances(u32),
    /// All its pieces together, the seat has come so many squares more than any
    /// rival; a piece in prison has come none.
    Ahead(u32),
}

impl Feat {
    /// Where to look.
    pub(super) fn nudge(self) -> Sentence {
        let (es, en) = match self {
            Feat::Wins => (
                "Mira si puedes terminar ya.",
                "See whether you can finish now.",
            ),
            Feat::Captures(_) => (
                "Mira a quién puedes alcanzar.",
                "Look at whom you can catch.",
            ),
            Feat::Arrives => ("Mira la corona central.", "Look at the central crown."),
            Feat::EntersLane => (
                "Mira el camino de tu color.",
                "Look at the lane of your colour.",
            ),
            Feat::Releases => ("Mira tu prisión.", "Look at your prison."),
            Feat::SendsBack => (
                "Mira las coronas del recorrido.",
                "Look at the crowns of the track.",
            ),
            Feat::Rides => ("Mira quién puede llevarte.", "Look at who could carry you."),
            Feat::Escapes { .. } => (
                "Mira cuál de tus fichas corre peligro.",
                "Look at which of your pieces is in danger.",
            ),
            Feat::Safe(_) => (
                "Piensa en lo que puede sacar el siguiente jugador.",
                "Think of what the next player may throw.",
            ),
            Feat::Dodges => (
                "Mira el dado que queda por usar.",
                "Look at the die that is still to be used.",
            ),
            Feat::Hindmost => (
                "Piensa en lo que pierde cada ficha.",
                "Think of what each piece would lose.",
            ),
            Feat::Advances(_) => (
                "Mira hasta dónde llega cada ficha.",
                "Look at how far each piece gets.",
            ),
            Feat::Ahead(_) => (
                "Compara lo que ha avanzado cada uno.",
                "Compare how far everybody has come.",
            ),
        };
        Sentence::new(es, en)
    }

    /// What the action does, from “a move that …”.
    pub(super) fn clause(self) -> Sentence {
        match self {
            Feat::Wins => Sentence::new("gana la partida", "wins the game"),
            Feat::Captures(1) => Sentence::new(
                "manda a prisión una ficha rival",
                "sends a rival’s piece to prison",
            ),
            Feat::Captures(pieces) => Sentence::new(
                format!("manda a prisión {pieces} fichas rivales"),
                format!("sends {pieces} rival pieces to prison"),
            ),
            Feat::Arrives => Sentence::new(
                "lleva una ficha a la corona central",
                "brings a piece to the central crown",
            ),
            Feat::EntersLane => Sentence::new(
                "pone una ficha a salvo en su camino",
                "brings a piece into the safety of its lane",
            ),
            Feat::Releases => Sentence::new(
                "saca una ficha de la prisión",
                "takes a piece out of prison",
            ),
            Feat::SendsBack => Sentence::new(
                "hace retroceder dos casillas a un rival",
                "makes a rival move back two squares",
            ),
            Feat::Rides => Sentence::new("se sube a una ficha rival", "rides on a rival’s piece"),
            Feat::Escapes { from, to } => escapes(from, to),
            Feat::Safe(ways) => safe(ways),
            Feat::Dodges => Sentence::new(
                "no deja nada que capturar con el dado que queda",
                "leaves nothing to hit with the die that is left",
            ),
            Feat::Hindmost => Sentence::new(
                "retrocede con la más rezagada de las fichas que pueden hacerlo",
                "moves back the hindmost of the pieces that can",
            ),
            Feat::Advances(squares) => {
                let (es, en) = counted(squares);
                Sentence::new(
                    format!("adelanta una ficha {es}"),
                    format!("takes a piece {en} on"),
                )
            }
            Feat::Ahead(squares) => {
                let (es, en) = counted(squares);
                Sentence::new(
                    format!("te deja {es} por delante de cualquier rival, entre todas las fichas"),
                    format!("leaves you {en} ahead of any rival, all pieces together"),
                )
            }
        }
    }
}

fn escapes(from: Ways, to: Ways) -> Sentence {
    let (before, now) = (from.percent(), to.percent());
    let (es, en) = match to {
        Ways::NONE => ("ninguna".to_owned(), "none does".to_owned()),
        _ => (format!("el {now} %"), format!("{now} % do")),
    };
    Sentence::new(
        format!(
            "quita una ficha de donde la captura el {before} % de las tiradas del siguiente \
             jugador y la lleva adonde la captura {es}"
        ),
        format!(
            "takes a piece from where {before} % of the next player’s throws hit it to where {en}"
        ),
    )
}

fn safe(ways: Ways) -> Sentence {
    if ways == Ways::ALL {
        return Sentence::new(
            "deja tus fichas fuera del alcance de la próxima tirada",
            "leaves your pieces out of reach of the next throw",
        );
    }
    let percent = ways.percent();
    Sentence::new(
        format!(
            "deja tus fichas a salvo de una captura con el {percent} % de las tiradas del \
             siguiente jugador"
        ),
        format!("leaves your pieces safe from a hit with {percent} % of the next player’s throws"),
    )
}

fn counted(squares: u32) -> (String, String) {
    match squares {
        1 => ("una casilla".to_owned(), "one square".to_owned()),
        _ => (format!("{squares} casillas"), format!("{squares} squares")),
    }
}
