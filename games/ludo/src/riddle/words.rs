//! A riddle in both languages.

use bots::{Riddle, Sentence};

use super::Way;
use crate::{Action, Ludo};

/// The best way to play the dice, and the next best.
pub(super) fn race(best: Way, next: &Way) -> Riddle<Ludo> {
    let because = Sentence::new(
        format!(
            "Con {} ganas en el {} de los casos; con {}, lo mejor después, en el {}. Están contadas todas las tiradas \
             hasta el final.",
            listed(&best.actions, "y"),
            percent(&best, ",").replace('%', " %"),
            listed(&next.actions, "y"),
            percent(next, ",").replace('%', " %"),
        ),
        format!(
            "With {} you win {} of the time; with {}, the next best, {}. Every throw to the end of the game is counted.",
            listed(&best.actions, "and"),
            percent(&best, "."),
            listed(&next.actions, "and"),
            percent(next, "."),
        ),
    );
    Riddle {
        answer: best.actions,
        goal: Sentence::new(
            "Usa los dados de modo que la probabilidad de ganar la partida sea la mayor, si los dos seguís jugando lo \
             mejor posible.",
            "Use the dice so that your chance of winning the game is the greatest, if both play on as well as can be.",
        ),
        because,
    }
}

fn listed(actions: &[Action], and: &str) -> String {
    let texts: Vec<String> = actions.iter().map(ToString::to_string).collect();
    texts.join(&format!(" {and} "))
}

/// `61.3%`, with this for the point.
fn percent(way: &Way, point: &str) -> String {
    let percent = format!("{:.1}%", 100.0 * way.chance.least);
    percent.replace('.', point)
}
