//! Who plays, in words.

use catalog::Applied;
use rules::{Actor, Member, Seat, Turn};

use super::Session;
use crate::play::words::{self, fill};

impl Session {
    /// What a seat is called.
    pub(crate) fn name(&self, seat: Seat) -> String {
        self.company.name(&self.game, seat, self.look.lang)
    }

    /// The name of the player who moves for a seat; in a team, the member whose turn it
    /// is.
    pub(crate) fn mover(&self, seat: Seat) -> String {
        match self.member(seat) {
            Some(member) => self.company.team(seat)[member.index()].clone(),
            None => self.name(seat),
        }
    }

    /// Who did something.
    pub(crate) fn actor(&self, done: &Applied) -> String {
        match done.actor {
            Actor::Seat(seat) if self.company.bot(seat).is_some() => self.name(seat),
            Actor::Seat(_) | Actor::Chance(_) => self.game.player(done, self.look.lang),
        }
    }

    /// Whose turn it is, or how the game and the series ended.
    pub(crate) fn turn(&self) -> String {
        let lang = self.look.lang;
        let Turn::Seat(seat) = self.game.game().turn() else {
            let over = fill(words::OVER, lang, &[&self.game.result(lang)]);
            let series = self.series.standing(&self.game, &self.company, lang);
            return [Some(over), series]
                .into_iter()
                .flatten()
                .collect::<Vec<_>>()
                .join(" ");
        };
        if self.bot_to_move().is_some() {
            return fill(words::THINKING, lang, &[&self.name(seat)]);
        }
        let name = match self.member(seat) {
            Some(_) => fill(
                words::FOR_TEAM,
                lang,
                &[&self.mover(seat), self.colour(seat)],
            ),
            None => self.name(seat),
        };
        let moves = self.game.game().moves();
        if moves.complete && moves.actions == ["pass"] {
            return fill(words::ONLY_PASS, lang, &[&name, "pass"]);
        }
        fill(words::TURN, lang, &[&name])
    }

    /// What is said before the first move of a game: which game of the series it is,
    /// who sits where by lot, and whether it is practice.
    pub(crate) fn greeting(&self) -> Vec<String> {
        let lang = self.look.lang;
        let lots = self.drawn.then(|| {
            let seats = Seat::all(self.game.seats());
            let seat = |seat| format!("{}: {}", self.colour(seat), self.company.label(seat, lang));
            let seats: Vec<_> = seats.map(seat).collect();
            fill(words::LOTS, lang, &[&seats.join(", ")])
        });
        let practice = self
            .is_practice()
            .then(|| words::PRACTICE.get(lang).to_owned());
        let place = self.series.place(lang).map(|place| format!("{place}."));
        [place, lots, practice].into_iter().flatten().collect()
    }

    /// The member of a team who moves next for a seat; nobody if it has no team.
    /// Within a turn of several actions the member stays the same.
    pub(super) fn member(&self, seat: Seat) -> Option<Member> {
        let size = self.company.team(seat).len();
        let own = self.game.past().iter().rev();
        let mut own = own.filter(|done| done.actor == Actor::Seat(seat));
        let last = own.find_map(|done| done.member);
        (size > 0).then(|| match last {
            None => Member::FIRST,
            // A saved game may be taken over by a smaller team.
            Some(last) if self.game.game().is_mid_turn() => Member::at(last.index() % size),
            Some(last) => last.next(size),
        })
    }

    fn colour(&self, seat: Seat) -> &'static str {
        let (seats, options) = (self.game.seats(), self.game.options());
        let name = self.game.entry().seat_name(seat, seats, options);
        name.get(self.look.lang)
    }
}
