//! The laws of every game, and the situations of this one that the random
//! games must have been through.

use crate::small::Small;
use ideograma::{Action, Board, Direction, Placed, Placement, Square, Word, refusals};
use kit::Laws;
use rules::{Game, Hosted};

#[test]
fn laws() {
    Laws::<Small>::new()
        .games(4)
        .bias(towards_words)
        .probe(odd_actions)
        .never(&refusals::NO_LEXICON)
        .reach("a blank is laid", |before, action, _| {
            new_tiles(before, action)
                .iter()
                .any(|(_, it)| it.is_blank())
        })
        .reach("tiles are changed", |_, action, _| {
            matches!(action, Action::Change(_))
        })
        .reach("a challenge is wrong", |_, action, after| {
            *action == Action::Challenge && !after.turn().is_over()
        })
        .reach("the last opponent objects", |before, action, _| {
            *action == Action::Challenge && before.0.scores().len() > 2 && before.asked().len() == 1
        })
        .reach("passes or changes end the game", |_, action, after| {
            *action == Action::Pass && after.turn().is_over()
        })
        .check();
}

/// Random players mostly change tiles; these lay words.
fn towards_words(_: &Small, action: &Action) -> u32 {
    match action {
        Action::Lay(placement) => 100 * placement.word.len() as u32,
        _ => 1,
    }
}

fn new_tiles(before: &Small, action: &Action) -> Vec<(Square, Placed)> {
    let Action::Lay(placement) = action else {
        return Vec::new();
    };
    let new = |(square, _): &(Square, Placed)| before.0.board().at(*square).is_none();
    placement.squares().filter(new).collect()
}

/// Ways to break rules that slips of the pen seldom find.
fn odd_actions(game: &Small) -> Vec<String> {
    let texts = [
        "-", "8H A", "15N CASA", "1A CASA", "8G KILO", "-AAAAAAA", "accept", "pass",
    ];
    let mut texts: Vec<String> = texts.map(str::to_owned).into();
    for action in game.moves() {
        if let [(square, placed)] = new_tiles(game, &action)[..] {
            texts.extend(downwards(game.0.board(), square, placed));
        }
        if let Action::Lay(placement) = &action {
            texts.push(placement.to_string().to_lowercase().to_uppercase());
            let mut part = placement.clone();
            part.word.pop();
            texts.push(part.to_string());
        }
        if texts.len() > 60 {
            break;
        }
    }
    texts.extend(words_on(game.0.board()));
    if let Some(seat) = game.turn().seat() {
        texts.push(format!("-{}", game.0.rack(seat)));
    }
    texts
}

/// A single tile written downwards.
fn downwards(board: &Board, square: Square, placed: Placed) -> Option<String> {
    let mut start = square;
    while let Some(above) = start
        .step(Direction::Down, -1)
        .filter(|&it| board.at(it).is_some())
    {
        start = above;
    }
    let mut word = Word::new();
    let mut here = Some(start);
    while let Some(at) = here {
        let tile = if at == square {
            Some(placed)
        } else {
            board.at(at)
        };
        let Some(tile) = tile else { break };
        word.push(tile);
        here = at.step(Direction::Down, 1);
    }
    let placement = Placement {
        start,
        direction: Direction::Down,
        word,
    };
    (placement.word.len() > 1).then(|| placement.to_string())
}

/// The word through the centre, which lies there already.
fn words_on(board: &Board) -> Option<String> {
    let mut start = Square::CENTRE;
    while let Some(left) = start
        .step(Direction::Across, -1)
        .filter(|&it| board.at(it).is_some())
    {
        start = left;
    }
    let at = |steps| {
        start
            .step(Direction::Across, steps)
            .and_then(|it| board.at(it))
    };
    let word: Word = (0..15).map_while(at).collect();
    let placement = Placement {
        start,
        direction: Direction::Across,
        word,
    };
    (placement.word.len() > 1).then(|| placement.to_string())
}
