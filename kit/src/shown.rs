//! Everything that a viewer is shown at a position, as text.

use std::fmt::Write as _;

use rules::{Drawn, Lang, Look, Viewer};

use crate::table::Table;

/// The most texts that a viewer tries in order to learn something.
const PROBES: usize = 24;

/// What one viewer is shown: the view with its pictures, whose turn it is and who will
/// be told of luck; on the viewer's turn also the legal actions, how they look to the
/// others, and the answers to texts.
pub(crate) struct Shown<G: Drawn> {
    view: G::View,
    /// Everything shown besides the pictures, by name.
    texts: Vec<(String, String)>,
}

impl<G: Drawn> Shown<G> {
    /// What `viewer` is shown of `game`, including the answers to some of `probes`.
    pub(crate) fn to(viewer: Viewer, game: &G, probes: &[impl AsRef<str>]) -> Shown<G> {
        let view = game.view(viewer);
        let json = serde_json::to_string(&view).unwrap_or_else(|error| error.to_string());
        let texts = Vec::new();
        let mut shown = Shown { view, texts };
        shown.add("turn", format!("{:?} {:?}", game.turn(), game.audience()));
        shown.add("view", json);
        if game.turn().seat().map(Viewer::Seat) == Some(viewer) {
            shown.add("legal actions", moves(game));
            for probe in probes.iter().take(PROBES).chain(probes.last()) {
                let probe = probe.as_ref();
                shown.add(&format!("the answer to {probe:?}"), answer(game, probe));
            }
        }
        shown
    }

    /// Adds something that is shown.
    pub(crate) fn add(&mut self, name: &str, text: String) {
        self.texts.push((name.to_owned(), text));
    }

    /// The first difference from `other`, with the other's value.
    pub(crate) fn difference(&self, other: &Shown<G>) -> Option<String> {
        let differ = |(name, here): &(String, String), (_, there): &(String, String)| {
            let differ = || format!("{name}\n{here}\nbut would be shown\n{there}");
            (here != there).then(differ)
        };
        let texts = self.texts.iter().zip(&other.texts);
        let mut differences = texts.filter_map(|(here, there)| differ(here, there));
        differences.next().or_else(|| {
            // Pictures are drawn from the view alone, so those of equal views need not
            // be compared: drawing would take most of the time.
            let draw = |shown: &Shown<G>| ("picture".to_owned(), pictures::<G>(&shown.view));
            let same = self.view == other.view;
            (!same).then(|| differ(&draw(self), &draw(other)))?
        })
    }

    /// Fails by this law unless `viewer`, who is shown this of the game at the table,
    /// is shown the same of `other`.
    #[track_caller]
    pub(crate) fn hold(
        &self,
        table: &Table<G>,
        law: &str,
        viewer: Viewer,
        other: &G,
        probes: &[String],
    ) {
        let difference = self.difference(&Shown::to(viewer, other, probes));
        table.hold(law, difference.is_none(), || {
            let difference = difference.unwrap_or_default();
            format!("{viewer:?} is shown as {difference}\nin {other:?}")
        });
    }
}

fn pictures<G: Drawn>(view: &G::View) -> String {
    let picture = |lang, ascii| G::picture(view, &Look { lang, ascii }).text();
    picture(Lang::Es, false) + &picture(Lang::En, true)
}

fn moves<G: Drawn>(game: &G) -> String {
    let mut moves = String::new();
    for action in game.moves() {
        let _ = writeln!(moves, "{action} as {}", G::face(&action));
    }
    moves
}

/// The answer to `text` from the seat to act, in both languages.
fn answer<G: Drawn>(game: &G, text: &str) -> String {
    let played = text.parse().and_then(|action| game.clone().play(&action));
    match played {
        Ok(()) => "plays".to_owned(),
        Err(refusal) => {
            let sentences = Lang::ALL.map(|lang| refusal.sentence(lang));
            format!("{refusal:?} {}", sentences.join(" "))
        }
    }
}
