//! The kept puzzles, proved again and found out by trying every word of the list
//! everywhere. They need the list that `make` builds.

use std::collections::BTreeSet;

use bots::{Plays, Puzzle};
use ideograma::{Action, Ideograma, Lexicon};
use rules::{Edition, Game, Setup, Shelf};

use crate::reference::naive::{self, Board, Play, upper};

#[test]
fn puzzles_are_proved_again() {
    kit::riddles_with::<Ideograma>(5, kit::shelf());
}

/// Every word that can be laid, and that the answer is worth the most by as much
/// as is said.
#[test]
fn no_other_word_is_worth_as_much() {
    let shelf = kit::shelf();
    let graph = shelf
        .get("lexicon/es")
        .expect("the list that `make` builds");
    let words = Lexicon::read(graph).expect("a list").words();
    let all: BTreeSet<&str> = words.iter().map(String::as_str).collect();
    let puzzles: Vec<Puzzle> = serde_json::from_str(Ideograma::PUZZLES).expect("puzzles");
    for puzzle in puzzles {
        let game = replayed(&puzzle, shelf);
        let board: Board = game
            .board()
            .texts()
            .iter()
            .map(|row| row.chars().collect())
            .collect();
        let rack = game.rack(puzzle.seat).to_string();
        let mut plays = naive::fitting(&board, &rack, &likely(&words, &board, &rack), true);
        plays.retain(|play| play.formed.iter().all(|word| all.contains(word.as_str())));
        assert_eq!(texts(&plays), offered(&game), "{puzzle:?}");
        plays.sort_by_key(|play| -play.points);
        let [best, next] = [&plays[0], &plays[1]];
        assert_eq!(vec![best.text.clone()], puzzle.answer, "{puzzle:?}");
        assert!(best.points > next.points, "{best:?} and {next:?}");
        let said = format!("is worth {} points; the next best is ", best.points);
        assert!(
            puzzle
                .because
                .en
                .ends_with(&format!("worth {}.", next.points))
        );
        assert!(puzzle.because.en.contains(&said), "{said} of {puzzle:?}");
    }
}

fn replayed(puzzle: &Puzzle, shelf: &Shelf) -> Ideograma {
    let options = serde_json::from_value(puzzle.options.clone()).expect("options");
    let shelf = shelf.clone();
    let setup = Setup {
        seats: puzzle.players,
        options,
        edition: Edition::Newest,
        shelf,
    };
    let mut game = Ideograma::start(&setup).expect("the list is there");
    kit::play(&mut game, &puzzle.steps.join(","));
    game
}

/// The words that the rack can spell together with what lies on some line.
/// Trying all others everywhere would take minutes.
fn likely(words: &[String], board: &Board, rack: &str) -> Vec<String> {
    let columns = (0..board.len()).map(|column| board.iter().map(|row| row[column]).collect());
    let lines = board.iter().map(|row| row.iter().collect()).chain(columns);
    let tiles = lines.map(|line: String| format!("{rack}{line}"));
    let tiles: Vec<(u32, String)> = tiles.map(|tiles| (letters(&tiles), tiles)).collect();
    let blanks = rack.matches('?').count() as u32;
    let fits = |word: &&String| {
        let needed = letters(word);
        let likely = |there: &u32| (needed & !there).count_ones() <= blanks;
        tiles
            .iter()
            .any(|(there, tiles)| likely(there) && can_spell(tiles, word))
    };
    words.iter().filter(fits).cloned().collect()
}

/// The letters of a text, one bit each.
fn letters(text: &str) -> u32 {
    let places = text
        .chars()
        .filter_map(|letter| naive::ORDER.find(upper(letter)));
    places.fold(0, |letters, place| letters | 1 << place)
}

fn can_spell(tiles: &str, word: &str) -> bool {
    let mut tiles: Vec<char> = tiles.chars().map(upper).collect();
    word.chars().all(|letter| {
        let tile = tiles.iter().position(|&it| it == letter);
        let tile = tile.or_else(|| tiles.iter().position(|&it| it == '?'));
        tile.map(|tile| tiles.swap_remove(tile)).is_some()
    })
}

fn texts(plays: &[Play]) -> BTreeSet<String> {
    plays.iter().map(|play| play.text.clone()).collect()
}

/// The words that the game itself offers.
fn offered(game: &Ideograma) -> BTreeSet<String> {
    let moves = game.moves().into_iter();
    let words = moves.filter(|action| matches!(action, Action::Lay(_)));
    words.map(|action| action.to_string()).collect()
}
