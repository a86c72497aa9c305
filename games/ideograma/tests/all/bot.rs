//! The bot: what every bot promises, what it says, and that more sight wins.

mod solver;
mod truth;

use std::time::Duration;

use bots::{Level, Limits, Player, Plays, why};
use ideograma::{Action, Ideograma, Reason};
use kit::{Bot, play, spar, start};
use rules::{Game, Rng, Seat, Setup, Turn, Viewer};
use serde_json::{Value, json};

/// Enough words for games to be played out.
const WORDS: &str = include_str!("bot/words.txt");

fn options(dictionary: &str, premiums: &str) -> Value {
    let words: Vec<&str> = WORDS.split_whitespace().collect();
    json!({"dictionary": dictionary, "premiums": premiums, "lexicon": {"words": words}})
}

/// The laws at tables of two, three and four.
fn laws(dictionary: &str, premiums: &str, games: u64) -> Bot<Ideograma> {
    let options = options(dictionary, premiums);
    let options: ideograma::Options = serde_json::from_value(options).expect("options");
    let tables = [2, 3, 4].map(|seats| Setup::new(seats, options.clone()));
    let reds = premiums == "standard";
    let bot = Bot::new()
        .games(games)
        .truth(move |game, seat, action, reason| truth::holds(game, seat, action, reason, reds));
    tables.into_iter().fold(bot, Bot::at)
}

#[test]
fn laws_of_words() {
    laws("auto", "standard", 10)
        .says("WinsBy", |it| matches!(it, Reason::WinsBy(_)))
        .says("GoesOut", |it| matches!(it, Reason::GoesOut(_)))
        .says("LaysAll", |it| matches!(it, Reason::LaysAll(_)))
        .says("MostPoints", |it| matches!(it, Reason::MostPoints(_)))
        .says("Scores", |it| matches!(it, Reason::Scores(_)))
        .says("CoversRed", |it| matches!(it, Reason::CoversRed(_)))
        .says("Keeps", |it| matches!(it, Reason::Keeps(_)))
        .says("OpensNoRed", |it| *it == Reason::OpensNoRed)
        .says("NoWord", |it| *it == Reason::NoWord)
        .says("GivesUp", |it| matches!(it, Reason::GivesUp(_)))
        .check();
}

#[test]
fn laws_without_premiums() {
    laws("auto", "none", 2).check();
}

#[test]
fn laws_of_challenges() {
    laws("challenge", "standard", 4)
        .says("AllInList", |it| *it == Reason::AllInList)
        .says("CostsNothing", |it| *it == Reason::CostsNothing)
        .check();
}

fn think(game: &Ideograma, level: Level, limits: &Limits) -> bots::Advice<Ideograma> {
    let seat = game.turn().seat().expect("a seat is to move");
    Ideograma::think(&game.view(Viewer::Seat(seat)), seat, level, limits)
}

/// What each level answers to a play, and the first thing it says about it.
#[test]
fn answers() {
    let casa = "lot A, lot B, draw AACMRSS, draw ABEIRT?, 8E CASA";
    let saca = "lot A, lot B, draw AACMRSS, draw ABEIRT?, 8E SACA";
    let lot = "lot A, lot B, draw ACEELNR, draw ABEIRT?, 8E ENLACE";
    let wrong = Reason::NotInList("SACA".to_owned());
    let rows = [
        (casa, Level::One, Action::Challenge, Reason::CostsNothing),
        (casa, Level::Two, Action::Accept, Reason::AllInList),
        (casa, Level::Five, Action::Accept, Reason::AllInList),
        (saca, Level::One, Action::Challenge, wrong.clone()),
        (saca, Level::Five, Action::Challenge, wrong),
        (
            lot,
            Level::Five,
            Action::Challenge,
            Reason::NotInList("ENLACE".to_owned()),
        ),
    ];
    for (actions, level, answer, reason) in rows {
        let mut game = start::<Ideograma>(options("challenge", "standard"), 2);
        play(&mut game, actions);
        let advice = think(&game, level, &Limits::nodes(100));
        assert_eq!((advice.action, &*advice.reasons), (answer, &[reason][..]));
    }
}

/// Endings of two players, solved and checked by a search that knows no tricks.
#[test]
fn endings_are_exact() {
    let (mut won, mut drawn, mut lost) = (0, 0, 0);
    // Draws are rare: the last game has one.
    for seed in (0..60).chain([206]) {
        let mut game = start::<Ideograma>(options("auto", "standard"), 2);
        let mut rng = Rng::seeded(seed);
        while !game.turn().is_over() {
            if game.turn() == Turn::Chance {
                let draw = game.roll(&mut rng).expect("luck is to move");
                game.resolve(&draw).expect("a rolled outcome resolves");
                continue;
            }
            let seat = game.turn().seat().expect("a seat is to move");
            let nodes = if game.pool().is_empty() { 2000 } else { 0 };
            let advice = think(&game, Level::Five, &Limits::nodes(nodes).seeded(seed));
            if let Some(margin) = truth::margin(advice.reasons.first())
                && let Some(best) = solver::margin(&game, seat, 10_000)
            {
                assert_eq!(margin, best, "seed {seed}: {advice:?} in {game:?}");
                won += u32::from(margin > 0);
                drawn += u32::from(margin == 0);
                lost += u32::from(margin < 0);
            }
            let weak = think(&game, Level::Three, &Limits::nodes(0).seeded(seed));
            game.play(&weak.action).expect("a bot plays a legal move");
        }
    }
    let each = won > 20 && drawn > 0 && lost > 20;
    assert!(each, "{won} won, {drawn} drawn, {lost} lost");
}

/// Who can lay nothing changes tiles and says so.
#[test]
fn no_word() {
    let lone = json!({"lexicon": {"words": ["XI"]}});
    let mut game = start::<Ideograma>(lone, 2);
    play(&mut game, "lot A, lot B, draw AAAAAAA, draw AAAAAEE");
    let advice = think(&game, Level::Five, &Limits::nodes(50));
    assert!(matches!(advice.action, Action::Change(_)), "{advice:?}");
    assert_eq!(advice.reasons[0], Reason::NoWord);
    let words = why(&advice, None);
    assert!(words.idea.en.contains("no word can be laid"), "{words:?}");
}

/// The stop switch leaves time for a word, and for nothing untrue.
#[test]
fn a_pulled_switch_ends_it() {
    let mut game = start::<Ideograma>(options("auto", "standard"), 2);
    play(&mut game, "lot A, lot B, draw AACMRS?, draw ABEIRT?");
    let limits = Limits::timed(Duration::from_secs(3600));
    limits.stop.pull();
    let advice = think(&game, Level::Five, &limits);
    assert!(matches!(advice.action, Action::Lay(_)), "{advice:?}");
    for reason in &advice.reasons {
        assert!(truth::holds(
            &game,
            Seat::FIRST,
            &advice.action,
            reason,
            true
        ));
    }
}

#[test]
fn more_sight_wins() {
    let sees = |better: Level, worse: Level, games: u32| {
        let players = [Player::Level(better), Player::Level(worse)];
        let limits = |_| Limits::nodes(100);
        let wins = spar::<Ideograma>(options("auto", "standard"), &players, 0, games, limits);
        assert!(wins[0] > 0.5, "{better:?} wins {} of {worse:?}", wins[0]);
    };
    sees(Level::Two, Level::One, 60);
    sees(Level::Three, Level::Two, 60);
    sees(Level::Five, Level::Three, 40);
}
