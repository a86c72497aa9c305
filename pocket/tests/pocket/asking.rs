//! Questions answered from a seat's view are answered as its table does.

use catalog::GAMES;
use rules::{Rng, Seat, Viewer};
use serde_json::{Value, json};
use table::{Act, Ask, Claim, First, Seed, Setup, Table};

use crate::device::{Device, pick};

#[test]
fn a_view_answers_as_its_table_does() {
    let mut device = Device::new();
    for (number, entry) in GAMES.iter().enumerate() {
        for &seats in entry.about.players {
            let mut rng = Rng::seeded(number as u64);
            let mut table = table_of(entry.about.id, seats);
            for _ in 0..14 {
                compare(&mut device, &table, seats);
                let Some(seat) = table.view(Viewer::Spectator).turn else {
                    break;
                };
                let moves = json!(table.game().game().moves().actions);
                let action = pick(&moves, &mut rng).as_str().unwrap().to_owned();
                let claim = Claim {
                    person: "ana",
                    seat,
                    member: None,
                    seen: table.version(),
                    absent: rules::SeatSet::NONE,
                    at: 0,
                };
                table.act(&claim, &Act::Play(action)).unwrap();
            }
        }
    }
}

fn table_of(game: &str, seats: usize) -> Table {
    let chair = json!({ "who": "me" });
    let mut setup: Setup =
        serde_json::from_value(json!({ "game": game, "seats": vec![chair; seats] })).unwrap();
    setup.first = First::AsSeated;
    let mut seed = || Seed::new([3; 32]);
    let opened = Table::open("t", ("ana", "Ana"), setup, &mut seed, kit::shelf(), 0);
    opened.unwrap().0
}

fn compare(device: &mut Device, table: &Table, seats: usize) {
    let moves = table.game().game().moves().actions;
    for seat in Seat::all(seats) {
        let view = json!(table.view(Viewer::Seat(seat)));
        let mut asks = vec![
            Ask::Legal,
            Ask::Why("zzz".into()),
            Ask::Preview("pass".into()),
            Ask::Hint,
        ];
        asks.extend(moves.first().map(|action| Ask::Preview(action.clone())));
        asks.extend(moves.last().map(|action| Ask::Why(action.clone())));
        asks.push(Ask::Explain("CASA".into()));
        for ask in asks {
            let there = table.ask(seat, &ask);
            let here = device.ask(&json!({ "do": "ask", "table": view, "seat": seat, "a": ask }));
            let there: Result<Value, Value> = there
                .map(|tell| json!(tell))
                .map_err(|refusal| json!(wire::Why::from(&refusal)));
            assert_eq!(here, there, "{ask:?} of seat {seat}: {view}");
        }
    }
}
