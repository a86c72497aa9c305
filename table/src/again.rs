//! Rematches: the same people at another table.

use rules::{Refusal, Seat, SeatSet, Shelf};

use crate::act::{Act, Claim};
use crate::clock::Millis;
use crate::event::Event;
use crate::happening::Log;
use crate::place::{Person, Place, Sitter};
use crate::sealed::Seed;
use crate::setup::{First, Setup, Wanted};
use crate::team::WantedTeam;
use crate::{Table, refusals};

impl Table {
    /// Records that the same people have another table now.
    pub fn rematched(&mut self, table: &str, at: Millis) -> Result<Log, Refusal> {
        let mut log = Log::new();
        let table = table.to_owned();
        self.record(Event::Rematched { table }, at, &mut log)?;
        Ok(log)
    }

    /// Opens the table with this id where the same people play again, with `fresh` seeds.
    pub fn rematch(
        &self,
        id: &str,
        fresh: &mut dyn FnMut() -> Seed,
        shelf: &Shelf,
        at: Millis,
    ) -> Result<(Table, Log), Refusal> {
        let (setup, people) = self.again();
        let hosts = |(_, person, _): &&(Seat, String, String)| self.is_host(person);
        let host = people.iter().find(hosts).or(people.first());
        let (_, host, name) = host.ok_or_else(|| Refusal::of(&refusals::NOBODY))?;
        let (mut table, mut log) = Table::open(id, (host, name), setup, fresh, shelf, at)?;
        for person in &self.blocked {
            log.extend(table.block(person, at)?);
        }
        for (seat, person, name) in &people {
            let claim = Claim {
                person,
                seat: *seat,
                member: None,
                seen: table.version(),
                absent: SeatSet::NONE,
                at,
            };
            let (name, word) = (name.clone(), String::new());
            log.extend(table.act(&claim, &Act::Sit { name, word })?);
        }
        Ok((table, log))
    }

    /// The setup of a rematch, with the start rotated by one seat, and who sits where:
    /// everybody but the bots, and teams without members who have left.
    pub fn again(&self) -> (Setup, Vec<(Seat, String, String)>) {
        let mut setup = self.setup.clone();
        let mut places: Vec<_> = self.places.iter().collect();
        if places.len() > 1 {
            places.rotate_left(1);
        }
        setup.first = First::AsSeated;
        setup.take_backs = Some(self.take_backs().code().to_owned());
        setup.past.clear();
        setup.edition = None;
        let mut people = Vec::new();
        for (chair, (place, seat)) in setup
            .seats
            .iter_mut()
            .zip(places.iter().zip(Seat::all(rules::MAX_SEATS)))
        {
            chair.clock = place.clock;
            chair.name = None;
            chair.who = wanted_again(place);
            let sits = |(_, Person { id, name, .. }): (_, &Person)| {
                let (id, name) = (id.clone(), name.to_string());
                (seat, id, name)
            };
            people.extend(place.people().map(sits));
        }
        (setup, people)
    }
}

/// What a place of the rematch expects: a person, a team or a bot.
fn wanted_again(place: &Place) -> Wanted {
    match &place.sitter {
        Sitter::Bot(level) => Wanted::Bot(*level),
        Sitter::Nobody | Sitter::Person(_) => Wanted::Open,
        Sitter::Team(team) => match team.people().count() {
            0 | 1 => Wanted::Open,
            people => Wanted::Team(WantedTeam::of_open(people, team.moves)),
        },
    }
}
