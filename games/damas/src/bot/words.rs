//! The reasons in words.

use bots::Sentence;
use rules::Seat;

use super::Reason;
use crate::Ending;

impl bots::Reason for Reason {
    fn nudge(&self) -> Sentence {
        let (es, en) = match *self {
            Reason::Wins => ("La partida se puede ganar ya.", "The game can be won now."),
            Reason::WinsNext => (
                "La partida se puede ganar en dos turnos.",
                "The game can be won in two turns.",
            ),
            Reason::Draws(_) => ("Piensa en las tablas.", "Think of a draw."),
            Reason::Huffs(_) => (
                "El rival podía comer y no lo ha hecho.",
                "The rival could capture and has not.",
            ),
            Reason::Forces { .. } => (
                "¿Qué pasaría si el rival tuviera que comer?",
                "What would happen if the rival had to capture?",
            ),
            Reason::Takes { .. } => ("Hay algo que comer.", "There is something to capture."),
            Reason::KeepsFromHuff { piece, rival } => {
                let (es, en) = named(rival);
                return Sentence::new(
                    format!("Si dejas la pieza de la {piece} donde está, {es} pueden soplarla."),
                    format!("If you leave {piece} where it is, {en} can huff it."),
                );
            }
            Reason::Crowns(_) => (
                "Un peón puede llegar al final.",
                "A man can reach the far row.",
            ),
            Reason::Risks(_) => (
                "A veces conviene arriesgar una falta.",
                "Sometimes an offence is worth the risk.",
            ),
            Reason::Escapes { piece, rival } => {
                let (es, en) = named(rival);
                return Sentence::new(
                    format!("Si dejas la pieza de la {piece} donde está, {es} pueden comerla."),
                    format!("If you leave {piece} where it is, {en} can take it."),
                );
            }
            Reason::Offers { .. } => (
                "Cuenta el cambio hasta el final: no todo lo que se da se pierde.",
                "Count the exchange to its end: not all that is given is lost.",
            ),
            Reason::Threatens(_) => (
                "Busca una amenaza que no tenga respuesta.",
                "Look for a threat that has no answer.",
            ),
            Reason::Safe { .. } => (
                "Mira qué podría comer el rival después de cada jugada.",
                "See what the rival could capture after each move.",
            ),
            Reason::Nears { .. } => (
                "Mira qué peón puede llegar lejos.",
                "See which man can get far.",
            ),
            Reason::Cramps(_) => (
                "Cuenta las jugadas que le quedan al rival.",
                "Count the moves that the rival has left.",
            ),
            Reason::Guards(_) => ("Cuida la fila de atrás.", "Mind your back row."),
            Reason::Leaves { .. } => (
                "Cuenta las piezas y compara las jugadas.",
                "Count the pieces and compare the moves.",
            ),
        };
        Sentence::new(es, en)
    }

    fn clause(&self) -> Sentence {
        match *self {
            Reason::Wins => Sentence::new("gana la partida", "wins the game"),
            Reason::WinsNext => Sentence::new(
                "permite ganar en el próximo turno, responda lo que responda el rival",
                "lets you win next turn, whatever the rival answers",
            ),
            Reason::Draws(ending) => draws(ending),
            Reason::Huffs(piece) => Sentence::new(
                format!("sopla la pieza de la {piece}, que podía comer y no lo hizo"),
                format!("huffs the piece on {piece}, which could have captured"),
            ),
            Reason::Forces { captures, back } => forces(captures, back),
            Reason::Takes { pieces, kings } => takes(pieces, kings),
            Reason::KeepsFromHuff { piece, .. } => Sentence::new(
                format!("libra del soplo a la pieza de la {piece}"),
                format!("keeps {piece} from being huffed"),
            ),
            Reason::Crowns(at) => Sentence::new(
                format!("corona una dama en la {at}"),
                format!("makes a king on {at}"),
            ),
            Reason::Risks(piece) => Sentence::new(
                format!(
                    "es una falta, así que el rival puede soplar la {piece} u obligarte a comer"
                ),
                format!("is an offence, so that the rival can huff {piece} or make you capture"),
            ),
            Reason::Escapes { piece, .. } => Sentence::new(
                format!("pone a salvo la pieza de la {piece}"),
                format!("takes the piece on {piece} out of danger"),
            ),
            Reason::Offers { lost, back } => offers(lost, back),
            Reason::Threatens(pieces) => Sentence::new(
                format!(
                    "no deja nada que comer y, haga lo que haga el rival, después puedes comer {}",
                    piezas(pieces)
                ),
                format!(
                    "leaves nothing to capture and, whatever the rival does, lets you take {} next",
                    some(pieces)
                ),
            ),
            Reason::Safe { safe, choices } => is_safe(safe, choices),
            Reason::Nears { steps, .. } => Sentence::new(
                format!(
                    "deja un peón a {} de coronarse",
                    counted(steps, "un paso", "pasos")
                ),
                format!(
                    "brings a man within {} of being crowned",
                    counted(steps, "one step", "steps")
                ),
            ),
            Reason::Cramps(moves) => Sentence::new(
                format!(
                    "deja al rival {} para elegir",
                    counted(moves, "una sola jugada", "jugadas")
                ),
                format!(
                    "leaves the rival {} to choose from",
                    counted(moves, "a single move", "moves")
                ),
            ),
            Reason::Guards(men) => Sentence::new(
                format!("conserva {men} peones en la fila de atrás"),
                format!("keeps {men} men on the back row"),
            ),
            Reason::Leaves { own, rival } => Sentence::new(
                format!(
                    "te deja con {} contra {rival}",
                    counted(own as usize, "una pieza", "piezas")
                ),
                format!(
                    "leaves you {} against {rival}",
                    counted(own as usize, "one piece", "pieces")
                ),
            ),
        }
    }
}

/// Who would do it, as the subject of a sentence.
fn named(rival: Seat) -> (&'static str, &'static str) {
    [("las blancas", "White"), ("las negras", "Black")][rival.index()]
}

/// One of something, or several.
fn counted(count: usize, one: &str, several: &str) -> String {
    match count {
        1 => one.to_owned(),
        _ => format!("{count} {several}"),
    }
}

fn piezas(count: u32) -> String {
    counted(count as usize, "una pieza", "piezas")
}

fn some(count: u32) -> String {
    counted(count as usize, "a piece", "pieces")
}

fn draws(ending: Ending) -> Sentence {
    match ending {
        Ending::Repetition => Sentence::new(
            "hace tablas, porque la posición se da por tercera vez",
            "makes a draw, for the position stands for the third time",
        ),
        Ending::Peace => Sentence::new(
            "hace tablas, porque son 80 jugadas sin comer ni mover un peón",
            "makes a draw, for it is 80 moves without a capture or a man’s move",
        ),
        Ending::OnlyKings | Ending::NoPieces(_) | Ending::NoMove(_) => Sentence::new(
            "hace tablas, porque es la décima jugada con solo damas",
            "makes a draw, for it is the tenth move with only kings",
        ),
    }
}

fn forces(captures: u32, back: u32) -> Sentence {
    if back == 0 {
        let count = |one, several| counted(captures as usize, one, several);
        return Sentence::new(
            format!(
                "obliga al rival a comer, con {}",
                count("una sola captura posible", "capturas posibles")
            ),
            format!(
                "makes the rival capture, with {} to choose from",
                count("a single way", "ways")
            ),
        );
    }
    Sentence::new(
        format!(
            "obliga al rival a comer y, coma lo que coma, después puedes comer {}",
            piezas(back)
        ),
        format!(
            "makes the rival capture and then, whichever way it does, lets you take {} back",
            some(back)
        ),
    )
}

fn takes(pieces: u32, kings: u32) -> Sentence {
    let men = pieces - kings;
    let (es, en) = match (men, kings) {
        (_, 0) => (
            counted(men as usize, "un peón", "peones"),
            counted(men as usize, "a man", "men"),
        ),
        (0, _) => (
            counted(kings as usize, "una dama", "damas"),
            counted(kings as usize, "a king", "kings"),
        ),
        _ => (
            format!(
                "{pieces} piezas, entre ellas {}",
                counted(kings as usize, "una dama", "damas")
            ),
            format!(
                "{pieces} pieces, {} among them",
                counted(kings as usize, "a king", "kings")
            ),
        ),
    };
    Sentence::new(format!("come {es}"), format!("takes {en}"))
}

fn offers(lost: u32, back: u32) -> Sentence {
    let (hasta, up_to) = match lost {
        1 => ("", ""),
        _ => ("hasta ", "up to "),
    };
    Sentence::new(
        format!(
            "deja que el rival coma {hasta}{}, pero después, coma lo que coma, puedes comer {}",
            piezas(lost),
            piezas(back)
        ),
        format!(
            "lets the rival take {up_to}{} but then, whichever way it does, lets you take {} back",
            some(lost),
            some(back)
        ),
    )
}

fn is_safe(safe: usize, choices: usize) -> Sentence {
    match safe {
        1 => Sentence::new(
            format!("no deja nada que comer, y es la única de las {choices} que lo consigue"),
            format!("leaves nothing to capture, the only one of the {choices} that does"),
        ),
        _ => Sentence::new(
            format!("no deja nada que comer, como solo {safe} de las {choices} jugadas"),
            format!("leaves nothing to capture, as only {safe} of the {choices} moves do"),
        ),
    }
}
