//! What the reference says to an act: yes, or why not.

use table::{Act, Matter, PHRASES};
use wire::ActMessage;

use crate::model::{Model, Person, Phase};

/// What stands for the refusals of the game itself.
pub(crate) const OF_THE_GAME: &str = "the game's own";

impl Model {
    pub(crate) fn verdict(&self, person: Person, message: &ActMessage) -> Result<(), &'static str> {
        if message.aid.len() < 8 {
            return Err("bad-aid");
        }
        let seat = message.seat.index();
        match &message.a {
            Act::Sit { .. } => {
                refuse(self.phase != Phase::Gathering, "already-begun")?;
                return refuse(self.seats[seat].is_full(), "seat-taken");
            }
            Act::StandIn(_) => {
                self.must_play()?;
                refuse(self.seat_of(person).is_none(), "not-your-seat")?;
                refuse(self.stand_in[seat], "stand-in")?;
                let chair = &self.seats[seat];
                let other = !chair.holds(person);
                let team = chair.is_team() && chair.count() > 1;
                refuse(!other && team, "team-present")?;
                refuse(other && self.clocks.count(seat), "clock-counts")?;
                return refuse(other, "present");
            }
            _ => refuse(!self.seats[seat].holds(person), "not-your-seat")?,
        }
        match &message.a {
            Act::Leave => {
                let chair = &self.seats[seat];
                let goes_on = chair.is_team() && chair.count() > 1 && self.phase == Phase::Playing;
                refuse(self.phase != Phase::Gathering && !goes_on, "already-begun")
            }
            Act::Play(text) => self.judge_play(person, seat, message.v, text),
            Act::Resign => {
                self.must_play()?;
                let member = self.seats[seat].member(person);
                let wants = |member: usize| self.seats[seat].resigns[member - 1];
                refuse(member.is_some_and(wants), "already-resigning")
            }
            Act::Consent { matter, yes } => self.judge_consent(seat, *matter, *yes, message.v),
            Act::Back => {
                refuse(self.out[seat], "given-up")?;
                refuse(!self.stand_in[seat], "no-stand-in")
            }
            Act::Phrase(code) => {
                let known = PHRASES.iter().any(|phrase| phrase.code == code);
                refuse(!known, "phrase")
            }
            other => panic!("the stories know no {other:?}"),
        }
    }

    fn judge_play(
        &self,
        person: Person,
        seat: usize,
        seen: u64,
        text: &str,
    ) -> Result<(), &'static str> {
        self.must_play()?;
        refuse(seen < self.moved, "stale")?;
        refuse(self.stand_in[seat], "stand-in")?;
        refuse(self.turn() != Some(seat), "not-your-turn")?;
        refuse(self.seats[seat].mover() != person, "team-turn")?;
        let played = self.game.game().boxed_clone().apply(text);
        refuse(played.is_err(), OF_THE_GAME)
    }

    fn judge_consent(
        &self,
        seat: usize,
        matter: Matter,
        yes: bool,
        seen: u64,
    ) -> Result<(), &'static str> {
        self.judge_matter(seat, matter, yes)?;
        refuse(yes && seen < self.moved, "stale")
    }

    fn judge_matter(&self, seat: usize, matter: Matter, yes: bool) -> Result<(), &'static str> {
        let open = self.offers.iter().any(|offer| offer.matter == matter);
        refuse(!yes && !open, "not-asked")?;
        refuse(self.phase != Phase::Playing, "not-now")?;
        refuse(self.stand_in[seat], "stand-in")?;
        if matter == Matter::Draw {
            return refuse(self.stand_in[1 - seat], "draw-with-bot");
        }
        if open {
            return Ok(());
        }
        self.no_take_backs.map_or(Ok(()), Err)?;
        let ply = self.last_choice(seat).ok_or("nothing-to-take-back")?;
        let shown = self.game.entry().about.hidden;
        refuse(shown || self.luck_since(ply), "past-luck")
    }

    fn must_play(&self) -> Result<(), &'static str> {
        match self.phase {
            Phase::Gathering => Err("not-begun"),
            Phase::Playing => Ok(()),
            Phase::Over => Err("game-ended"),
        }
    }
}

fn refuse(wrong: bool, code: &'static str) -> Result<(), &'static str> {
    if wrong { Err(code) } else { Ok(()) }
}
