//! `sobremesa games` and `sobremesa rules`: what there is to play, and how.

use std::io::{self, Write};

use catalog::{Entry, GAMES};
use rules::Lang;

use crate::Done;

/// Lists the games, a line each.
pub(crate) fn list(lang: Lang) -> Done {
    let lines = GAMES.iter().map(|entry| line(entry, lang));
    print(&lines.collect::<String>())
}

fn line(entry: &Entry, lang: Lang) -> String {
    let about = entry.about;
    let players: Vec<_> = about.players.iter().map(ToString::to_string).collect();
    format!(
        "{:<10} {:<10} {:<11} {}\n",
        about.id,
        about.title,
        players.join(", "),
        described(entry, lang)
    )
}

/// What a game is like, and what its rulebook says about it.
pub(crate) fn described(entry: &Entry, lang: Lang) -> String {
    let facts = &entry.about.facts;
    let known = [facts.at_a_glance(lang), facts.makers()].concat();
    let blurb = entry.about.blurb.get(lang);
    if known.is_empty() {
        return blurb.to_owned();
    }
    format!("{blurb} ({})", known.join(" · "))
}

/// Prints a game's rules page.
pub(crate) fn rules(entry: &Entry, lang: Lang) -> Done {
    print(&without_anchors(&entry.about.page(lang)))
}

/// Anchors are for links, not for readers.
pub(crate) fn without_anchors(page: &str) -> String {
    let lines = page.lines().filter(|line| !line.starts_with("<a id="));
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// Prints to a reader who may have gone away, which is no error.
pub(crate) fn print(text: &str) -> Done {
    match io::stdout().lock().write_all(text.as_bytes()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(error.to_string()),
        _ => Ok(()),
    }
}
