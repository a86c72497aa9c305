//! Words on a board of characters, by trying every word everywhere.

use std::collections::BTreeSet;

pub(crate) const ORDER: &str = "ABCDEFGHIJLMNÑOPQRSTUVXYZ?";

/// A board of characters, `.` where it is empty, small letters for blanks.
pub(crate) type Board = Vec<Vec<char>>;

/// A word laid: its text, the squares with what is new on them, its points, and
/// all words formed.
#[derive(Debug, Clone)]
pub(crate) struct Play {
    pub(crate) text: String,
    pub(crate) new: Vec<(usize, usize, char)>,
    pub(crate) points: i32,
    pub(crate) formed: Vec<String>,
}

pub(crate) fn value(tile: char) -> i32 {
    match tile {
        'A' | 'E' | 'O' | 'I' | 'S' | 'R' | 'U' | 'L' | 'T' => 1,
        'N' | 'D' | 'C' | 'G' => 2,
        'M' | 'P' => 3,
        'B' | 'H' | 'F' | 'V' | 'Y' => 4,
        'Q' => 5,
        'J' | 'Ñ' | 'X' => 8,
        'Z' => 10,
        _ => 0,
    }
}

pub(crate) fn upper(c: char) -> char {
    if c == 'ñ' {
        'Ñ'
    } else {
        c.to_ascii_uppercase()
    }
}

pub(crate) fn sorted(tiles: &str) -> String {
    let place = |tile: &char| ORDER.find(*tile).expect("a tile");
    let mut tiles: Vec<char> = tiles.chars().collect();
    tiles.sort_by_key(place);
    tiles.into_iter().collect()
}

/// The quarter of the board from its corner to its centre, as the rules list it.
const PREMIUMS: [&str; 8] = [
    "R..y...R", ".G...O..", "..G...y.", "y..G...y", "....G...", ".O...O..", "..y...y.", "R..y...G",
];

fn premium(row: usize, column: usize) -> char {
    let fold = |line: usize| line.min(14 - line);
    PREMIUMS[fold(row)].as_bytes()[fold(column)] as char
}

fn at(board: &Board, row: i32, column: i32) -> char {
    let inside = (0..15).contains(&row) && (0..15).contains(&column);
    if inside {
        board[row as usize][column as usize]
    } else {
        '.'
    }
}

/// The squares of the word through a square, in a direction.
fn run(board: &Board, row: usize, column: usize, (down, right): (i32, i32)) -> Vec<(usize, usize)> {
    let (mut r, mut c) = (row as i32, column as i32);
    while at(board, r - down, c - right) != '.' {
        (r, c) = (r - down, c - right);
    }
    let mut squares = Vec::new();
    while at(board, r, c) != '.' {
        squares.push((r as usize, c as usize));
        (r, c) = (r + down, c + right);
    }
    squares
}

/// Everything that fits with these words: their own letters are the only ones
/// looked at, not the words across.
pub(crate) fn fitting(board: &Board, rack: &str, words: &[String], premiums: bool) -> Vec<Play> {
    let mut plays = Vec::new();
    for word in words {
        for (down, right) in [(0, 1), (1, 0)] {
            for row in 0..15 {
                for column in 0..15 {
                    let squares = place(board, word, row, column, (down, right));
                    let Some(squares) = squares.filter(|it| joins(board, it)) else {
                        continue;
                    };
                    for new in with_blanks(board, rack, &squares) {
                        plays.extend(played(board, &squares, new, (down, right), premiums));
                    }
                }
            }
        }
    }
    plays
}

/// The squares of a word with its letters, if it fits among the old tiles.
fn place(
    board: &Board,
    word: &str,
    row: usize,
    column: usize,
    (down, right): (i32, i32),
) -> Option<Vec<(usize, usize, char)>> {
    let (mut r, mut c) = (row as i32, column as i32);
    if at(board, r - down, c - right) != '.' {
        return None;
    }
    let mut squares = Vec::new();
    for letter in word.chars() {
        let old = at(board, r, c);
        if r > 14 || c > 14 || old != '.' && upper(old) != letter {
            return None;
        }
        squares.push((r as usize, c as usize, letter));
        (r, c) = (r + down, c + right);
    }
    (at(board, r, c) == '.').then_some(squares)
}

/// The first word lies on the centre, every other one on or beside a tile.
fn joins(board: &Board, squares: &[(usize, usize, char)]) -> bool {
    if board.iter().flatten().all(|&c| c == '.') {
        return squares.iter().any(|&(r, c, _)| (r, c) == (7, 7));
    }
    squares.iter().any(|&(r, c, _)| {
        let (r, c) = (r as i32, c as i32);
        let near = [(r, c), (r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)];
        near.iter().any(|&(r, c)| at(board, r, c) != '.')
    })
}

/// The new tiles, in every way in which blanks can stand for letters.
fn with_blanks(
    board: &Board,
    rack: &str,
    squares: &[(usize, usize, char)],
) -> Vec<Vec<(usize, usize, char)>> {
    let new: Vec<_> = squares
        .iter()
        .filter(|(r, c, _)| board[*r][*c] == '.')
        .copied()
        .collect();
    if new.is_empty() || new.len() > 7 {
        return Vec::new();
    }
    let mut ways = Vec::new();
    let most = rack.chars().filter(|&tile| tile == '?').count();
    let chosen = (0..1_u32 << new.len()).filter(|it| it.count_ones() as usize <= most);
    for blanks in chosen {
        let mut left: Vec<char> = rack.chars().collect();
        let mut way = new.clone();
        let has_all = way.iter_mut().enumerate().all(|(place, (_, _, letter))| {
            let blank = blanks >> place & 1 == 1;
            let tile = if blank { '?' } else { *letter };
            if blank {
                *letter = letter.to_lowercase().next().expect("a small letter");
            }
            let found = left.iter().position(|&it| it == tile);
            found.map(|found| left.remove(found)).is_some()
        });
        if has_all {
            ways.push(way);
        }
    }
    ways
}

/// The play, if it is written the right way.
fn played(
    board: &Board,
    squares: &[(usize, usize, char)],
    new: Vec<(usize, usize, char)>,
    (down, right): (i32, i32),
    premiums: bool,
) -> Option<Play> {
    let mut after = board.clone();
    for &(r, c, tile) in &new {
        after[r][c] = tile;
    }
    let both_ways =
        new.len() == 1 && down == 1 && run(&after, new[0].0, new[0].1, (0, 1)).len() > 1;
    if both_ways {
        return None;
    }
    let own: Vec<_> = squares.iter().map(|&(r, c, _)| (r, c)).collect();
    let mut words = vec![own];
    for &(r, c, _) in &new {
        words.push(run(&after, r, c, (right, down)));
    }
    words.retain(|squares| squares.len() > 1);
    let text = |squares: &Vec<(usize, usize)>| squares.iter().map(|&(r, c)| after[r][c]).collect();
    let texts: Vec<String> = words.iter().map(text).collect();
    let sum: i32 = words
        .iter()
        .map(|squares| points(&after, squares, &new, premiums))
        .sum();
    let (row, column) = (squares[0].0 + 1, char::from(b'A' + squares[0].1 as u8));
    let start = if down == 0 {
        format!("{row}{column}")
    } else {
        format!("{column}{row}")
    };
    Some(Play {
        text: format!("{start} {}", texts[0]),
        points: sum + if new.len() == 7 { 50 } else { 0 },
        new,
        formed: texts
            .iter()
            .map(|text| text.chars().map(upper).collect())
            .collect(),
    })
}

fn points(
    after: &Board,
    squares: &[(usize, usize)],
    new: &[(usize, usize, char)],
    premiums: bool,
) -> i32 {
    let (mut sum, mut times) = (0, 1);
    for &(r, c) in squares {
        let fresh = premiums && new.iter().any(|&(row, column, _)| (row, column) == (r, c));
        let letter = match premium(r, c) {
            'O' if fresh => 3,
            'y' if fresh => 2,
            _ => 1,
        };
        times *= match premium(r, c) {
            'R' if fresh => 3,
            'G' if fresh => 2,
            _ => 1,
        };
        sum += value(after[r][c]) * letter;
    }
    sum * times
}

/// Every change of these tiles.
pub(crate) fn changes(rack: &str) -> BTreeSet<String> {
    let rack: Vec<char> = sorted(rack).chars().collect();
    let some = |chosen: u32| -> String {
        let kept = rack
            .iter()
            .enumerate()
            .filter(|(place, _)| chosen >> place & 1 == 1);
        kept.map(|(_, tile)| *tile).collect()
    };
    let handfuls = (1..1_u32 << rack.len()).map(some);
    handfuls.map(|tiles| format!("-{tiles}")).collect()
}
