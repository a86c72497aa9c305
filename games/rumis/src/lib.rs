//! RUMIS: stones of two to four cubes, stacked without holes; what counts is
//! the colour that is seen from above.
//!
//! Shapes: `stone`, `rotation`, `cube`. The place: `scenario` (the table of
//! grounds) and `plan` (every placement on one of them, as bits). The course of
//! a game: `legality`, `course`, `score`. The solitaire's solver: `solver`,
//! `cover`, `order`, `symmetry`. Puzzles: `riddle`. Everything a player reads:
//! `objection`, `refusals`, `notation`, `picture`.

use rules::{
    About, Facts, Game, Hosted, Luck, Minutes, NoChance, PerSeat, Playout, Refusal, Rng, Setup,
    TakeBacks, Text, Ties, Tool, Tooling, Turn, Viewer,
};
use schemars::JsonSchema;
use serde_json::Value;

pub mod bot;
mod course;
mod cover;
mod cube;
mod cubes;
mod edge;
mod facts;
mod legality;
mod notation;
mod objection;
mod option_words;
mod options;
mod order;
mod picture;
mod plan;
mod print;
pub mod refusals;
mod riddle;
mod rotation;
mod scenario;
mod score;
mod seating;
mod solver;
mod state;
mod stone;
mod symmetry;
mod tool;
mod walk;

use cubes::Cubes;
use plan::Plan;
use seating::{PerColour, Seating};

pub use cube::Cube;
pub use edge::Edge;
pub use notation::{Action, StoneCubes};
pub use options::{Colours, Options, Stones};
pub use scenario::Scenario;
pub use seating::Colour;
pub use solver::{Answer, Question};
pub use stone::{Stone, StoneSet};

static ABOUT: About = About {
    id: "rumis",
    title: "RUMIS",
    blurb: Text::new(
        "Piedras incas que se apilan sin dejar huecos: cuenta el color que se ve desde arriba.",
        "Inca stones stacked without holes: what counts is the colour seen from above.",
    ),
    facts: Facts {
        age: Some(8),
        minutes: Some(Minutes {
            least: 15,
            most: 45,
        }),
        designer: Some("Stefan Kögl"),
        publisher: Some("Murmel Spielwerkstatt und Verlag"),
        year: Some(2002),
        version: Some(Text::new("2.0", "2.0")),
        url: Some("http://www.murmel.ch"),
        notice: Some(Text::new("© 2002, Stefan Kögl", "© 2002, Stefan Kögl")),
        ..Facts::NONE
    },
    players: &[1, 2, 3, 4],
    seats: &[
        Text::new("Rojo", "Red"),
        Text::new("Azul", "Blue"),
        Text::new("Amarillo", "Yellow"),
        Text::new("Verde", "Green"),
    ],
    hidden: false,
    chance: false,
    patience: None,
    points: true,
    ties: Ties::Shared,
    series: 1,
    edition: 1,
    take_backs: TakeBacks::Consent,
    refusals: refusals::ALL,
    rules: Text::new(
        include_str!("../rules/es.md"),
        include_str!("../rules/en.md"),
    ),
    formats: &[],
};

/// A game of RUMIS.
#[derive(Debug, Clone, PartialEq, JsonSchema)]
#[schemars(with = "state::State")]
pub struct Rumis {
    plan: &'static Plan,
    seating: Seating,
    first_on_base: bool,
    /// The lowest free cube of each column that is not full.
    frontier: Cubes,
    /// One for each colour in play.
    hands: PerColour<Hand>,
    /// Nobody when the game is over. Where stones are free of turns, the first
    /// colour stands for all.
    to_play: Option<Colour>,
}

/// All there is of one colour.
#[derive(Debug, Clone, Copy)]
struct Hand {
    /// The stones not placed yet.
    left: StoneSet,
    /// The cubes that are built in this colour.
    built: Cubes,
    /// The cubes that share a face with them.
    halo: Cubes,
    /// Whether it could not place a stone once.
    out: bool,
}

impl Hand {
    const FULL: Hand = Hand {
        left: StoneSet::ALL,
        built: Cubes::NONE,
        halo: Cubes::NONE,
        out: false,
    };

    /// Whether it will still be asked.
    #[inline]
    fn is_in(&self) -> bool {
        !self.out && !self.left.is_empty()
    }
}

/// The halo follows from what is built: free cubes are in both, and built ones are
/// never asked for.
impl PartialEq for Hand {
    fn eq(&self, other: &Hand) -> bool {
        (self.left, self.built, self.out) == (other.left, other.built, other.out)
    }
}

impl Rumis {
    /// The colours in play, in turn order.
    pub fn colours(&self) -> impl DoubleEndedIterator<Item = Colour> {
        Colour::first(self.hands.len())
    }

    /// The colour to play; none when the game is over and where the stones of
    /// a solitaire are free of turns.
    pub fn colour(&self) -> Option<Colour> {
        self.to_play.filter(|_| !self.seating.is_free())
    }

    /// The stones of a colour that are not placed.
    pub fn left(&self, colour: Colour) -> StoneSet {
        self.hand(colour).left
    }

    /// Whether a colour could not place a stone once.
    pub fn is_out(&self, colour: Colour) -> bool {
        self.hand(colour).out
    }

    /// The colour of a cube, if it is built.
    pub fn cube(&self, cube: Cube) -> Option<Colour> {
        let place = self.plan.place(cube)?;
        self.colours()
            .find(|&colour| self.hand(colour).built.contains(place))
    }

    /// Whether no more cubes can be built anywhere.
    pub fn is_full(&self) -> bool {
        self.frontier.is_empty()
    }

    #[inline]
    fn hand(&self, colour: Colour) -> &Hand {
        &self.hands[colour.index()]
    }

    /// All that is built.
    fn built(&self) -> Cubes {
        self.hands
            .iter()
            .fold(Cubes::NONE, |built, hand| built | hand.built)
    }
}

impl Game for Rumis {
    const ABOUT: &'static About = &ABOUT;
    type Options = Options;
    type Action = Action;
    type Chance = NoChance;
    type View = Rumis;

    fn start(setup: &Setup<Options>) -> Result<Rumis, Refusal> {
        let (ground, seating) = options::agree(setup)?;
        let plan = Plan::of(ground);
        Ok(Rumis {
            plan,
            seating,
            first_on_base: setup.options.first_on_base,
            frontier: plan.floor,
            hands: (0..seating.colours()).map(|_| Hand::FULL).collect(),
            to_play: Some(Colour::Red),
        })
    }

    fn turn(&self) -> Turn {
        match self.to_play {
            Some(colour) => Turn::Seat(self.seating.seat(colour)),
            None => Turn::Over(self.winners()),
        }
    }

    fn scores(&self) -> PerSeat<i32> {
        self.seat_scores()
    }

    fn moves(&self) -> Vec<Action> {
        let Some(terms) = self.terms() else {
            return Vec::new();
        };
        let mut moves = Vec::with_capacity(terms.legal().count().max(1));
        moves.extend(terms.legal().map(|id| self.action(id)));
        if moves.is_empty() {
            moves.push(Action::Pass);
        }
        moves
    }

    fn play(&mut self, action: &Action) -> Result<(), Refusal> {
        let legal = self.legal_placement(action);
        match (action, legal) {
            (Action::Place(..), Some(id)) => self.place(id),
            (Action::Pass, _) if self.must_pass() => self.pass(),
            _ => return Err(self.objection(action)),
        }
        Ok(())
    }

    fn view(&self, _: Viewer) -> Rumis {
        self.clone()
    }

    fn read_view(view: &Value, setup: &Setup<Options>) -> Result<Rumis, Refusal> {
        rules::view::read::<state::State>(view)?.restored(setup)
    }

    fn guess(view: &Rumis, _: &mut dyn Luck) -> Rumis {
        view.clone()
    }

    fn perft(&self, depth: u32) -> Option<u64> {
        Some(walk::perft(self, depth))
    }

    fn playout(&self, rng: &mut Rng) -> Playout {
        walk::playout(self.clone(), rng)
    }
}

impl Hosted for Rumis {}

impl Tooling for Rumis {
    const TOOLS: &'static [Tool] = std::slice::from_ref(&tool::SOLVE);

    fn solve(&self, count: bool, go_on: &mut dyn FnMut(f64) -> bool) -> Option<Value> {
        let question = if count {
            Question::Count
        } else {
            Question::Solution
        };
        serde_json::to_value(self.answer(question, go_on)?).ok()
    }
}
