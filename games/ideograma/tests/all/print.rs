//! What is printed: a hundred tiles, a rack for everybody, and the premiums in
//! words.

use ideograma::{Ideograma, Options};
use print::{Cut, Piece, Printed, Shape};
use rules::{Lang, Setup};

fn words(shapes: &[Shape]) -> Vec<String> {
    let text = |shape: &Shape| match shape {
        Shape::Words(_, text, _) => Some(text.clone()),
        _ => None,
    };
    shapes.iter().filter_map(text).collect()
}

#[test]
fn there_are_a_hundred_tiles_with_their_values() {
    let setup = Setup::new(2, Options::default());
    let pieces = Ideograma::pieces(&setup, Lang::Es);
    let tiles = pieces.iter().filter(|piece| piece.cut == Cut::Across);
    assert_eq!(tiles.map(|piece| piece.count).sum::<usize>(), 100);
    let count = |letter: &str, value: &str| {
        let same = pieces
            .iter()
            .filter(|piece| words(piece.drawing.shapes()) == [letter, value]);
        same.map(|piece| piece.count).sum::<usize>()
    };
    assert_eq!(count("A", "1"), 12);
    assert_eq!(count("Ñ", "8"), 1);
    assert_eq!(count("Z", "10"), 1);
    let blank = pieces
        .iter()
        .find(|piece| words(piece.drawing.shapes()).is_empty());
    assert_eq!(blank.map(|piece| piece.count), Some(2));
}

#[test]
fn everybody_has_a_rack_and_the_box_has_four() {
    let racks = |pieces: Vec<Piece>| {
        let folded = pieces.into_iter().filter(|piece| piece.cut == Cut::Outline);
        folded.map(|piece| piece.count).sum::<usize>()
    };
    for seats in [2, 3, 4] {
        let setup = Setup::new(seats, Options::default());
        assert_eq!(racks(Ideograma::pieces(&setup, Lang::Es)), seats);
    }
    let setup = Setup::new(4, Options::default());
    assert_eq!(racks(Ideograma::box_pieces(&setup, Lang::Es)), 4);
}

#[test]
fn premiums_are_written_on_the_board() {
    let setup = Setup::new(2, Options::default());
    for (lang, word, letter) in [(Lang::Es, "palabra", "letra"), (Lang::En, "word", "letter")] {
        let board = &Ideograma::boards(&setup, lang)[0];
        let words = words(board.shapes());
        let count = |text: &str| words.iter().filter(|word| *word == text).count();
        assert_eq!((count(word), count(letter)), (8 + 17, 12 + 24));
        assert_eq!((count("×2"), count("×3")), (17 + 24, 8 + 12));
    }
}
