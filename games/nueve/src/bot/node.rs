//! A game as the searches walk it.

use bots::alpha_beta::{Duel, WIN};
use bots::float::exp;
use bots::tree::Wood;
use bots::{Position, shares_of};
use rules::{Game, PerSeat, Rng, Seat, SeatSet, Turn};

use super::outlook::Outlook;
use crate::cell::Cell;
use crate::{Nueve, Phase, walk};

/// A game in the middle of a search.
#[derive(Debug, Clone)]
pub(crate) struct Node(pub(crate) Nueve);

impl Position for Node {
    /// The square chosen, or nothing for a pass.
    type Move = Option<Cell>;

    fn turn(&self) -> Turn {
        self.0.turn()
    }

    fn moves(&self, list: &mut Vec<Option<Cell>>) {
        list.extend(self.0.legal().iter().map(Some));
        if list.is_empty() {
            list.push(None);
        }
    }

    fn play(&mut self, action: &Option<Cell>) {
        match *action {
            Some(cell) => self.0.act(cell),
            None => self.0.pass(),
        }
    }
}

/// For two players, near the end.
impl Duel for Node {
    fn evaluate(&self) -> i32 {
        Outlook::of(&self.0.board).worth(Seat::FIRST)
    }

    /// Winning by more sections is better.
    fn settle(&self, winners: SeatSet) -> i32 {
        let scores = self.0.scores();
        let lead = scores[0] - scores[1];
        if winners.contains(Seat::FIRST) {
            WIN / 2 + lead
        } else {
            lead - WIN / 2
        }
    }

    fn key(&self) -> u64 {
        let [own, rival, ..] = self.0.board.pieces;
        let moving = u64::from(self.0.phase == Phase::Move);
        let start = 2 * self.0.seat.index() as u64 + moving;
        let sets = [self.0.board.reds, own, rival];
        sets.iter().fold(start, |key, set| set.stirred_into(key))
    }

    fn track(&self, action: &Option<Cell>) -> usize {
        action.map_or(0, |cell| cell.index().into())
    }
}

/// For any number of players.
impl Wood for Node {
    fn roll(&mut self, _: &mut Rng) {}

    /// A move that gains 60, a good half of a section, promises about three
    /// times as much as one that gains nothing.
    fn prior(&self, moves: &[Option<Cell>], weights: &mut Vec<f32>) {
        const TRIPLE: f32 = 60.0;
        let outlook = Outlook::of(&self.0.board);
        let gain = |action: &Option<Cell>| action.map_or(0, |cell| outlook.gain(&self.0, cell));
        let weight = |action| exp(gain(action) as f32 / TRIPLE);
        weights.extend(moves.iter().map(weight));
    }

    /// Half of it goes to the winner, and half by sections: who wins narrowly
    /// here may well lose the next time.
    fn judge(&mut self, rng: &mut Rng) -> PerSeat<f32> {
        walk::play_out(&mut self.0, rng);
        let won = shares_of(SeatSet::only(self.0.winner()), self.0.seats);
        let scores = self.0.scores();
        // What nobody holds is everybody's.
        let unheld = 9 - scores.iter().sum::<i32>();
        let even = unheld as f32 / self.0.seats as f32;
        let share = |(won, &held): (f32, &i32)| f32::midpoint(won, (held as f32 + even) / 9.0);
        won.into_iter().zip(&scores).map(share).collect()
    }
}
