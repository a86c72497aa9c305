//! What can be said in favour of a move.

use bots::Sentence;

use crate::Square;

/// A fact about a board and a move on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reason {
    /// With the best play of both it wins by exactly so many discs.
    WinsBy(u32),
    /// It wins against any play.
    Wins,
    /// With the best play of both it is a draw, and no move wins.
    Draws,
    /// With the best play of both it loses by so many discs, and no move loses
    /// by fewer.
    LosesBy(u32),
    /// The disc goes into this corner.
    TakesCorner(Square),
    /// The rival will have no move.
    SkipsRival,
    /// The rival could take this empty corner, but not right after the move.
    DeniesCorner(Square),
    /// The rival will have no corner to take, as after so many of the other moves.
    GivesNoCorner(u32),
    /// At least so many discs of the mover can never be turned after it; before,
    /// fewer were known to be safe.
    Safe(u32),
    /// How many moves the rival will have, and how many the mover would have in
    /// the rival's place; these are more.
    LeavesMoves {
        /// The mover's.
        own: u32,
        /// The rival's.
        rival: u32,
    },
    /// It turns so many discs, and no move turns fewer.
    TurnsFew(u32),
    /// It turns so many discs, and no move turns more.
    TurnsMost(u32),
}

impl bots::Reason for Reason {
    fn nudge(&self) -> Sentence {
        let (es, en) = match self {
            Reason::WinsBy(_) | Reason::Wins => (
                "Cuenta hasta el final: la partida se puede ganar.",
                "Count to the end: the game can be won.",
            ),
            Reason::Draws => (
                "Cuenta hasta el final: se puede asegurar el empate.",
                "Count to the end: a draw can be made sure of.",
            ),
            Reason::LosesBy(_) => (
                "Cuenta hasta el final: si el rival no falla, solo queda perder por poco.",
                "Count to the end: if the rival makes no mistake, all that is left is to lose by little.",
            ),
            Reason::TakesCorner(_) => ("Mira las esquinas.", "Look at the corners."),
            Reason::SkipsRival => (
                "Mira qué puede jugar el rival después de ti.",
                "Look at what the rival can play after you.",
            ),
            Reason::DeniesCorner(_) => (
                "El rival tiene una esquina a tiro.",
                "The rival is about to take a corner.",
            ),
            Reason::GivesNoCorner(_) => (
                "Cuidado: hay jugadas que regalan una esquina.",
                "Careful: some moves give a corner away.",
            ),
            Reason::Safe(_) => (
                "Busca fichas que ya nadie pueda girar.",
                "Look for discs that nobody can turn any more.",
            ),
            Reason::LeavesMoves { .. } => (
                "Compara las jugadas que te quedarían con las del rival.",
                "Compare the moves you would have left with the rival’s.",
            ),
            Reason::TurnsFew(_) => (
                "Busca la jugada más discreta.",
                "Look for the quietest move.",
            ),
            Reason::TurnsMost(_) => (
                "Cuenta cuántas fichas gira cada jugada.",
                "Count how many discs each move turns.",
            ),
        };
        Sentence::new(es, en)
    }

    fn clause(&self) -> Sentence {
        match *self {
            Reason::WinsBy(margin) => {
                let (es, en) = discs(margin);
                Sentence::new(
                    format!("gana por {es} aunque el rival no falle"),
                    format!("wins by exactly {en} if the rival makes no mistake"),
                )
            }
            Reason::Wins => Sentence::new(
                "gana, haga lo que haga el rival",
                "wins whatever the rival does",
            ),
            Reason::Draws => Sentence::new(
                "asegura el empate, y ninguna da más",
                "makes sure of a draw, and none does better",
            ),
            Reason::LosesBy(margin) => {
                let (es, en) = discs(margin);
                Sentence::new(
                    format!("pierde por {es} si el rival no falla, y ninguna pierde por menos"),
                    format!("loses by {en} if the rival makes no mistake, and none loses by less"),
                )
            }
            Reason::TakesCorner(corner) => Sentence::new(
                format!("ocupa la esquina {corner}"),
                format!("takes the corner {corner}"),
            ),
            Reason::SkipsRival => Sentence::new(
                "deja al rival sin jugada",
                "leaves the rival without a move",
            ),
            Reason::DeniesCorner(corner) => Sentence::new(
                format!("impide que el rival ocupe ahora la esquina {corner}"),
                format!("keeps the rival from taking the corner {corner} now"),
            ),
            Reason::GivesNoCorner(1) => Sentence::new(
                "no le deja ninguna esquina al rival, y otra sí",
                "gives the rival no corner, as one other move would",
            ),
            Reason::GivesNoCorner(others) => Sentence::new(
                format!("no le deja ninguna esquina al rival, y otras {others} sí"),
                format!("gives the rival no corner, as {others} other moves would"),
            ),
            Reason::Safe(count) => {
                let (es, en) = discs(count);
                Sentence::new(
                    format!("te deja al menos {es} a salvo para siempre"),
                    format!("leaves you at least {en} safe for good"),
                )
            }
            Reason::LeavesMoves { own, rival } => {
                let (es, en) = moves(own);
                Sentence::new(
                    format!("te deja {es} y al rival {rival}"),
                    format!("leaves you {en} and the rival {rival}"),
                )
            }
            Reason::TurnsFew(count) => {
                let (es, en) = discs(count);
                Sentence::new(
                    format!("gira solo {es}, y ninguna gira menos"),
                    format!("turns only {en}, and none turns fewer"),
                )
            }
            Reason::TurnsMost(count) => {
                let (es, en) = discs(count);
                Sentence::new(
                    format!("gira {es}, y ninguna gira más"),
                    format!("turns {en}, and none turns more"),
                )
            }
        }
    }

    fn verdict(&self) -> Option<Sentence> {
        match *self {
            Reason::WinsBy(margin) => {
                let (es, en) = discs(margin);
                Some(Sentence::new(
                    format!("Con el mejor juego ganas por {es}."),
                    format!("With best play you win by {en}."),
                ))
            }
            Reason::Draws => Some(Sentence::new(
                "Con el mejor juego hay empate.",
                "With best play it is a draw.",
            )),
            Reason::LosesBy(margin) => {
                let (es, en) = discs(margin);
                Some(Sentence::new(
                    format!("Con el mejor juego pierdes por {es}."),
                    format!("With best play you lose by {en}."),
                ))
            }
            _ => None,
        }
    }
}

fn discs(count: u32) -> (String, String) {
    match count {
        1 => ("1 ficha".to_owned(), "1 disc".to_owned()),
        _ => (format!("{count} fichas"), format!("{count} discs")),
    }
}

fn moves(count: u32) -> (String, String) {
    match count {
        1 => ("1 jugada".to_owned(), "1 move".to_owned()),
        _ => (format!("{count} jugadas"), format!("{count} moves")),
    }
}
