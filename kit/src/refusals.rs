//! What is not offered is refused: by a listed rule, in whole sentences, and without
//! changing anything.

use rules::{Game, Hosted, Lang, Refusal, Turn, common};

use crate::notation;
use crate::position::Position;
use crate::tally::Tally;

/// Tries every text at this position.
pub(crate) fn check<G: Hosted>(position: &Position<'_, G>, texts: &[String], tally: &mut Tally) {
    let mut scratch = position.game().clone();
    for text in texts {
        if let Some(refusal) = attempt(position, text, &mut scratch) {
            check_refusal(position, text, &refusal);
            tally.rules.insert(refusal.rule.code);
        }
    }
}

/// Tries a text on `scratch`, which equals the position's game before and after.
/// Returns the refusal, if there is one.
fn attempt<G: Hosted>(position: &Position<'_, G>, text: &str, scratch: &mut G) -> Option<Refusal> {
    let (table, game) = (position.table, position.game());
    let action = match text.parse::<G::Action>() {
        Ok(action) => action,
        Err(refusal) => return Some(refusal),
    };
    notation::check_reading(table, text, &action);
    if position.legal.contains(&action.to_string()) {
        return None;
    }
    let answer = scratch.play(&action);
    let Err(refusal) = answer else {
        let may = position.has_unlisted_moves();
        table.hold("only offered moves play", may, || {
            format!("{action} is not offered but plays")
        });
        scratch.clone_from(game);
        return None;
    };
    table.hold("a refused action changes nothing", scratch == game, || {
        format!("{action} was refused and left\n{scratch:?}\nof\n{game:?}")
    });
    let over = matches!(game.turn(), Turn::Over(_));
    let told = !over || *refusal.rule == common::GAME_OVER;
    table.hold("after the end everything is refused as such", told, || {
        format!("{action} was refused by {refusal:?}")
    });
    Some(refusal)
}

fn check_refusal<G: Hosted>(position: &Position<'_, G>, text: &str, refusal: &Refusal) {
    let table = position.table;
    if let Err(what) = sound::<G>(refusal) {
        table.broken("a refusal names a listed rule in whole sentences", &what);
    }
    for instead in &refusal.legal {
        let legal = position.legal.contains(instead) || plays(position, instead);
        table.hold("a refusal offers only legal actions", legal, || {
            format!("{text:?} was refused, offering “{instead}”")
        });
    }
}

/// Whether an unlisted action is still legal.
fn plays<G: Hosted>(position: &Position<'_, G>, text: &str) -> bool {
    let plays = |action: G::Action| position.game().clone().play(&action).is_ok();
    position.has_unlisted_moves() && text.parse().is_ok_and(plays)
}

/// Checks that a refusal can be shown to a player.
pub(crate) fn sound<G: Game>(refusal: &Refusal) -> Result<(), String> {
    let rule = refusal.rule;
    let listed = G::ABOUT.refusals.contains(&rule) || common::ALL.contains(&rule);
    if !listed {
        return Err(format!("“{}” is not listed in ABOUT.refusals", rule.code));
    }
    let filled = |hole: &str| match hole {
        "cells" => !refusal.cells.is_empty(),
        "legal" => !refusal.legal.is_empty(),
        place => place
            .parse()
            .is_ok_and(|place: usize| place < refusal.cells.len()),
    };
    for lang in Lang::ALL {
        let sentence = rule.sentence.get(lang);
        if sentence.trim().is_empty() || !holes(sentence).all(filled) {
            return Err(format!("a hole is left in “{sentence}” by {refusal:?}"));
        }
    }
    let told = refusal.cells.iter().chain(&refusal.legal);
    if told.flat_map(|text| text.chars()).any(char::is_control) {
        return Err(format!("a control character is in {refusal:?}"));
    }
    Ok(())
}

/// The placeholders in a sentence.
pub(crate) fn holes(sentence: &str) -> impl Iterator<Item = &str> {
    let opened = sentence.split('{').skip(1);
    opened.filter_map(|rest| rest.split('}').next())
}
