//! Codes that open a seat: invitations for a free one, and codes by which a player
//! goes on elsewhere. Only their hashes are kept; each is good once.

use rules::{Refusal, Seat};
use schemars::JsonSchema;
use serde::Serialize;
use store::{Code, CodeKind, StoreError};
use table::{Act, Millis};

use crate::message::ActMessage;
use crate::{No, Room, hash, refusals, secret};

/// How long a code is good.
const GOOD_FOR: Millis = 7 * 24 * 60 * 60 * 1_000;

/// What a code opened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Redeemed {
    /// The table.
    pub table: String,
    /// The seat, as it is numbered now.
    pub seat: Seat,
}

impl Room {
    /// The host invites somebody to a free seat; the code.
    pub async fn invite(&self, person: &str, table: &str, seat: Seat) -> Result<String, Refusal> {
        let live = self.find(table);
        let mut seated = self.sit(&live).await?;
        let table = seated.table();
        if !table.is_host(person) {
            return Err(Refusal::of(&table::refusals::NOT_HOST));
        }
        if !table.is_open(seat) {
            return Err(Refusal::of(&table::refusals::TAKEN));
        }
        self.write(&live.id, seat, CodeKind::Invitation, None).await
    }

    /// The host takes back every invitation to a seat; how many there were.
    pub async fn revoke(&self, person: &str, table: &str, seat: Seat) -> Result<u64, Refusal> {
        let live = self.find(table);
        let mut seated = self.sit(&live).await?;
        if !seated.table().is_host(person) {
            return Err(Refusal::of(&table::refusals::NOT_HOST));
        }
        let revoked = self.store().revoke_codes(&live.id, seat.number()).await;
        revoked.map_err(try_again)
    }

    /// A player wants to go on elsewhere; the code. It is that person's and follows
    /// them from seat to seat.
    pub async fn resume(&self, person: &str, table: &str, seat: Seat) -> Result<String, Refusal> {
        let live = self.find(table);
        let mut seated = self.sit(&live).await?;
        let own = seated.table().seats_of(person).any(|own| own == seat);
        if !own {
            return Err(Refusal::of(&table::refusals::NOT_YOURS));
        }
        let owner = Some(person.to_owned());
        self.write(&live.id, seat, CodeKind::Resume, owner).await
    }

    /// Uses a code: sits down by an invitation, or goes on where another device was.
    pub async fn redeem(
        &self,
        person: &str,
        code: &str,
        name: &str,
        word: &str,
    ) -> Result<Redeemed, No> {
        let taken = self.store().take_code(hash(code), self.now()).await;
        let taken = taken.map_err(try_again)?;
        let taken = taken.ok_or_else(|| Refusal::of(&refusals::CODE))?;
        let redeemed = match taken.kind {
            CodeKind::Invitation => self.sit_down(person, &taken, name, word).await,
            CodeKind::Resume => self.take_over(person, &taken).await.map_err(No::from),
        };
        if redeemed.is_err() {
            // A bad name must not cost the invitation.
            let kept = self.store().put_code(hash(code), taken).await;
            kept.map_err(try_again)?;
        }
        redeemed
    }

    async fn sit_down(
        &self,
        person: &str,
        code: &Code,
        name: &str,
        word: &str,
    ) -> Result<Redeemed, No> {
        let seat = seat(code)?;
        let message = ActMessage {
            aid: secret::letters::<24>(),
            seat,
            v: 0,
            a: Act::Sit {
                name: name.to_owned(),
                word: word.to_owned(),
            },
        };
        self.act_as(person, &code.table, message, true).await?;
        // The start may have been drawn at once, and everybody moved on.
        let live = self.find(&code.table);
        let mut seated = self.sit(&live).await?;
        let seat = seated.table().seats_of(person).last().unwrap_or(seat);
        let table = code.table.clone();
        Ok(Redeemed { table, seat })
    }

    async fn take_over(&self, person: &str, code: &Code) -> Result<Redeemed, Refusal> {
        let gone = || Refusal::of(&refusals::CODE);
        let owner = code.person.as_deref().ok_or_else(gone)?;
        let live = self.find(&code.table);
        let mut seated = self.sit(&live).await?;
        let now = self.now();
        let seats: Vec<Seat> = seated.table().seats_of(owner).collect();
        let first = *seats.first().ok_or_else(gone)?;
        for seat in seats {
            let log = seated.table().move_to(seat, person, now)?;
            self.commit(&mut seated, log, None).await?;
        }
        let table = code.table.clone();
        Ok(Redeemed { table, seat: first })
    }

    async fn write(
        &self,
        table: &str,
        seat: Seat,
        kind: CodeKind,
        person: Option<String>,
    ) -> Result<String, Refusal> {
        let text = secret::letters::<24>();
        let code = Code {
            table: table.to_owned(),
            seat: seat.number(),
            kind,
            person,
            until: self.now() + GOOD_FOR,
        };
        self.store()
            .put_code(hash(&text), code)
            .await
            .map_err(try_again)?;
        Ok(text)
    }
}

fn seat(code: &Code) -> Result<Seat, Refusal> {
    Seat::numbered(code.seat.into()).ok_or_else(|| Refusal::of(&refusals::CODE))
}

fn try_again(error: StoreError) -> Refusal {
    tracing::error!(%error, "a code could not be stored or looked up");
    Refusal::of(&refusals::TRY_AGAIN)
}
