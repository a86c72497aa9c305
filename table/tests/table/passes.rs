//! A player who can only pass is not asked, unless hands are hidden.

use rules::Rng;
use table::{Event, Hand, Log, Told};

use crate::room::{Room, setup};
use crate::walk::{pick, sizes};

/// How many passes the table played, told as such to everybody.
fn announced(room: &Room, log: &Log) -> u32 {
    let mut passes = 0;
    for happening in log {
        let Event::Played {
            hand: Hand::Table,
            seat,
            action,
            ..
        } = &happening.event
        else {
            continue;
        };
        assert_eq!(action, "pass");
        let told = happening.told(&room.table, rules::Viewer::Spectator, None);
        let (seat, action, hand) = (*seat, action.clone(), Hand::Table);
        assert_eq!(
            told,
            Told::Played {
                seat,
                action,
                hand,
                member: None,
            }
        );
        passes += 1;
    }
    passes
}

#[test]
fn the_table_passes_for_whoever_can_do_nothing_else() {
    for (entry, seats) in sizes() {
        let chairs = ["me", "bot", "me", "bot"][..seats].join(" ");
        let (mut passes, mut asked) = (0, 0);
        for luck in 0..8 {
            let mut room = Room::lucky(setup(entry.about.id, &chairs), "Ana", luck).unwrap();
            let mut rng = Rng::seeded(luck);
            while room.turn().is_some() {
                let legal = room.legal();
                asked += u32::from(legal == ["pass"]);
                let action = pick(&legal, &mut rng).clone();
                let log = room.play(&action).unwrap();
                passes += announced(&room, &log);
            }
        }
        let id = entry.about.id;
        if entry.about.hidden {
            assert_eq!(passes, 0, "{id}: its speed would tell something");
        } else {
            assert_eq!(asked, 0, "{id}: asked though there is nothing to choose");
        }
        let may = ["reverso", "ludo"].contains(&id) || (id == "rumis" && seats > 1);
        assert!(!may || passes > 0, "{id} for {seats}");
    }
}
