//! Checks that a game's facts are plausible.

use std::time::{Duration, SystemTime};

use rules::{Facts, Game, Lang, Licence, Minutes, Text};

use crate::table::hold;

const YEAR: Duration = Duration::from_secs(31_556_952);
/// No game takes longer than a day.
const LONGEST: u16 = 24 * 60;

#[track_caller]
pub(crate) fn check<G: Game>() {
    for (law, holds) in laws(&G::ABOUT.facts) {
        hold::<G>(law, holds, || format!("{:?}", G::ABOUT.facts));
    }
}

fn laws(facts: &Facts) -> [(&'static str, bool); 5] {
    let names = [
        facts.designer,
        facts.publisher,
        facts.licence.map(|it| it.name),
    ];
    let texts = [facts.version, facts.notice].into_iter().flatten();
    let spoken = texts.flat_map(|text: Text| Lang::ALL.map(|lang| text.get(lang)));
    let mut said = names.into_iter().flatten().chain(spoken);
    let mut addresses = [facts.url, facts.licence.map(|Licence { url, .. }| url)]
        .into_iter()
        .flatten();
    [
        (
            "an age is between 3 and 99",
            facts.age.is_none_or(|age| (3..=99).contains(&age)),
        ),
        (
            "the shortest game is not longer than the longest",
            facts.minutes.is_none_or(|Minutes { least, most }| {
                1 <= least && least <= most && most <= LONGEST
            }),
        ),
        (
            "a rulebook is not from the future",
            facts
                .year
                .is_none_or(|year| (1900..=this_year()).contains(&year)),
        ),
        ("an address can be opened", addresses.all(is_address)),
        (
            "a fact has words",
            said.all(|words| !words.trim().is_empty()),
        ),
    ]
}

fn is_address(url: &str) -> bool {
    let rest = ["https://", "http://"]
        .iter()
        .find_map(|scheme| url.strip_prefix(scheme));
    rest.is_some_and(|rest| rest.contains('.') && !rest.contains(char::is_whitespace))
}

fn this_year() -> u16 {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    let years = since.unwrap_or_default().as_secs() / YEAR.as_secs();
    1970 + u16::try_from(years).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Fails unless exactly this law is broken.
    #[track_caller]
    fn check(facts: Facts, law: &str) {
        let broken = laws(&facts).into_iter().filter(|(_, holds)| !holds);
        let broken: Vec<_> = broken.map(|(law, _)| law).collect();
        assert_eq!(broken, [law], "{facts:?}");
    }

    #[test]
    fn implausible_facts_are_caught() {
        let age = |age| Facts {
            age: Some(age),
            ..Facts::NONE
        };
        check(age(2), "an age is between 3 and 99");
        check(age(100), "an age is between 3 and 99");
        for (least, most) in [(45, 15), (0, 15), (15, LONGEST + 1)] {
            let minutes = Some(Minutes { least, most });
            let facts = Facts {
                minutes,
                ..Facts::NONE
            };
            check(facts, "the shortest game is not longer than the longest");
        }
        for year in [213, this_year() + 1] {
            let facts = Facts {
                year: Some(year),
                ..Facts::NONE
            };
            check(facts, "a rulebook is not from the future");
        }
        for url in [
            "www.murmel.ch",
            "ftp://murmel.ch",
            "http://",
            "https://a b.ch",
        ] {
            let facts = Facts {
                url: Some(url),
                ..Facts::NONE
            };
            check(facts, "an address can be opened");
            let licence = Some(Licence { name: "MIT", url });
            let facts = Facts {
                licence,
                ..Facts::NONE
            };
            check(facts, "an address can be opened");
        }
        let notice = Some(Text::new("© 2002", " "));
        let facts = Facts {
            notice,
            ..Facts::NONE
        };
        check(facts, "a fact has words");
    }

    #[test]
    fn saying_nothing_is_plausible() {
        assert!(laws(&Facts::NONE).iter().all(|(_, holds)| *holds));
    }
}
