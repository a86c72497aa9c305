//! The two-worlds law: what is hidden from a viewer changes nothing that the viewer is
//! shown.

use std::cell::LazyCell;

use rules::{Drawn, Game, Luck, Rng, Viewer};

use crate::pick::{once_in, one_of};
use crate::shown::Shown;
use crate::table::{Done, Table};
use crate::tally::Tally;

/// One in this many secrets is redrawn; the rest stay if possible. Worlds with all
/// secrets redrawn seldom allow the same actions later.
const AFRESH_ONE_IN: [u32; 4] = [1, 2, 4, 12];
/// How often to look for another secret that looks the same.
const TRIES: usize = 8;

/// Replays the game with each viewer's unseen secrets redrawn. Where that is possible,
/// the viewer must be shown the same.
///
/// The end of a game may reveal anything, so the law does not apply there. Before the
/// end, a reveal must be written in the notation, as an action or outcome.
pub(crate) fn check<G: Drawn>(
    table: &Table<G>,
    probes: &[String],
    tally: &mut Tally,
    rng: &mut Rng,
) {
    let often = match (G::ABOUT.hidden, table.log.len()) {
        (true, 0..=40) => 1,
        (true, _) => 8,
        (false, _) => 64,
    };
    if table.game.turn().is_over() || !once_in(often, rng) {
        return;
    }
    let law = "what is hidden from a viewer changes nothing for that viewer";
    for viewer in Viewer::all(table.setup.seats) {
        let shown = LazyCell::new(|| Shown::to(viewer, &table.game, probes));
        for one_in in AFRESH_ONE_IN {
            let other = another_world(table, viewer, one_in, rng);
            let other = other.filter(|other| *other != table.game && !other.turn().is_over());
            if let Some(other) = other {
                tally.worlds = true;
                shown.hold(table, law, viewer, &other, probes);
            }
        }
    }
}

/// A game that went the same way as far as `viewer` was told, if one is found.
fn another_world<G: Game>(
    table: &Table<G>,
    viewer: Viewer,
    one_in: u32,
    rng: &mut Rng,
) -> Option<G> {
    let mut other = table.start.clone();
    for done in &table.log {
        let afresh = rng.below(one_in) == 0;
        match done {
            Done::Played(seat, action) if viewer == Viewer::Seat(*seat) => {
                other.play(action).ok()?;
            }
            Done::Played(_, action) => {
                if afresh || other.play(action).is_err() {
                    let action = another_action(&other, action, rng)?;
                    other.play(&action).ok()?;
                }
            }
            Done::Happened(_, chance) if other.audience().includes(viewer) => {
                other.resolve(chance).ok()?;
            }
            Done::Happened(_, chance) => {
                if afresh || other.resolve(chance).is_err() {
                    let chance = another_chance(&other, chance, rng)?;
                    other.resolve(&chance).ok()?;
                }
            }
        }
    }
    Some(other)
}

/// An action that looks the same to the other players.
fn another_action<G: Game>(game: &G, action: &G::Action, rng: &mut Rng) -> Option<G::Action> {
    let face = G::face(action);
    if face == action.to_string() {
        return Some(action.clone());
    }
    let mut alike = game.moves();
    alike.retain(|other| G::face(other) == face);
    (!alike.is_empty()).then(|| one_of(&alike, rng).clone())
}

/// An outcome that looks the same to those who are not told.
fn another_chance<G: Game>(game: &G, chance: &G::Chance, rng: &mut Rng) -> Option<G::Chance> {
    let mask = G::mask(chance);
    let mut rolls = (0..TRIES).filter_map(|_| game.roll(rng));
    rolls.find(|other| G::mask(other) == mask)
}
