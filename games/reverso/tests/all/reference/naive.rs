//! REVERSO a second time, straight from the rules and without a thought for
//! speed: letters in rows, and eight directions walked square by square.

/// A position: `B`, `W` and `.` by row and column, and the letter to move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Naive {
    pub(crate) rows: Vec<Vec<char>>,
    pub(crate) mover: char,
}

const DIRECTIONS: [(isize, isize); 8] = [
    (0, 1),
    (1, 1),
    (1, 0),
    (1, -1),
    (0, -1),
    (-1, -1),
    (-1, 0),
    (-1, 1),
];

impl Naive {
    pub(crate) fn start(size: usize) -> Naive {
        let mut rows = vec![vec!['.'; size]; size];
        let half = size / 2;
        (rows[half - 1][half - 1], rows[half][half]) = ('W', 'W');
        (rows[half - 1][half], rows[half][half - 1]) = ('B', 'B');
        Naive { rows, mover: 'B' }
    }

    /// The legal actions in notation.
    pub(crate) fn moves(&self) -> Vec<String> {
        let squares = self.squares_for(self.mover);
        if squares.is_empty() && !self.squares_for(rival(self.mover)).is_empty() {
            return vec!["pass".to_owned()];
        }
        squares.into_iter().map(name).collect()
    }

    /// Plays one of the legal actions.
    pub(crate) fn play(&mut self, action: &str) {
        let squares = self.squares_for(self.mover);
        if let Some(&(row, column)) = squares.iter().find(|&&square| name(square) == action) {
            for (row, column) in self.enclosed(row, column, self.mover) {
                self.rows[row][column] = self.mover;
            }
            self.rows[row][column] = self.mover;
        }
        self.mover = rival(self.mover);
    }

    pub(crate) fn count(&self, disc: char) -> usize {
        self.rows.concat().iter().filter(|&&c| c == disc).count()
    }

    pub(crate) fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let after = self.moves().into_iter().map(|action| {
            let mut after = self.clone();
            after.play(&action);
            after.perft(depth - 1)
        });
        after.sum()
    }

    fn squares_for(&self, mover: char) -> Vec<(usize, usize)> {
        let side = self.rows.len();
        let squares = (0..side).flat_map(|row| (0..side).map(move |column| (row, column)));
        squares
            .filter(|&(row, column)| self.rows[row][column] == '.')
            .filter(|&(row, column)| !self.enclosed(row, column, mover).is_empty())
            .collect()
    }

    fn enclosed(&self, row: usize, column: usize, mover: char) -> Vec<(usize, usize)> {
        let mut enclosed = Vec::new();
        for (down, right) in DIRECTIONS {
            let mut line = Vec::new();
            let mut square = self.step(row, column, down, right);
            while let Some((row, column)) = square {
                if self.rows[row][column] != rival(mover) {
                    break;
                }
                line.push((row, column));
                square = self.step(row, column, down, right);
            }
            if square.is_some_and(|(row, column)| self.rows[row][column] == mover) {
                enclosed.extend(line);
            }
        }
        enclosed
    }

    fn step(&self, row: usize, column: usize, down: isize, right: isize) -> Option<(usize, usize)> {
        let row = row.checked_add_signed(down)?;
        let column = column.checked_add_signed(right)?;
        (row < self.rows.len() && column < self.rows.len()).then_some((row, column))
    }
}

fn rival(disc: char) -> char {
    if disc == 'B' { 'W' } else { 'B' }
}

fn name((row, column): (usize, usize)) -> String {
    format!("{}{}", ('a'..).nth(column).expect("a letter"), row + 1)
}
