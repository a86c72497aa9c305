//! Moves on a plain grid of letters, found square by square.

/// Row and column, from 0 at Black's side and White's left.
pub(crate) type Place = (i32, i32);

/// The letters of the board and whose turn it is.
#[derive(Clone, PartialEq)]
pub(crate) struct Board {
    pub(crate) grid: [[char; 10]; 10],
    pub(crate) white: bool,
}

/// A whole capture: the squares gone through, and the pieces taken.
#[derive(Clone)]
pub(crate) struct Capture {
    pub(crate) path: Vec<Place>,
    pub(crate) taken: Vec<Place>,
}

const DIAGONALS: [Place; 4] = [(-1, -1), (-1, 1), (1, -1), (1, 1)];

pub(crate) fn number((row, column): Place) -> i32 {
    row * 5 + column / 2 + 1
}

impl Board {
    /// The letter there; a space outside the board.
    pub(crate) fn at(&self, (row, column): Place) -> char {
        let inside = (0..10).contains(&row) && (0..10).contains(&column);
        if inside {
            self.grid[row as usize][column as usize]
        } else {
            ' '
        }
    }

    pub(crate) fn put(&mut self, (row, column): Place, letter: char) {
        self.grid[row as usize][column as usize] = letter;
    }

    pub(crate) fn is_own(&self, letter: char) -> bool {
        let own = if self.white { ['w', 'W'] } else { ['b', 'B'] };
        own.contains(&letter)
    }

    pub(crate) fn is_foe(&self, letter: char) -> bool {
        let foe = if self.white { ['b', 'B'] } else { ['w', 'W'] };
        foe.contains(&letter)
    }

    /// The squares of the seat to move, by number.
    pub(crate) fn own(&self) -> Vec<Place> {
        let places = (0..10).flat_map(|row| (0..10).map(move |column| (row, column)));
        places
            .filter(|&place| self.is_own(self.at(place)))
            .collect()
    }

    pub(crate) fn is_king(&self, place: Place) -> bool {
        self.at(place).is_ascii_uppercase()
    }

    fn diagonals(&self, place: Place) -> Vec<Place> {
        let forward = if self.white { -1 } else { 1 };
        let king = self.is_king(place);
        let usable = |&(row, _): &Place| king || row == forward;
        DIAGONALS.into_iter().filter(usable).collect()
    }

    pub(crate) fn quiet_moves(&self, from: Place) -> Vec<Place> {
        let reach = if self.is_king(from) { 9 } else { 1 };
        let mut targets = Vec::new();
        for (down, right) in self.diagonals(from) {
            for step in 1..=reach {
                let to = (from.0 + down * step, from.1 + right * step);
                if self.at(to) != '.' {
                    break;
                }
                targets.push(to);
            }
        }
        targets
    }

    pub(crate) fn captures(&self, from: Place) -> Vec<Capture> {
        let mut lifted = self.clone();
        lifted.put(from, '.');
        let begun = Capture {
            path: vec![from],
            taken: Vec::new(),
        };
        let mut whole = Vec::new();
        let king = self.is_king(from);
        lifted.extend(king, &self.diagonals(from), begun, &mut whole);
        whole
    }

    fn extend(&self, king: bool, ways: &[Place], so_far: Capture, whole: &mut Vec<Capture>) {
        let longer: Vec<Capture> = ways
            .iter()
            .flat_map(|&way| self.jumps(king, way, &so_far))
            .collect();
        if longer.is_empty() && !so_far.taken.is_empty() {
            whole.push(so_far);
            return;
        }
        for capture in longer {
            self.extend(king, ways, capture, whole);
        }
    }

    /// Every way to jump once more in this direction.
    fn jumps(&self, king: bool, (down, right): Place, so_far: &Capture) -> Vec<Capture> {
        let at = so_far.path[so_far.path.len() - 1];
        let step = |place: Place| (place.0 + down, place.1 + right);
        let mut victim = step(at);
        while king && self.at(victim) == '.' {
            victim = step(victim);
        }
        if !self.is_foe(self.at(victim)) || so_far.taken.contains(&victim) {
            return Vec::new();
        }
        let mut jumps = Vec::new();
        let mut landing = step(victim);
        while self.at(landing) == '.' {
            let mut longer = so_far.clone();
            longer.path.push(landing);
            longer.taken.push(victim);
            jumps.push(longer);
            if !king {
                break;
            }
            landing = step(landing);
        }
        jumps
    }
}
