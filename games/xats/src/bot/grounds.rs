//! What there is to say in favour of a move.

use rules::Seat;

use super::{Fate, Reason};
use crate::legality::Offer;
use crate::{Action, Deed, Xats};

/// More would not be read.
const MOST: usize = 3;
/// A win or a loss further off than so many turns is nothing to go by.
const FAR: u32 = 3;

/// What is true of this action of `seat`, most important first.
pub(super) fn reasons(
    before: &Xats,
    seat: Seat,
    action: Action,
    fate: Option<Fate>,
) -> Vec<Reason> {
    let after = before.after(seat, action);
    if after.turn.winners().contains(seat) {
        return vec![victory(&after, seat)];
    }
    let all = [
        fate.and_then(foreseen),
        denies(before, seat, &after),
        threatens(&after, seat),
        takes_back(before, seat, action),
        hides(before, seat, &after),
        nears(before, seat, &after),
    ];
    all.into_iter().flatten().take(MOST).collect()
}

fn victory(after: &Xats, seat: Seat) -> Reason {
    let points = after.points_on_top(seat);
    if points == after.reserve(seat).len() {
        Reason::Equals(points)
    } else {
        Reason::LastIn
    }
}

fn foreseen(fate: Fate) -> Option<Reason> {
    match fate {
        Fate::Wins(turns) => (turns <= FAR).then_some(Reason::WinsIn(turns)),
        Fate::Loses(turns) => (turns <= FAR).then_some(Reason::HoldsOut(turns)),
    }
}

/// Worth saying only if some other move would let the next player win.
fn denies(before: &Xats, seat: Seat, after: &Xats) -> Option<Reason> {
    if can_win(after) {
        return None;
    }
    let outcomes = before.outcomes(seat);
    let (safe, of) = outcomes.fold((0, 0), |(safe, of), after| {
        (safe + u32::from(!can_win(&after)), of + 1)
    });
    (safe < of).then_some(Reason::Denies { safe, of })
}

/// Whether the seat to act has a move that wins.
fn can_win(game: &Xats) -> bool {
    let wins = |seat: Seat| {
        let mut outcomes = game.outcomes(seat);
        outcomes.any(|after| after.turn.winners().contains(seat))
    };
    game.turn.seat().is_some_and(wins)
}

fn threatens(after: &Xats, seat: Seat) -> Option<Reason> {
    let ways = after.count_wins(seat);
    (ways > 0).then_some(Reason::Threatens(ways))
}

fn takes_back(before: &Xats, seat: Seat, action: Action) -> Option<Reason> {
    let Deed::Destroy(id) = action.deed else {
        return None;
    };
    let pieces = before.towers[before.place_of(id)].share(seat).len();
    (pieces > 0).then_some(Reason::TakesBack(pieces))
}

fn hides(before: &Xats, seat: Seat, after: &Xats) -> Option<Reason> {
    let shown = |game: &Xats| -> u32 {
        let rivals = Seat::all(game.seats()).filter(|&other| other != seat);
        rivals.map(|rival| game.points_on_top(rival)).sum()
    };
    let hidden = shown(before).checked_sub(shown(after))?;
    (hidden > 0).then_some(Reason::Hides(hidden))
}

fn nears(before: &Xats, seat: Seat, after: &Xats) -> Option<Reason> {
    let numbers = |game: &Xats| (game.points_on_top(seat), game.reserve(seat).len());
    let apart = |(points, reserve): (u32, u32)| points.abs_diff(reserve);
    let (points, reserve) = numbers(after);
    let nearer = apart((points, reserve)) < apart(numbers(before));
    nearer.then_some(Reason::Nears { points, reserve })
}

impl Xats {
    fn after(&self, seat: Seat, action: Action) -> Xats {
        let mut after = self.clone();
        after.carry_out(seat, action);
        after
    }

    /// What each action of `seat` leads to.
    fn outcomes(&self, seat: Seat) -> impl Iterator<Item = Xats> {
        let actions = self.offers(seat).flat_map(Offer::actions);
        actions.map(move |action| self.after(seat, action))
    }
}
