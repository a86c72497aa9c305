//! Who can capture, and every chain of jumps.

use arrayvec::ArrayVec;

use crate::notation::Chain;
use crate::position::Position;
use crate::squares::{Direction, Squares, each};

/// The squares of a chain while it grows, the first one included.
pub(crate) type Trace = ArrayVec<Squares, { Chain::MOST }>;

impl Position {
    /// The kings of the seat to move that can capture.
    pub(crate) fn capturing_kings(&self) -> Squares {
        let jumps = Jumps::of_kings(self);
        each(self.own_kings())
            .filter(|&king| jumps.can_go_on(king, self.foes()))
            .fold(0, |set, king| set | king)
    }

    /// The men of the seat to move that can capture.
    pub(crate) fn capturing_men(&self) -> Squares {
        let mut able = 0;
        for direction in Direction::forward(self.turn) {
            let back = direction.back();
            able |= back.step(back.step(self.empty()) & self.foes());
        }
        able & self.own_men()
    }

    /// The pieces that have to capture by the rules: the kings that can, or
    /// else the men that can.
    pub(crate) fn bound(&self) -> Squares {
        match self.capturing_kings() {
            0 => self.capturing_men(),
            kings => kings,
        }
    }

    /// Visits every whole capture of these pieces: its squares in order, and
    /// the pieces it takes.
    pub(crate) fn captures(&self, with: Squares, mut visit: impl FnMut(&[Squares], Squares)) {
        for piece in each(with) {
            let jumps = self.jumps(piece);
            let mut trace = Trace::from_iter([piece]);
            jumps.go_on(&mut trace, self.foes(), &mut |trace, left| {
                visit(trace, self.foes() & !left);
            });
        }
    }

    /// How the piece on this square jumps.
    pub(crate) fn jumps(&self, piece: Squares) -> Jumps {
        let jumps = if piece & self.kings == 0 {
            Jumps::of_men(self)
        } else {
            Jumps::of_kings(self)
        };
        Jumps {
            empty: jumps.empty | piece,
            ..jumps
        }
    }
}

/// How a piece jumps during a whole capture. What it has taken stays on the
/// board until the end, so the empty squares do not change.
pub(crate) struct Jumps {
    directions: &'static [Direction],
    flying: bool,
    empty: Squares,
}

impl Jumps {
    fn of_men(position: &Position) -> Jumps {
        Jumps {
            directions: Direction::forward(position.turn),
            flying: false,
            empty: position.empty(),
        }
    }

    fn of_kings(position: &Position) -> Jumps {
        Jumps {
            directions: &Direction::ALL,
            flying: true,
            empty: position.empty(),
        }
    }

    /// Whether some piece of `prey` can be jumped from `at`.
    pub(crate) fn can_go_on(&self, at: Squares, prey: Squares) -> bool {
        let mut directions = self.directions.iter();
        directions.any(|&direction| self.nearest_landing(direction, at, prey) != 0)
    }

    /// The square right behind each piece of `prey` that can be jumped from `at`.
    pub(crate) fn nearest_landings(&self, at: Squares, prey: Squares) -> Squares {
        let landings = self.directions.iter();
        landings.fold(0, |set, &direction| {
            set | self.nearest_landing(direction, at, prey)
        })
    }

    /// The square right behind the piece of `prey` that is jumped in this
    /// direction, if one is.
    fn nearest_landing(&self, direction: Direction, at: Squares, prey: Squares) -> Squares {
        let victim = self.meets(direction, at) & prey;
        direction.step(victim) & self.empty
    }

    /// The piece that is jumped from `at` to `landing`, if one is.
    pub(crate) fn victim(&self, at: Squares, landing: Squares, prey: Squares) -> Squares {
        for &direction in self.directions {
            let victim = self.meets(direction, at) & prey;
            if self.landings(direction, victim) & landing != 0 {
                return victim;
            }
        }
        0
    }

    /// Grows the chain in every way while it can go on, and visits each end
    /// with the prey that is left.
    fn go_on(&self, trace: &mut Trace, prey: Squares, visit: &mut impl FnMut(&[Squares], Squares)) {
        let at = trace[trace.len() - 1];
        let mut ended = trace.len() > 1;
        for &direction in self.directions {
            let victim = self.meets(direction, at) & prey;
            for landing in each(self.landings(direction, victim)) {
                ended = false;
                trace.push(landing);
                self.go_on(trace, prey & !victim, visit);
                trace.pop();
            }
        }
        if ended {
            visit(trace, prey);
        }
    }

    /// The square that stops the piece in this direction, or none at the edge.
    fn meets(&self, direction: Direction, at: Squares) -> Squares {
        if self.flying {
            direction.first(at, self.empty)
        } else {
            direction.step(at)
        }
    }

    /// Where a jump over this piece may land.
    fn landings(&self, direction: Direction, victim: Squares) -> Squares {
        if self.flying {
            direction.run(victim, self.empty)
        } else {
            direction.step(victim) & self.empty
        }
    }
}
