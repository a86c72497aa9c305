//! A riddle in both languages.

use bots::{Riddle, Sentence};
use rules::Text;

use crate::bot::words::{name, token};
use crate::notation::DRAWN;
use crate::tokens::Colour;
use crate::{Action, Airam};

/// Only the first of these actions makes this certain; the other is the next
/// best. With the leads in points that they make certain.
pub(super) fn certain(
    table: &Airam,
    (best, lead): (Action, i32),
    (next, less): (Action, i32),
) -> Riddle<Airam> {
    let task = task(table.to_place());
    let aim = if lead > 0 {
        Text::new("ganes con toda seguridad", "you are certain to win")
    } else {
        Text::new("no puedas perder", "you cannot lose")
    };
    let whatever = if table.cup.len() > DRAWN {
        Text::new(
            "tenga lo que tenga tu rival, saque lo que saque y haga lo que haga",
            "whatever your rival holds, draws and does",
        )
    } else {
        Text::new(
            "tenga lo que tenga tu rival y haga lo que haga",
            "whatever your rival holds and does",
        )
    };
    let goal = Sentence::new(
        format!("{} {}, {}.", task.es, aim.es, whatever.es),
        format!("{} {}, {}.", task.en, aim.en, whatever.en),
    );
    let ([best_way, next_way], sure, worse) = ([way(best), way(next)], sure(lead), possible(less));
    Riddle {
        answer: vec![best],
        goal,
        because: Sentence::new(
            format!(
                "{} {}. De las demás jugadas ninguna lo asegura: {} {}.",
                capital(&best_way.es),
                sure.es,
                next_way.es,
                worse.es
            ),
            format!(
                "{} {}. Nothing else makes sure of that: {} {}.",
                capital(&best_way.en),
                sure.en,
                next_way.en,
                worse.en
            ),
        ),
    }
}

/// What there is to do, up to what for.
fn task(to_place: Option<Colour>) -> Sentence {
    match to_place {
        None => Sentence::new(
            "Guarda una ficha y da otra de modo que",
            "Keep one token and give another so that",
        ),
        Some(colour) => {
            let token = token(colour);
            Sentence::new(
                format!("Coloca la {} de modo que", token.es),
                format!("Place the {} so that", token.en),
            )
        }
    }
}

fn way(action: Action) -> Sentence {
    match action {
        Action::Keep { keep, give } => Sentence::new(
            format!("guardando {} y dando {}", name(keep).es, name(give).es),
            format!("keeping {} and giving {}", name(keep).en, name(give).en),
        ),
        Action::Place(square) => Sentence::new(format!("en {square}"), format!("on {square}")),
    }
}

fn sure(lead: i32) -> Sentence {
    if lead == 0 {
        return Sentence::new("empatas como poco", "you draw at the very least");
    }
    let points = points(lead);
    Sentence::new(
        format!("ganas por {} como poco", points.es),
        format!("you win by {} at the very least", points.en),
    )
}

fn possible(lead: i32) -> Sentence {
    if lead == 0 {
        return Sentence::new("podrías acabar en empate", "you might end with a draw");
    }
    let points = points(-lead);
    Sentence::new(
        format!("podrías perder por {}", points.es),
        format!("you might lose by {}", points.en),
    )
}

fn points(many: i32) -> Sentence {
    match many {
        1 => Sentence::new("1 punto", "1 point"),
        _ => Sentence::new(format!("{many} puntos"), format!("{many} points")),
    }
}

fn capital(words: &str) -> String {
    let mut letters = words.chars();
    let first = letters.next().map(|letter| letter.to_ascii_uppercase());
    first.into_iter().chain(letters).collect()
}
