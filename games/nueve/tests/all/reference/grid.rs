//! 9 played slowly and plainly: an 11×11 grid of characters, every rule as the
//! rules page tells it, names of squares as text. It shares no code with the
//! real game, so that no mistake can be shared either.

/// Rows from the top: row 0 is the north side, row 10 the south side.
#[derive(Clone)]
pub(crate) struct Grid {
    squares: Vec<Vec<char>>,
    seats: usize,
    /// Red pieces, placed pieces and turns of the last phase so far.
    reds: usize,
    placed: usize,
    moved: usize,
}

impl Grid {
    pub(crate) fn new(seats: usize) -> Grid {
        Grid {
            squares: vec![vec!['.'; 11]; 11],
            seats,
            reds: 0,
            placed: 0,
            moved: 0,
        }
    }

    pub(crate) fn phase(&self) -> &'static str {
        match (self.reds, self.placed) {
            (0..9, _) => "red",
            (_, 0..36) => "place",
            _ => "move",
        }
    }

    /// From 1.
    pub(crate) fn seat(&self) -> usize {
        let turns = match self.phase() {
            "red" => self.reds,
            "place" => self.placed,
            _ => self.moved,
        };
        turns % self.seats + 1
    }

    pub(crate) fn legal(&self) -> Vec<String> {
        let mut legal: Vec<String> = match self.phase() {
            "red" => every(is_inner)
                .filter(|&place| self.section_is_clear(place))
                .map(name)
                .collect(),
            "place" => every(is_outer)
                .filter(|&place| self.at(place) == '.')
                .map(name)
                .collect(),
            _ => self.movable(self.seat()).into_iter().map(name).collect(),
        };
        if legal.is_empty() && !self.is_over() {
            legal.push("pass".to_string());
        }
        legal.sort();
        legal
    }

    pub(crate) fn play(&mut self, action: &str) {
        let place = every(|_| true).find(|&place| name(place) == action);
        match self.phase() {
            "red" => {
                self.set(place.expect("a square"), 'r');
                self.reds += 1;
            }
            "place" => {
                self.set(place.expect("a square"), digit(self.seat()));
                self.placed += 1;
            }
            _ => {
                if let Some(place) = place {
                    self.slide(place);
                }
                self.moved += 1;
            }
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        self.phase() == "move" && (1..=self.seats).all(|seat| self.movable(seat).is_empty())
    }

    /// From the upper left, 0 for nobody.
    pub(crate) fn sections(&self) -> Vec<usize> {
        (0..9)
            .map(|section| self.owner(section / 3 * 3 + 1, section % 3 * 3 + 1))
            .collect()
    }

    pub(crate) fn scores(&self) -> Vec<i32> {
        let held = |seat| {
            self.sections()
                .iter()
                .filter(|&&owner| owner == seat)
                .count() as i32
        };
        (1..=self.seats).map(held).collect()
    }

    pub(crate) fn winner(&self) -> usize {
        let mut winner = 1;
        for seat in 2..=self.seats {
            if self.scores()[seat - 1] >= self.scores()[winner - 1] {
                winner = seat;
            }
        }
        winner
    }

    pub(crate) fn board(&self) -> Vec<String> {
        (1..=9)
            .map(|row| self.squares[row][1..=9].iter().collect())
            .collect()
    }

    /// North and south from a, west and east from 1.
    pub(crate) fn outer(&self) -> [String; 4] {
        let column = |column| {
            (1..=9)
                .rev()
                .map(|row| self.squares[row as usize][column])
                .collect()
        };
        let row = |row: usize| self.squares[row][1..=9].iter().collect();
        [row(0), row(10), column(0), column(10)]
    }

    fn at(&self, (row, column): Place) -> char {
        self.squares[row as usize][column as usize]
    }

    fn set(&mut self, (row, column): Place, piece: char) {
        self.squares[row as usize][column as usize] = piece;
    }

    fn section_is_clear(&self, (row, column): Place) -> bool {
        let same = |place: Place| {
            (place.0 - 1) / 3 == (row - 1) / 3 && (place.1 - 1) / 3 == (column - 1) / 3
        };
        every(is_board)
            .filter(|&place| same(place))
            .all(|place| self.at(place) != 'r')
    }

    fn movable(&self, seat: usize) -> Vec<Place> {
        let own = every(is_outer).filter(|&place| self.at(place) == digit(seat));
        own.filter(|&place| self.at(step(place, direction(place))) == '.')
            .collect()
    }

    fn slide(&mut self, from: Place) {
        let piece = self.at(from);
        let mut place = from;
        loop {
            let next = step(place, direction(from));
            if !is_board(next) || self.at(next) != '.' {
                break;
            }
            place = next;
        }
        self.set(from, '.');
        self.set(place, piece);
    }

    fn owner(&self, top: usize, left: usize) -> usize {
        let mut counts = vec![0; self.seats + 1];
        for row in top..top + 3 {
            for column in left..left + 3 {
                if let Some(seat) = self.squares[row][column].to_digit(10) {
                    counts[seat as usize] += 1;
                }
            }
        }
        let ahead = |&seat: &usize| {
            (1..=self.seats).all(|other| other == seat || counts[other] < counts[seat])
        };
        (1..=self.seats).find(ahead).unwrap_or(0)
    }
}

/// Row from the top and column, both 0 to 10.
type Place = (i32, i32);

fn every(which: impl Fn(Place) -> bool) -> impl Iterator<Item = Place> {
    let grid = (0..11).flat_map(|row| (0..11).map(move |column| (row, column)));
    grid.filter(move |&place| (is_board(place) || is_outer(place)) && which(place))
}

fn is_board((row, column): Place) -> bool {
    (1..=9).contains(&row) && (1..=9).contains(&column)
}

fn is_inner((row, column): Place) -> bool {
    (2..=8).contains(&row) && (2..=8).contains(&column)
}

fn is_outer((row, column): Place) -> bool {
    let end = |place| place == 0 || place == 10;
    end(row) != end(column)
}

fn direction((row, column): Place) -> (i32, i32) {
    match (row, column) {
        (0, _) => (1, 0),
        (10, _) => (-1, 0),
        (_, 0) => (0, 1),
        _ => (0, -1),
    }
}

fn step(place: Place, direction: (i32, i32)) -> Place {
    (place.0 + direction.0, place.1 + direction.1)
}

fn digit(seat: usize) -> char {
    ['?', '1', '2', '3', '4'][seat]
}

fn name((row, column): Place) -> String {
    let letter = ["", "a", "b", "c", "d", "e", "f", "g", "h", "i", ""][column as usize];
    let number = 10 - row;
    match (row, column) {
        (0, _) => format!("N{letter}"),
        (10, _) => format!("S{letter}"),
        (_, 0) => format!("W{number}"),
        (_, 10) => format!("E{number}"),
        _ => format!("{letter}{number}"),
    }
}
