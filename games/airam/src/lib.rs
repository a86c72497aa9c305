//! AIRAM: odd groups of tokens on three boards, and a hidden hand that says whose
//! points they are.
//!
//! The table is bit sets over the 21 squares and counts of tokens. The game
//! and a view of it are the same [`Table`]: with the tokens themselves, or with
//! piles of which some lie face down.

mod board;
pub mod bot;
mod deals;
mod facts;
mod geometry;
mod ground;
mod groups;
mod guess;
mod layout;
mod notation;
mod objection;
mod option_words;
mod picture;
mod print;
mod read;
pub mod refusals;
mod riddle;
mod scoring;
mod square;
mod state;
mod steps;
mod table;
mod tokens;
mod view;
mod walk;

use rules::{
    About, Audience, Chances, Facts, Game, Hosted, Licence, Luck, Minutes, PerSeat, Playout,
    Refusal, Rng, SeatSet, Setup, TakeBacks, Text, Ties, Turn, Viewer,
};
use serde_json::Value;

use ground::Ground;
use notation::DRAWN;
use table::Phase;

pub use layout::{Layout, Options, Preset};
pub use notation::{Action, Chance};
pub use square::Square;
pub use table::Table;
pub use tokens::{Colour, Tokens};
pub use view::Pile;

/// A game of AIRAM: the table with everything known.
pub type Airam = Table<Tokens>;
/// What one viewer may know of it.
pub type View = Table<Pile>;

static ABOUT: About = About {
    id: "airam",
    title: "AIRAM",
    blurb: Text::new(
        "Cada grupo impar de fichas vale un punto para quien guarda más fichas de su color en la mano.",
        "Every odd group of tokens is worth a point to whoever keeps more of its colour in hand.",
    ),
    facts: Facts {
        age: Some(10),
        minutes: Some(Minutes {
            least: 15,
            most: 15,
        }),
        designer: Some("Santiago Eximeno"),
        year: Some(2013),
        version: Some(Text::new("1.0, agosto de 2013", "1.0, August 2013")),
        licence: Some(Licence {
            name: "CC BY-NC-ND 3.0 ES",
            url: "https://creativecommons.org/licenses/by-nc-nd/3.0/es",
        }),
        url: Some("http://www.eximeno.com"),
        ..Facts::NONE
    },
    players: &[2],
    seats: &[
        Text::new("Primer jugador", "First player"),
        Text::new("Segundo jugador", "Second player"),
    ],
    hidden: true,
    chance: true,
    patience: None,
    points: true,
    ties: Ties::Shared,
    series: 2,
    edition: 1,
    take_backs: TakeBacks::Consent,
    refusals: refusals::ALL,
    rules: Text::new(
        include_str!("../rules/es.md"),
        include_str!("../rules/en.md"),
    ),
    formats: &[],
};

impl Game for Airam {
    const ABOUT: &'static About = &ABOUT;
    type Options = Options;
    type Action = Action;
    type Chance = Chance;
    type View = View;

    fn start(setup: &Setup<Options>) -> Result<Airam, Refusal> {
        let places = setup.options.layout.places()?;
        Ok(Airam::laid(Ground::of(places)))
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Over => Turn::Over(SeatSet::leaders(&self.points())),
            _ => self.actor().map_or(Turn::Chance, Turn::Seat),
        }
    }

    fn scores(&self) -> PerSeat<i32> {
        self.points()
    }

    fn moves(&self) -> Vec<Action> {
        match self.phase {
            Phase::Fill | Phase::Draw | Phase::Over => Vec::new(),
            Phase::Keep(drawn) => steps::keeps(drawn).to_vec(),
            Phase::PlaceGiven { .. } | Phase::PlaceLast(_) => {
                self.board.empty().iter().map(Action::Place).collect()
            }
        }
    }

    fn play(&mut self, action: &Action) -> Result<(), Refusal> {
        match (self.phase, *action) {
            (Phase::Keep(drawn), Action::Keep { keep, give })
                if drawn.contain([keep, give].into_iter().collect()) =>
            {
                self.keep(drawn, keep, give);
            }
            (Phase::PlaceGiven { given, last }, Action::Place(square))
                if self.board.empty().contains(square) =>
            {
                self.place_given(given, last, square);
            }
            (Phase::PlaceLast(last), Action::Place(square))
                if self.board.empty().contains(square) =>
            {
                self.place_last(last, square);
            }
            _ => return Err(self.objection(*action)),
        }
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn read_view(view: &Value, _: &Setup<Options>) -> Result<View, Refusal> {
        rules::view::read::<state::Sight>(view)?.restored()
    }

    fn guess(view: &View, luck: &mut dyn Luck) -> Airam {
        guess::guess(view, luck)
    }

    fn face(action: &Action) -> String {
        action.face()
    }

    fn chances(&self) -> Chances<Chance> {
        match self.phase {
            Phase::Fill => Chances::TooMany,
            Phase::Draw => {
                let draws = self.cup.draws(DRAWN);
                Chances::Listed(
                    draws
                        .map(|(drawn, ways)| (Chance::Draw(drawn), ways))
                        .collect(),
                )
            }
            _ => Chances::Listed(Vec::new()),
        }
    }

    fn roll(&self, luck: &mut dyn Luck) -> Option<Chance> {
        self.out_of_cup(luck)
    }

    fn resolve(&mut self, chance: &Chance) -> Result<(), Refusal> {
        match (self.phase, *chance) {
            (Phase::Fill, Chance::Fill(colours))
                if self.cup.contain(colours.into_iter().collect()) =>
            {
                self.fill(colours);
            }
            (Phase::Draw, Chance::Draw(drawn)) if self.cup.contain(drawn) => self.draw(drawn),
            _ => return Err(self.objection_to_luck(*chance)),
        }
        Ok(())
    }

    fn audience(&self) -> Audience {
        match self.phase {
            Phase::Draw => Audience::Only(self.drawer),
            _ => Audience::Everyone,
        }
    }

    fn mask(chance: &Chance) -> String {
        chance.mask()
    }

    fn state(&self) -> Value {
        self.told()
    }

    fn perft(&self, depth: u32) -> Option<u64> {
        walk::perft(self, depth)
    }

    fn playout(&self, rng: &mut Rng) -> Playout {
        walk::playout(self.clone(), rng)
    }
}

impl Hosted for Airam {}

impl Airam {
    /// The token that the seat to act has to place, if it has to place one.
    pub fn to_place(&self) -> Option<Colour> {
        match self.phase {
            Phase::PlaceGiven { given, .. } => Some(given),
            Phase::PlaceLast(last) => last.iter().next(),
            Phase::Fill | Phase::Draw | Phase::Keep(_) | Phase::Over => None,
        }
    }
}
