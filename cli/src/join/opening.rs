//! A table to be opened, as it is typed: `reverso me,open size=6 clock:300+5 watch`.

use std::collections::BTreeSet;

use rules::{Lang, Seat};
use serde_json::{Map, Value};
use table::{Chair, Clock, Moves, Setup, Wanted, WantedMember, WantedPerson, WantedTeam};

use crate::play::Sitter;

/// Reads it; nothing if a part makes no sense. Whether the game can be played so, the
/// room judges.
pub(super) fn read(text: &str) -> Option<Setup> {
    let mut parts = text.split_whitespace();
    let game = parts.next()?.to_lowercase();
    let wanted: Vec<_> = parts
        .next()?
        .split(',')
        .map(wanted)
        .collect::<Option<_>>()?;
    let (mut options, mut clock) = (Map::new(), Clock::None);
    let (mut games, mut take_backs) = (None, None);
    let mut wishes = BTreeSet::new();
    for part in parts {
        if let Some((name, value)) = part.split_once('=') {
            let value = serde_json::from_str(value).unwrap_or_else(|_| Value::from(value));
            options.insert(name.to_owned(), value);
        } else if let Some(face) = part.strip_prefix("clock:") {
            clock = read_clock(face)?;
        } else if let Some(count) = part.strip_prefix("games:") {
            games = Some(count.parse().ok()?);
        } else if let Some(when) = part.strip_prefix("take-backs:") {
            take_backs = Some(when.to_owned());
        } else {
            wishes.insert(
                ["public", "watch", "chat"]
                    .into_iter()
                    .find(|wish| *wish == part)?,
            );
        }
    }
    let chair = |who| Chair {
        who,
        clock,
        name: None,
    };
    // Only where somebody plays from elsewhere does the table stop waiting.
    let patience = wanted.contains(&Wanted::Open).then(|| {
        let entry = catalog::find(&game)?;
        entry.about.patience
    });
    Some(Setup {
        patience: patience.flatten(),
        options: Value::Object(options),
        games,
        public: wishes.contains("public"),
        watch: wishes.contains("watch"),
        chat: wishes.contains("chat"),
        take_backs,
        ..Setup::new(&game, wanted.into_iter().map(chair).collect())
    })
}

/// The seats for which somebody is still wanted.
pub(super) fn open_seats(setup: &Setup) -> impl Iterator<Item = Seat> {
    let seats = Seat::all(setup.seats.len().min(rules::MAX_SEATS));
    let open = |member: &WantedMember| member.who == WantedPerson::Open;
    seats.filter(move |seat| match &setup.seats[seat.index()].who {
        Wanted::Open => true,
        Wanted::Team(team) => team.members.iter().any(open),
        Wanted::Me | Wanted::Bot(_) => false,
    })
}

fn wanted(text: &str) -> Option<Wanted> {
    match text {
        "open" | "libre" => Some(Wanted::Open),
        text => match Sitter::read(text, Lang::default()).ok()? {
            Sitter::Person(_) => Some(Wanted::Me),
            Sitter::Bot(level) => Some(Wanted::Bot(level)),
            Sitter::Team(names) => Some(Wanted::Team(team(names))),
        },
    }
}

/// A team on our device by the names of its people; `open` is a place for somebody who
/// will come, `me` is ourselves.
fn team(names: Vec<String>) -> WantedTeam {
    let member = |name: String| match name.as_str() {
        "open" | "libre" => wanted_member(WantedPerson::Open, None),
        "me" | "yo" => wanted_member(WantedPerson::Me, None),
        _ => wanted_member(WantedPerson::Me, Some(name)),
    };
    WantedTeam {
        members: names.into_iter().map(member).collect(),
        moves: Moves::default(),
    }
}

fn wanted_member(who: WantedPerson, name: Option<String>) -> WantedMember {
    WantedMember { who, name }
}

/// `30` seconds a move, `300+5` seconds for the game and more with each move, `2d` a move.
fn read_clock(face: &str) -> Option<Clock> {
    if let Some((seconds, increment)) = face.split_once('+') {
        return Some(Clock::Fischer {
            seconds: seconds.parse().ok()?,
            increment: increment.parse().ok()?,
        });
    }
    if let Some(days) = face.strip_suffix('d') {
        return days.parse().ok().map(|days| Clock::Days { days });
    }
    face.parse().ok().map(|seconds| Clock::Turn { seconds })
}

#[cfg(test)]
mod tests {
    use bots::Level;
    use catalog::GAMES;
    use serde_json::json;

    use super::*;

    #[test]
    fn a_table_is_read_with_all_its_wishes() {
        let game = GAMES[0].about.id;
        let wishes = "yo,libre size=6 clock:300+5 games:2 take-backs:never watch";
        let setup = read(&format!("{} {wishes}", game.to_uppercase())).unwrap();
        let clock = Clock::Fischer {
            seconds: 300,
            increment: 5,
        };
        let who: Vec<_> = setup.seats.iter().map(|chair| chair.who.clone()).collect();
        assert_eq!(who, [Wanted::Me, Wanted::Open]);
        assert!(setup.seats.iter().all(|chair| chair.clock == clock));
        assert_eq!((&*setup.game, setup.games), (game, Some(2)));
        assert_eq!(setup.options, json!({ "size": 6 }));
        assert_eq!(setup.take_backs.as_deref(), Some("never"));
        assert_eq!(
            (setup.watch, setup.public, setup.chat),
            (true, false, false)
        );
        assert_eq!(open_seats(&setup).collect::<Vec<_>>(), [Seat::SECOND]);
        let teams = read(&format!("{game} team:Ana+Luis,team:yo+libre")).unwrap();
        let members = |seat: usize| match &teams.seats[seat].who {
            Wanted::Team(team) => team.members.clone(),
            other => panic!("{other:?}"),
        };
        assert_eq!(open_seats(&teams).collect::<Vec<_>>(), [Seat::SECOND]);
        let named = |name: &str| wanted_member(WantedPerson::Me, Some(name.to_owned()));
        assert_eq!(members(0), [named("Ana"), named("Luis")]);
        let (me, open) = (WantedPerson::Me, WantedPerson::Open);
        assert_eq!(
            members(1),
            [wanted_member(me, None), wanted_member(open, None)]
        );
        let against = read(&format!("{game} me,bot:5")).unwrap();
        assert_eq!(against.seats[1].who, Wanted::Bot(Level::Five));
    }

    #[test]
    fn clocks_are_read() {
        assert_eq!(read_clock("30"), Some(Clock::Turn { seconds: 30 }));
        assert_eq!(read_clock("2d"), Some(Clock::Days { days: 2 }));
        for face in ["", "d", "+", "5+", "x", "-1"] {
            assert_eq!(read_clock(face), None, "{face:?}");
        }
    }

    #[test]
    fn what_makes_no_sense_is_no_table() {
        let game = GAMES[0].about.id;
        assert!(read("").is_none());
        for wishes in ["", "me,you", "me,bot:9", "me,me loud"] {
            assert!(read(&format!("{game} {wishes}")).is_none(), "{wishes:?}");
        }
    }
}
