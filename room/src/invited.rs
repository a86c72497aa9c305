//! What the holder of a code may know before using it: above all the commitment to the
//! luck, so that their word can come after it.

use std::sync::Arc;

use rules::{Refusal, Seat, Viewer};
use store::{Code, CodeKind};
use table::{Sits, Table};
use wire::Invited;

use crate::codes::try_again;
use crate::{Room, hash, refusals};

impl Room {
    /// Shows what a code grants without using it.
    pub async fn look_at_code(&self, person: Option<&str>, code: &str) -> Result<Invited, Refusal> {
        let bad = || Refusal::of(&refusals::CODE);
        let found = self.store().code(hash(code), self.now()).await;
        let code = found.map_err(try_again)?.ok_or_else(bad)?;
        let live = self.find(&code.table);
        let mut seated = self.sit(&live).await?;
        let table = seated.table();
        if person.is_some_and(|person| table.is_blocked(person)) {
            return Err(Refusal::of(&table::refusals::BLOCKED));
        }
        let seat = opened(table, &code).ok_or_else(bad)?;
        Ok(invited(table, seat))
    }
}

/// The seat that a code still grants. For a used one only the seat it was for is known.
fn opened(table: &Table, code: &Code) -> Option<Seat> {
    match code.kind {
        CodeKind::Invitation => {
            let seat = Seat::numbered(code.seat.into())?;
            table.is_open(seat).then_some(seat)
        }
        CodeKind::Resume => table.seats_of(code.person.as_deref()?).last(),
    }
}

fn invited(table: &Table, seat: Seat) -> Invited {
    let view = table.view(Viewer::Spectator);
    let host = table.seats_of(table.host()).next();
    let host = host.and_then(|host| match &view.seats.get(host.index())?.sits {
        Sits::Person(name) => Some(Arc::clone(name)),
        Sits::Nobody | Sits::Bot(_) => None,
    });
    Invited {
        game: table.setup().game.clone(),
        options: Arc::clone(table.game().options()),
        games: view.games,
        host,
        seat,
        seats: table.seats(),
        commitments: view.luck.commitments,
    }
}
