//! The answer to `GET …/record`: a game of a table as text, in our format or another.

use catalog::Entry;
use rules::{Record, Refusal, Shelf, Viewer};
use table::{Event, Millis, Table};

use crate::refusals;

/// A record as text, in the format with this id, or else in our own.
pub fn record_text(
    record: &Record,
    entry: &Entry,
    format: Option<&str>,
) -> Result<String, Refusal> {
    let Some(id) = format else {
        return Ok(record.to_string());
    };
    let mut formats = entry.about.formats.iter();
    let format = formats.find(|format| format.id == id);
    let format = format.ok_or_else(|| Refusal::of(&refusals::NO_FORMAT).at(id))?;
    (format.write)(record)
}

/// Whether this game of the series is an earlier one, so that its record must be built
/// from the table's events. A game that was not played is refused.
pub fn is_earlier(table: &Table, number: u32) -> Result<bool, Refusal> {
    match number {
        _ if number == table.number() => Ok(false),
        1.. if number < table.number() => Ok(true),
        _ => Err(Refusal::of(&refusals::GAME_NOT_PLAYED).at(number)),
    }
}

/// The record of an earlier game of the series. It is over, so all of it is open.
pub fn earlier_record(
    mut events: Vec<(Millis, Event)>,
    number: u32,
    shelf: &Shelf,
) -> Result<Record, Refusal> {
    let begins =
        |event: &Event, game: u32| matches!(event, Event::Begun { number, .. } if *number == game);
    let next = events
        .iter()
        .position(|(_, event)| begins(event, number + 1));
    events.truncate(next.unwrap_or(events.len()));
    // People who sat down or left between two games did not play the earlier one.
    let ended = |(_, event): &(_, Event)| matches!(event, Event::Ended { .. });
    let end = events.iter().rposition(ended).map_or(0, |end| end + 1);
    events.truncate(end);
    Ok(Table::replay(events, shelf)?.record_for(Viewer::Spectator))
}
