//! Every byte that a viewer receives is the same in two worlds that differ only in
//! what that viewer may not see.

use catalog::Match;
use rules::{Rng, Shelf, Viewer};
use serde_json::{Value, json};
use store::Store;
use table::{Event, Table};

use crate::house::House;
use crate::tour::{Heard, Tour};
use crate::worlds::{self, KINDS, Kind, Worlds};

/// Pairs of worlds for each game and each viewer.
const PAIRS: u32 = 14;
/// What somebody might try to find out something.
const PROBES: [&str; 7] = [
    "1a",
    "keep B give Y",
    "keep R give R",
    "8H SOL",
    "8H ZZZ",
    "-AAAAAAA",
    "challenge",
];

#[tokio::test(flavor = "multi_thread")]
async fn two_worlds_look_the_same_to_the_last_byte() {
    let mut twins = Twins {
        here: House::open(20_000).await,
        there: House::open(20_000).await,
        table: 0,
        compared: 0,
        moved: 0,
    };
    let mut rng = Rng::seeded(2);
    for kind in KINDS {
        for viewer in Viewer::all(2) {
            let mut pairs = 0;
            while pairs < PAIRS {
                if let Some(worlds) = Worlds::invent(kind, viewer, &mut rng) {
                    twins.compare(kind, &worlds, &mut rng).await;
                    pairs += 1;
                }
            }
        }
    }
    assert!(twins.compared > 6_000, "only {} messages", twins.compared);
    assert!(twins.moved > 30, "only {} moves", twins.moved);
}

struct Twins {
    here: House,
    there: House,
    table: u32,
    compared: usize,
    /// How often the game went on under the viewer's eyes.
    moved: usize,
}

impl Twins {
    async fn compare(&mut self, kind: Kind, worlds: &Worlds, rng: &mut Rng) {
        self.table += 1;
        for (house, game) in [(&self.here, &worlds.here), (&self.there, &worlds.there)] {
            let stored = worlds::stored(self.table, kind, game);
            house.store.append(stored).await.unwrap();
        }
        let (table, viewer) = (self.table, worlds.viewer);
        let probes = harmless(&worlds.here);
        let v = (4 + worlds.here.past().len() - worlds::given(table)) as u64;
        let mut here = Tour::begin(&self.here, table, viewer).await;
        let mut there = Tour::begin(&self.there, table, viewer).await;
        tokio::join!(here.look_around(v, &probes), there.look_around(v, &probes));
        self.compared += same(&here.heard, &there.heard);
        let mut alike = true;
        if let Some((one, another)) = next_moves(kind, worlds, rng) {
            let from = here.heard.len();
            tokio::join!(here.other_does(v, &one), there.other_does(v, &another));
            let seen = [
                seen(&self.here.store, table, viewer).await,
                seen(&self.there.store, table, viewer).await,
            ];
            // What the viewer draws next may differ, as it should.
            alike = seen[0] == seen[1];
            if alike {
                self.compared += same(&here.heard[from..], &there.heard[from..]);
                self.moved += 1;
            }
        }
        let from = here.heard.len();
        if alike {
            tokio::join!(here.other_goes_elsewhere(), there.other_goes_elsewhere());
        }
        tokio::join!(here.end(), there.end());
        self.compared += same(&here.heard[from..], &there.heard[from..]);
    }
}

/// Message for message; how many there were.
fn same(here: &[Heard], there: &[Heard]) -> usize {
    for ((what, one), (_, another)) in here.iter().zip(there) {
        assert_eq!(one, another, "after {what}");
    }
    assert_eq!(here.len(), there.len());
    here.len()
}

/// The probes that do not move the game on.
fn harmless(game: &Match) -> Vec<String> {
    let refused = |probe: &str| game.game().boxed_clone().apply(probe).is_err();
    let probes = PROBES.iter().filter(|probe| refused(probe));
    probes.map(|probe| (*probe).to_owned()).collect()
}

/// A move of the other player in one world and, in the other world, one that looks
/// the same to the viewer.
fn next_moves(kind: Kind, worlds: &Worlds, rng: &mut Rng) -> Option<(Value, Value)> {
    let turn = worlds.here.game().turn().seat()?;
    let others = match worlds.viewer {
        Viewer::Seat(seat) => seat != turn,
        // The tour has the first player do what others do.
        Viewer::Spectator => turn.index() == 0,
    };
    let move_here = worlds::choose(&worlds.here, rng);
    let done = worlds.here.game().boxed_clone().apply(&move_here).ok()?;
    let mut tries = worlds::variants(&done, worlds.viewer, kind.letters, rng).into_iter();
    let looks_alike = |text: &String| {
        let there = worlds.there.game().boxed_clone().apply(text);
        there.is_ok_and(|there| there.face == done.face)
    };
    let move_there = tries.find(looks_alike)?;
    others.then_some((json!({"play": move_here}), json!({"play": move_there})))
}

/// What the rules let the viewer see of the game as it is stored now.
async fn seen(store: &Store, table: u32, viewer: Viewer) -> String {
    let rows = store.events(&worlds::name(table), 0).await.unwrap();
    let event = |row: &store::Row| serde_json::from_str::<Event>(&row.event).unwrap();
    let events = rows.iter().map(|row| (row.at, event(row)));
    let table = Table::replay(events, &Shelf::default()).unwrap();
    json!([table.lines(viewer), table.game().game().view(viewer)]).to_string()
}
