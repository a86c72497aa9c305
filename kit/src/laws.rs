//! The builder that a game's test calls, and the random games it plays.

use rules::{Drawn, Hosted, Luck, Rng, Rule, Setup, Turn};

use crate::position::Position;
use crate::table::Table;
use crate::tally::Tally;
use crate::{
    chance, doors, faces, facts, formats, games, guess, moves, options, pages, picture, probes,
    read_back, record, refusals, result, schema, words, worlds,
};

/// A random game longer than this counts as endless.
const MAX_PLIES: usize = 10_000;

type Bias<G, A> = Box<dyn Fn(&G, &A) -> u32>;
type Reach<G, A> = Box<dyn Fn(&G, &A, &G) -> bool>;
type Probe<G> = Box<dyn Fn(&G) -> Vec<String>>;

/// All laws for one game.
///
/// Offered moves play and are distinct; anything else is refused by a listed rule and
/// changes nothing; notation round-trips; games end and somebody wins; odds add up; the
/// record rebuilds the game; a guess reproduces the view; what a viewer is shown does
/// not depend on what is hidden from that viewer; views match their schema and can be
/// read back; fast paths agree with the default ones; pictures can be drawn and touched; the rules pages
/// explain every refusal; the facts are plausible.
#[must_use = "laws are only checked by `check`"]
pub struct Laws<G: Drawn + Hosted> {
    games: u64,
    bias: Option<Bias<G, G::Action>>,
    reach: Vec<(&'static str, Reach<G, G::Action>)>,
    never: Vec<&'static Rule>,
    probe: Option<Probe<G>>,
}

impl<G: Drawn + Hosted> Default for Laws<G> {
    fn default() -> Laws<G> {
        Laws {
            games: 100,
            bias: None,
            reach: Vec::new(),
            never: Vec::new(),
            probe: None,
        }
    }
}

impl<G: Drawn + Hosted> Laws<G> {
    /// The laws that hold for any game, with a hundred games per combination.
    pub fn new() -> Laws<G> {
        Laws::default()
    }

    /// How many random games to play with each combination of options and seats.
    pub fn games(mut self, games: u64) -> Laws<G> {
        self.games = games;
        self
    }

    /// The weight of each offered move (at least 1) in every second game, to steer
    /// games to positions that random play seldom reaches.
    pub fn bias(mut self, weight: impl Fn(&G, &G::Action) -> u32 + 'static) -> Laws<G> {
        self.bias = Some(Box::new(weight));
        self
    }

    /// Something that must happen at least once in the whole run. It gets the game
    /// before an action, the action, and the game after it.
    pub fn reach(
        mut self,
        name: &'static str,
        happens: impl Fn(&G, &G::Action, &G) -> bool + 'static,
    ) -> Laws<G> {
        self.reach.push((name, Box::new(happens)));
        self
    }

    /// Exempts a rule that only hand-made values can break from “every refusal is met”.
    /// The run fails if it meets it after all.
    pub fn never(mut self, rule: &'static Rule) -> Laws<G> {
        self.never.push(rule);
        self
    }

    /// More texts to try at a position, legal or not, besides those the kit finds by
    /// itself: the way to meet rare refusals.
    pub fn probe(mut self, texts: impl Fn(&G) -> Vec<String> + 'static) -> Laws<G> {
        self.probe = Some(Box::new(texts));
        self
    }

    /// Checks all laws. Panics with the law that is broken.
    ///
    /// `LAW_GAMES=1000` in the environment sets the number of games per combination,
    /// whatever the test asks for. The first games are the same ones; with fewer games
    /// than the test asks for, rare events may not occur.
    #[track_caller]
    pub fn check(self) {
        facts::check::<G>();
        pages::check::<G>();
        words::check::<G>();
        let mut tally = Tally::default();
        let setups = options::setups::<G>(&mut tally);
        let games = games::a_combination(self.games);
        // Combinations take turns, so that each tries the actions of the others.
        for seed in 0..games {
            for setup in &setups {
                self.game(setup, seed, &mut tally);
            }
        }
        let reach: Vec<_> = self.reach.iter().map(|(name, _)| *name).collect();
        tally.check::<G>(&self.never, &reach);
        let (id, combinations) = (G::ABOUT.id, setups.len());
        println!("{id} keeps the laws: {combinations} combinations × {games} games");
    }

    /// Plays one random game to its end.
    fn game(&self, setup: &Setup<G::Options>, seed: u64, tally: &mut Tally) {
        let mut table = Table::<G>::start(setup, seed);
        // The laws use their own random source, so that a game depends on its seed
        // alone.
        let (mut luck, mut rng) = (Rng::seeded(seed), Rng::seeded(!seed));
        let mut doorsteps = Vec::new();
        loop {
            self.check_position(&table, tally, &mut rng);
            if doors::worth_trying(&table, &mut rng) {
                doorsteps.push(table.game.clone());
            }
            let plies = table.log.len();
            table.hold("games end", plies < MAX_PLIES, || {
                format!("not over after {plies} plies")
            });
            match table.game.turn() {
                Turn::Over(_) => break,
                Turn::Chance => {
                    tally.luck = true;
                    let chance = chance::roll(&table, &mut luck);
                    table.resolve(chance);
                }
                Turn::Seat(_) => self.step(&mut table, &mut luck, tally),
            }
        }
        record::check(&table);
        formats::check(&table, &mut rng);
        for game in &doorsteps {
            doors::check(&table, game, &mut rng);
        }
    }

    fn check_position(&self, table: &Table<G>, tally: &mut Tally, rng: &mut Rng) {
        let position = Position::of(table);
        result::check(table);
        moves::check(&position, rng);
        chance::check(&position, tally, rng);
        let mut probes = probes::texts(&position, tally, rng);
        if let Some(probe) = &self.probe {
            probes.extend(probe(&table.game));
        }
        refusals::check(&position, &probes, tally);
        guess::check(&position, &probes, tally, rng);
        faces::check(table, rng);
        worlds::check(table, &probes, tally, rng);
        picture::check(&position, rng);
        schema::check(table);
        read_back::check(table);
        for text in &position.legal {
            tally.actions.add(text, rng);
        }
    }

    /// A seat plays one of its moves.
    fn step(&self, table: &mut Table<G>, luck: &mut Rng, tally: &mut Tally) {
        let moves = table.game.moves();
        let action = self.choose(&table.game, &moves, table.seed, luck).clone();
        let before = table.game.clone();
        table.play(action.clone());
        let mut again = before.clone();
        let same = again.play(&action).is_ok() && again == table.game;
        table.hold("the same actions give the same game", same, || {
            format!("{action} gave two games:\n{again:?}\n{:?}", table.game)
        });
        for (name, happens) in &self.reach {
            if !tally.reached.contains(name) && happens(&before, &action, &table.game) {
                tally.reached.insert(name);
            }
        }
    }

    /// One of `moves`; weighted in every second game.
    fn choose<'a>(
        &self,
        game: &G,
        moves: &'a [G::Action],
        seed: u64,
        luck: &mut Rng,
    ) -> &'a G::Action {
        let weight = |action: &G::Action| match &self.bias {
            Some(bias) if seed % 2 == 1 => bias(game, action).max(1),
            _ => 1,
        };
        let weights: Vec<u32> = moves.iter().map(weight).collect();
        let mut ticket = luck.below(weights.iter().sum());
        let chosen = weights.iter().position(|&weight| {
            let hit = ticket < weight;
            ticket = ticket.saturating_sub(weight);
            hit
        });
        &moves[chosen.expect("a ticket is below the sum of the weights")]
    }
}
