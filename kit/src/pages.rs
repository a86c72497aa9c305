//! What a game says about itself: metadata, sentences and rules pages.

use std::collections::BTreeSet;

use rules::{Game, Lang, Rule, common};

use crate::refusals::holes;
use crate::table::hold;

#[track_caller]
pub(crate) fn check<G: Game>() {
    check_about::<G>();
    check_codes::<G>();
    for rule in G::ABOUT.refusals {
        check_sentences::<G>(rule);
    }
    for lang in Lang::ALL {
        for code in codes::<G>() {
            check_anchor::<G>(lang, code);
        }
    }
    let [es, en] = Lang::ALL.map(|lang| headings(G::ABOUT.rules.get(lang)));
    hold::<G>("both rules pages have the same sections", es == en, || {
        format!("levels of the headings: es {es:?}, en {en:?}")
    });
}

/// The codes that each rules page must explain.
fn codes<G: Game>() -> Vec<&'static str> {
    let own = G::ABOUT.refusals.iter().copied();
    let mut rules: Vec<&Rule> = own.collect();
    rules.extend([&common::GAME_OVER, &common::UNREADABLE]);
    if G::ABOUT.chance {
        rules.push(&common::NOT_DUE);
    }
    rules.iter().map(|rule| rule.code).collect()
}

#[track_caller]
fn check_about<G: Game>() {
    let about = G::ABOUT;
    let named = !about.id.is_empty() && about.id.bytes().all(|b| b.is_ascii_lowercase());
    hold::<G>("a game's id is lower-case ASCII", named, || {
        about.id.to_owned()
    });
    let players = about.players;
    let ascending = !players.is_empty() && players.windows(2).all(|pair| pair[0] < pair[1]);
    hold::<G>("player numbers ascend", ascending, || {
        format!("{players:?}")
    });
    let most = players.last().copied().unwrap_or_default();
    hold::<G>("every seat has a name", about.seats.len() >= most, || {
        format!("{most} players, seats {:?}", about.seats)
    });
    let texts = about.seats.iter().chain([&about.blurb, &about.rules]);
    let spoken = |text: &rules::Text| {
        Lang::ALL
            .iter()
            .all(|&lang| !text.get(lang).trim().is_empty())
    };
    hold::<G>("nothing is left unsaid", texts.clone().all(spoken), || {
        format!("{:?} {:?}", about.blurb, about.seats)
    });
}

#[track_caller]
fn check_codes<G: Game>() {
    let own = G::ABOUT.refusals.iter();
    let codes: Vec<&str> = own.chain(common::ALL).map(|rule| rule.code).collect();
    for (place, code) in codes.iter().enumerate() {
        let kebab = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-';
        let well_formed = !code.is_empty() && code.bytes().all(kebab);
        let unique = !codes[..place].contains(code);
        hold::<G>(
            "codes are kebab-case and distinct",
            well_formed && unique,
            || format!("“{code}”"),
        );
    }
}

#[track_caller]
fn check_sentences<G: Game>(rule: &Rule) {
    let [es, en] = Lang::ALL.map(|lang| rule.sentence.get(lang));
    let spoken = !es.trim().is_empty() && !en.trim().is_empty();
    hold::<G>("every refusal has its sentences", spoken, || {
        rule.code.to_owned()
    });
    let [es_holes, en_holes] = [es, en].map(|it| holes(it).collect::<BTreeSet<_>>());
    let same = es_holes == en_holes;
    hold::<G>("both sentences have the same holes", same, || {
        format!("“{es}” and “{en}”")
    });
}

/// Each code is an anchor of the page, exactly once, with text after it.
#[track_caller]
fn check_anchor<G: Game>(lang: Lang, code: &str) {
    let anchor = format!("<a id=\"{code}\"></a>");
    let parts: Vec<&str> = G::ABOUT.rules.get(lang).split(&anchor).collect();
    hold::<G>(
        "the rules page explains every refusal",
        parts.len() == 2,
        || {
            format!(
                "{lang}: the anchor {anchor} stands {} times",
                parts.len() - 1
            )
        },
    );
    let paragraph = parts[1].split("<a id=").next().unwrap_or_default();
    hold::<G>(
        "an anchor has its paragraph",
        !paragraph.trim().is_empty(),
        || format!("{lang}: nothing is written at {anchor}"),
    );
}

/// The levels of a page's headings, in order.
fn headings(page: &str) -> Vec<usize> {
    let level = |line: &str| line.find(|c| c != '#').unwrap_or(line.len());
    let levels = page.lines().map(level);
    levels.filter(|&level| level > 0).collect()
}
