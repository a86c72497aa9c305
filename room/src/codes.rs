//! Codes that grant a seat: invitations to a free one, and codes to continue on another
//! device. Only their hashes are stored; each can be used once.

use rules::{Refusal, Seat};
use store::{ActId, Code, CodeKind, StoreError};
use table::{Act, Millis, Wanted, hex};
use wire::{ActMessage, Redeemed};

use crate::{No, Room, hash, refusals, secret};

/// How long a code is valid.
const GOOD_FOR: Millis = 7 * 24 * 60 * 60 * 1_000;

impl Room {
    /// The host invites somebody to a free seat; returns the code.
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

    /// The host revokes every invitation to a seat; returns their number.
    pub async fn revoke(&self, person: &str, table: &str, seat: Seat) -> Result<u64, Refusal> {
        let live = self.find(table);
        let mut seated = self.sit(&live).await?;
        if !seated.table().is_host(person) {
            return Err(Refusal::of(&table::refusals::NOT_HOST));
        }
        let revoked = self.store();
        let revoked = revoked.revoke_invitations(&live.id, seat.number()).await;
        revoked.map_err(try_again)
    }

    /// A player wants to continue on another device; returns the code. It belongs to
    /// that person and follows them from seat to seat.
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

    /// Redeems a code: takes a seat by invitation, or continues where another device
    /// was. Codes are idempotent for their first user. The work is finished even if
    /// nobody waits for the answer.
    pub async fn redeem(
        &self,
        person: &str,
        code: &str,
        name: &str,
        word: &str,
    ) -> Result<Redeemed, No> {
        let key = hash(code);
        let code = self
            .store()
            .code(key, self.now())
            .await
            .map_err(try_again)?;
        let code = code.ok_or_else(|| Refusal::of(&refusals::CODE))?;
        let (room, person) = (self.clone(), person.to_owned());
        let (name, word) = (name.to_owned(), word.to_owned());
        let task = tokio::spawn(async move {
            let act = Act::Sit { name, word };
            room.redeem_found(&person, &code, key, act).await
        });
        let failed = |_| No::from(Refusal::of(&wire::refusals::TRY_AGAIN));
        task.await.map_err(failed)?
    }

    /// Claims the code for the person before doing anything with it, so that nobody
    /// else gets it and a crash in between costs nothing: they try again.
    async fn redeem_found(
        &self,
        person: &str,
        code: &Code,
        key: [u8; 32],
        sit: Act,
    ) -> Result<Redeemed, No> {
        let bad = || Refusal::of(&refusals::CODE);
        let many = self.admits_many(code).await?;
        if !many {
            let claimed = self.store().claim_code(key, person).await;
            claimed.map_err(try_again)?.then_some(()).ok_or_else(bad)?;
        }
        let done = match code.kind {
            CodeKind::Invitation => self.sit_down(person, code, key, sit).await,
            CodeKind::Resume => self.take_over(person, code, key).await.map_err(No::from),
        };
        if done.is_err() && !many {
            // A bad name must not cost the invitation.
            let released = self.store().release_code(key, person).await;
            released.map_err(try_again)?;
        }
        done?;
        // The start may have been drawn at once, and everybody rotated.
        let live = self.find(&code.table);
        let mut seated = self.sit(&live).await?;
        let seat = seated.table().seats_of(person).last().ok_or_else(bad)?;
        let table = code.table.clone();
        Ok(Redeemed { table, seat })
    }

    /// Whether a code invites to a team: it is valid until the team is full.
    async fn admits_many(&self, code: &Code) -> Result<bool, Refusal> {
        let live = self.find(&code.table);
        let mut seated = self.sit(&live).await?;
        let chair = usize::from(code.seat).checked_sub(1);
        let chair = chair.and_then(|chair| seated.table().setup().seats.get(chair));
        let team = chair.is_some_and(|chair| matches!(chair.who, Wanted::Team(_)));
        Ok(team && code.kind == CodeKind::Invitation)
    }

    /// The same code seats the same person once, however often it is tried; in a team,
    /// once under each name.
    async fn sit_down(&self, person: &str, code: &Code, key: [u8; 32], sit: Act) -> Result<(), No> {
        let seat = Seat::numbered(code.seat.into());
        let aid = match &sit {
            Act::Sit { name, .. } if self.admits_many(code).await? => {
                hash(&format!("{} {}", hex::write(&key), name.trim()))
            }
            _ => key,
        };
        let message = ActMessage {
            aid: hex::write(&aid),
            seat: seat.ok_or_else(|| Refusal::of(&refusals::CODE))?,
            member: None,
            v: 0,
            a: sit,
        };
        self.act_as(person, &code.table, message, true).await?;
        Ok(())
    }

    /// Moves all seats of the code's owner at once, and only once: later uses do
    /// nothing, even if the owner has taken the seats back since.
    async fn take_over(&self, person: &str, code: &Code, key: [u8; 32]) -> Result<(), Refusal> {
        let gone = || Refusal::of(&refusals::CODE);
        let owner = code.person.as_deref().ok_or_else(gone)?;
        let live = self.find(&code.table);
        let mut seated = self.sit(&live).await?;
        let now = self.now();
        let table = seated.table();
        let log = table.move_to(owner, person, now)?;
        let id = ActId {
            actor: person.to_owned(),
            aid: hex::write(&key),
        };
        self.commit(&mut seated, log, Some(id)).await?;
        Ok(())
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

pub(crate) fn try_again(error: StoreError) -> Refusal {
    tracing::error!(%error, "a code could not be stored or looked up");
    Refusal::of(&wire::refusals::TRY_AGAIN)
}
