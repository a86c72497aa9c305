//! Everything that a viewer is shown at a position, as text.

use rules::{Drawn, Lang, Look, Viewer};

use crate::table::Table;

/// The most texts that a viewer to act tries in order to learn something.
const PROBES: usize = 24;

/// Fails unless `viewer` is shown the same in both games: the view, the
/// pictures, whose turn it is and, when it is the viewer's, the legal actions
/// and the answers to `probes`.
#[track_caller]
pub(crate) fn check_alike<G: Drawn>(
    table: &Table<G>,
    law: &str,
    other: &G,
    viewer: Viewer,
    probes: &[String],
) {
    let (here, there) = (shown(&table.game, viewer), shown(other, viewer));
    for ((name, here), (_, there)) in here.iter().zip(&there) {
        table.hold(law, here == there, || {
            differ(viewer, name, here, there, other)
        });
    }
    if table.game.turn().seat().map(Viewer::Seat) != Some(viewer) {
        return;
    }
    for probe in probes.iter().take(PROBES).chain(probes.last()) {
        let (here, there) = (answer(&table.game, probe), answer(other, probe));
        table.hold(law, here == there, || {
            differ(
                viewer,
                &format!("the answer to {probe:?}"),
                &here,
                &there,
                other,
            )
        });
    }
}

fn shown<G: Drawn>(game: &G, viewer: Viewer) -> Vec<(&'static str, String)> {
    let view = game.view(viewer);
    let json = serde_json::to_string(&view).unwrap_or_else(|error| error.to_string());
    let picture = |lang, ascii| G::picture(&view, &Look { lang, ascii }).text();
    let mut shown = vec![
        ("turn", format!("{:?}", game.turn())),
        ("view", json),
        ("picture", picture(Lang::Es, false)),
        ("ASCII picture", picture(Lang::En, true)),
    ];
    if game.turn().seat().map(Viewer::Seat) == Some(viewer) {
        let moves: Vec<_> = game.moves().iter().map(ToString::to_string).collect();
        shown.push(("legal actions", moves.join(", ")));
    }
    shown
}

/// What a seat to act is answered when it sends `text`.
fn answer<G: Drawn>(game: &G, text: &str) -> String {
    let played = text.parse().and_then(|action| game.clone().play(&action));
    match played {
        Ok(()) => "plays".to_owned(),
        Err(refusal) => format!("{refusal:?}"),
    }
}

fn differ<G: Drawn>(viewer: Viewer, name: &str, here: &str, there: &str, other: &G) -> String {
    format!("{viewer:?} is shown as {name}\n{here}\nbut would be shown\n{there}\nin {other:?}")
}
