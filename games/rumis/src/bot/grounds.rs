//! Looking for what speaks for a move among several players.

use super::reason::Reason;
use super::site::{Ply, Site};
use crate::Colour;
use crate::stone::MOST_CUBES;

/// More is not read.
const MOST: usize = 3;
/// A rival with no more placements than these has little to choose from.
const FEW: usize = 20;

/// What speaks for a ply, most important first. `margin` is what the seat to
/// act wins by with best play of both, if that is known.
pub(super) fn reasons(site: &Site, ply: Ply, margin: Option<i32>) -> Vec<Reason> {
    let mut reasons: Vec<Reason> = margin.map(outcome).into_iter().collect();
    if let (Ply::Place(id), Some(colour)) = (ply, site.game.to_play) {
        let after = site.after(ply);
        let rivals = || {
            let seat = |colour| site.game.seating.seat(colour);
            let others = site.game.colours();
            others.filter(move |&other| seat(other) != seat(colour))
        };
        reasons.extend(shut_out(&after, rivals()));
        if after.game.left(colour).is_empty() {
            reasons.push(Reason::PlacesLast);
        }
        reasons.extend(sights(site, &after, colour, rivals()));
        let caps = site.survey.sight(id).crown & site.survey.ceiling;
        if !caps.is_empty() {
            reasons.push(Reason::Caps(caps.len() as u32));
        }
        reasons.extend(few_left(&after, rivals()));
        reasons.extend(small_stones(site, &after, colour));
    }
    reasons.truncate(MOST);
    reasons
}

fn outcome(margin: i32) -> Reason {
    match margin {
        0 => Reason::Draws,
        1.. => Reason::WinsBy(margin.unsigned_abs()),
        _ => Reason::LosesBy(margin.unsigned_abs()),
    }
}

fn shut_out(after: &Site, mut rivals: impl Iterator<Item = Colour>) -> Option<Reason> {
    let next = after.game.to_play?;
    let shut = rivals.any(|rival| rival == next) && after.game.must_pass();
    shut.then_some(Reason::ShutsOut(next))
}

/// What changes seen from above, the greatest change first.
fn sights(
    before: &Site,
    after: &Site,
    colour: Colour,
    rivals: impl Iterator<Item = Colour>,
) -> Vec<Reason> {
    let more = |colour| after.seen(colour).len() as i32 - before.seen(colour).len() as i32;
    let mut sights: Vec<(i32, Reason)> = rivals
        .map(|rival| {
            let squares = (-more(rival)).max(0);
            let hides = Reason::Hides {
                colour: rival,
                squares: squares.unsigned_abs(),
            };
            (squares, hides)
        })
        .collect();
    let own = more(colour).max(0);
    sights.push((own, Reason::Shows(own.unsigned_abs())));
    sights.retain(|(squares, _)| *squares > 0);
    sights.sort_by_key(|(squares, _)| -squares);
    sights.into_iter().map(|(_, reason)| reason).collect()
}

fn few_left(after: &Site, mut rivals: impl Iterator<Item = Colour>) -> Option<Reason> {
    let next = after.game.to_play?;
    let placements = after.game.terms()?.legal().count();
    let few = rivals.any(|rival| rival == next) && (1..=FEW).contains(&placements);
    few.then_some(Reason::Leaves {
        colour: next,
        placements: placements as u32,
    })
}

fn small_stones(before: &Site, after: &Site, colour: Colour) -> Option<Reason> {
    let small = |site: &Site| {
        let stones = site.game.left(colour).iter();
        stones.filter(|stone| stone.size() < MOST_CUBES).count() as u32
    };
    let kept = small(after);
    (kept > 0 && kept == small(before)).then_some(Reason::KeepsSmall(kept))
}
