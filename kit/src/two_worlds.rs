//! The two-worlds comparison at scale: worlds that differ only in what a viewer may not
//! see must look the same to that viewer.

use rules::{Drawn, Rng, Viewer};

use crate::play::step;
use crate::shown::Shown;
use crate::story::{Story, Telling, line};

/// How many guesses are made from each view.
const GUESSES: usize = 5;
/// More games than any check should need.
const GAMES: u64 = 10_000;
/// The number of games within which a planted leak must be noticed.
const GAMES_TO_NOTICE: u64 = 20;

/// The game-specific part of comparing worlds.
///
/// At every position of random games, it compares what each viewer is told with what
/// the same viewer would be told in worlds guessed from the view, and in worlds that
/// the game could have reached with other secrets. In the latter the record must be the
/// same as well. Only worlds that differ count.
pub struct TwoWorlds<G: Drawn> {
    /// The start of the random game with this number.
    pub start: fn(u64) -> G,
    /// How the seat to act chooses.
    pub choose: fn(&G, &mut Rng) -> G::Action,
    /// Another secret instead of the next step, of which the viewer is not told
    /// everything: anything that the viewer cannot tell apart from it by the rules of
    /// the game, however it is written. Public information stays as it is. `None` if
    /// the story cannot go on.
    pub secret: fn(&Telling<'_, G>, &mut Rng) -> Option<String>,
    /// Texts that a viewer to act might try in order to learn something.
    pub probes: &'static [&'static str],
}

/// Numbers of pairs of different worlds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Pairs {
    /// Pairs of a position and a guess from a view of it.
    pub guessed: u32,
    /// Pairs of a position and one after the same story with other secrets.
    pub retold: u32,
}

/// A leak planted on purpose: something that everybody is told in addition.
struct Leak<'a, G> {
    shown: &'a dyn Fn(&G) -> String,
    written: &'a dyn Fn(&str) -> String,
}

fn nothing<T: ?Sized>(_: &T) -> String {
    String::new()
}

impl<G: Drawn> TwoWorlds<G> {
    /// Compares at least this many pairs. Panics if two of them differ.
    #[track_caller]
    pub fn check(&self, wanted: Pairs) {
        let leak = Leak {
            shown: &nothing,
            written: &nothing,
        };
        let (mut pairs, mut games) = (Pairs::default(), 0);
        while pairs.guessed < wanted.guessed || pairs.retold < wanted.retold {
            assert!(games < GAMES, "only {pairs:?} in {games} games");
            match self.compare(games, &leak) {
                Ok(more) => {
                    pairs.guessed += more.guessed;
                    pairs.retold += more.retold;
                }
                Err(difference) => panic!("game {games}: {difference}"),
            }
            games += 1;
        }
        println!("{pairs:?} in {games} games");
    }

    /// Shows that the comparison can fail: some pair differs once everybody is shown
    /// `leak` at each position.
    #[track_caller]
    pub fn notices(&self, what: &str, leak: impl Fn(&G) -> String) {
        let leak = Leak {
            shown: &leak,
            written: &nothing,
        };
        self.must_notice(what, &leak);
    }

    /// The same with `leak` of each text added to the record.
    #[track_caller]
    pub fn notices_written(&self, what: &str, leak: impl Fn(&str) -> String) {
        let leak = Leak {
            shown: &nothing,
            written: &leak,
        };
        self.must_notice(what, &leak);
    }

    #[track_caller]
    fn must_notice(&self, what: &str, leak: &Leak<'_, G>) {
        let caught = (0..GAMES_TO_NOTICE).any(|game| self.compare(game, leak).is_err());
        assert!(caught, "nobody noticed {what}");
    }

    /// Compares the positions of one game with others that look the same. Returns the
    /// number of pairs of different worlds, or where two differ.
    fn compare(&self, game: u64, leak: &Leak<'_, G>) -> Result<Pairs, String> {
        let mut rng = Rng::seeded(game);
        let start = (self.start)(game);
        let seats = start.scores().len();
        let story = Story::play(start, self.choose, &mut rng);
        let mut pairs = Pairs::default();
        for (ply, here) in story.positions.iter().enumerate() {
            for viewer in Viewer::all(seats) {
                let shown = self.shown(here, viewer, leak);
                let alike = |there: &G| match shown.difference(&self.shown(there, viewer, leak)) {
                    None => Ok(()),
                    Some(difference) => Err(format!("{viewer:?} is shown as {difference}")),
                };
                for there in guesses(here, viewer, &mut rng) {
                    alike(&there)?;
                    pairs.guessed += 1;
                }
                let retold = self.retold(&story, ply, viewer, leak, &mut rng)?;
                if let Some(there) = retold.filter(|there| there != here) {
                    alike(&there)?;
                    pairs.retold += 1;
                }
            }
        }
        Ok(pairs)
    }

    fn shown(&self, game: &G, viewer: Viewer, leak: &Leak<'_, G>) -> Shown<G> {
        let mut shown = Shown::to(viewer, game, self.probes);
        shown.add("a leak", (leak.shown)(game));
        shown
    }

    /// The world after the same story with other secrets, if it can be told to the end.
    /// Fails if the viewer's record is not the same.
    fn retold(
        &self,
        story: &Story<G>,
        plies: usize,
        viewer: Viewer,
        leak: &Leak<'_, G>,
        rng: &mut Rng,
    ) -> Result<Option<G>, String> {
        let mut telling = Telling {
            story,
            viewer,
            plies,
            ply: 0,
            other: story.positions[0].clone(),
        };
        while telling.ply < plies {
            let truth = &story.steps[telling.ply];
            let secret = (!telling.is_told()).then(|| (self.secret)(&telling, rng));
            let Some(text) = secret.unwrap_or_else(|| Some(truth.clone())) else {
                return Ok(None);
            };
            let written = |game: &G, text| line(game, text, viewer) + &(leak.written)(text);
            let (here, there) = (
                written(telling.here(), truth),
                written(&telling.other, &text),
            );
            if here != there {
                return Err(format!("{viewer:?} reads\n{here}\nbut would read\n{there}"));
            }
            if step(&mut telling.other, &text).is_err() {
                return Ok(None);
            }
            telling.ply += 1;
        }
        Ok(Some(telling.other))
    }
}

/// Different worlds that fit the view.
fn guesses<G: Drawn>(here: &G, viewer: Viewer, rng: &mut Rng) -> Vec<G> {
    let view = here.view(viewer);
    let mut guesses: Vec<G> = Vec::new();
    for _ in 0..GUESSES {
        let guess = G::guess(&view, rng);
        if guess != *here && !guesses.contains(&guess) {
            guesses.push(guess);
        }
    }
    guesses
}
