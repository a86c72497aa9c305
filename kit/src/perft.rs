//! Perft tables: known numbers of ways, checked through both doors.

use rules::{Game, walk};

use crate::play::{listed, play, start};

/// Numbers above this are only checked through the game's own door.
const PLAIN: u64 = 200_000;

/// Checks a table of perft numbers. A line is empty, a `# comment`, or
///
/// ```text
/// options as JSON ; seats ; actions separated by commas ; nodes at depth 1, 2 …
/// {"size":8} ; 2 ; d3, c3 ; 4 12 56
/// ```
///
/// Panics with the line that is wrong.
#[track_caller]
pub fn perft_table<G: Game>(table: &str) {
    let rows = table.lines().map(str::trim);
    let rows = rows.filter(|line| !line.is_empty() && !line.starts_with('#'));
    let mut count = 0;
    for row in rows {
        check_row::<G>(row);
        count += 1;
    }
    assert!(count > 0, "an empty perft table");
}

#[track_caller]
fn check_row<G: Game>(row: &str) {
    let fields: Vec<&str> = row.split(';').map(str::trim).collect();
    let [options, seats, actions, nodes] = fields[..] else {
        panic!("not four fields: {row}");
    };
    let options = serde_json::from_str(options).unwrap_or_else(|error| panic!("{row}: {error}"));
    let seats = seats.parse().unwrap_or_else(|_| panic!("seats: {row}"));
    let mut game = start::<G>(options, seats);
    play(&mut game, &listed(actions).collect::<Vec<_>>().join(","));
    for (depth, expected) in (1..).zip(nodes.split_whitespace()) {
        let expected: u64 = expected.parse().unwrap_or_else(|_| panic!("nodes: {row}"));
        let found = game.perft(depth);
        assert_eq!(found, Some(expected), "perft {depth} of {row}");
        if expected <= PLAIN {
            let plain = walk::perft(&game, depth);
            assert_eq!(plain, Some(expected), "plain perft {depth} of {row}");
        }
    }
}
