//! What speaks for a move, first as facts, then in words.

use bots::Sentence;

use crate::{Square, Tiles};

/// One thing that speaks for a move. Words are those of the list.
#[derive(Debug, Clone, PartialEq)]
pub enum Reason {
    /// In an ending that was solved: wins by so many points if both play their
    /// best from there on.
    WinsBy(i32),
    /// In an ending that was solved: shares the win if both play their best.
    Shares,
    /// In an ending that was solved: loses by so many, and no move by fewer.
    LosesBy(i32),
    /// Ends the game; the others' tiles are worth so much.
    GoesOut(i32),
    /// Lays seven tiles for so many points.
    LaysAll(i32),
    /// Scores so many points, and no word scores more.
    MostPoints(i32),
    /// Scores so many points.
    Scores(i32),
    /// Covers this red square.
    CoversRed(Square),
    /// These tiles stay on the rack.
    Keeps(Tiles),
    /// Brings no red square within reach of a rack of seven.
    OpensNoRed,
    /// There is no word to lay.
    NoWord,
    /// A change or a pass, and no word scores more than this.
    GivesUp(i32),
    /// A challenge of this word, which is not in the list.
    NotInList(String),
    /// All words laid last are in the list.
    AllInList,
    /// A challenge loses nothing.
    CostsNothing,
}

impl bots::Reason for Reason {
    fn nudge(&self) -> Sentence {
        match self {
            Reason::WinsBy(_) | Reason::Shares | Reason::LosesBy(_) => Sentence::new(
                "La bolsa está vacía: ya sabes qué fichas tiene el rival.",
                "The pool is empty: you know which tiles the rival holds.",
            ),
            Reason::GoesOut(_) => Sentence::new(
                "Cuenta cuántas fichas te quedan.",
                "Count how many tiles you have left.",
            ),
            Reason::LaysAll(_) => Sentence::new(
                "Mira si puedes poner las siete fichas de una vez.",
                "See whether all seven tiles can go down at once.",
            ),
            Reason::MostPoints(_) | Reason::Scores(_) => Sentence::new(
                "Busca puntos: los premios y las letras que más valen.",
                "Look for points: premiums and the letters worth most.",
            ),
            Reason::CoversRed(_) => {
                Sentence::new("Mira las casillas rojas.", "Look at the red squares.")
            }
            Reason::Keeps(_) => Sentence::new(
                "Piensa en las fichas con las que te quedas.",
                "Think of the tiles that you keep.",
            ),
            Reason::OpensNoRed => Sentence::new(
                "Cuidado con las casillas rojas que dejas a tiro.",
                "Mind the red squares that you leave within reach.",
            ),
            Reason::NoWord | Reason::GivesUp(_) => Sentence::new(
                "Puede que no sea turno de poner una palabra.",
                "This may not be a turn for laying a word.",
            ),
            Reason::NotInList(_) | Reason::AllInList | Reason::CostsNothing => Sentence::new(
                "Lee bien todas las palabras que se acaban de formar.",
                "Read all the words that have just been formed.",
            ),
        }
    }

    fn clause(&self) -> Sentence {
        match self {
            Reason::WinsBy(margin) => Sentence::new(
                format!("gana por {margin} exactos si nadie falla"),
                format!("wins by exactly {margin} if nobody errs"),
            ),
            Reason::Shares => Sentence::new(
                "termina en empate si nadie falla",
                "ends in a draw if nobody errs",
            ),
            Reason::LosesBy(margin) => Sentence::new(
                format!("pierde por {margin}, lo menos posible si el rival no falla"),
                format!("loses by {margin}, the least possible if the rival does not err"),
            ),
            Reason::GoesOut(0) => Sentence::new("cierra la partida", "goes out"),
            Reason::GoesOut(paid) => Sentence::new(
                format!(
                    "cierra la partida cobrando {} por las fichas ajenas",
                    puntos(*paid)
                ),
                format!("goes out with {} for the others’ tiles", points(*paid)),
            ),
            Reason::LaysAll(all) => Sentence::new(
                format!("pone las siete fichas por {}", puntos(*all)),
                format!("lays all seven tiles for {}", points(*all)),
            ),
            Reason::MostPoints(most) => Sentence::new(
                format!("da {} (ninguna palabra da más)", puntos(*most)),
                format!("scores {} (no word scores more)", points(*most)),
            ),
            Reason::Scores(some) => Sentence::new(
                format!("da {}", puntos(*some)),
                format!("scores {}", points(*some)),
            ),
            Reason::CoversRed(square) => Sentence::new(
                format!("cubre la casilla roja {square}"),
                format!("covers the red square {square}"),
            ),
            Reason::Keeps(tiles) => Sentence::new(
                format!("deja {tiles} en el atril"),
                format!("leaves {tiles} on the rack"),
            ),
            Reason::OpensNoRed => {
                Sentence::new("no abre ninguna casilla roja", "opens no red square")
            }
            Reason::NoWord => Sentence::new(
                "es lo que queda cuando no se puede poner ninguna palabra",
                "is what is left when no word can be laid",
            ),
            Reason::GivesUp(most) => Sentence::new(
                format!("renuncia a palabras que dan como mucho {}", puntos(*most)),
                format!("gives up words that score {} at most", points(*most)),
            ),
            Reason::NotInList(word) => Sentence::new(
                format!("impugna {word}, que no está en la lista"),
                format!("challenges {word}, which is not in the list"),
            ),
            Reason::AllInList => Sentence::new(
                "acepta palabras que están todas en la lista",
                "accepts words that are all in the list",
            ),
            Reason::CostsNothing => Sentence::new(
                "no cuesta nada aunque la palabra sea buena",
                "costs nothing even if the word is good",
            ),
        }
    }
}

fn puntos(count: i32) -> String {
    let noun = if count == 1 { "punto" } else { "puntos" };
    format!("{count} {noun}")
}

fn points(count: i32) -> String {
    let noun = if count == 1 { "point" } else { "points" };
    format!("{count} {noun}")
}
