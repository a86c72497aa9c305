//! A table as one client sees it, whole.

use rules::{Member, Seat};
use schemars::JsonSchema;
use serde::Serialize;
use table::{Clocks, Line, Millis, TableView};

/// Everything a viewer needs, from any version on.
#[derive(Debug, Clone, Serialize, JsonSchema)]
pub struct Snapshot {
    /// The table's version.
    pub v: u64,
    /// Whether the viewer opened the table, and so may invite and remove.
    pub host: bool,
    /// The table as each of the viewer's seats sees it; seat 0 is a spectator.
    pub views: Vec<SeatSnapshot>,
    /// The clocks.
    pub clocks: Clocks,
    /// The seats whose players are there; a team is there when one of it is.
    pub here: Vec<Seat>,
    /// The members of teams who are there.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub members: Vec<TeamPlace>,
    /// The viewer's own places in teams.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub mine: Vec<TeamPlace>,
    /// The room's time.
    pub now: Millis,
}

/// A place in a team.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
pub struct TeamPlace {
    /// The team's seat.
    pub seat: Seat,
    /// Which member.
    pub member: Member,
}

/// What one seat sees.
#[derive(Debug, Clone, Serialize, JsonSchema)]
pub struct SeatSnapshot {
    /// The seat's number; 0 for a spectator.
    pub seat: u8,
    /// The table.
    pub view: TableView,
    /// The game so far.
    pub lines: Vec<Line>,
}
