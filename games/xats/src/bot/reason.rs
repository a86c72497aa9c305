//! What XATS bots can say in favour of a move.

use bots::Sentence;

/// A fact about the position and the move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// It wins: as many points on top as pieces in reserve.
    Equals(u32),
    /// It wins: the others have nothing to play.
    LastIn,
    /// Whatever the rival does, it wins in this turn of its own at the latest,
    /// counting the present one. Two players.
    WinsIn(u32),
    /// The rival wins whatever is played, but not before this turn of its own.
    /// Two players.
    HoldsOut(u32),
    /// After so few moves of all there are the next player cannot win at once,
    /// and this is one of them.
    Denies {
        /// How many do not let the next player win at once.
        safe: u32,
        /// How many moves there are.
        of: u32,
    },
    /// If nothing changed, so many actions would win next turn.
    Threatens(u32),
    /// It destroys a tower in which so many pieces of one's own were.
    TakesBack(u32),
    /// It covers or removes so many points that rivals showed.
    Hides(u32),
    /// It brings points and reserve closer together: so they are afterwards.
    Nears {
        /// The points on top.
        points: u32,
        /// The pieces in reserve.
        reserve: u32,
    },
}

impl bots::Reason for Reason {
    fn nudge(&self) -> Sentence {
        let (es, en) = match self {
            Reason::Equals(_) => (
                "Puedes ganar ahora mismo: compara tus puntas con tu reserva.",
                "You can win right now: compare your points with your reserve.",
            ),
            Reason::LastIn => (
                "Puedes ganar ahora mismo: mira cuántas piezas les quedan a los demás.",
                "You can win right now: look at how many pieces the others have left.",
            ),
            Reason::WinsIn(_) => (
                "La victoria es tuya si no te sales del camino.",
                "The win is yours if you keep to the path.",
            ),
            Reason::HoldsOut(_) => (
                "El rival puede ganar hagas lo que hagas: pónselo difícil.",
                "The rival can win whatever you do: make it hard.",
            ),
            Reason::Denies { .. } => (
                "Fíjate en cómo podría ganar el siguiente jugador.",
                "Look at how the next player might win.",
            ),
            Reason::Threatens(_) => (
                "Piensa en cómo podrías ganar en tu próximo turno.",
                "Think of how you might win on your next turn.",
            ),
            Reason::TakesBack(_) => (
                "Tienes piezas en una torre que se puede destruir.",
                "You have pieces in a tower that can be destroyed.",
            ),
            Reason::Hides(_) => (
                "Mira las puntas que tienen a la vista los demás.",
                "Look at the points that the others have in sight.",
            ),
            Reason::Nears { .. } => (
                "Compara tus puntas a la vista con las piezas de tu reserva.",
                "Compare your points in sight with the pieces in your reserve.",
            ),
        };
        Sentence::new(es, en)
    }

    fn clause(&self) -> Sentence {
        let (es, en) = match *self {
            Reason::Equals(number) => (
                format!("gana con {} y {}", puntas(number), piezas(number)),
                format!("wins with {} and {}", points(number), pieces(number)),
            ),
            Reason::LastIn => (
                "gana, porque nadie más tiene con qué jugar".into(),
                "wins, as nobody else has anything to play".into(),
            ),
            Reason::WinsIn(turns) => (
                format!("fuerza la victoria en {turns} turnos como mucho, contando este"),
                format!("forces a win in {turns} turns at most, counting this one"),
            ),
            Reason::HoldsOut(1) => (
                "no impide que el rival gane en su próximo turno, como tampoco ninguna otra".into(),
                "does not stop the rival from winning next turn, and neither does any other".into(),
            ),
            Reason::HoldsOut(turns) => (
                format!("resiste hasta el turno {turns} del rival, que puede ganar de todos modos"),
                format!("holds out until turn {turns} of the rival, who can win in any case"),
            ),
            Reason::Denies { safe: 1, of } => (
                format!("es la única de {of} que no deja ganar enseguida al siguiente jugador"),
                format!("is the only one of {of} that does not let the next player win at once"),
            ),
            Reason::Denies { safe, of } => (
                format!(
                    "es una de las {safe}, entre {of}, que no dejan ganar enseguida al siguiente jugador"
                ),
                format!("is one of the {safe} in {of} that do not let the next player win at once"),
            ),
            Reason::Threatens(1) => (
                "amenaza con ganar en el próximo turno".into(),
                "threatens to win next turn".into(),
            ),
            Reason::Threatens(ways) => (
                format!("amenaza con ganar en el próximo turno de {ways} maneras"),
                format!("threatens to win next turn in {ways} ways"),
            ),
            Reason::TakesBack(1) => (
                "te devuelve una pieza a la reserva".into(),
                "brings a piece back to your reserve".into(),
            ),
            Reason::TakesBack(number) => (
                format!("te devuelve {number} piezas a la reserva"),
                format!("brings {number} pieces back to your reserve"),
            ),
            Reason::Hides(1) => (
                "quita de la vista una punta rival".into(),
                "takes a rival point out of sight".into(),
            ),
            Reason::Hides(number) => (
                format!("quita de la vista {number} puntas rivales"),
                format!("takes {number} rival points out of sight"),
            ),
            Reason::Nears {
                points: shown,
                reserve,
            } => (
                format!("te deja con {} y {}", puntas(shown), piezas(reserve)),
                format!("leaves you with {} and {}", points(shown), pieces(reserve)),
            ),
        };
        Sentence { es, en }
    }
}

fn puntas(number: u32) -> String {
    match number {
        1 => "1 punta a la vista".into(),
        _ => format!("{number} puntas a la vista"),
    }
}

fn piezas(number: u32) -> String {
    match number {
        1 => "1 pieza en la reserva".into(),
        _ => format!("{number} piezas en la reserva"),
    }
}

fn points(number: u32) -> String {
    match number {
        1 => "1 point in sight".into(),
        _ => format!("{number} points in sight"),
    }
}

fn pieces(number: u32) -> String {
    match number {
        1 => "1 piece in reserve".into(),
        _ => format!("{number} pieces in reserve"),
    }
}
