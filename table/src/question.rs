//! A question that several seats are asked at the same time.
//!
//! The game takes their answers in turn order. The table accepts an objection, that is
//! any answer but the fallback, from the first seat that gives it: it lets the seats
//! before it answer with the fallback and applies it at once. The fallback itself
//! reveals nothing new before its turn, so until then it is refused as
//! [`EARLY`](refusals::EARLY), and the caller tries again.

use catalog::Deed;
use rules::{Refusal, Seat, SeatSet};
use sha2::{Digest, Sha256};

use crate::event::{Event, Hand};
use crate::place::Mover;
use crate::{Due, Log, Millis, Phase, Table, refusals};

impl Table {
    /// The seats that are asked the same question now, while a game is in progress.
    pub fn asked(&self) -> SeatSet {
        match self.phase {
            Phase::Playing => self.game.game().asked(),
            Phase::Gathering | Phase::Between | Phase::Over => SeatSet::NONE,
        }
    }

    /// The bots that must move or answer.
    pub fn due(&self) -> impl Iterator<Item = Due> {
        self.asked()
            .iter()
            .filter_map(|seat| match self.mover(seat) {
                Mover::Bot(level) => Some(Due {
                    seat,
                    level,
                    moved: self.posed,
                }),
                Mover::Person | Mover::Nobody => None,
            })
    }

    /// What the random picks of a bot's thought begin with: another number at each
    /// table and in each position, made from nothing that is secret.
    pub fn thought_seed(&self, due: &Due) -> u64 {
        let thought = format!("{} {} {}", self.luck_name(self.number), due.moved, due.seat);
        let digest = Sha256::digest(thought);
        // Few enough bits for a number of JavaScript.
        let bits = digest.iter().take(4);
        bits.fold(0, |bits, &byte| bits << 8 | u64::from(byte))
    }

    /// The answer of everybody who does not object, if several are asked.
    pub(crate) fn question(&self) -> Option<String> {
        let several = self.asked().len() > 1;
        several.then(|| self.game.game().fallback())?
    }

    /// Makes it the turn of a seat that objects before its turn.
    pub(crate) fn make_way(
        &mut self,
        seat: Seat,
        deed: Deed<'_>,
        at: Millis,
        log: &mut Log,
    ) -> Result<(), Refusal> {
        if self.turn() == Some(seat) {
            return Ok(());
        }
        let position = self.position_of(seat);
        let mut position = position.ok_or_else(|| self.out_of_turn())?;
        let answer = deed.apply_to(&mut *position)?.action;
        let fallback = self.question().filter(|fallback| *fallback != answer);
        let fallback = fallback.ok_or_else(|| Refusal::of(&refusals::EARLY))?;
        while let Some(before) = self.turn().filter(|turn| *turn != seat) {
            let accepts = Event::played(before, fallback.clone(), Hand::Table);
            self.record(accepts, at, log)?;
        }
        Ok(())
    }

    /// The refusal when another seat is to move, or nobody.
    pub(crate) fn out_of_turn(&self) -> Refusal {
        match self.turn() {
            Some(turn) => Refusal::of(&refusals::TURN).at(turn),
            None => Refusal::of(&refusals::NOT_NOW),
        }
    }
}
