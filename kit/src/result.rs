//! Turns, scores and winners are consistent.

use rules::{Hosted, Seat, Turn};

use crate::table::Table;

pub(crate) fn check<G: Hosted>(table: &Table<G>) {
    let (game, seats) = (&table.game, table.setup.seats);
    let scores = game.scores();
    table.hold("every seat has a score", scores.len() == seats, || {
        format!("{seats} seats, scores {scores:?}")
    });
    let seated = |seat: Seat| seat.index() < seats;
    match game.turn() {
        Turn::Seat(seat) => table.hold("only seats at the table act", seated(seat), || {
            format!("{seat} is to act at a table of {seats}")
        }),
        Turn::Chance => {}
        Turn::Over(winners) => {
            let fits = winners.iter().all(seated) && (seats == 1 || !winners.is_empty());
            table.hold("somebody at the table wins", fits, || {
                format!("{seats} seats, winners {winners:?}")
            });
            let best = G::ABOUT.ties.best_of(&scores, Seat::all(seats).collect());
            let ahead = winners.iter().all(|seat| best.contains(seat));
            table.hold("whoever wins is ahead of all", ahead, || {
                format!("winners {winners:?}, ahead {best:?}")
            });
        }
    }
    let to_act = matches!(game.turn(), Turn::Seat(_));
    let sensible = to_act || !game.is_mid_turn();
    table.hold("only a seat to act is in its turn", sensible, || {
        format!("{:?}, and yet a turn goes on", game.turn())
    });
}
