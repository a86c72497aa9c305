//! Looking back at a game, move by move.

use catalog::{Match, View};
use rules::{PerSeat, Shelf, Viewer};
use serde_json::json;
use table::{Outcome, Past, Phase};

use crate::room::{Room, setup};
use crate::walk::Walk;

fn past(room: &Room, viewer: Viewer, from: usize) -> Past {
    room.table.looking_back(viewer, from).tell()
}

/// What a viewer saw at a moment.
#[derive(Debug, Clone, PartialEq)]
struct Seen {
    view: View,
    scores: PerSeat<i32>,
}

/// Goes through a game and keeps what everybody saw at each ply of it.
struct Diary {
    viewers: Vec<Viewer>,
    /// By ply, then by viewer.
    pages: Vec<Vec<Option<Seen>>>,
}

impl Diary {
    fn begin(room: &Room) -> Diary {
        let viewers = Viewer::all(room.table.setup().seats.len()).collect();
        let mut diary = Diary {
            viewers,
            pages: Vec::new(),
        };
        diary.write(room);
        diary
    }

    /// Moves that the table made meanwhile were seen by nobody.
    fn write(&mut self, room: &Room) {
        let seen = |&viewer: &Viewer| {
            let view = room.table.view(viewer);
            Some(Seen {
                view: view.view,
                scores: view.scores,
            })
        };
        let ply = room.table.game().past().len();
        self.pages.truncate(ply);
        self.pages.resize(ply, vec![None; self.viewers.len()]);
        self.pages.push(self.viewers.iter().map(seen).collect());
    }

    fn check(&self, room: &Room) {
        let now = self.pages.len() - 1;
        let ended = room.table.outcome().is_some();
        for (place, &viewer) in self.viewers.iter().enumerate() {
            for from in [0, now / 2, now, now + 7] {
                let past = past(room, viewer, from);
                assert_eq!(past.from, from.min(now));
                assert_eq!(past.lines, room.table.lines(viewer)[past.from..]);
                assert_eq!(past.views.len(), past.lines.len() + 1);
                assert_eq!(past.scores.len(), past.views.len());
                for (ply, (view, scores)) in (past.from..).zip(past.views.iter().zip(&past.scores))
                {
                    let Some(seen) = &self.pages[ply][place] else {
                        continue;
                    };
                    assert_eq!(*view, seen.view, "{viewer:?} at ply {ply}");
                    let opened = ended && seen.scores.is_empty();
                    assert!(opened || *scores == seen.scores, "{viewer:?} at ply {ply}");
                }
            }
        }
    }
}

/// Every view of the past is the one that the viewer had, in every game, with
/// moves taken back and after the end.
#[test]
fn the_past_is_what_was_seen_then() {
    let (mut checked, mut over) = (0, 0);
    for number in 0..240 {
        let mut walk = Walk::new(number);
        walk.fill();
        let mut diary = Diary::begin(&walk.room);
        let game = walk.room.table.number();
        for _ in 0..30 {
            let _ = walk.step();
            if walk.room.table.number() != game {
                break;
            }
            diary.write(&walk.room);
            checked += 1;
        }
        if walk.room.table.number() == game {
            diary.check(&walk.room);
            over += usize::from(walk.room.table.phase() == Phase::Over);
        }
    }
    assert!(checked > 4_000 && over > 20, "{checked} {over}");
}

#[test]
fn a_game_with_hidden_hands_opens_its_lines_and_scores_at_the_end_but_no_views() {
    let mut room = Room::after(setup("airam", "me open"), "bea 2 sit | turn | turn | turn");
    let during = past(&room, Viewer::Spectator, 0);
    assert!(during.lines.iter().any(|line| line.text.contains('?')));
    assert!(during.scores.iter().all(PerSeat::is_empty));
    room.run("ana 1 resign");
    let after = past(&room, Viewer::Spectator, 0);
    assert!(after.lines.iter().all(|line| !line.text.contains('?')));
    assert!(after.scores.iter().all(|scores| scores.len() == 2));
    assert_eq!(json!(during.views), json!(after.views));
}

/// What a record says of its end is what the table said.
#[test]
fn a_record_knows_how_its_game_ended() {
    let shelf = Shelf::default();
    for script in [
        "turn",
        "turn | ana 1 resign",
        "turn | bea 2 resign",
        "turn | wait 40 | tick",
        "turn | ana 1 draw | bea 2 draw",
        "turn | ana 1 abort | bea 2 abort",
        "to-the-end",
    ] {
        let setup = setup("nueve", "me/t30 open/t30");
        let room = Room::after(setup, &format!("bea 2 sit | {script}"));
        let record = room.table.record_for(Viewer::Spectator);
        let game = Match::replay(&record, &shelf).unwrap();
        assert_eq!(Outcome::of_record(&game), room.table.outcome(), "{script}");
    }
}

/// A player who resigned comes last in the record too, although a bot played on.
#[test]
fn a_record_knows_who_gave_up() {
    let mut won_by_a_bot = 0;
    for luck in 0..12 {
        let mut room = Room::after(setup("nueve", "me open open"), "bea 2 sit | cid 3 sit");
        room.run("ana 1 resign");
        room.play_out(luck);
        let record = room.table.record_for(Viewer::Spectator);
        assert!(record.to_string().contains("\nout: 1\n"), "{record}");
        let game = Match::replay(&record, &Shelf::default()).unwrap();
        assert_eq!(Outcome::of_record(&game), room.table.outcome());
        let winners = game.outcome().unwrap().winners;
        won_by_a_bot += u32::from(winners.contains(rules::Seat::FIRST));
    }
    assert!(won_by_a_bot > 0);
}
