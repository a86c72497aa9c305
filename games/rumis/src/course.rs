//! The course of a game: placing, passing, and whose turn comes next.

use crate::plan::PlacementId;
use crate::stone::Stone;
use crate::{Colour, Rumis};

impl Rumis {
    /// Carries out a legal placement.
    #[inline]
    pub(crate) fn place(&mut self, id: PlacementId) {
        let placement = self.plan.placement(id);
        let builder = self.builder(placement.stone).index();
        let hand = &mut self.hands[builder];
        hand.left.remove(placement.stone);
        hand.built |= placement.cubes;
        hand.halo |= placement.halo;
        self.frontier -= placement.feet;
        self.frontier |= placement.roof;
        self.hand_on();
    }

    /// Puts out the colour to play, or all of them where they share the turn.
    pub(crate) fn pass(&mut self) {
        if self.seating.is_free() {
            for hand in &mut self.hands {
                hand.out = !hand.left.is_empty();
            }
        } else if let Some(colour) = self.to_play {
            self.hands[colour.index()].out = true;
        }
        self.hand_on();
    }

    /// Whose stone it is: where stones are free of turns, the first colour's
    /// that still has it.
    fn builder(&self, stone: Stone) -> Colour {
        let builder = if self.seating.is_free() {
            self.colours()
                .find(|&colour| self.left(colour).contains(stone))
        } else {
            self.to_play
        };
        builder.expect("only stones that somebody has are placed")
    }

    /// Gives the turn to the next colour that is neither out nor finished. The
    /// game is over when there is none, or when the cube of a solitaire is full.
    fn hand_on(&mut self) {
        let Some(last) = self.to_play else {
            return;
        };
        let colours = self.hands.len();
        let mut round = (1..=colours).map(|steps| (last.index() + steps) % colours);
        let next = round.find(|&colour| self.hands[colour].is_in());
        self.to_play = if self.seating.is_alone() && self.is_full() {
            None
        } else if self.seating.is_free() {
            next.map(|_| last)
        } else {
            next.map(|colour| Colour::ALL[colour])
        };
    }
}
