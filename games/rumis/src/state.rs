//! The position as JSON.

use std::collections::BTreeMap;

use rules::{Refusal, Setup, view};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize, Serializer};

use crate::cubes::Cubes;
use crate::plan::Plan;
use crate::seating::PerColour;
use crate::stone::Stone;
use crate::{Colour, Cube, Hand, Options, Rumis, StoneSet, options};

/// The fields that the engine protocol promises.
#[derive(Serialize, Deserialize, JsonSchema)]
pub(crate) struct State {
    /// The colour of every cube that is built, by names such as `b3/1`.
    cubes: BTreeMap<String, Colour>,
    /// The stones that each colour still has.
    left: PerColour<StoneSet>,
    /// The colours that are out, ascending.
    out: Vec<Colour>,
    /// The colour to play; none in the end and where one may choose.
    colour: Option<Colour>,
    /// The points of each colour.
    points: PerColour<i32>,
}

impl Serialize for Rumis {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let built = |cube| Some((format!("{cube}"), self.cube(cube)?));
        let state = State {
            cubes: self
                .plan
                .cubes()
                .iter()
                .copied()
                .filter_map(built)
                .collect(),
            left: self.colours().map(|colour| self.left(colour)).collect(),
            out: self
                .colours()
                .filter(|&colour| self.is_out(colour))
                .collect(),
            colour: self.colour(),
            points: self.all_points(),
        };
        state.serialize(serializer)
    }
}

impl State {
    /// The game with this setup that was written so.
    pub(crate) fn restored(&self, setup: &Setup<Options>) -> Result<Rumis, Refusal> {
        let (ground, seating) = options::agree(setup)?;
        let plan = Plan::of(ground);
        let colours = seating.colours();
        view::require(self.left.len() == colours, "left")?;
        let mut hands: PerColour<Hand> = self.left.iter().map(|&left| Hand::with(left)).collect();
        for (name, colour) in &self.cubes {
            let place = Cube::read(name).and_then(|cube| plan.place(cube));
            let (Some(place), Some(hand)) = (place, hands.get_mut(colour.index())) else {
                return Err(view::unfit("cubes"));
            };
            hand.built.insert(place);
        }
        for colour in &self.out {
            let hand = hands.get_mut(colour.index());
            hand.ok_or_else(|| view::unfit("out"))?.out = true;
        }
        for hand in &mut hands {
            view::require(hand.built.len() == hand.cubes_placed(), "cubes and left")?;
            hand.halo = plan.around(hand.built);
        }
        let built = hands.iter().fold(Cubes::NONE, |all, hand| all | hand.built);
        let mut game = Rumis {
            plan,
            seating,
            first_on_base: setup.options.first_on_base,
            frontier: plan.frontier(built).ok_or_else(|| view::unfit("a hole"))?,
            hands,
            to_play: None,
        };
        game.to_play = self.to_play(&game)?;
        Ok(game)
    }

    /// The colour to play, if the game is not over.
    fn to_play(&self, game: &Rumis) -> Result<Option<Colour>, Refusal> {
        let is_in = |colour: Colour| game.hands.get(colour.index()).is_some_and(Hand::is_in);
        let full = game.seating.is_alone() && game.is_full();
        let over = full || !game.hands.iter().any(Hand::is_in);
        match self.colour {
            None if over => Ok(None),
            None if game.seating.is_free() => Ok(Some(Colour::Red)),
            Some(colour) if !over && !game.seating.is_free() && is_in(colour) => Ok(Some(colour)),
            None | Some(_) => Err(view::unfit("colour")),
        }
    }
}

impl Hand {
    /// A hand that has these stones left, and nothing built yet.
    fn with(left: StoneSet) -> Hand {
        Hand { left, ..Hand::FULL }
    }

    /// How many cubes the stones have that are not left.
    fn cubes_placed(&self) -> usize {
        let placed = Stone::all().filter(|&stone| !self.left.contains(stone));
        placed.map(Stone::size).sum()
    }
}
