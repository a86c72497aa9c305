//! What a run has covered so far, over all its games.

use std::collections::HashSet;

use rules::{Game, Luck, Rng, Rule};

use crate::pick;
use crate::table::hold;

/// What must be covered by the end of the run, and the texts seen so far.
#[derive(Default)]
pub(crate) struct Tally {
    /// The codes of the rules that refused something.
    pub(crate) rules: HashSet<&'static str>,
    /// The names of the events that [`Laws::reach`](crate::Laws::reach) asks for and
    /// that occurred.
    pub(crate) reached: HashSet<&'static str>,
    /// Whether luck ever moved.
    pub(crate) luck: bool,
    /// Whether a guess ever differed from the truth.
    pub(crate) secrets: bool,
    /// Whether two worlds were ever compared.
    pub(crate) worlds: bool,
    pub(crate) actions: Pool,
    pub(crate) chances: Pool,
}

impl Tally {
    /// Checks that the run covered everything it had to.
    #[track_caller]
    pub(crate) fn check<G: Game>(&self, never: &[&'static Rule], reach: &[&'static str]) {
        let (about, id) = (G::ABOUT, G::ABOUT.id);
        for &rule in about.refusals {
            let (met, exempt) = (self.rules.contains(rule.code), never.contains(&rule));
            hold::<G>("every refusal is met", met || exempt, || {
                format!(
                    "nothing was ever refused by “{}”: give `.probe` texts that break it, lead \
                     games there with `.bias`, or exempt it with `.never`",
                    rule.code
                )
            });
            hold::<G>("an exempt refusal is never met", !(met && exempt), || {
                format!("“{}” was met: take it out of `.never`", rule.code)
            });
        }
        for name in reach {
            let reached = self.reached.contains(name);
            hold::<G>("everything asked for is reached", reached, || {
                format!("never seen: {name}")
            });
        }
        hold::<G>("luck moves as announced", about.chance == self.luck, || {
            format!("{id} says chance = {}, played {}", about.chance, self.luck)
        });
        let told = about.hidden == self.secrets;
        hold::<G>("a view leaves to guess what is hidden", told, || {
            format!(
                "{id} says hidden = {}, guessed {}",
                about.hidden, self.secrets
            )
        });
        let compared = !about.hidden || self.worlds;
        hold::<G>("two worlds can be compared", compared, || {
            "no second world that a viewer cannot tell from the first was ever found".to_owned()
        });
    }
}

/// Texts seen at earlier positions, to be tried at later ones.
#[derive(Default)]
pub(crate) struct Pool {
    pub(crate) texts: Vec<String>,
    known: HashSet<String>,
}

impl Pool {
    const ROOM: usize = 2000;

    pub(crate) fn add(&mut self, text: &str, rng: &mut Rng) {
        if self.known.contains(text) {
            return;
        }
        self.known.insert(text.to_owned());
        if self.texts.len() < Pool::ROOM {
            self.texts.push(text.to_owned());
        } else {
            let place = rng.below(Pool::ROOM as u32) as usize;
            self.known.remove(&self.texts[place]);
            text.clone_into(&mut self.texts[place]);
        }
    }

    /// Up to `most` of the texts.
    pub(crate) fn sample(&self, most: usize, rng: &mut Rng) -> Vec<String> {
        let texts = pick::some_of(&self.texts, most, rng);
        texts.into_iter().cloned().collect()
    }
}
