//! What a viewer may see of a table.

use std::borrow::Cow;
use std::sync::Arc;

use bots::Level;
use catalog::View;
use rules::{Member, PerSeat, Seat, SeatSet, Viewer};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::clock::{Clock, Millis};
use crate::consent::Matter;
use crate::event::Hand;
use crate::place::{Person, Place, Sitter};
use crate::result::Outcome;
use crate::sealed::Seed;
use crate::team::{Moves, Team, Teammate};
use crate::{Fallback, Phase, Table};

/// A table as one viewer may see it. It is small and always sent whole.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[allow(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct TableView {
    /// The game's id.
    pub game: Cow<'static, str>,
    /// Its options, defaults filled in.
    pub options: Arc<Value>,
    /// The edition of the rules it is played by, if not the newest.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub edition: Option<u8>,
    /// The phase of the table.
    pub phase: Phase,
    /// The number of the current game in the series, from 1; 0 before the first.
    pub number: u32,
    /// The number of games in the series.
    pub games: u32,
    /// The seats and who holds them.
    pub seats: Vec<SeatView>,
    /// The seat to move.
    pub turn: Option<Seat>,
    /// The seats that are asked the same question now, including the one to move: each
    /// may answer at once.
    pub asked: SeatSet,
    /// The number of actions and draws so far.
    pub ply: usize,
    /// How many of them were given when the table was opened.
    pub given: usize,
    /// The current scores; empty where hands are hidden and a score would reveal them.
    /// What is public there is in the game's view.
    pub scores: PerSeat<i32>,
    /// The result, once the game is over.
    pub outcome: Option<Outcome>,
    /// The winners of the series.
    pub champions: SeatSet,
    /// What the table will do if nobody answers.
    pub fallback: Option<Fallback>,
    /// The pending proposals.
    pub offers: Vec<OfferView>,
    /// Whether aids such as hints are allowed.
    pub aids: bool,
    /// Whether moves may be taken back here at all.
    pub take_backs: bool,
    /// Whether this is practice: a person alone with bots, in a game where people could
    /// not take moves back.
    pub practice: bool,
    /// Whether free-text chat is allowed.
    pub chat: bool,
    /// Whether spectators are allowed.
    pub watch: bool,
    /// The public facts about the luck.
    pub luck: LuckView,
    /// The id of the table where the same people continue.
    pub rematch: Option<String>,
    /// The game as the viewer may see it.
    pub view: View,
}

/// A seat as everybody sees it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct SeatView {
    /// Who holds it; for a complete team, the names of its members.
    pub sits: Sits,
    /// The team that holds it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub team: Option<TeamView>,
    /// The level of the bot that plays for them.
    pub stand_in: Option<Level>,
    /// Whether they resigned or lost on time.
    pub out: bool,
    /// The time control.
    pub clock: Clock,
    /// What they have won in the series.
    pub total: f64,
}

/// A team as everybody sees it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct TeamView {
    /// Which of its members makes a move.
    pub moves: Moves,
    /// Its members, in turn order.
    pub members: Vec<MemberView>,
    /// The member who moves now or on the seat's next turn; null if anyone may.
    pub due: Option<Member>,
    /// The members who want to resign.
    pub resigning: Vec<Member>,
    /// How many must want to resign.
    pub majority: usize,
}

/// A place in a team.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct MemberView {
    /// Their name; null while the place is free.
    pub name: Option<Arc<str>>,
    /// Whether they have left for good.
    pub gone: bool,
}

/// Who holds a seat.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Sits {
    /// The seat is free.
    Nobody,
    /// A person of this name.
    Person(Arc<str>),
    /// A bot of this level.
    Bot(Level),
}

/// A pending proposal.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct OfferView {
    /// The subject of the vote.
    pub matter: Matter,
    /// The seat that proposed it.
    pub asker: Seat,
    /// The seats in favour so far.
    pub yes: SeatSet,
}

/// The public facts about a game's luck.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct LuckView {
    /// The name under which it is drawn.
    pub name: String,
    /// The commitments to the seeds of all games of the series.
    pub commitments: Arc<[String]>,
    /// The seed, once the game has ended.
    pub seed: Option<String>,
    /// The words that players added, once the first game has begun.
    pub words: Arc<[String]>,
}

/// The state of the clocks.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Clocks {
    /// The time left to each seat at `since`, in milliseconds.
    pub left: Vec<Option<Millis>>,
    /// The seat whose clock is running.
    pub running: Option<Seat>,
    /// When `left` was measured, in milliseconds since 1970.
    pub since: Option<Millis>,
}

/// A line of the game's log.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Line {
    /// The seat that acted; null for luck.
    pub seat: Option<Seat>,
    /// The team member who acted, if a team holds the seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub member: Option<Member>,
    /// The action or outcome, as the viewer may see it.
    pub text: String,
    /// Who chose it.
    pub hand: Option<Hand>,
}

impl Table {
    /// What `viewer` may see.
    pub fn view(&self, viewer: Viewer) -> TableView {
        let game = self.game.game();
        TableView {
            game: Cow::Borrowed(self.game.entry().about.id),
            options: Arc::clone(self.game.options()),
            edition: self.game.edition().earlier(),
            phase: self.phase,
            number: self.number,
            games: self.games,
            seats: self.seats(),
            turn: self.turn(),
            asked: self.asked(),
            ply: self.game.past().len(),
            given: self.given(),
            scores: self.scores(),
            outcome: self.outcome(),
            champions: self.champions(),
            fallback: self.fallback(),
            offers: self.offers(),
            aids: self.allows_aids(),
            take_backs: self.allows_take_backs(),
            practice: self.is_practice(),
            chat: self.chat,
            watch: self.setup.watch,
            luck: self.luck(),
            rematch: self.rematch.clone(),
            view: game.view(viewer),
        }
    }

    /// The seats as everybody sees them.
    pub fn seats(&self) -> Vec<SeatView> {
        self.places.iter().map(SeatView::of).collect()
    }

    /// The state of the clocks.
    pub fn clocks(&self) -> Clocks {
        Clocks {
            left: self.places.iter().map(|place| place.left).collect(),
            running: self.running.map(|running| running.seat),
            since: self.running.map(|running| running.since),
        }
    }

    /// The game so far, as `viewer` may see it: complete once it has ended.
    pub fn lines(&self, viewer: Viewer) -> Vec<Line> {
        let past = self.game.past().iter().zip(&self.hands);
        let line = |(done, hand): (&catalog::Applied, &Option<Hand>)| Line {
            seat: match done.actor {
                rules::Actor::Seat(seat) => Some(seat),
                rules::Actor::Chance(_) => None,
            },
            member: done.member,
            text: match self.ended {
                Some(_) => done.action.clone(),
                None => self.game.told(done, viewer).to_owned(),
            },
            hand: *hand,
        };
        past.map(line).collect()
    }

    /// Whether the person in a seat has muted this writer.
    pub(crate) fn is_muted(
        &self,
        (seat, member): (Seat, Option<Member>),
        viewer: Viewer,
        reader: &str,
    ) -> bool {
        let Viewer::Seat(from) = viewer else {
            return false;
        };
        let writer = self.places.get(seat.index());
        let writer = writer.and_then(|place| place.person(member));
        let from = self.places.get(from.index());
        let mut readers = from.into_iter().flat_map(Place::people);
        let muted = |(_, one): (_, &Person)| {
            let writer = writer.filter(|_| one.id == reader);
            writer.is_some_and(|writer| one.muted.contains(&writer.id))
        };
        readers.any(muted)
    }

    /// The seed of the current game; secret until its end.
    pub(crate) fn seed(&self) -> &Seed {
        let place = (self.number.max(1) as usize - 1).min(self.seeds.len() - 1);
        &self.seeds[place]
    }

    /// The seed of the current game in hexadecimal, once it has ended.
    pub(crate) fn opened_seed(&self) -> Option<String> {
        self.ended.map(|_| self.seed().hex())
    }

    /// Whether scores may be shown: where hands are hidden they would reveal them.
    pub(crate) fn tells_scores(&self) -> bool {
        self.ended.is_some() || !self.game.entry().about.hidden
    }

    fn scores(&self) -> PerSeat<i32> {
        if self.tells_scores() {
            self.game.game().scores()
        } else {
            PerSeat::new()
        }
    }

    fn offers(&self) -> Vec<OfferView> {
        let offers = self.offers.iter().map(|offer| OfferView {
            matter: offer.matter,
            asker: offer.asker,
            yes: offer.yes,
        });
        offers.collect()
    }

    fn luck(&self) -> LuckView {
        LuckView {
            name: self.luck_name(self.number.max(1)),
            commitments: Arc::clone(&self.commitments),
            seed: self.opened_seed(),
            words: Arc::clone(&self.words),
        }
    }
}

impl TeamView {
    fn of(team: &Team) -> TeamView {
        let member = |mate: &Teammate| MemberView {
            name: (!mate.is_awaited()).then(|| Arc::clone(&mate.name)),
            gone: mate.is_gone(),
        };
        TeamView {
            moves: team.moves,
            members: team.members().iter().map(member).collect(),
            due: team.due(),
            resigning: team.resigning(),
            majority: team.majority(),
        }
    }
}

impl SeatView {
    fn of(place: &Place) -> SeatView {
        SeatView {
            sits: match &place.sitter {
                Sitter::Nobody => Sits::Nobody,
                Sitter::Person(person) => Sits::Person(Arc::clone(&person.name)),
                Sitter::Team(team) if team.open_place().is_some() => Sits::Nobody,
                Sitter::Team(team) => Sits::Person(team.names().join(", ").into()),
                Sitter::Bot(level) => Sits::Bot(*level),
            },
            team: place.team().map(TeamView::of),
            stand_in: place.stand_in.map(|bot| bot.level),
            out: place.out,
            clock: place.clock,
            total: place.total,
        }
    }
}
