//! The laws of bots, checked on the games they play.

use std::collections::HashSet;
use std::thread;
use std::time::{Duration, Instant};

use bots::{Advice, Level, Limits, Plays, Stop, Why, why};
use rules::{Game, Hosted, Lang, Rng, Seat, Setup, Turn, Viewer};

use crate::options;
use crate::table::hold;
use crate::tally::Tally;

type Truth<G> = Box<dyn Fn(&G, Seat, &<G as Game>::Action, &<G as Plays>::Reason) -> bool>;
type Says<G> = Box<dyn Fn(&<G as Plays>::Reason) -> bool>;

/// The laws of bots for one game.
///
/// A bot answers with a legal move, with any budget or none; the same view gives the
/// same answer, whatever is hidden; a search stops when told to; values are shares; its
/// reasons are true, in both languages.
#[must_use = "laws are only checked by `check`"]
pub struct Bot<G: Plays + Hosted> {
    nodes: u64,
    games: u64,
    setups: Vec<Setup<G::Options>>,
    truth: Option<Truth<G>>,
    says: Vec<(&'static str, Says<G>)>,
}

impl<G: Plays + Hosted> Default for Bot<G> {
    fn default() -> Bot<G> {
        Bot {
            nodes: 300,
            games: 2,
            setups: Vec::new(),
            truth: None,
            says: Vec::new(),
        }
    }
}

/// How long a cancelled search may take to stop on a busy machine.
const PATIENCE: Duration = Duration::from_secs(2);
/// Laws that need a second search are checked at one in this many positions.
const SELDOM: usize = 5;

impl<G: Plays + Hosted> Bot<G> {
    /// The laws that hold for any bot.
    pub fn new() -> Bot<G> {
        Bot::default()
    }

    /// The node limit of a search.
    pub fn nodes(mut self, nodes: u64) -> Bot<G> {
        self.nodes = nodes;
        self
    }

    /// How many games to play with each combination of options and seats.
    pub fn games(mut self, games: u64) -> Bot<G> {
        self.games = games;
        self
    }

    /// Plays with this setup only, instead of every combination of options and seats.
    pub fn at(mut self, setup: Setup<G::Options>) -> Bot<G> {
        self.setups.push(setup);
        self
    }

    /// Checks whether a reason is true of the move the seat is about to play, by a
    /// method other than the bot's.
    pub fn truth(
        mut self,
        truth: impl Fn(&G, Seat, &G::Action, &G::Reason) -> bool + 'static,
    ) -> Bot<G> {
        self.truth = Some(Box::new(truth));
        self
    }

    /// A kind of reason that must be given at least once in the run.
    pub fn says(mut self, name: &'static str, is: impl Fn(&G::Reason) -> bool + 'static) -> Bot<G> {
        self.says.push((name, Box::new(is)));
        self
    }

    /// Checks all laws. Panics with the law that is broken.
    #[track_caller]
    pub fn check(self) {
        let mut setups = self.setups.clone();
        if setups.is_empty() {
            setups = options::setups::<G>(&mut Tally::default());
        }
        let mut said = HashSet::new();
        for (nth, setup) in setups.iter().enumerate() {
            for game in 0..self.games {
                self.game(setup, game + nth as u64, &mut said);
            }
        }
        for (name, _) in &self.says {
            hold::<G>("every reason is given", said.contains(name), || {
                format!("nobody said {name}")
            });
        }
        ends_when_told::<G>(&setups[0]);
    }

    /// A game in which each seat has its own level.
    fn game(&self, setup: &Setup<G::Options>, seed: u64, said: &mut HashSet<&'static str>) {
        let mut game = G::start(setup).expect("these options go together");
        let mut luck = Rng::seeded(seed);
        for ply in 0.. {
            match game.turn() {
                Turn::Over(_) => break,
                Turn::Chance => {
                    let chance = game.roll(&mut luck).expect("luck is to move");
                    game.resolve(&chance).expect("a rolled outcome resolves");
                }
                Turn::Seat(seat) => {
                    let level = Level::ALL[(seed as usize + 2 * seat.index()) % 5];
                    let limits = Limits::nodes(self.nodes).seeded(seed ^ ply as u64);
                    let advice = self.thought(&game, seat, level, &limits, said);
                    if ply % SELDOM == 0 {
                        check_again(&game, seat, level, &limits, &advice, &mut luck);
                    }
                    game.play(&advice.action).expect("it was checked");
                }
            }
        }
    }

    /// One search, with everything it says checked.
    fn thought(
        &self,
        game: &G,
        seat: Seat,
        level: Level,
        limits: &Limits,
        said: &mut HashSet<&'static str>,
    ) -> Advice<G> {
        let view = game.view(Viewer::Seat(seat));
        let advice = G::think(&view, seat, level, limits);
        let about = || format!("{level:?} for {seat:?} says {advice:?} in {game:?}");
        hold::<G>(
            "a bot plays a legal move",
            is_legal(game, &advice.action),
            about,
        );
        hold::<G>("values are shares", are_shares(game, &advice), about);
        let within = advice.nodes <= 2 * self.nodes + 64;
        hold::<G>("a bot keeps to its nodes", within, about);
        let choices = game.lists_every_move().then(|| game.moves().len());
        let words = why(&advice, choices);
        hold::<G>("a bot speaks both languages", is_spoken(&words), || {
            format!("{words:?}")
        });
        for reason in &advice.reasons {
            if let Some(truth) = &self.truth {
                let true_ = truth(game, seat, &advice.action, reason);
                hold::<G>("a bot says nothing untrue", true_, || {
                    format!("{reason:?}: {}", about())
                });
            }
            let names = self.says.iter().filter(|(_, is)| is(reason));
            said.extend(names.map(|(name, _)| *name));
        }
        advice
    }
}

/// The same view gives the same answer, also in another world; and there is an answer
/// without any time.
fn check_again<G: Plays + Hosted>(
    game: &G,
    seat: Seat,
    level: Level,
    limits: &Limits,
    advice: &Advice<G>,
    rng: &mut Rng,
) {
    let view = game.view(Viewer::Seat(seat));
    let other = G::guess(&view, rng);
    let seen = other.view(Viewer::Seat(seat));
    let again = G::think(&seen, seat, level, limits);
    hold::<G>(
        "what is hidden does not change a bot’s answer",
        again == *advice,
        || format!("{again:?} and {advice:?} in {game:?}"),
    );
    for none in [Limits::nodes(0), Limits::timed(Duration::ZERO)] {
        let quick = G::think(&view, seat, level, &none);
        let legal = is_legal(game, &quick.action);
        hold::<G>("there is an answer without time", legal, || {
            format!("{quick:?} in {game:?}")
        });
    }
}

fn is_legal<G: Game>(game: &G, action: &G::Action) -> bool {
    game.clone().play(action).is_ok()
}

fn are_shares<G: Plays + Hosted>(game: &G, advice: &Advice<G>) -> bool {
    let seats = game.scores().len();
    let sum: f64 = advice.value.iter().sum();
    let in_range = advice
        .value
        .iter()
        .all(|value| (-1.0..=1.0).contains(value));
    // Shares of one win; in a solo game there may be no winner.
    let adds_up = seats == 1 || (sum - (2.0 - seats as f64)).abs() < 0.01;
    advice.value.len() == seats && in_range && adds_up
}

fn is_spoken(why: &Why) -> bool {
    let depths = [&why.nudge, &why.idea, &why.action];
    depths.iter().all(|sentence| {
        Lang::ALL.iter().all(|&lang| {
            let words = sentence.get(lang);
            words.ends_with('.') && !words.contains(['{', '}']) && !words.contains("  ")
        })
    })
}

/// Cancels an unlimited search at every level.
fn ends_when_told<G: Plays + Hosted>(setup: &Setup<G::Options>) {
    let mut game = G::start(setup).expect("these options go together");
    let mut luck = Rng::seeded(1);
    while let Some(chance) = game.roll(&mut luck) {
        game.resolve(&chance).expect("a rolled outcome resolves");
    }
    let Turn::Seat(seat) = game.turn() else {
        return;
    };
    let view = game.view(Viewer::Seat(seat));
    for level in Level::ALL {
        let limits = Limits::timed(Duration::from_secs(3600));
        let stop: Stop = limits.stop.clone();
        let pulled = thread::spawn(move || {
            thread::sleep(Duration::from_millis(30));
            stop.pull();
            Instant::now()
        });
        let advice = G::think(&view, seat, level, &limits);
        let ended = Instant::now();
        let late = ended.saturating_duration_since(pulled.join().expect("it only sleeps"));
        hold::<G>("a thought ends when it is told", late < PATIENCE, || {
            format!("{level:?} took {late:?}: {advice:?}")
        });
    }
}
