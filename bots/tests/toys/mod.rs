//! Toy games for the searches, small enough to solve by hand.

#![allow(dead_code, reason = "each test uses some of the toys")]

use bots::Position;
use bots::alpha_beta::Duel;
use bots::expectimax::Dice;
use bots::shares_of;
use bots::tree::Wood;
use rules::{Luck, PerSeat, Rng, Seat, SeatSet, Turn};

/// Nim: take one, two or three from a heap; the last to take wins.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Heap {
    pub(crate) left: u32,
    pub(crate) seats: usize,
    pub(crate) mover: Seat,
}

impl Heap {
    pub(crate) fn of(left: u32, seats: usize) -> Heap {
        Heap {
            left,
            seats,
            mover: Seat::FIRST,
        }
    }

    /// With two players, a multiple of four is lost for the player to move.
    pub(crate) fn best(&self) -> u32 {
        self.left % 4
    }
}

impl Position for Heap {
    type Move = u32;

    fn turn(&self) -> Turn {
        if self.left > 0 {
            return Turn::Seat(self.mover);
        }
        let last = (self.mover.index() + self.seats - 1) % self.seats;
        Turn::Over(SeatSet::only(Seat::at(last)))
    }

    fn moves(&self, list: &mut Vec<u32>) {
        list.extend(1..=self.left.min(3));
    }

    fn play(&mut self, action: &u32) {
        self.left -= action;
        self.mover = self.mover.next(self.seats);
    }
}

impl Duel for Heap {
    fn evaluate(&self) -> i32 {
        0
    }

    fn key(&self) -> u64 {
        u64::from(self.left) << 8 | self.mover.index() as u64
    }
}

impl Wood for Heap {
    fn roll(&mut self, _: &mut Rng) {}

    fn judge(&mut self, rng: &mut Rng) -> PerSeat<f32> {
        while self.left > 0 {
            let most = self.left.min(3);
            self.play(&(1 + rng.below(most)));
        }
        shares_of(self.turn().winners(), self.seats)
    }
}

/// A tree generated from a number: every node has its own moves, value and mover, and
/// the same seat may move twice.
#[derive(Debug, Clone)]
pub(crate) struct Thicket {
    pub(crate) root: u64,
    pub(crate) ply: u32,
    /// The depth at which every line has ended.
    pub(crate) end: u32,
}

impl Thicket {
    pub(crate) fn grown(seed: u64, end: u32) -> Thicket {
        Thicket {
            root: Rng::seeded(seed).bits(),
            ply: 0,
            end,
        }
    }

    fn bits(&self, what: u64) -> u64 {
        Rng::seeded(self.root ^ what << 56).bits()
    }

    pub(crate) fn mover(&self) -> Seat {
        Seat::at((self.bits(1) % 2) as usize)
    }

    pub(crate) fn worth(&self) -> i32 {
        (self.bits(2) % 201) as i32 - 100
    }
}

impl Position for Thicket {
    type Move = u8;

    fn turn(&self) -> Turn {
        if self.ply == self.end {
            Turn::Over(SeatSet::NONE)
        } else {
            Turn::Seat(self.mover())
        }
    }

    fn moves(&self, list: &mut Vec<u8>) {
        list.extend(0..(1 + self.bits(3) % 4) as u8);
    }

    fn play(&mut self, action: &u8) {
        self.root = self.bits(4 + u64::from(*action));
        self.ply += 1;
    }
}

impl Duel for Thicket {
    fn evaluate(&self) -> i32 {
        self.worth()
    }

    fn settle(&self, _: SeatSet) -> i32 {
        self.worth()
    }

    fn key(&self) -> u64 {
        self.root
    }

    fn promise(&self, action: &u8) -> i32 {
        i32::from(*action) % 3
    }

    fn track(&self, action: &u8) -> usize {
        usize::from(*action)
    }
}

/// The same tree with a biased coin toss before every second move.
#[derive(Debug, Clone)]
pub(crate) struct Coins(pub(crate) Thicket);

impl Position for Coins {
    type Move = u8;

    fn turn(&self) -> Turn {
        match self.0.turn() {
            Turn::Seat(_) if self.0.ply % 2 == 1 => Turn::Chance,
            turn => turn,
        }
    }

    fn moves(&self, list: &mut Vec<u8>) {
        self.0.moves(list);
    }

    fn play(&mut self, action: &u8) {
        self.0.play(action);
    }
}

impl Dice for Coins {
    type Luck = u8;

    fn chances(&self, list: &mut Vec<(u8, u32)>) {
        list.extend([(0, 1), (1, 2)]);
    }

    fn resolve(&mut self, luck: &u8) {
        self.0.play(luck);
    }

    fn judge(&self) -> PerSeat<f32> {
        bots::from_share(0, (self.0.worth() + 100) as f32 / 200.0)
    }
}
