//! Questions, pictures and records. Nothing is stored.

use rules::{Lang, Look, Refusal, Seat, Viewer};
use table::{Ask, Table};
use wire::{Answer, AskMessage, earlier_record, is_earlier, record_text};

use crate::aside::aside;
use crate::live::unreadable;
use crate::watching::check_access;
use crate::{No, Room};

/// Which record to write.
#[derive(Debug, Clone, Copy, Default)]
pub struct Written<'a> {
    /// A game of the series; by default the current one.
    pub game: Option<u32>,
    /// Another format; by default our own.
    pub format: Option<&'a str>,
}

impl Room {
    /// Answers a question from one of a person's seats, with the table's version.
    pub async fn ask(
        &self,
        person: &str,
        table: &str,
        message: &AskMessage,
    ) -> Result<(Answer, u64), No> {
        let live = self.find(table);
        let mut seated = self.sit(&live).await?;
        let table = seated.table();
        let (v, seat) = (table.version(), message.seat);
        let no = |refusal| No { refusal, v };
        check_own(table, person, seat).map_err(no)?;
        if message.a != Ask::Hint {
            let tell = table.ask(seat, &message.a).map_err(no)?;
            return Ok((Answer::Tell(tell), v));
        }
        table.check_hint(seat).map_err(no)?;
        let mut question = self.0.hints.ask(person).map_err(no)?;
        let game = table.game().game().boxed_clone();
        let moved_on = live.moved_on();
        drop(seated);
        let answer = tokio::select! {
            answer = question.answer(&self.0.thinkers, game) => answer,
            // The game has moved on, so nobody needs the answer any more.
            () = moved_on => return Err(no(Refusal::of(&table::refusals::STALE))),
        };
        Ok((answer.map_err(no)?, v))
    }

    /// The board as text, as one of the person's seats or a spectator sees it.
    pub async fn picture(
        &self,
        person: Option<&str>,
        table: &str,
        seat: Option<Seat>,
        lang: Lang,
        ascii: bool,
    ) -> Result<String, Refusal> {
        let live = self.find(table);
        let mut seated = self.sit(&live).await?;
        let table = seated.table();
        let viewer = viewer(table, person, seat)?;
        let look = Look { lang, ascii };
        Ok(table.game().game().picture(viewer, &look).text())
    }

    /// A game's record, as one of the person's seats or a spectator may have it: in our
    /// format, or in another that this game supports. It is the current game unless one
    /// of the series is named.
    pub async fn record(
        &self,
        person: Option<&str>,
        table: &str,
        seat: Option<Seat>,
        written: Written<'_>,
    ) -> Result<String, Refusal> {
        let live = self.find(table);
        let mut seated = self.sit(&live).await?;
        let table = seated.table();
        let viewer = viewer(table, person, seat)?;
        let number = written.game.unwrap_or(table.number());
        let entry = table.game().entry();
        let record = if is_earlier(table, number)? {
            drop(seated);
            let (events, shelf) = (self.events_of(&live.id).await?, self.shelf().clone());
            let record = aside(move || earlier_record(events, number, &shelf)).await;
            record.map_err(unreadable)?
        } else {
            table.record_for(viewer)
        };
        record_text(&record, entry, written.format)
    }
}

pub(crate) fn viewer(
    table: &Table,
    person: Option<&str>,
    seat: Option<Seat>,
) -> Result<Viewer, Refusal> {
    check_access(table, person)?;
    let Some(seat) = seat else {
        return Ok(Viewer::Spectator);
    };
    check_own(table, person.unwrap_or_default(), seat)?;
    Ok(Viewer::Seat(seat))
}

fn check_own(table: &Table, person: &str, seat: Seat) -> Result<(), Refusal> {
    let own = table.seats_of(person).any(|own| own == seat);
    own.then_some(())
        .ok_or_else(|| Refusal::of(&table::refusals::NOT_YOURS))
}
