//! The end and the draws: rulings 7 and 8.

use damas::{Action, Capture, Damas, Ending};
use rules::{Game, Luck, Rng, Seat, SeatSet};

use super::{BLACK, WHITE, after, at_fault, legal, set_up};

/// Five moves each with only kings, Black's last one with a capture left out.
const KINGS: &str = "W1 B50";
const TEN: &str = "1-6, 50-45, 6-1, 45-50, 1-7, 50-45, 7-2, 45-50, 2-11, 50-45";

#[track_caller]
fn check(pieces: &str, turn: Seat, actions: &str, ending: Option<Ending>) -> Damas {
    let game = after(set_up(pieces, turn, Capture::Huff), actions);
    assert_eq!(game.ending(), ending, "{pieces}: {actions}");
    game
}

#[test]
fn without_pieces_one_has_lost() {
    let no_black = Some(Ending::NoPieces(BLACK));
    check("w32 b28", WHITE, "32x23", no_black);
    // Even if that capture was an offence: the king could have made it.
    let game = check("W50 w32 b28", WHITE, "32x23", no_black);
    assert_eq!(at_fault(&game), [0_u8; 0]);
    assert_eq!(game.turn().winners(), SeatSet::only(WHITE));
    assert_eq!(game.scores().as_slice(), [1, 0]);
    // And if the last piece is huffed.
    let game = check(
        "w32 b28",
        WHITE,
        "32-27, huff 27",
        Some(Ending::NoPieces(WHITE)),
    );
    assert!(game.must_move());
}

#[test]
fn without_a_move_one_has_lost() {
    let game = check("w6 b1 b20", BLACK, "20-25", Some(Ending::NoMove(WHITE)));
    assert_eq!(game.turn().winners(), SeatSet::only(BLACK));
}

#[test]
fn who_may_answer_an_offence_has_not_lost() {
    let game = check("w12 b1 b3 b7 b8 b20", BLACK, "20-25", None);
    assert_eq!(legal(&game), "force huff 7 huff 8");
}

/// The king on 23 could have taken 7; now 1 and 2 shut it in.
#[test]
fn a_huffer_without_a_move_has_lost() {
    let game = check("w7 b2 B6 B23", BLACK, "6-1", None);
    assert_eq!(legal(&game), "force huff 23");
    check(
        "w7 b2 B6 B23",
        BLACK,
        "6-1, huff 23",
        Some(Ending::NoMove(WHITE)),
    );
}

#[test]
fn only_kings_have_five_moves_each() {
    let (nine, _) = TEN.rsplit_once(", ").unwrap();
    let game = check(KINGS, WHITE, nine, None);
    assert_eq!(game.kings_moves_left(), Some(1));
    // The tenth move draws, though it is an offence that could be answered.
    let game = check(KINGS, WHITE, TEN, Some(Ending::OnlyKings));
    assert_eq!(at_fault(&game), [0_u8; 0]);
    assert_eq!(game.turn().winners(), Seat::all(2).collect());
    assert_eq!(game.scores().as_slice(), [1, 1]);
    // A win with the tenth move is a win.
    check(
        KINGS,
        WHITE,
        &format!("{nine}, 50x6"),
        Some(Ending::NoPieces(WHITE)),
    );
}

#[test]
fn what_counts_as_a_move_of_kings() {
    for (pieces, actions, left) in [
        // The move that brings it about does not count.
        ("w8 B50", "8-2", Some(10)),
        ("w8 B50", "8-2, 50-45", Some(9)),
        ("W1 w40 b34 B50", "1-6", None),
        // A huff is no move.
        ("W46 W47 B28 B5", "47-42", Some(9)),
        ("W46 W47 B28 B5", "47-42, huff 46", Some(9)),
        // The huff that brings it about does not count either.
        ("w32 W49 B28", "49-43, huff 32", Some(10)),
        // `force` takes back what the offence counted.
        ("W46 W47 B28 B5", "47-42, force", Some(10)),
        ("W46 W47 B28 B5", "47-42, force, 46x23", Some(9)),
    ] {
        let mut game = set_up(pieces, WHITE, Capture::Huff);
        kit::play(&mut game, actions);
        assert_eq!(game.kings_moves_left(), left, "{pieces}: {actions}");
    }
}

/// Men stand by, so that only the repetition counts.
#[test]
fn the_third_occurrence_draws() {
    let around = "1-6, 50-45, 6-1, 45-50";
    let pieces = "W1 B50 w26 b25";
    check(pieces, WHITE, &format!("{around}, 1-6, 50-45, 6-1"), None);
    let twice = format!("{around}, {around}");
    check(pieces, WHITE, &twice, Some(Ending::Repetition));
    // A man's move in between begins the count anew.
    let broken = format!("{around}, 26-21, 25-30, {around}");
    check(pieces, WHITE, &broken, None);
}

/// Eighty kings' moves that never repeat a position three times.
#[test]
fn eighty_peaceful_moves_draw() {
    let mut rng = Rng::seeded(3);
    let mut game = set_up("W1 W2 B50 B49 w26 b25", WHITE, Capture::Huff);
    for ply in 1..=80 {
        assert_eq!(game.ending(), None, "before move {ply}");
        let mut tries: Vec<Damas> = game
            .moves()
            .iter()
            .filter_map(|it| slid(&game, it))
            .collect();
        tries.retain(|next| next.ending() != Some(Ending::Repetition));
        game = tries.swap_remove(rng.below(tries.len() as u32) as usize);
    }
    assert_eq!(game.ending(), Some(Ending::Peace));
}

/// After a king's quiet move.
fn slid(game: &Damas, action: &Action) -> Option<Damas> {
    let Action::Quiet { from, .. } = action else {
        return None;
    };
    let king = game.board()[from.row()].as_bytes()[from.column()].is_ascii_uppercase();
    king.then(|| after(game.clone(), &action.to_string()))
}
