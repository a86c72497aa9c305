//! Positions as rows of letters, and the options.

use reverso::{DiagramError, Options, Reverso, Size};
use rules::{Game, Seat};
use serde_json::json;

/// Known endgame puzzles (FFO 40, 43, 46): `X` is Black, `O` White; who is to
/// move, and the best moves.
const PUZZLES: [(&str, char, &[&str]); 3] = [
    (
        "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X--------",
        'X',
        &["a2"],
    ),
    (
        "--XXXXX---XXXX---OOOXX---OOXXXX--OOXXXO-OOOOXOO----XOX----XXXXX-",
        'O',
        &["g3", "c7"],
    ),
    (
        "---XXX----OOOX----OOOXX--OOOOXXX--OOOOXX--OXOXXX--XXOO---XXXX-O-",
        'X',
        &["b3"],
    ),
];

#[test]
fn the_best_moves_of_known_puzzles_are_legal() {
    for (board, mover, best) in PUZZLES {
        let letters = board.replace('X', "B").replace('O', "W").replace('-', ".");
        let rows: Vec<&str> = (0..8).map(|row| &letters[row * 8..][..8]).collect();
        let mover = Seat::at(usize::from(mover == 'O'));
        let game = Reverso::from_rows(&rows, mover).expect("a diagram");
        assert_eq!(game.rows(), rows);
        for action in best {
            kit::play(&mut game.clone(), action);
        }
    }
}

#[test]
fn a_game_can_be_taken_up_anywhere() {
    for size in [6, 8, 10] {
        let mut game: Reverso = kit::start(json!({ "size": size }), 2);
        while let Some(&action) = game.moves().first() {
            let mover = game.turn().seat().expect("a seat has moves");
            assert_eq!(Reverso::from_rows(&game.rows(), mover), Ok(game.clone()));
            game.play(&action).expect("an offered move plays");
        }
    }
}

#[test]
fn what_is_no_diagram() {
    let row = "......";
    for (rows, problem) in [
        (vec![], DiagramError::Size),
        (vec![row; 7], DiagramError::Size),
        (vec![row; 300], DiagramError::Size),
        (vec!["......."; 6], DiagramError::Size),
        (vec!["ñ....."; 6], DiagramError::Letter('ñ')),
        (vec!["b....."; 6], DiagramError::Letter('b')),
    ] {
        assert_eq!(Reverso::from_rows(&rows, Seat::FIRST), Err(problem));
    }
    let third = Reverso::from_rows(&[row; 6], Seat::at(2));
    assert_eq!(third, Err(DiagramError::Seat));
}

#[test]
fn the_state_is_the_board() {
    let game: Reverso = kit::start(json!({"size": 6}), 2);
    let board = ["......", "......", "..WB..", "..BW..", "......", "......"];
    assert_eq!(
        game.state(),
        json!({"board": board, "turn": 1, "stable": []})
    );
}

#[test]
fn sizes_are_numbers() {
    let read = serde_json::from_value::<Options>;
    assert_eq!(read(json!({})).unwrap().size, Size::Eight);
    assert_eq!(read(json!({"size": 10})).unwrap().size, Size::Ten);
    assert_eq!(json!(Options::default()), json!({"size": 8}));
    for wrong in [
        json!({"size": 7}),
        json!({"size": 264}),
        json!({"size": -6}),
        json!({"size": "8"}),
        json!({"side": 8}),
    ] {
        assert!(read(wrong.clone()).is_err(), "{wrong}");
    }
}

#[test]
fn the_schema_lists_the_sizes() {
    let schema = schemars::schema_for!(Options);
    let size = schema.pointer("/properties/size").expect("a property");
    assert_eq!(size["enum"], json!([6, 8, 10]));
    assert_eq!(size["default"], json!(8));
}
