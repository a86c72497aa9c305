//! `sobremesa games` and `sobremesa rules`: what there is to play, and how.

use std::io::{self, Write};

use catalog::{Entry, GAMES};
use rules::Lang;

use crate::Done;

/// Lists the games.
pub(crate) fn list(lang: Lang) -> Done {
    let lines = GAMES.iter().map(|entry| {
        let about = entry.about;
        let players: Vec<_> = about.players.iter().map(ToString::to_string).collect();
        let blurb = about.blurb.get(lang);
        format!(
            "{:<10} {:<10} {:<8} {blurb}\n",
            about.id,
            about.title,
            players.join(", ")
        )
    });
    print(&lines.collect::<String>())
}

/// Prints a game's rules page.
pub(crate) fn rules(entry: &Entry, lang: Lang) -> Done {
    print(&without_anchors(entry.about.rules.get(lang)))
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
