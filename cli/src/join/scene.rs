//! The table as it stands, put into words.

use catalog::Entry;
use rules::{Lang, Member, Seat};
use table::{Clocks, How, Millis, Outcome, Phase, Sits, TableView, TeamView};

use super::words;
use crate::play::words::{AND, OVER, TURN, fill};

/// The last that was heard of a table.
pub(super) struct Scene {
    pub(super) view: TableView,
    pub(super) entry: Option<&'static Entry>,
    clocks: Clocks,
    now: Millis,
}

impl Scene {
    pub(super) fn new(view: TableView, clocks: Clocks, now: Millis) -> Scene {
        Scene {
            entry: catalog::find(&view.game),
            view,
            clocks,
            now,
        }
    }

    /// Whether players hold what others may not see.
    pub(super) fn hidden(&self) -> bool {
        self.entry.is_none_or(|entry| entry.about.hidden)
    }

    /// The member of a team who is to move for a seat, now or when it is its turn.
    pub(super) fn due(&self, seat: Seat) -> Option<Member> {
        self.team(seat)?.due
    }

    fn team(&self, seat: Seat) -> Option<&TeamView> {
        self.view.seats.get(seat.index())?.team.as_ref()
    }

    /// What a member of a seat's team is called, with the seat's colour; the whole seat
    /// if it is not known who of it.
    pub(super) fn player(&self, seat: Seat, member: Option<Member>, lang: Lang) -> String {
        let mate = self.team(seat).zip(member);
        let mate = mate.and_then(|(team, member)| team.members.get(member.index()));
        match mate.and_then(|mate| mate.name.as_ref()) {
            Some(name) => format!("{} ({name})", self.colour(seat, lang)),
            None => self.name(seat, lang),
        }
    }

    fn colour(&self, seat: Seat, lang: Lang) -> String {
        let seats = self.view.seats.len();
        match self.entry {
            Some(entry) if seat.index() < seats => {
                let name = entry.seat_name(seat, seats, &self.view.options);
                name.get(lang).to_owned()
            }
            _ => seat.to_string(),
        }
    }

    /// What a seat is called: its colour, and who sits there.
    pub(super) fn name(&self, seat: Seat, lang: Lang) -> String {
        let colour = self.colour(seat, lang);
        match self.view.seats.get(seat.index()).map(|place| &place.sits) {
            Some(Sits::Person(name)) => format!("{colour} ({name})"),
            Some(Sits::Bot(level)) => format!("{colour} (bot {})", level.number()),
            Some(Sits::Nobody) | None => colour,
        }
    }

    /// Where the game stands: whose turn it is, who is missing, or who has won.
    pub(super) fn standing(&self, own: &[Seat], lang: Lang) -> String {
        match (self.view.phase, self.view.turn) {
            (Phase::Gathering, _) => self.missing(lang),
            (Phase::Playing, Some(turn)) => self.turn(turn, own, lang),
            (Phase::Playing, None) => String::new(),
            (Phase::Between, _) => {
                let counts = [self.view.number, self.view.games].map(|count| count.to_string());
                let next = fill(words::NEXT, lang, &[&counts[0], &counts[1]]);
                format!("{} {next}", self.result(lang))
            }
            (Phase::Over, _) => format!("{} {}", self.result(lang), words::AGAIN.get(lang)),
        }
    }

    fn turn(&self, turn: Seat, own: &[Seat], lang: Lang) -> String {
        let stands_in = |seat: &Seat| {
            let place = self.view.seats.get(seat.index());
            place.is_some_and(|place| place.stand_in.is_some())
        };
        let text = if own.contains(&turn) && !stands_in(&turn) {
            words::YOUR_TURN
        } else {
            TURN
        };
        let mut sentence = fill(text, lang, &[&self.player(turn, self.due(turn), lang)]);
        if own.iter().any(stands_in) {
            sentence = format!("{sentence} {}", words::STAND_IN.get(lang));
        }
        match self.clock_faces(lang) {
            Some(faces) => format!("{sentence} {faces}"),
            None => sentence,
        }
    }

    /// What the clocks show, if anybody counts.
    fn clock_faces(&self, lang: Lang) -> Option<String> {
        let seats = Seat::all(self.clocks.left.len().min(rules::MAX_SEATS));
        let face = |seat: Seat| {
            let left = self.clocks.left[seat.index()]?;
            let spent = match self.clocks.since {
                Some(since) if self.clocks.running == Some(seat) => (self.now - since).max(0),
                _ => 0,
            };
            Some(format!("{} {}", self.name(seat, lang), time(left - spent)))
        };
        let faces: Vec<_> = seats.filter_map(face).collect();
        (!faces.is_empty()).then(|| fill(words::CLOCKS, lang, &[&faces.join(", ")]))
    }

    fn missing(&self, lang: Lang) -> String {
        let seats = Seat::all(self.view.seats.len().min(rules::MAX_SEATS));
        let free = seats.filter(|seat| matches!(self.view.seats[seat.index()].sits, Sits::Nobody));
        let free: Vec<_> = free.map(|seat| seat.to_string()).collect();
        fill(words::MISSING, lang, &[&free.join(", ")])
    }

    fn result(&self, lang: Lang) -> String {
        let result = self.view.outcome.as_ref();
        let result = result.map_or_else(String::new, |outcome| self.outcome(outcome, lang));
        fill(OVER, lang, &[&result])
    }

    fn outcome(&self, outcome: &Outcome, lang: Lang) -> String {
        if outcome.how == How::Aborted {
            return words::CALLED_OFF.get(lang).to_owned();
        }
        let winners: Vec<_> = outcome
            .winners
            .iter()
            .map(|seat| self.name(seat, lang))
            .collect();
        let scores: Vec<_> = outcome.scores.iter().map(ToString::to_string).collect();
        let text = match winners.len() {
            0 => words::NOBODY_WINS,
            1 => words::WINS,
            _ => words::SHARED,
        };
        let winners = winners.join(AND.get(lang));
        fill(text, lang, &[&winners, &scores.join(" – ")])
    }
}

/// Minutes and seconds, or hours or days where there are any.
fn time(left: Millis) -> String {
    let seconds = left.max(0) / 1000;
    let (minutes, hours, days) = (seconds / 60, seconds / 3600, seconds / 86_400);
    match (days, hours) {
        (0, 0) => format!("{minutes}:{:02}", seconds % 60),
        (0, _) => format!("{hours}:{:02}:{:02}", minutes % 60, seconds % 60),
        _ => format!("{days} d {} h", hours % 24),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_are_read_at_a_glance() {
        let rows = [
            (-5, "0:00"),
            (59_999, "0:59"),
            (300_000, "5:00"),
            (3_600_000, "1:00:00"),
            (2 * 86_400_000 + 3_600_000, "2 d 1 h"),
        ];
        for (left, face) in rows {
            assert_eq!(time(left), face);
        }
    }
}
