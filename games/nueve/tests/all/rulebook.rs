//! What the rulebook shows, and each ruling, as cases.

use nueve::{Nueve, Position};
use rules::{Drawn, Game, Seat, SeatSet, Turn};
use serde_json::json;

/// Red pieces in the middle of every section; Yellow above and on the left,
/// Blue below and on the right.
pub(crate) const FULL: Position<'_> = Position {
    seats: 2,
    seat: Seat::FIRST,
    board: [
        ".........",
        ".r..r..r.",
        ".........",
        ".........",
        ".r..r..r.",
        ".........",
        ".........",
        ".r..r..r.",
        ".........",
    ],
    outer: ["111111111", "222222222", "111111111", "222222222"],
};

fn sliding(position: &Position) -> Nueve {
    Nueve::sliding(position).expect("a sound position")
}

fn seat_to_act(game: &Nueve) -> Option<u8> {
    game.turn().seat().map(Seat::number)
}

#[test]
fn pieces_slide_until_something_stops_them() {
    let check = |before: &str, from: &str, stop: &str| {
        let mut game = sliding(&FULL);
        kit::play(&mut game, before);
        let action = from.parse().expect("an outer square");
        assert_eq!(Nueve::marks(&game, &action), [from, stop], "after {before}");
        kit::play(&mut game, from);
        assert_eq!(kit::refused(&game, from).rule.code, "left-already");
    };
    // To the opposite end of the board, in the four directions.
    check("", "Na", "a1");
    check("Na", "Si", "i9");
    check("", "W9", "i9");
    check("Na", "E6", "a6");
    // Beside a red piece.
    check("", "Nb", "b9");
    check("", "W5", "a5");
    check("Na", "Se", "e1");
    check("Na", "E8", "i8");
    // Beside a piece of another colour, and of one's own.
    check("W9", "Si", "i8");
    check("Nc, Sd", "W1", "b1");
    check("Nf, Sa", "W1", "e1");
}

/// “Yellow moves to the end of the board; that piece now blocks two blue ones.”
#[test]
fn a_piece_in_a_corner_blocks_two() {
    let mut game = sliding(&Position {
        outer: ["111111112", "222222221", "111111111", "222222222"],
        ..FULL
    });
    kit::play(&mut game, "W9");
    for (from, entry) in [("Ni", "i9"), ("E9", "i9")] {
        let refusal = kit::refused(&game, from);
        assert_eq!(refusal.rule.code, "blocked");
        assert_eq!(refusal.cells, [from, entry, "1"]);
    }
}

#[test]
fn everybody_has_an_equal_share_of_the_36_pieces() {
    for (seats, share) in [(2, 18), (3, 12), (4, 9)] {
        let mut game: Nueve = kit::start(json!({}), seats);
        for _ in 0..9 + 36 {
            let action = game.moves()[0];
            game.play(&action).expect("offered");
        }
        let outer = game.state()["outer"].to_string();
        for seat in ["1", "2", "3", "4"].iter().take(seats) {
            assert_eq!(outer.matches(seat).count(), share);
        }
    }
}

/// Nine red pieces are no whole number of rounds with two or four players.
#[test]
fn yellow_begins_every_phase() {
    for seats in [2, 3, 4] {
        let mut game: Nueve = kit::start(json!({}), seats);
        for ply in 0..=9 + 36 {
            let of_phase = match ply {
                0..9 => ply,
                9..45 => ply - 9,
                _ => ply - 45,
            };
            assert_eq!(seat_to_act(&game), Some((of_phase % seats) as u8 + 1));
            let action = game.moves()[0];
            game.play(&action).expect("offered");
        }
    }
}

#[test]
fn red_pieces_go_off_the_border_in_any_section_without_one() {
    let game: Nueve = kit::start(json!({}), 2);
    // Four squares in a corner, six at an edge, nine in the middle.
    assert_eq!(game.moves().len(), 4 * 4 + 4 * 6 + 9);
    let moves_after = |reds: &str| {
        let mut game = game.clone();
        kit::play(&mut game, reds);
        game.moves().len()
    };
    assert_eq!(moves_after("b8"), 49 - 4);
    assert_eq!(moves_after("b5"), 49 - 6);
    assert_eq!(moves_after("e5"), 49 - 9);
    assert_eq!(moves_after("e5, h2, b5"), 49 - 9 - 4 - 6);
}

#[test]
fn whoever_cannot_move_passes_and_the_turn_comes_round() {
    // Yellow can still enter from Na and W8; Blue has nothing outside.
    let mut game = sliding(&Position {
        seat: Seat::SECOND,
        board: [
            ".22.12.12",
            ".r..r..r.",
            ".21.12.12",
            "12.12.12.",
            ".r..r..r.",
            "12.12.12.",
            "12.12.12.",
            ".r..r..r.",
            "12.12....",
        ],
        outer: ["1........", ".........", ".......1.", "........."],
        ..FULL
    });
    assert_eq!(game.moves().len(), 1);
    kit::play(&mut game, "pass, W8, pass");
    assert_eq!(kit::refused(&game, "pass").rule.code, "can-move");
    kit::play(&mut game, "Na");
    assert!(game.turn().is_over());
    assert_eq!(kit::refused(&game, "pass").rule.code, "game-over");
}

/// A finished game with everything inside: the pieces of each section from the
/// upper left, with a red one in the middle.
fn finished(seats: usize, sections: [&str; 9]) -> Nueve {
    let mut squares = vec![vec!['.'; 9]; 9];
    for (section, pieces) in sections.iter().enumerate() {
        let (top, left) = (section / 3 * 3, section % 3 * 3);
        squares[top + 1][left + 1] = 'r';
        let places = (0..9).filter(|place| *place != 4);
        for (place, piece) in places.zip(pieces.chars()) {
            squares[top + place / 3][left + place % 3] = piece;
        }
    }
    let rows: Vec<String> = squares.iter().map(|row| row.iter().collect()).collect();
    sliding(&Position {
        seats,
        seat: Seat::FIRST,
        board: std::array::from_fn(|row| rows[row].as_str()),
        outer: ["........."; 4],
    })
}

#[test]
fn most_sections_win_and_the_last_in_turn_order_among_equals() {
    let check = |sections: [&str; 9], scores: &[i32], winner: usize| {
        let game = finished(scores.len(), sections);
        assert_eq!(game.scores().as_slice(), scores);
        let winner = SeatSet::only(Seat::at(winner - 1));
        assert_eq!(game.turn(), Turn::Over(winner), "{scores:?}");
    };
    // The rulebook's last example: five sections for Yellow, four for Blue.
    let example = [
        "1112", "1112", "1112", "112", "112", "1222", "1222", "1222", "112222",
    ];
    check(example, &[5, 4], 1);
    // “If two players tie, the second wins.”
    let tie = [
        "1112", "1112", "1112", "1112", "1222", "1222", "1222", "1222", "1122",
    ];
    check(tie, &[4, 4], 2);
    let three = [
        "11133", "11133", "11133", "22233", "22233", "22233", "12", "12", "12",
    ];
    check(three, &[3, 3, 0], 2);
    let four = [
        "111", "111", "111", "333", "333", "333", "222444", "222444", "222444",
    ];
    check(four, &[3, 0, 3, 0], 3);
    // Nobody has a section.
    check(["1122"; 9], &[0, 0], 2);
    check(["1234"; 9], &[0, 0, 0, 0], 4);
}

/// Where somebody has given up, the same holds among the others.
#[test]
fn the_last_in_turn_order_is_ahead_among_equals() {
    let sections = [
        "111", "111", "111", "3333", "3333", "2222", "2222", "44444444", "234",
    ];
    let scores = finished(4, sections).scores();
    let best_of = |seats| Nueve::ABOUT.ties.best_of(&scores, seats);
    let check = |seats: &[usize], best: usize| {
        let seats = seats.iter().map(|seat| Seat::at(seat - 1)).collect();
        let best = SeatSet::only(Seat::at(best - 1));
        assert_eq!(best_of(seats), best, "of {seats:?}");
    };
    check(&[1, 2, 3, 4], 1);
    check(&[2, 3, 4], 3);
    check(&[2, 4], 2);
    assert_eq!(best_of(SeatSet::NONE), SeatSet::NONE);
}

/// The first row is full and nothing else is left outside: the pieces above it
/// stay there.
#[test]
fn the_game_ends_with_pieces_outside_when_nobody_can_move() {
    let game = sliding(&Position {
        seats: 3,
        seat: Seat::FIRST,
        board: [
            "123123123",
            ".r..r..r.",
            ".........",
            "123123123",
            ".r..r..r.",
            ".........",
            "123123123",
            ".r..r..r.",
            ".........",
        ],
        outer: ["111222333", ".........", ".........", "........."],
    });
    assert_eq!(game.turn(), Turn::Over(SeatSet::only(Seat::at(2))));
    assert_eq!(game.scores().as_slice(), [0, 0, 0]);
    assert!(game.moves().is_empty());
}
