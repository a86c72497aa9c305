//! The laws of every game, and the situations of this one that the random
//! games must have been through.

use kit::Laws;
use rules::Game;
use xats::{Action, Deed, Xats};

#[test]
fn laws() {
    Laws::<Xats>::new()
        .games(150)
        .bias(towards_empty_reserves)
        .probe(odd_towers)
        .reach("a tower is destroyed", |_, action, _| destroys(action))
        .reach(
            "a tower is started when nothing fits",
            |before, action, _| action.deed == Deed::Table && !before.towers().is_empty(),
        )
        .reach("the last tower is destroyed", |before, _, after| {
            !before.towers().is_empty() && after.towers().is_empty()
        })
        .reach("a win by points", |_, _, after| {
            after.turn().is_over() && after.out().is_empty()
        })
        .reach(
            "a rival's win by points though somebody is out",
            |before, _, after| {
                after.turn().is_over() && before.out() == after.out() && !after.out().is_empty()
            },
        )
        .reach("a player of two is out", |_, _, after| {
            seats(after) == 2 && !after.out().is_empty()
        })
        .reach(
            "a player of three is out and the others go on",
            |_, _, after| after.out().len() == 1 && !after.turn().is_over(),
        )
        .reach(
            "pieces come back to a player who is out",
            |before, _, after| {
                let mut out = before.out().iter();
                out.any(|seat| before.reserve(seat).len() < after.reserve(seat).len())
            },
        )
        .reach("the last of three players wins", |_, _, after| {
            after.out().len() == 2
        })
        .reach("two players are out at once", |before, _, after| {
            before.out().is_empty() && after.out().len() == 2
        })
        .reach("the last player in has no piece either", |_, _, after| {
            let mut winners = after.turn().winners().iter();
            let alone = after.out().len() + 1 == seats(after);
            alone && winners.any(|seat| after.reserve(seat).is_empty())
        })
        .reach(
            "a rival's destruction saves a player without pieces",
            |before, action, after| {
                destroys(action)
                    && after.turn().seat().is_some_and(|next| {
                        Some(next) != before.turn().seat() && before.reserve(next).is_empty()
                    })
            },
        )
        .check();
}

/// Leads to players without pieces: nobody destroys or wins by points if it
/// can be helped.
fn towards_empty_reserves(before: &Xats, action: &Action) -> u32 {
    let mut after = before.clone();
    let played = after.play(action).is_ok();
    let wins = |mover| after.turn().is_over() && after.points_on_top(mover) > 0;
    let early = played && before.turn().seat().is_some_and(wins);
    if destroys(action) || early { 1 } else { 100 }
}

/// The towers that never were, and every one that ever was.
fn odd_towers(game: &Xats) -> Vec<String> {
    let last = game.towers().last().map_or(0, |tower| tower.id().get());
    let numbers = [1, last, last + 1];
    let texts = numbers.map(|tower| [format!("0>{tower}"), format!("1x{tower}")]);
    texts.concat()
}

fn destroys(action: &Action) -> bool {
    matches!(action.deed, Deed::Destroy(_))
}

fn seats(game: &Xats) -> usize {
    game.scores().len()
}
