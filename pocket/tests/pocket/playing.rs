//! Whole games of people and bots, resumed from what is stored after every act.

use catalog::{Entry, GAMES, Match};
use rules::{Luck, Record, Rng};
use serde_json::{Value, json};
use table::Receipt;

use crate::device::{Device, TABLE, pick, setup};

/// No game of these is longer.
const LONGEST: usize = 2_000;

/// Bots that hardly think: the games are long.
fn quick(bot: &Value) -> Value {
    let mut bot = bot.clone();
    bot["nodes"] = json!(30);
    bot
}

/// Words are challenged where that is a choice, so that several seats are asked at once.
fn options(entry: &Entry) -> Value {
    let challenges = (entry.schema)()["properties"]["dictionary"].is_object();
    if challenges {
        json!({ "dictionary": "challenge" })
    } else {
        json!({})
    }
}

/// A table of a game: people and bots in turns.
fn company(entry: &Entry, seats: usize, number: usize) -> Value {
    let who = |seat: usize| match (seat + number) % 2 {
        0 => "me",
        _ => "bot1",
    };
    let mut chairs: Vec<_> = (0..seats).map(who).collect();
    if !chairs.contains(&"me") {
        chairs[0] = "me";
    }
    let mut setup = setup(entry.about.id, &chairs.join(" "));
    setup["options"] = options(entry);
    setup["games"] = json!(1);
    setup
}

/// Something happens: somebody moves, says a phrase, takes back, a bot moves.
fn step(device: &mut Device, rng: &mut Rng) {
    device.now += 1_000;
    let asked = device.view()["asked"].clone();
    let people: Vec<u64> = asked
        .as_array()
        .unwrap()
        .iter()
        .filter_map(Value::as_u64)
        .collect();
    let people: Vec<u64> = people
        .into_iter()
        .filter(|&seat| device.views[seat as usize].1.is_object())
        .collect();
    match rng.below(12) {
        0 if !people.is_empty() => drop(device.act(people[0], &json!({ "phrase": "nice" }))),
        1 if !people.is_empty() => {
            let take_back = json!({ "consent": { "matter": "take-back", "yes": true } });
            device.act(people[0], &take_back);
        }
        _ if device.bot.is_object() => {
            let hint = device.ok(&quick(&device.bot));
            device.thought(&hint["action"]);
        }
        _ => {
            let seat = people[rng.below(people.len() as u32) as usize];
            let mut legal = device.legal(seat);
            if legal.as_array().unwrap().is_empty() {
                // Where not every move is listed, a bot finds one from the same view.
                let think = device.think(seat);
                legal = json!([device.ok(&think)["action"]]);
            }
            let action = pick(&legal, rng).clone();
            device.act(seat, &json!({ "play": action }));
        }
    }
}

/// What everybody on the device sees is the same after it was stored and read again.
fn check_resumed(device: &mut Device) {
    let mut other = device.resumed();
    assert_eq!(other.v, device.v);
    for seat in 1..5 {
        let (here, there) = (&device.views[seat].1, &other.views[seat].1);
        if device.views[seat].0 == device.v {
            assert_eq!(here, there, "seat {seat}");
        }
        assert_eq!(
            here.is_object(),
            there.is_object(),
            "seat {seat} is whose it was"
        );
    }
    assert_eq!(other.wake, device.wake);
    let sync = json!({ "t": "sync" });
    assert_eq!(other.message(&sync)["say"], device.message(&sync)["say"]);
}

#[test]
fn whole_games_go_on_from_what_is_stored() {
    for (number, entry) in GAMES.iter().enumerate() {
        let seats = *entry.about.players.iter().max().unwrap();
        let mut rng = Rng::seeded(number as u64);
        let mut device = Device::opened(&company(entry, seats, number));
        for count in 0.. {
            assert!(count < LONGEST, "{} does not end", entry.about.id);
            if device.view()["phase"] == "over" {
                break;
            }
            step(&mut device, &mut rng);
            if count < 40 || count % 16 == 0 {
                check_resumed(&mut device);
            }
        }
        check_resumed(&mut device);
        check_record(&mut device, entry);
    }
}

fn check_record(device: &mut Device, entry: &Entry) {
    let text = device.ok(&json!({ "do": "record", "table": TABLE, "seat": null }));
    let text = text["text"].as_str().unwrap();
    let record = Record::read(text).unwrap();
    let replayed = Match::replay(&record, kit::shelf()).unwrap();
    assert!(replayed.outcome().is_some());
    if let Some(receipt) = Receipt::read(&record).unwrap() {
        receipt.check().unwrap();
        receipt.check_against(&record, &replayed).unwrap();
    } else {
        assert!(!entry.about.chance, "luck has a receipt");
    }
    let reading = device.ok(&json!({ "do": "replay", "text": text }));
    let luck = if entry.about.chance {
        "sound"
    } else {
        "untold"
    };
    assert_eq!(reading["luck"], luck);
    let past = device.ok(&json!({ "do": "past", "table": TABLE, "from": 0 }));
    assert_eq!(
        past["views"].as_array().unwrap().len(),
        replayed.past().len() + 1
    );
}

/// What is said holds the views of the people here and nothing of a bot's hand.
#[test]
fn only_the_people_on_the_device_are_told() {
    for entry in GAMES
        .iter()
        .filter(|entry| entry.about.hidden && entry.usual_seats() == 2)
    {
        let mut setup = setup(entry.about.id, "me bot1");
        setup["options"] = options(entry);
        let mut device = Device::opened(&setup);
        let mut rng = Rng::seeded(5);
        for _ in 0..12 {
            for seat in [0, 2, 3, 4] {
                assert!(
                    device.views[seat].1.is_null(),
                    "seat {seat} is nobody's here"
                );
            }
            let own = device.views[1].1["view"].to_string();
            if device.bot.is_object() {
                assert_ne!(
                    device.bot["view"].to_string(),
                    own,
                    "a bot sees its own hand"
                );
            }
            if device.view()["phase"] == "over" {
                break;
            }
            step(&mut device, &mut rng);
        }
        for (request, seat) in [("past", 2), ("record", 2)] {
            let other = json!({ "do": request, "table": TABLE, "seat": seat });
            assert_eq!(device.no(&other), "not-your-seat");
        }
    }
}

/// An act that is sent again is answered as before and done once, also after a reload.
#[test]
fn an_act_is_done_once() {
    let entry = GAMES
        .iter()
        .find(|entry| !entry.about.chance && !entry.about.hidden)
        .unwrap();
    let mut device = Device::opened(&setup(entry.about.id, "me me"));
    let action = device.legal(1)[0].clone();
    let act = json!({ "t": "act", "aid": "the-same-id", "seat": 1, "v": device.v, "a": { "play": action } });
    let first = device.message(&act);
    let ok = first["say"].as_array().unwrap().last().unwrap().clone();
    assert_eq!(ok["t"], "ok");
    for device in [&mut device.resumed(), &mut device] {
        let again = device.message(&act);
        assert_eq!(again["say"], json!([ok]));
        assert_eq!(again["events"], json!([]));
    }
}

/// The seed of each game is fixed before the first move, and the same request makes the
/// same luck.
#[test]
fn luck_comes_from_the_seed_of_the_request() {
    let entry = GAMES
        .iter()
        .find(|entry| entry.about.chance && entry.usual_seats() == 2)
        .unwrap();
    let mut asked = setup(entry.about.id, "me me");
    asked["games"] = json!(3);
    asked["first"] = json!("drawn");
    let one = Device::opened(&asked);
    let again = Device::opened(&asked);
    assert_eq!(one.events, again.events);
    let mut other = Device::new();
    other.open(&asked, &crate::device::SEED.replace('0', "1"));
    assert_ne!(one.events[0]["e"]["seeds"], other.events[0]["e"]["seeds"]);
    let seeds = one.events[0]["e"]["seeds"].as_array().unwrap();
    assert_eq!(seeds.len(), 3);
    assert!(seeds[0] != seeds[1] && seeds[1] != seeds[2]);
    assert!(!json!(seeds).to_string().contains(crate::device::SEED));
}
