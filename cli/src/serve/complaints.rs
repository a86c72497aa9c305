//! `sobremesa complaints`: what people have reported to the host of the room.

use std::fmt::Write as _;

use rules::{Lang, Member, Seat, Text, Viewer};
use server::CannotServe;
use store::Store;
use table::{Complaint, Event, Millis, Sits, Table};
use tokio::runtime::Runtime;

use super::{Order, sentence, settings};
use crate::Done;
use crate::games::print;
use crate::play::words::fill;
use crate::shelf::shelf;

/// How many tables are searched.
const TABLES: u32 = 100;
/// How many lines of a person are shown.
const LINES: usize = 10;

/// Lists them, the last table first.
pub(crate) fn run(order: Order, lang: Lang) -> Done {
    let config = settings::read(order, lang)?;
    let runtime = Runtime::new().map_err(|error| error.to_string())?;
    let found = runtime.block_on(async {
        let store = Store::find(&config.database_url()).await?;
        let mut text = String::new();
        for table in store.tables_with("reported", TABLES).await? {
            let rows = store.events(&table, 0).await?;
            let events = rows.into_iter().filter_map(|row| {
                let event = serde_json::from_str::<Event>(&row.event).ok()?;
                Some((row.at, event))
            });
            text += &told(&events.collect::<Vec<_>>(), lang);
        }
        store.close().await;
        Ok(text)
    });
    let text = found.map_err(|error| sentence::of(&CannotServe::Store(error), &config, lang))?;
    let none = Text::new("No hay ninguna queja.\n", "Nothing has been reported.\n");
    print(if text.is_empty() {
        none.get(lang)
    } else {
        &text
    })
}

/// What was reported at one table, and what was written before it.
fn told(events: &[(Millis, Event)], lang: Lang) -> String {
    let mut text = String::new();
    for (at, (_, event)) in events.iter().enumerate() {
        let Event::Reported {
            seat,
            whom,
            why,
            member,
            of,
        } = event
        else {
            continue;
        };
        let Ok(table) = Table::replay(events[..=at].iter().cloned(), shelf()) else {
            continue;
        };
        let line = fill(
            sentence_of(*why),
            lang,
            &[&name(&table, *seat, *member), &name(&table, *whom, *of)],
        );
        let _ = writeln!(text, "{} {}: {line}", table.setup().game, table.id());
        for said in written(&events[..at], (*whom, *of)) {
            let _ = writeln!(text, "    {said}");
        }
    }
    text
}

fn sentence_of(why: Complaint) -> Text {
    match why {
        Complaint::Rude => Text::new(
            "{0} se queja de lo que escribe {1}",
            "{0} reports what {1} writes",
        ),
        Complaint::Name => Text::new(
            "{0} se queja del nombre de {1}",
            "{0} reports the name of {1}",
        ),
        Complaint::Unfair => Text::new(
            "{0} se queja de cómo juega {1}",
            "{0} reports how {1} plays",
        ),
    }
}

/// The name of the person in a seat, or of that team member.
fn name(table: &Table, seat: Seat, member: Option<Member>) -> String {
    let seats = table.view(Viewer::Spectator).seats;
    let Some(view) = seats.get(seat.index()) else {
        return seat.to_string();
    };
    let mate = view.team.as_ref().zip(member);
    let mate = mate.and_then(|(team, member)| team.members.get(member.index())?.name.as_deref());
    let alone = match &view.sits {
        Sits::Person(name) => Some(&**name),
        Sits::Nobody | Sits::Bot(_) => None,
    };
    mate.or(alone)
        .map_or_else(|| seat.to_string(), |name| format!("{name} ({seat})"))
}

/// The last lines that somebody wrote.
fn written(events: &[(Millis, Event)], whom: (Seat, Option<Member>)) -> Vec<&str> {
    let said = events.iter().rev().filter_map(|(_, event)| match event {
        Event::Said { seat, text, member } if (*seat, *member) == whom => Some(&**text),
        _ => None,
    });
    let mut said: Vec<_> = said.take(LINES).collect();
    said.reverse();
    said
}
