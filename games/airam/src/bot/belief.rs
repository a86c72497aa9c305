//! What the rival may hold.
//!
//! Every way to deal the tokens face down is as likely before anybody chooses;
//! but out of three tokens people keep one whose colour has many odd groups, and
//! so the hands are not like the cup.

use rules::{Luck as _, Rng};

use crate::scoring::odd_groups;
use crate::table::Whose;
use crate::tokens::{Colour, Tokens};
use crate::view::Pile;
use crate::{Airam, View};

/// How likely a token is kept by the number of odd groups of its colour, against
/// 100 for a colour that has none: e to the power of half of that number, which is
/// about what our own bots keep.
const PULL: [u32; 8] = [100, 165, 272, 448, 739, 1218, 2009, 3312];

/// How likely a token is kept whose colour has so many odd groups; on any scale.
pub(super) fn pull(odd: u32) -> u32 {
    PULL[(odd as usize).min(PULL.len() - 1)]
}

/// What the seat knows whose view it is, and how it takes the rest to be.
pub(super) struct Belief<'a> {
    view: &'a View,
    unseen: Tokens,
    pulls: [u32; 4],
}

impl Belief<'_> {
    pub(super) fn of(view: &View) -> Belief<'_> {
        let odd = |colour| odd_groups(&view.ground, view.board.of(colour));
        Belief {
            view,
            unseen: view.unseen(),
            pulls: Colour::ALL.map(|colour| pull(odd(colour))),
        }
    }

    /// A world that fits the view: first the rival's hand, out of what is
    /// unseen, then all the rest.
    pub(super) fn deal(&self, rng: &mut Rng) -> Airam {
        let mut unseen = self.unseen;
        let hands = self.view.hands.map(|pile| match pile {
            Pile::Open(tokens) => tokens,
            Pile::Closed(many) => (0..many).map(|_| self.keep(&mut unseen, rng)).collect(),
        });
        self.view.map(|pile, whose| match (*pile, whose) {
            (_, Whose::Hand(seat)) => hands[seat.index()],
            (Pile::Open(tokens), _) => tokens,
            (Pile::Closed(many), _) => unseen.deal(many, rng),
        })
    }

    /// How likely it is that the rival kept such a hand; on any scale.
    pub(super) fn weight(&self, hand: Tokens) -> f32 {
        let pulls = hand.iter().map(|colour| self.pulls[colour.index()] as f32);
        pulls.product()
    }

    /// Takes a token out as the rival would have kept it. There must be one.
    fn keep(&self, unseen: &mut Tokens, rng: &mut Rng) -> Colour {
        let weights = Colour::ALL.map(|it| self.pulls[it.index()] * unseen.count(it));
        let mut ticket = rng.below(weights.iter().sum());
        for (colour, weight) in Colour::ALL.into_iter().zip(weights) {
            if ticket < weight {
                unseen.remove(colour);
                return colour;
            }
            ticket -= weight;
        }
        unreachable!("a ticket is below the sum of the weights")
    }
}
