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

/// A table as one viewer may see it: small, and always sent whole.
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
    /// Where the table stands.
    pub phase: Phase,
    /// Which game of the series, from 1; 0 before the first.
    pub number: u32,
    /// How many games the series has.
    pub games: u32,
    /// Who sits where.
    pub seats: Vec<SeatView>,
    /// The seat to move.
    pub turn: Option<Seat>,
    /// The seats that are asked the same now, the one to move among them: each may
    /// answer at once.
    pub asked: SeatSet,
    /// How many actions and draws there have been.
    pub ply: usize,
    /// How many of them had been made before the table was opened.
    pub given: usize,
    /// The scores as they stand; none where hands are hidden and a score would tell
    /// of them. What is public there, the game's view has.
    pub scores: PerSeat<i32>,
    /// How the game ended.
    pub outcome: Option<Outcome>,
    /// Who won the series.
    pub champions: SeatSet,
    /// What the table will do if nobody answers.
    pub fallback: Option<Fallback>,
    /// What is proposed.
    pub offers: Vec<OfferView>,
    /// Whether hints are allowed.
    pub aids: bool,
    /// Whether moves may be taken back here at all.
    pub take_backs: bool,
    /// Whether it is practice: a person alone with bots, where between people no move
    /// would be taken back.
    pub practice: bool,
    /// Whether free text may be written.
    pub chat: bool,
    /// Whether anybody may look on.
    pub watch: bool,
    /// What there is to know of the luck.
    pub luck: LuckView,
    /// The table where the same people go on.
    pub rematch: Option<String>,
    /// The game as the viewer may see it.
    pub view: View,
}

/// A seat as everybody sees it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct SeatView {
    /// Who sits there; a team by the names of its members when all of them do.
    pub sits: Sits,
    /// The team that holds it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub team: Option<TeamView>,
    /// The bot that moves for them.
    pub stand_in: Option<Level>,
    /// Whether they gave up or lost on time.
    pub out: bool,
    /// How long they may think.
    pub clock: Clock,
    /// What they have won in the series.
    pub total: f64,
}

/// A team as everybody sees it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct TeamView {
    /// Who of it makes a move.
    pub moves: Moves,
    /// Its members, in the order in which they move.
    pub members: Vec<MemberView>,
    /// Who of it is to move, now or when it is the seat's turn; nobody where anyone
    /// may.
    pub due: Option<Member>,
    /// Who wants to resign.
    pub resigning: Vec<Member>,
    /// How many have to want it.
    pub majority: usize,
}

/// A place in a team.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct MemberView {
    /// What they are called; nothing while the place is free.
    pub name: Option<Arc<str>>,
    /// Whether they have left for good.
    pub gone: bool,
}

/// Whoever sits in a seat.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Sits {
    /// Nobody yet.
    Nobody,
    /// A person of this name.
    Person(Arc<str>),
    /// A bot of this level.
    Bot(Level),
}

/// Something proposed.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct OfferView {
    /// What.
    pub matter: Matter,
    /// By whom.
    pub asker: Seat,
    /// Who wants it so far.
    pub yes: SeatSet,
}

/// What there is to know of a game's luck.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct LuckView {
    /// The name under which it is drawn.
    pub name: String,
    /// What the seeds of all games of the series were fixed by.
    pub commitments: Arc<[String]>,
    /// The seed, once the game has ended.
    pub seed: Option<String>,
    /// The words people added, once the first game has begun.
    pub words: Arc<[String]>,
}

/// What the clocks show.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Clocks {
    /// What each seat has left at `since`, in milliseconds.
    pub left: Vec<Option<Millis>>,
    /// Whose clock runs.
    pub running: Option<Seat>,
    /// Since when.
    pub since: Option<Millis>,
}

/// A line of the game's log.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Line {
    /// Who acted; nobody where luck did.
    pub seat: Option<Seat>,
    /// Which member of the seat's team, where a team holds it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub member: Option<Member>,
    /// What, as the viewer may read it.
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
