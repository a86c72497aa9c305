//! A team in a seat: whose turn it is within the team, and what its members want.

use std::sync::Arc;

use rules::{Member, Refusal, TEAM_SIZES};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::place::Person;
use crate::refusals;
use crate::written::check_name;

/// The team that is to hold a seat. Its members see the same view.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct WantedTeam {
    /// Its members, two to eight, in turn order.
    pub members: Vec<WantedMember>,
    /// Which of them makes a move.
    #[serde(default)]
    pub moves: Moves,
}

/// A place in a team to be filled. Bots cannot join teams.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct WantedMember {
    /// Who is to take the place.
    pub who: WantedPerson,
    /// The display name of a member on the host's device; by default the host's own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
}

/// Who is to take a place in a team.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum WantedPerson {
    /// Somebody on the host's device.
    Me,
    /// Somebody who joins later.
    Open,
}

/// Which member of a team makes a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Moves {
    /// The members in turn.
    #[default]
    InTurn,
    /// Any member.
    Anyone,
}

impl WantedTeam {
    /// A team with this many open places.
    pub(crate) fn of_open(members: usize, moves: Moves) -> WantedTeam {
        let (who, name) = (WantedPerson::Open, None);
        let members = vec![WantedMember { who, name }; members];
        WantedTeam { members, moves }
    }

    /// Refuses a team that is too small or too large, or in which two members on the
    /// host's device have the same name.
    pub(crate) fn check(&self, host: &str) -> Result<(), Refusal> {
        self.check_size()?;
        let mut names: Vec<&str> = Vec::new();
        for (_, name) in self.on_device_of(host) {
            check_name(name)?;
            if names.iter().any(|other| is_same(other, name)) {
                return Err(Refusal::of(&refusals::TEAM_NAME).at(name.trim()));
            }
            names.push(name);
        }
        Ok(())
    }

    pub(crate) fn check_size(&self) -> Result<(), Refusal> {
        let (least, most) = (TEAM_SIZES.start(), TEAM_SIZES.end());
        let fits = TEAM_SIZES.contains(&self.members.len());
        fits.then_some(())
            .ok_or_else(|| Refusal::of(&refusals::TEAM_SIZE).at(least).at(most))
    }

    /// The members who play on the host's device, by name.
    pub(crate) fn on_device_of<'a>(
        &'a self,
        host: &'a str,
    ) -> impl Iterator<Item = (Member, &'a str)> {
        let members = Member::all(self.members.len()).zip(&self.members);
        let mine = members.filter(|(_, wanted)| wanted.who == WantedPerson::Me);
        mine.map(move |(member, wanted)| (member, wanted.name.as_deref().unwrap_or(host)))
    }
}

/// The team in a seat.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Team {
    pub(crate) moves: Moves,
    members: Vec<Teammate>,
    /// Whose turn it is within the team, now or when the seat is next to move.
    due: Member,
}

/// A place in a team.
#[derive(Debug, Clone, PartialEq, Default)]
pub(crate) struct Teammate {
    /// `None` before they come and after they have left for good.
    person: Option<Person>,
    /// Their name, kept after they leave; empty before they come.
    pub(crate) name: Arc<str>,
    /// Whether they were skipped and have not moved since.
    missing: bool,
    resigns: bool,
}

impl Teammate {
    /// Whether this place is still open.
    pub(crate) fn is_awaited(&self) -> bool {
        self.name.is_empty()
    }

    pub(crate) fn is_gone(&self) -> bool {
        self.person.is_none() && !self.is_awaited()
    }

    /// Whether they have a vote.
    fn counts(&self) -> bool {
        self.person.is_some() && !self.missing
    }
}

impl Team {
    pub(crate) fn new(wanted: &WantedTeam) -> Team {
        Team {
            moves: wanted.moves,
            members: vec![Teammate::default(); wanted.members.len()],
            due: Member::FIRST,
        }
    }

    pub(crate) fn members(&self) -> &[Teammate] {
        &self.members
    }

    /// The people in it, with their places.
    pub(crate) fn people(&self) -> impl Iterator<Item = (Member, &Person)> {
        let all = Member::all(self.members.len()).zip(&self.members);
        all.filter_map(|(member, mate)| Some((member, mate.person.as_ref()?)))
    }

    pub(crate) fn people_mut(&mut self) -> impl Iterator<Item = (Member, &mut Person)> {
        let all = Member::all(self.members.len()).zip(&mut self.members);
        all.filter_map(|(member, mate)| Some((member, mate.person.as_mut()?)))
    }

    /// The first open place.
    pub(crate) fn open_place(&self) -> Option<Member> {
        let mut all = Member::all(self.members.len()).zip(&self.members);
        all.find_map(|(member, mate)| mate.is_awaited().then_some(member))
    }

    /// Whether a place exists and is still open.
    pub(crate) fn is_awaited(&self, member: Member) -> bool {
        let mate = self.members.get(member.index());
        mate.is_some_and(Teammate::is_awaited)
    }

    /// Whether a member has this name.
    pub(crate) fn has_name(&self, name: &str) -> bool {
        self.members.iter().any(|mate| is_same(&mate.name, name))
    }

    /// The names of all members, including those who have left for good.
    pub(crate) fn names(&self) -> Vec<&str> {
        self.members.iter().map(|mate| &*mate.name).collect()
    }

    /// Who is to move when it is the seat's turn; `None` if anyone may.
    pub(crate) fn due(&self) -> Option<Member> {
        (self.moves == Moves::InTurn).then_some(self.due)
    }

    pub(crate) fn sit(&mut self, member: Member, person: Person) {
        if let Some(mate) = self.members.get_mut(member.index()) {
            mate.name = Arc::clone(&person.name);
            mate.person = Some(person);
        }
    }

    /// Somebody leaves: for good if the game has begun.
    pub(crate) fn leave(&mut self, member: Member, for_good: bool) {
        let Some(mate) = self.members.get_mut(member.index()) else {
            return;
        };
        *mate = Teammate {
            name: if for_good {
                Arc::clone(&mate.name)
            } else {
                Arc::default()
            },
            ..Teammate::default()
        };
        if self.due == member && for_good {
            self.advance();
        }
    }

    /// A member was missing on their turn.
    pub(crate) fn skip(&mut self, member: Member) {
        if let Some(mate) = self.members.get_mut(member.index()) {
            mate.missing = true;
        }
        self.advance();
    }

    /// A member has moved; playing on also withdraws the wish to resign.
    pub(crate) fn moved(&mut self, member: Member, turn_over: bool) {
        if let Some(mate) = self.members.get_mut(member.index()) {
            mate.missing = false;
        }
        self.members
            .iter_mut()
            .for_each(|mate| mate.resigns = false);
        if turn_over {
            self.advance();
        }
    }

    /// Returns the turn within the team to a member, or to the next one if they have
    /// left.
    pub(crate) fn back_to(&mut self, member: Member) {
        self.due = member;
        let mate = self.members.get(member.index());
        if mate.is_none_or(|mate| mate.person.is_none()) {
            self.advance();
        }
    }

    /// Resets it for the next game.
    pub(crate) fn refresh(&mut self) {
        self.members
            .iter_mut()
            .for_each(|mate| mate.resigns = false);
        self.back_to(Member::FIRST);
    }

    pub(crate) fn resigns(&mut self, member: Member) {
        if let Some(mate) = self.members.get_mut(member.index()) {
            mate.resigns = true;
            mate.missing = false;
        }
    }

    /// The members who want to resign.
    pub(crate) fn resigning(&self) -> Vec<Member> {
        let all = Member::all(self.members.len()).zip(&self.members);
        let wants = all.filter(|(_, mate)| mate.resigns && mate.person.is_some());
        wants.map(|(member, _)| member).collect()
    }

    /// The majority needed to resign: more than half of those who have neither left nor
    /// are missing.
    pub(crate) fn majority(&self) -> usize {
        self.members.iter().filter(|mate| mate.counts()).count() / 2 + 1
    }

    /// Whether nobody else of the team is present.
    pub(crate) fn is_alone(&self, person: &str) -> bool {
        let present = self.members.iter().filter(|mate| mate.counts());
        let mut others = present.filter_map(|mate| mate.person.as_ref());
        others.all(|mate| mate.id == person)
    }

    /// Passes the turn to the next member who has not left.
    fn advance(&mut self) {
        let size = self.members.len();
        let mut next = self.due.next(size);
        while next != self.due && self.members[next.index()].person.is_none() {
            next = next.next(size);
        }
        self.due = next;
    }
}

fn is_same(name: &str, other: &str) -> bool {
    name.trim().to_lowercase() == other.trim().to_lowercase()
}
