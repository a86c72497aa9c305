//! The rulebook's own example, each ruling, and each way to be refused.

use kit::{play, refused, start};
use rules::{Game, Seat, SeatSet, Turn};
use serde_json::json;
use xats::{LayoutError, Piece, PieceSet, Xats};

/// Towers from the bottom with the initials of White, Blue and Red, such as
/// `6W 4aB | 1R`; reserves in seat order, such as `0 1 2a | 6`.
fn layout(towers: &str, reserves: &str, to_move: usize) -> Result<Xats, LayoutError> {
    let towers: Vec<_> = parts(towers)
        .filter(|it| !it.is_empty())
        .map(tower)
        .collect();
    let reserves: Vec<PieceSet> = parts(reserves)
        .map(|names| names.split_whitespace().map(piece).collect())
        .collect();
    Xats::laid_out(&towers, &reserves, Seat::at(to_move - 1))
}

fn parts(text: &str) -> impl Iterator<Item = &str> {
    text.split('|').map(str::trim)
}

fn tower(text: &str) -> Vec<(Piece, Seat)> {
    let laid = |text: &str| {
        let (name, colour) = text.split_at(text.len() - 1);
        let seat = "WBR".find(colour).expect("W, B or R");
        (piece(name), Seat::at(seat))
    };
    text.split_whitespace().map(laid).collect()
}

fn piece(name: &str) -> Piece {
    Piece::named(name).expect("one of the thirteen")
}

fn laid_out(towers: &str, reserves: &str, to_move: usize) -> Xats {
    layout(towers, reserves, to_move).expect("a consistent layout")
}

/// Plays `actions` and says how things stand: `2` to move or `2 wins`, and
/// those who are out.
#[track_caller]
fn check(mut game: Xats, actions: &str, expected: &str) {
    play(&mut game, actions);
    let mut found = match game.turn() {
        Turn::Seat(seat) => seat.to_string(),
        Turn::Over(winners) => format!("{} wins", list(winners)),
        Turn::Chance => unreachable!("XATS has no luck"),
    };
    if !game.out().is_empty() {
        found = format!("{found}, {} out", list(game.out()));
    }
    assert_eq!(found, expected, "after {actions}");
}

fn list(seats: SeatSet) -> String {
    seats.iter().map(|seat| seat.to_string()).collect()
}

#[test]
fn the_rulebooks_example_wins_for_blue() {
    // No top has more than one point and Blue's 0 is laid, so the table is
    // open. Blue shows 1 + 0 points, and 4 more with five pieces left.
    let game = || laid_out("6W 1B | 5W 0B | 2aB 1W", "2b 4a | 2b 3b 4a 4c 5 6", 2);
    let rule = |text| refused(&game(), text).rule.code;
    assert_eq!(rule("2b>1"), "too-many-points");
    check(game(), "4a>0", "2 wins");
    check(game(), "4c>0", "2 wins");
    check(game(), "5>0", "1");
    check(game(), "3b>0", "1");
}

#[test]
fn the_table_is_open_only_when_nothing_can_be_stacked() {
    let moves = |game: &Xats| -> Vec<String> {
        let mut moves: Vec<_> = game.moves().iter().map(ToString::to_string).collect();
        moves.sort();
        moves
    };
    let first = start::<Xats>(json!({}), 3);
    assert_eq!(first.moves().len(), 13);
    // Nothing goes on a 0, whatever else is in the reserve.
    assert_eq!(
        moves(&laid_out("0W", "5 6 | 1 6", 2)),
        ["1>0", "1x1", "6>0"]
    );
    // One piece that fits closes the table for all of them.
    assert_eq!(moves(&laid_out("3bW", "5 6 | 2a 2b", 2)), ["2b>1"]);
    assert_eq!(moves(&laid_out("3bW", "5 6 | 2a 2c", 2)), ["2a>0", "2c>0"]);
}

#[test]
fn a_win_counts_points_on_top_against_the_reserve() {
    // Points that are covered do not count, nor do other colours'.
    check(
        laid_out("6W 5B", "4a 0 1 2a 2b | 6 3a", 1),
        "4a>1",
        "1 wins",
    );
    check(
        laid_out("6W 5B | 4bW", "4a 0 1 2a 2b | 6 3a", 1),
        "4a>1",
        "2",
    );
    // What a destruction gives back counts as reserve, the discard does not.
    check(laid_out("3aW | 6W 4aB", "2a 5 | 6 0", 1), "2ax2", "2");
    check(laid_out("2bW | 6W 4aB", "2a 5 | 6 0", 1), "2ax2", "1 wins");
    // No points and no pieces are equal numbers.
    check(laid_out("2aB", "0 | 6 5", 1), "0>1", "1 wins");
    check(laid_out("2aB | 6W", "0 | 5 4b", 1), "0>1", "2");
}

#[test]
fn only_the_player_who_has_just_moved_can_win() {
    // Blue gives White two pieces back: White shows three points, has a reserve
    // of three, and has to go on. Laying the 6 breaks the balance.
    let mut game = laid_out("3aW | 5W 4aW", "6 | 2a 2b 2c", 2);
    play(&mut game, "2ax2");
    let white = Seat::FIRST;
    assert_eq!(game.points_on_top(white), game.reserve(white).len());
    check(game.clone(), "", "1");
    check(game, "6>0", "2");
}

#[test]
fn having_no_pieces_is_judged_when_the_turn_comes() {
    // White plays the last piece and waits; Blue's destruction gives it back.
    let game = || laid_out("6B", "2a | 1 2b 5 4a", 1);
    check(game(), "2a>1", "2");
    check(game(), "2a>1, 2bx1", "1");
    check(game(), "2a>1, 1>1", "2 wins, 1 out");
    // Blue wins by points first: nobody is out.
    check(laid_out("6B", "2a | 1 2b", 1), "2a>1, 1>1", "2 wins");
}

#[test]
fn out_seats_are_passed_over_and_stay_out() {
    let three = |to_move| laid_out("6W | 5B 4aB", "2a 2b 2c 3a | | 1 2a 2b 3a", to_move);
    check(three(1), "3a>2", "3, 2 out");
    // Blue's pieces come back, and yet it is White's turn after Red's.
    let mut game = three(1);
    play(&mut game, "2a>1, 2ax2");
    assert_eq!(game.reserve(Seat::SECOND).len(), 2);
    check(game.clone(), "", "1, 2 out");
    check(game, "2b>0", "3, 2 out");
}

#[test]
fn the_last_seat_in_wins() {
    let reserves = "2a 2b 2c | | ";
    check(laid_out("6B | 5R", reserves, 1), "2a>1", "1 wins");
    check(
        laid_out("6B | 5R", "2a 2b 2c 3a | | ", 1),
        "2a>1",
        "1 wins, 23 out",
    );
    // Even without a piece.
    check(laid_out("6B | 5R", "2a | | ", 1), "2a>1", "1 wins, 23 out");
    check(laid_out("6B", "2a | ", 1), "2a>1", "1 wins, 2 out");
    // The mover's empty reserve is not judged while a rival can go on.
    check(laid_out("6B | 5R", "2a | | 1 3a", 1), "2a>1", "3, 2 out");
    check(
        laid_out("6B | 5R", "2a | | 1 3a 4a", 1),
        "2a>1, 1>2",
        "3 wins, 12 out",
    );
}

#[test]
fn tower_numbers_are_never_used_again() {
    let mut game = laid_out("0W | 1W", "3a 4a 5 6 2a | 1 6 5 4a", 2);
    play(&mut game, "1x2, 4a>0");
    let numbers: Vec<_> = game.towers().iter().map(|tower| tower.id().get()).collect();
    assert_eq!(numbers, [1, 3]);
    assert_eq!(refused(&game, "1>2").rule.code, "piece-discarded");
    assert_eq!(refused(&game, "6x2").rule.code, "tower-gone");
    assert_eq!(refused(&game, "6x4").rule.code, "no-tower");
}

#[test]
fn refusals_say_what_is_wrong_and_what_would_do() {
    let rows = [
        ("1>7", "no-tower: 7 / "),
        ("5>1", "piece-laid: 5 3 / "),
        ("3b>3", "piece-discarded: 3b / "),
        ("3a>1", "too-many-points: 3a 1 3b 3 3 / 1>1 2b>1"),
        ("1>2", "too-many-points: 1 2 0 0 1 / "),
        ("2a>1", "points-do-not-fit: 2a 1 3b / 1>1 2b>1"),
        ("4c>0", "table-too-soon: 4c / 1>1 2b>1 1>3"),
        ("1x3", "wrong-discard: 1 3 2 1 / 2ax3 2bx3"),
        ("9>1", "notation: 9>1 / "),
    ];
    let game = laid_out("6W 3bB | 0W | 5W 4bB", "4c 2a 2b 1 3a | 6 5", 1);
    for (text, expected) in rows {
        assert_eq!(refusal(&game, text), expected, "{text}");
    }
    let mut over = laid_out("2aB", "0 | 6 5", 1);
    play(&mut over, "0>1");
    assert_eq!(refusal(&over, "6>0"), "game-over:  / ");
}

/// The rule, the cells it is about, and what would be legal.
#[track_caller]
fn refusal(game: &Xats, text: &str) -> String {
    let refusal = refused(game, text);
    let (cells, legal) = (refusal.cells.join(" "), refusal.legal.join(" "));
    format!("{}: {cells} / {legal}", refusal.rule.code)
}

#[test]
fn layouts_that_are_no_positions() {
    use LayoutError::{EmptyTower, NoReserve, Seats, Stranger, Twice, Unfit};
    let (white, red) = (Seat::FIRST, Seat::at(2));
    let rows = [
        ("", "6", 1, Seats(1)),
        ("6R", "6 | 6", 1, Stranger(red)),
        ("6W", "5 | 6", 3, Stranger(red)),
        ("6W", "| 6", 1, NoReserve(white)),
        ("6W", "6 | 6", 1, Twice(piece("6"), white)),
        ("6W | 6W", "5 | 6", 1, Twice(piece("6"), white)),
        ("3bW 2aB", "5 | 6", 1, Unfit(piece("2a"), piece("3b"))),
    ];
    for (towers, reserves, to_move, error) in rows {
        assert_eq!(layout(towers, reserves, to_move), Err(error), "{towers}");
    }
    let hollow = Xats::laid_out(&[Vec::new()], &[PieceSet::ALL; 2], white);
    assert_eq!(hollow, Err(EmptyTower));
}
