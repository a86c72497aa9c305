//! Luck: weights are sound, every outcome resolves, and nothing else does.

use rules::{Audience, Chances, Game, Refusal, Rng, Turn};

use crate::position::Position;
use crate::table::Table;
use crate::tally::{Pool, Tally};
use crate::{notation, pick, probes, refusals};

/// The most outcomes that are resolved at one position.
const RESOLVED: usize = 64;
/// How many outcomes of other positions are tried.
const SEEN: usize = 16;

pub(crate) fn check<G: Game>(position: &Position<'_, G>, tally: &mut Tally, rng: &mut Rng) {
    let table = position.table;
    let chances = table.game.chances();
    table.hold(
        "the same game has the same odds",
        table.game.chances() == chances,
        || format!("{chances:?}"),
    );
    if table.game.turn() == Turn::Chance {
        check_audience(table);
        if let Chances::Listed(listed) = &chances {
            check_odds(table, listed);
            check_outcomes(table, listed, &mut tally.chances, rng);
        }
    } else {
        let idle = chances == Chances::Listed(Vec::new()) && table.game.roll(rng).is_none();
        table.hold("luck only moves in its turn", idle, || {
            format!("{:?}, yet luck may choose {chances:?}", table.game.turn())
        });
    }
    refuse_the_rest(table, &chances, tally, rng);
}

/// Draws an outcome of luck.
pub(crate) fn roll<G: Game>(table: &Table<G>, luck: &mut Rng) -> G::Chance {
    let Some(chance) = table.game.roll(luck) else {
        table.broken("luck moves in its turn", &"nothing was rolled");
    };
    notation::check_chance(table, &chance);
    if let Chances::Listed(listed) = table.game.chances() {
        let found = listed.iter().any(|(listed, _)| *listed == chance);
        table.hold("rolled outcomes are listed", found, || {
            format!("{chance} was rolled from {listed:?}")
        });
    }
    chance
}

fn check_audience<G: Game>(table: &Table<G>) {
    if let Audience::Only(seat) = table.game.audience() {
        table.hold(
            "luck deals only to seats at the table",
            seat.index() < table.setup.seats,
            || format!("{seat} would be told"),
        );
    }
}

fn check_odds<G: Game>(table: &Table<G>, listed: &[(G::Chance, u32)]) {
    let total: u64 = listed.iter().map(|(_, odds)| u64::from(*odds)).sum();
    let positive = listed.iter().all(|(_, odds)| *odds > 0);
    let sound = !listed.is_empty() && positive && u32::try_from(total).is_ok();
    table.hold("odds are positive and add up below 2^32", sound, || {
        format!("{listed:?}")
    });
    let mut texts: Vec<_> = listed
        .iter()
        .map(|(chance, _)| chance.to_string())
        .collect();
    texts.sort();
    texts.dedup();
    table.hold(
        "listed outcomes are distinct",
        texts.len() == listed.len(),
        || format!("{listed:?}"),
    );
}

fn check_outcomes<G: Game>(
    table: &Table<G>,
    listed: &[(G::Chance, u32)],
    pool: &mut Pool,
    rng: &mut Rng,
) {
    for (chance, _) in pick::some_of(listed, RESOLVED, rng) {
        notation::check_chance(table, chance);
        let mut next = table.game.clone();
        if let Err(refusal) = next.resolve(chance) {
            let what = format!("{chance} was refused: {refusal:?}");
            table.broken("offered outcomes resolve", &what);
        }
        table.hold("an outcome changes the game", next != table.game, || {
            format!("{chance} changed nothing")
        });
        pool.add(&chance.to_string(), rng);
    }
}

/// Outcomes of other positions and misspelt ones are refused unless they are offered
/// here.
fn refuse_the_rest<G: Game>(
    table: &Table<G>,
    chances: &Chances<G::Chance>,
    tally: &mut Tally,
    rng: &mut Rng,
) {
    let mut texts = tally.chances.sample(SEEN, rng);
    let slips: Vec<_> = texts
        .iter()
        .map(|text| probes::slip(text, text, rng))
        .collect();
    texts.extend(slips);
    for text in texts {
        let refusal = match text.parse::<G::Chance>() {
            Err(refusal) => refusal,
            Ok(chance) => match attempt(table, chances, &text, &chance) {
                Some(refusal) => refusal,
                None => continue,
            },
        };
        if let Err(what) = refusals::sound::<G>(&refusal) {
            table.broken("an outcome is refused by a listed rule", &what);
        }
        tally.rules.insert(refusal.rule.code);
    }
}

fn attempt<G: Game>(
    table: &Table<G>,
    chances: &Chances<G::Chance>,
    text: &str,
    chance: &G::Chance,
) -> Option<Refusal> {
    let canonical = chance.to_string() == text;
    table.hold("an outcome has one spelling", canonical, || {
        format!("{text:?} reads as “{chance}”")
    });
    let mut next = table.game.clone();
    let answer = next.resolve(chance);
    if let Chances::Listed(listed) = chances {
        let offered = listed.iter().any(|(listed, _)| listed == chance);
        table.hold(
            "only offered outcomes resolve",
            offered == answer.is_ok(),
            || format!("{chance}: offered {offered}, answered {answer:?}"),
        );
    }
    let unchanged = answer.is_ok() || next == table.game;
    table.hold("a refused outcome changes nothing", unchanged, || {
        format!("{chance} was refused and left {next:?}")
    });
    answer.err()
}
