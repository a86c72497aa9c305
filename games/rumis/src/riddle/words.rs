//! A riddle in both languages.

use bots::{Riddle, Sentence};

use crate::{Action, Rumis};

/// Only the first of these moves brings this result; the other is the next best.
/// With the leads in points that they come to.
pub(super) fn ending(best: &(Action, i32), next: &(Action, i32)) -> Riddle<Rumis> {
    let goal = if best.1 > 0 {
        Sentence::new(
            "Gana la partida: solo una jugada lo consigue, responda lo que responda tu rival.",
            "Win the game: only one move does it, whatever your rival answers.",
        )
    } else {
        Sentence::new(
            "Salva el empate: solo una jugada lo consigue, responda lo que responda tu rival.",
            "Save the draw: only one move does it, whatever your rival answers.",
        )
    };
    let [good, bad] = [best.1, next.1].map(result);
    Riddle {
        answer: vec![best.0.clone()],
        goal,
        because: Sentence::new(
            format!(
                "Si los dos juegan lo mejor posible hasta la última piedra, con {} {}; con {}, lo mejor después, {}.",
                best.0, good.es, next.0, bad.es
            ),
            format!(
                "With best play by both to the last stone, {} {}; {}, the next best, {}.",
                best.0, good.en, next.0, bad.en
            ),
        ),
    }
}

/// Only this move leaves a cube that can be completed, in so many ways; so many
/// others do not.
pub(super) fn cube(answer: Action, ways: u64, others: usize) -> Riddle<Rumis> {
    let [es, en] = match ways {
        1 => [
            "queda 1 manera".to_owned(),
            "there is 1 way left".to_owned(),
        ],
        _ => [
            format!("quedan {ways} maneras"),
            format!("there are {ways} ways left"),
        ],
    };
    Riddle {
        goal: Sentence::new(
            "Coloca la única piedra, y en el único sitio, con la que el cubo todavía se puede completar.",
            "Place the only stone, in the only place, after which the cube can still be completed.",
        ),
        because: Sentence::new(
            format!(
                "Después de {answer} {es} de completar el cubo; después de cualquiera de las otras {others} jugadas, ninguna."
            ),
            format!(
                "After {answer} {en} to complete the cube; after any of the other {others} moves, none."
            ),
        ),
        answer: vec![answer],
    }
}

fn result(lead: i32) -> Sentence {
    let points = lead.abs();
    let [punto, point] = if points == 1 {
        ["punto", "point"]
    } else {
        ["puntos", "points"]
    };
    match lead {
        0 => Sentence::new("empatas", "draws"),
        1.. => Sentence::new(
            format!("ganas por {points} {punto}"),
            format!("wins by {points} {point}"),
        ),
        _ => Sentence::new(
            format!("pierdes por {points} {punto}"),
            format!("loses by {points} {point}"),
        ),
    }
}
