//! The game against a second one written straight from the rules, at every
//! position of random games.

pub(crate) mod naive;
mod twin;

use std::collections::BTreeSet;

use ideograma::{Action, Ideograma};
use naive::Play;
use rules::{Game, Luck, Rng, Turn};
use serde_json::json;
use twin::{Next, Twin};

use crate::small;

const WHOLE: &str = include_str!("whole_game.txt");

/// Words that are in no list, to be laid and challenged.
const WRONG: [&str; 6] = ["OSE", "LAA", "TERO", "ISA", "RARA", "EDO"];

#[test]
fn both_play_the_same_game() {
    let mut ends = BTreeSet::new();
    for seed in 0..8 {
        for seats in 2..=4 {
            let (auto, premiums) = (seed % 2 == 0, seed % 4 < 2);
            ends.insert(play_one(seed, seats, auto, premiums));
        }
    }
    let met = ["out after an answer", "stuck"];
    assert_eq!(ends, met.into(), "a player goes out at random");
}

/// A game between good players, in which both blanks and whole racks are laid
/// and one player goes out.
#[test]
fn both_play_a_whole_game() {
    let (words, actions) = WHOLE.split_once("\n\n").expect("words and actions");
    let words: Vec<String> = words.split_whitespace().map(str::to_owned).collect();
    let mut game = kit::start::<Ideograma>(json!({"lexicon": {"words": words}}), 2);
    let mut twin = Twin::new(&words, 2, true, true);
    for text in actions.replace('\n', " ").split(',').map(str::trim) {
        let plays = if twin.next == Next::Act {
            twin.plays(&words)
        } else {
            Vec::new()
        };
        compare(&game, &twin, &plays);
        kit::play(&mut game, text);
        match text.split_once(' ') {
            Some(("lot", tile)) => twin.lot(tile.chars().next().expect("a tile")),
            Some(("draw", tiles)) => twin.draw(tiles),
            Some(_) => {
                let mut plays = plays.into_iter();
                twin.lay(plays.find(|play| play.text == text).expect("it fits"));
            }
            None => twin.pass(),
        }
    }
    compare(&game, &twin, &[]);
    assert_eq!(how_it_ended(&game, true), "out");
}

fn play_one(seed: u64, seats: usize, auto: bool, premiums: bool) -> &'static str {
    let words = words(!auto && seed > 4);
    let options = json!({
        "dictionary": if auto { "auto" } else { "challenge" },
        "premiums": if premiums { "standard" } else { "none" },
        "lexicon": {"words": words},
    });
    let mut game = kit::start::<Ideograma>(options, seats);
    let mut twin = Twin::new(&words, seats, auto, premiums);
    let mut rng = Rng::seeded(seed);
    loop {
        let all = [&words, &WRONG.map(str::to_owned)[..]].concat();
        let plays = if twin.next == Next::Act {
            twin.plays(&all)
        } else {
            Vec::new()
        };
        compare(&game, &twin, &plays);
        match twin.next {
            Next::Over => return how_it_ended(&game, auto),
            Next::Lot | Next::Deal | Next::Fill => draw(&mut game, &mut twin, &mut rng),
            Next::Answer => {
                let challenge = rng.below(3) == 0;
                kit::play(&mut game, if challenge { "challenge" } else { "accept" });
                twin.answer(challenge);
            }
            Next::Act => act(&mut game, &mut twin, &mut rng, plays),
        }
    }
}

/// The short list, and where games shall get to the last tile every pair of
/// letters too.
fn words(far: bool) -> Vec<String> {
    let mut words: Vec<String> = small::WORDS.split_whitespace().map(str::to_owned).collect();
    let letters = || naive::ORDER.chars().filter(|&tile| far && tile != '?');
    words.extend(letters().flat_map(|one| letters().map(move |other| format!("{one}{other}"))));
    words.sort();
    words.dedup();
    words
}

fn how_it_ended(game: &Ideograma, auto: bool) -> &'static str {
    let out = rules::Seat::all(game.scores().len()).any(|seat| game.rack(seat).is_empty());
    match (out, auto) {
        (true, true) => "out",
        (true, false) => "out after an answer",
        (false, _) => "stuck",
    }
}

#[track_caller]
fn compare(game: &Ideograma, twin: &Twin, plays: &[Play]) {
    assert_eq!(game.state(), twin.state());
    assert_eq!(game.scores().as_slice(), twin.points);
    let moves: BTreeSet<String> = game.moves().iter().map(ToString::to_string).collect();
    assert_eq!(moves, twin.moves(plays), "{}", twin.state());
    let seats = twin.racks.len();
    let actor = match twin.next {
        Next::Act => Some(twin.seat + 1),
        Next::Answer => Some(twin.answerer() + 1),
        _ => None,
    };
    assert_eq!(
        game.turn().seat().map(|seat| usize::from(seat.number())),
        actor
    );
    if let Turn::Over(winners) = game.turn() {
        let best = twin.points.iter().max();
        let leads = |seat: &usize| Some(&twin.points[*seat]) == best;
        let leaders: Vec<usize> = (0..seats).filter(leads).collect();
        assert_eq!(
            winners.iter().map(rules::Seat::index).collect::<Vec<_>>(),
            leaders
        );
    }
    if twin.next == Next::Act {
        compare_plays(game, twin, plays);
    }
}

/// Every play that fits is worth the same to both, and `play` agrees on which
/// ones may be laid. The best word is one of those worth most.
fn compare_plays(game: &Ideograma, twin: &Twin, plays: &[Play]) {
    let mut most = None;
    for play in plays {
        let Ok(Action::Lay(placement)) = play.text.parse() else {
            panic!("{}", play.text);
        };
        assert_eq!(game.worth(&placement), play.points, "{}", play.text);
        let valid = twin.is_valid(play);
        let answer = game.clone().play(&Action::Lay(placement));
        assert_eq!(
            answer.is_ok(),
            valid || !twin.auto,
            "{} {answer:?}",
            play.text
        );
        if valid {
            most = most.max(Some(play.points));
        }
    }
    assert_eq!(game.best_word().map(|(_, points)| points), most);
}

fn draw(game: &mut Ideograma, twin: &mut Twin, rng: &mut Rng) {
    let drawn = game.roll(rng).expect("luck is to move").to_string();
    kit::play(game, &drawn);
    match drawn.split_once(' ') {
        Some(("lot", tile)) => twin.lot(tile.chars().next().expect("a tile")),
        Some((_, tiles)) => twin.draw(tiles),
        None => panic!("{drawn}"),
    }
}

/// Mostly words, with as many tiles as can be; where words are challenged,
/// wrong ones too.
fn act(game: &mut Ideograma, twin: &mut Twin, rng: &mut Rng, mut plays: Vec<Play>) {
    let wrong = !twin.auto && rng.below(4) == 0;
    plays.retain(|play| wrong || twin.is_valid(play));
    if !plays.is_empty() && rng.below(20) > 0 {
        plays.sort_by_key(|play| play.new.len());
        let last = plays.len() as u32;
        let place = rng.below(last).max(rng.below(last)) as usize;
        let play = plays.swap_remove(place);
        kit::play(game, &play.text);
        twin.lay(play);
        return;
    }
    let changes: Vec<String> = twin.changes().into_iter().collect();
    if changes.is_empty() || rng.below(2) == 0 {
        kit::play(game, "pass");
        twin.pass();
    } else {
        let change = &changes[rng.below(changes.len() as u32) as usize];
        kit::play(game, change);
        twin.change(&change[1..]);
    }
}
