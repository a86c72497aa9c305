//! A whole table as one client sees it.

use rules::{Member, Seat, SeatSet, Viewer};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::{Clocks, Line, Millis, Table, TableView};

use crate::telling::number;

/// Everything a viewer needs to start from.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Snapshot {
    /// The table's version.
    pub v: u64,
    /// Whether the viewer is the host, who may invite and remove people.
    pub host: bool,
    /// The table as each of the viewer's seats sees it; seat 0 is a spectator.
    pub views: Vec<SeatSnapshot>,
    /// The clocks.
    pub clocks: Clocks,
    /// The seats whose players are connected; a team counts if one of its members is.
    pub here: Vec<Seat>,
    /// The team members who are connected.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub members: Vec<TeamPlace>,
    /// The viewer's own places in teams.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub mine: Vec<TeamPlace>,
    /// The room's time, in milliseconds since 1970.
    pub now: Millis,
}

/// A place in a team.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct TeamPlace {
    /// The team's seat.
    pub seat: Seat,
    /// The member's number in the team.
    pub member: Member,
}

impl Snapshot {
    /// What a person may see of a table with these seats, or as a spectator without
    /// any. `here` says who is connected.
    pub fn of(
        table: &Table,
        (person, seats): (Option<&str>, SeatSet),
        here: impl Fn(&str) -> bool,
        now: Millis,
    ) -> Snapshot {
        let view = |viewer: Viewer| SeatSnapshot {
            seat: number(viewer),
            view: table.view(viewer),
            lines: table.lines(viewer),
        };
        Snapshot {
            v: table.version(),
            host: person.is_some_and(|person| table.is_host(person)),
            views: viewers(seats).map(view).collect(),
            clocks: table.clocks(),
            here: seats_here(table, &here),
            members: members_here(table, &here),
            mine: person.map_or_else(Vec::new, |person| places_in_teams(table, person)),
            now,
        }
    }
}

/// What a person has at a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Own {
    /// Whether they opened the table, and so may invite and remove.
    pub host: bool,
    /// Their seats; without any they are a spectator.
    pub seats: SeatSet,
    /// Their places in teams.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub mine: Vec<TeamPlace>,
}

impl Own {
    /// What a person has at a table; nothing for a stranger.
    pub fn of(table: &Table, person: Option<&str>) -> Own {
        Own {
            host: person.is_some_and(|person| table.is_host(person)),
            seats: person.map_or(SeatSet::NONE, |person| table.seats_of(person).collect()),
            mine: person.map_or_else(Vec::new, |person| places_in_teams(table, person)),
        }
    }
}

/// The viewers that somebody with these seats looks as: all of them, or the spectator.
pub fn viewers(seats: SeatSet) -> impl Iterator<Item = Viewer> {
    let spectator = seats.is_empty().then_some(Viewer::Spectator);
    seats.iter().map(Viewer::Seat).chain(spectator)
}

/// The seats whose players are connected; for a team, at least one member.
pub fn seats_here(table: &Table, here: impl Fn(&str) -> bool) -> Vec<Seat> {
    let seats = Seat::all(table.setup().seats.len());
    let is_here = |seat: &Seat| table.persons_in(*seat).any(&here);
    seats.filter(is_here).collect()
}

/// The team members who are connected.
pub fn members_here(table: &Table, here: impl Fn(&str) -> bool) -> Vec<TeamPlace> {
    let mut persons: Vec<&str> = table.persons().filter(|one| here(one)).collect();
    persons.sort_unstable();
    persons.dedup();
    let places = persons
        .iter()
        .flat_map(|person| places_in_teams(table, person));
    places.collect()
}

/// The places of a person in teams.
fn places_in_teams(table: &Table, person: &str) -> Vec<TeamPlace> {
    let places = table.places_of(person).into_iter();
    let team =
        |(seat, member): (Seat, Option<Member>)| member.map(|member| TeamPlace { seat, member });
    places.filter_map(team).collect()
}

/// The table as one seat sees it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct SeatSnapshot {
    /// The seat's number; 0 for a spectator.
    pub seat: u8,
    /// The table's view.
    pub view: TableView,
    /// The log so far.
    pub lines: Vec<Line>,
}
