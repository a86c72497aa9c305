//! Two tables that differ only in what a viewer may not see look the same to
//! that viewer, in everything the table says.

use catalog::Match;
use rules::{Audience, Luck, Rng, Seat, Shelf, Viewer};
use serde_json::{Value, json};
use table::{Act, Ask, Event, Pick, Table};

use crate::room::{Room, event};
use crate::walk::{Walk, pick};

const WANTED: usize = 2_000;

#[test]
fn hidden_hands_leave_no_trace_in_airam() {
    compare("airam");
}

#[test]
fn hidden_hands_leave_no_trace_in_ideograma() {
    compare("ideograma");
}

fn compare(game: &str) {
    let (mut pairs, mut number) = (0, 0);
    while pairs < WANTED {
        assert!(number < 20_000, "only {pairs} pairs");
        number += 1;
        let mut walk = Walk::new(number);
        if walk.room.table.setup().game != game {
            continue;
        }
        walk.fill();
        for _ in 0..40 {
            let _ = walk.step();
            pairs += compare_now(&walk.room, &mut walk.rng);
        }
    }
    println!("{pairs} pairs at {number} tables");
}

/// How many viewers were shown another world that they could not tell apart.
fn compare_now(room: &Room, rng: &mut Rng) -> usize {
    if room.turn().is_none() {
        return 0;
    }
    let mut pairs = 0;
    for viewer in Viewer::all(room.table.setup().seats.len()) {
        let Some(other) = other_world(room, viewer, rng) else {
            continue;
        };
        let (mut truth, mut other) = (room.replayed(), other);
        assert_eq!(shown(&truth, viewer), shown(&other, viewer));
        for act in [Act::Phrase("hello".to_owned()), Act::Resign] {
            let told = [&mut truth, &mut other].map(|table| tell(table, viewer, &act));
            assert_eq!(told[0], told[1]);
        }
        pairs += 1;
    }
    pairs
}

/// Everything a viewer can see of a table, and learn by asking.
fn shown(table: &Table, viewer: Viewer) -> Value {
    let asks = [
        Ask::Legal,
        Ask::Hint,
        Ask::Why("pass".to_owned()),
        Ask::Preview("pass".to_owned()),
        Ask::Preview("2d".to_owned()),
        Ask::Explain("CASA".to_owned()),
    ];
    let answers = match viewer {
        Viewer::Spectator => Vec::new(),
        Viewer::Seat(seat) => asks.iter().map(|ask| answer(table, seat, ask)).collect(),
    };
    json!([
        table.view(viewer),
        table.lines(viewer),
        table.clocks(),
        table.record_for(viewer).to_string(),
        table.looking_back(viewer, 0).tell(),
        answers,
    ])
}

fn answer(table: &Table, seat: Seat, ask: &Ask) -> Value {
    match table.ask(seat, ask) {
        Ok(tell) => json!(tell),
        Err(refusal) => json!([refusal.rule.code, refusal.cells, refusal.legal]),
    }
}

/// What a viewer is told when somebody who sits there acts, unless the game
/// ends by it and all is shown.
fn tell(table: &mut Table, viewer: Viewer, act: &Act) -> Value {
    let person = table.persons().next().unwrap().to_owned();
    let claim = table::Claim {
        person: &person,
        seat: table.seats_of(&person).next().unwrap(),
        member: None,
        seen: table.version(),
        absent: rules::SeatSet::NONE,
        at: 2_000_000_000_000,
    };
    let Ok(log) = table.act(&claim, act) else {
        return json!("refused");
    };
    let told: Vec<_> = log
        .iter()
        .map(|event| event.told(table, viewer, None))
        .collect();
    match table.outcome() {
        Some(_) => json!(told),
        None => json!([told, shown(table, viewer)]),
    }
}

/// The same course of things with other secrets than the viewer's; `None` if
/// there are none to change.
fn other_world(room: &Room, viewer: Viewer, rng: &mut Rng) -> Option<Table> {
    let mut events: Vec<Event> = room.stored.iter().map(|(_, text)| event(text)).collect();
    let begun = |event: &Event| matches!(event, Event::Begun { .. });
    let first = events.iter().rposition(begun)?;
    let (truth, shelf) = (room.table.game(), Shelf::default());
    let mut game = Match::open(truth.entry(), truth.seats(), truth.options(), &shelf).ok()?;
    if room.table.number() == 1 {
        game.apply_all(&room.table.setup().past).ok()?;
    }
    let mut changed = false;
    for place in first..events.len() {
        if let Some((seat, outcome)) = hidden_draw(&game, &events[place], viewer) {
            changed |= forge(&game, &mut events, place, (seat, &outcome), rng);
        }
        match &events[place] {
            Event::Played { action: text, .. } | Event::Drawn { outcome: text, .. } => {
                game.apply(text).ok()?;
            }
            _ => {}
        }
    }
    let moments = room.stored.iter().map(|(at, _)| *at);
    let other = Table::replay(moments.zip(events), &shelf).ok()?;
    changed.then_some(other)
}

/// A draw that the viewer is not told, and whose it is.
fn hidden_draw(game: &Match, event: &Event, viewer: Viewer) -> Option<(Seat, String)> {
    let Event::Drawn { outcome, .. } = event else {
        return None;
    };
    match game.game().actor() {
        Some(rules::Actor::Chance(Audience::Only(seat))) if viewer != Viewer::Seat(seat) => {
            Some((seat, outcome.clone()))
        }
        _ => None,
    }
}

/// Puts another draw in the place of one, if that changes nothing public: any
/// other while its owner has not moved, and in AIRAM another token to keep.
fn forge(
    game: &Match,
    events: &mut [Event],
    place: usize,
    (owner, outcome): (Seat, &str),
    rng: &mut Rng,
) -> bool {
    let later = events[place + 1..].iter().position(
        |event| matches!(event, Event::Played { seat, action, .. } if *seat == owner && action != "pass"),
    );
    let Some(later) = later else {
        let other = game.game().roll(rng).unwrap();
        let changed = other != outcome;
        events[place] = drawn(other, rng);
        return changed;
    };
    let Event::Played { action, .. } = &events[place + 1 + later] else {
        return false;
    };
    let kept = action
        .strip_prefix("keep ")
        .and_then(|rest| rest.split_once(" give "));
    let Some((kept, given)) = kept else {
        return false;
    };
    let other = *pick(&["R", "B", "G", "Y"], rng);
    let mut tokens: Vec<char> = outcome["draw ".len()..]
        .replacen(kept, other, 1)
        .chars()
        .collect();
    tokens.sort_unstable();
    let draw = format!("draw {}", tokens.iter().collect::<String>());
    // The cup may have run out of that colour.
    if other == kept || game.game().boxed_clone().apply(&draw).is_err() {
        return false;
    }
    let keep = format!("keep {other} give {given}");
    if let Event::Played { action, .. } = &mut events[place + 1 + later] {
        *action = keep;
    }
    events[place] = drawn(draw, rng);
    true
}

fn drawn(outcome: String, rng: &mut Rng) -> Event {
    let pick = rng.below(36);
    let picks = vec![Pick { below: 36, pick }];
    Event::Drawn { outcome, picks }
}
