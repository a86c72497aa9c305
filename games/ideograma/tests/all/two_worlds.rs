//! Two states that differ only in what a viewer may not see look the same to
//! that viewer, whatever is told: a hundred thousand pairs of them.

use ideograma::{Action, Ideograma, Tiles};
use kit::{Pairs, Telling, TwoWorlds};
use rules::{Audience, Game, Luck, PerSeat, Rng, Seat, Turn, Viewer};
use serde_json::json;

/// Short words, so that random players lay some of them.
const WORDS: [&str; 16] = [
    "AL", "AS", "ES", "LA", "LE", "LO", "NO", "OS", "RE", "SE", "SI", "SOL", "LAS", "ALA", "OSA",
    "ESO",
];

const WORLDS: TwoWorlds<Ideograma> = TwoWorlds {
    start,
    choose: words_first,
    secret,
    probes: &[
        "8H SOL",
        "H8 LA",
        "8H ZZZ",
        "8H sol",
        "-A",
        "-AAAAAAA",
        "-?",
        "pass",
        "challenge",
    ],
};

#[test]
fn a_hundred_thousand_pairs_look_the_same() {
    WORLDS.check(Pairs {
        guessed: 100_000,
        retold: 20_000,
    });
}

/// The comparison has teeth: every kind of leak makes some pair look different.
#[test]
fn planted_leaks_are_noticed() {
    WORLDS.notices("the racks in a refusal", |game| {
        let probe = "8H ZZZ".parse().expect("a word");
        match game.clone().play(&probe) {
            Err(refusal) => format!("{refusal:?}, racks {}", game.state()["racks"]),
            Ok(()) => String::new(),
        }
    });
    WORLDS.notices("the length of the list of exchanges", |game| {
        let moves = game.moves();
        let is_change = |action: &&Action| matches!(action, Action::Change(_));
        moves.iter().filter(is_change).count().to_string()
    });
    WORLDS.notices("what is in the pool", |game| {
        game.state()["pool"].to_string()
    });
    let written = |start: &'static str| {
        move |text: &str| text.strip_prefix(start).unwrap_or_default().to_owned()
    };
    WORLDS.notices_written("the letters that are changed", written("-"));
    WORLDS.notices_written("the letters that are drawn", written("draw"));
}

fn start(game: u64) -> Ideograma {
    let seats = 2 + game as usize % 3;
    let dictionary = ["auto", "challenge"][game as usize % 2];
    kit::start(
        json!({"dictionary": dictionary, "lexicon": {"words": WORDS}}),
        seats,
    )
}

/// Changes are so many that random players would do nothing else.
fn words_first(game: &Ideograma, rng: &mut Rng) -> Action {
    let mut moves = game.moves();
    if rng.below(5) > 0 {
        moves.retain(|action| !matches!(action, Action::Change(_)));
    }
    moves.swap_remove(rng.below(moves.len() as u32) as usize)
}

/// Other tiles drawn or changed, as many; all that the seat lays later on, and
/// thereby shows, must still be there.
fn secret(telling: &Telling<'_, Ideograma>, rng: &mut Rng) -> Option<String> {
    let (here, step) = (telling.here(), &telling.story.steps[telling.ply]);
    let rest = Rest::of(telling);
    let other = &telling.other;
    match (here.turn(), here.audience()) {
        (Turn::Chance, Audience::Only(seat)) => {
            let needed = rest.needed[seat.index()].without(&other.rack(seat));
            let free = other.pool().without(&needed).without(&rest.reserved);
            let count = step.strip_prefix("draw ")?.chars().count();
            let others = some_of(free, count.checked_sub(needed.len())?, rng)?;
            Some(format!("draw {}", needed.with(&others)))
        }
        (Turn::Seat(seat), _) => match step.parse().ok()? {
            Action::Change(tiles) => {
                let free = other.rack(seat).without(&rest.needed[seat.index()]);
                Some(format!("-{}", some_of(free, tiles.len(), rng)?))
            }
            _ => Some(step.clone()),
        },
        _ => Some(step.clone()),
    }
}

/// What the story asks of the other world after the next step.
struct Rest {
    /// The tiles that each seat must hold by then.
    needed: PerSeat<Tiles>,
    /// The tiles that must be left to be drawn.
    reserved: Tiles,
}

impl Rest {
    /// Reads the rest of the story backwards.
    fn of(telling: &Telling<'_, Ideograma>) -> Rest {
        let story = telling.story;
        let seats = telling.other.scores().len();
        let mut rest = Rest {
            needed: Seat::all(seats).map(|_| Tiles::NONE).collect(),
            reserved: Tiles::NONE,
        };
        for later in (telling.ply + 1..telling.plies).rev() {
            let (before, after) = (&story.positions[later], &story.positions[later + 1]);
            match (before.turn(), before.audience()) {
                (Turn::Chance, Audience::Only(seat)) => {
                    let needed = &mut rest.needed[seat.index()];
                    let drawn = if telling.viewer == Viewer::Seat(seat) {
                        after.rack(seat).without(&before.rack(seat))
                    } else {
                        needed.without(&before.rack(seat))
                    };
                    *needed = needed.without(&drawn);
                    rest.reserved = rest.reserved.with(&drawn);
                }
                (Turn::Seat(seat), _) if !story.steps[later].starts_with('-') => {
                    let laid = before.rack(seat).without(&after.rack(seat));
                    let needed = &mut rest.needed[seat.index()];
                    *needed = needed.with(&laid);
                }
                _ => {}
            }
        }
        rest
    }
}

/// So many of these tiles at random, if there are enough.
fn some_of(mut tiles: Tiles, count: usize, rng: &mut Rng) -> Option<Tiles> {
    let mut taken = Tiles::NONE;
    for left in (1..=tiles.len()).rev().take(count) {
        let tile = tiles.iter().nth(rng.below(left as u32) as usize)?;
        tiles.take(tile);
        taken.add(tile);
    }
    (taken.len() == count).then_some(taken)
}
