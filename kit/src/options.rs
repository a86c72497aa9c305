//! Every combination of options and seats, read from the options' JSON Schema.

use rules::options::{Choice, choices};
use rules::{Game, Setup};
use serde_json::{Map, Value, json};

use crate::refusals;
use crate::table::{broken, hold};
use crate::tally::Tally;

/// Every setup that the game's schema and player numbers allow and that starts.
/// Properties that are neither enumerations nor booleans keep their default.
#[track_caller]
pub(crate) fn setups<G: Game>(tally: &mut Tally) -> Vec<Setup<G::Options>> {
    check_defaults::<G>();
    let mut setups = Vec::new();
    for options in combinations(&choices::<G::Options>()) {
        let options = read::<G>(&options);
        for &seats in G::ABOUT.players {
            let options = options.clone();
            setups.push(Setup::new(seats, options));
        }
    }
    setups.retain(|setup| starts::<G>(setup, tally));
    for &seats in G::ABOUT.players {
        let playable = setups.iter().any(|setup| setup.seats == seats);
        hold::<G>("every number of players can play", playable, || {
            format!("no options go with {seats} seats")
        });
    }
    setups
}

/// Whether these options are compatible; if not, their refusal counts as met.
#[track_caller]
fn starts<G: Game>(setup: &Setup<G::Options>, tally: &mut Tally) -> bool {
    let Err(refusal) = G::start(setup) else {
        return true;
    };
    if let Err(what) = refusals::sound::<G>(&refusal) {
        let what = format!("{what}: {setup:?}");
        broken::<G>("options are refused by a listed rule", &what);
    }
    tally.rules.insert(refusal.rule.code);
    false
}

#[track_caller]
fn check_defaults<G: Game>() {
    let defaults = serde_json::from_value::<G::Options>(json!({})).ok();
    let same = defaults == Some(G::Options::default());
    hold::<G>("every option may be left out", same, || {
        format!("{{}} reads as {defaults:?}")
    });
    let unknown = serde_json::from_value::<G::Options>(json!({"no such option": 1}));
    hold::<G>("an unknown option is an error", unknown.is_err(), || {
        "deny_unknown_fields is missing".to_owned()
    });
}

#[track_caller]
fn read<G: Game>(options: &Value) -> G::Options {
    let read = match serde_json::from_value::<G::Options>(options.clone()) {
        Ok(read) => read,
        Err(error) => broken::<G>(
            "the schema offers only options that can be read",
            &format!("{options}: {error}"),
        ),
    };
    let again = serde_json::to_value(&read).and_then(serde_json::from_value::<G::Options>);
    let same = again.as_ref().is_ok_and(|again| *again == read);
    hold::<G>("options round-trip through JSON", same, || {
        format!("{options} reads back as {again:?}")
    });
    read
}

/// The Cartesian product of all options' values.
fn combinations(choices: &[Choice]) -> Vec<Value> {
    let mut combinations = vec![Map::new()];
    for choice in choices.iter().filter(|choice| !choice.values.is_empty()) {
        let with = |value: &Value| {
            let extended = combinations.iter().cloned().map(|mut combination| {
                combination.insert(choice.name.clone(), value.clone());
                combination
            });
            extended.collect::<Vec<_>>()
        };
        combinations = choice.values.iter().flat_map(with).collect();
    }
    combinations.into_iter().map(Value::Object).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_multiply_and_the_rest_keeps_its_default() {
        let choice = |name: &str, values: &[Value]| Choice {
            name: name.to_owned(),
            values: values.to_vec(),
            open: values.is_empty(),
        };
        let combinations = combinations(&[
            choice("size", &[json!(6), json!(8)]),
            choice("huff", &[json!(false), json!(true)]),
            choice("name", &[]),
        ]);
        assert_eq!(combinations.len(), 4);
        assert!(combinations.contains(&json!({"size": 6, "huff": true})));
    }

    #[test]
    fn no_options_are_one_combination() {
        assert_eq!(combinations(&[]), [json!({})]);
    }
}
