//! The laws every game keeps, with games led towards offences and kings.

use damas::{Action, Damas, Ending, Square};
use rules::Game;

#[test]
fn the_laws_hold() {
    kit::Laws::<Damas>::new()
        .games(60)
        .bias(weight)
        .probe(slips)
        .reach("an offence", |_, _, after| {
            after.at_fault().next().is_some()
        })
        .reach("a force", |_, action, _| *action == Action::Force)
        .reach("a huff", |_, action, _| matches!(action, Action::Huff(_)))
        .reach("a huff that ends the game", |_, action, after| {
            matches!(action, Action::Huff(_)) && after.ending().is_some()
        })
        .reach("a promotion by capture", |before, action, after| {
            let Action::Capture(chain) = action else {
                return false;
            };
            is_man(before, chain.from()) && !is_man(after, chain.to())
        })
        .reach("a king takes three or more", |before, action, _| {
            let Action::Capture(chain) = action else {
                return false;
            };
            !is_man(before, chain.from()) && chain.squares().len() > 3
        })
        .reach("a loss for want of a move", |_, _, after| {
            matches!(after.ending(), Some(Ending::NoMove(_)))
        })
        .reach("a draw with only kings", |_, _, after| {
            after.ending() == Some(Ending::OnlyKings)
        })
        .reach("a draw by repetition", |_, _, after| {
            after.ending() == Some(Ending::Repetition)
        })
        .check();
}

/// Answers to offences and kings' shuttling weigh more: a king that keeps going
/// back and forth between two squares is what repeats positions.
fn weight(game: &Damas, action: &Action) -> u32 {
    match action {
        Action::Force => 3,
        Action::Huff(_) => 12,
        Action::Capture(_) => 6,
        Action::Quiet { from, to } if is_man(game, *from) => 2 + u32::from(to.row() % 9 == 0) * 20,
        Action::Quiet { from, to } => 1 + u32::from(shuttles(*from, *to)) * 150,
    }
}

/// One step down to the left from even rows and back from odd ones.
fn shuttles(from: Square, to: Square) -> bool {
    let (upper, lower) = if from.row().is_multiple_of(2) {
        (from, to)
    } else {
        (to, from)
    };
    upper.row() + 1 == lower.row() && upper.column() == lower.column() + 1
}

fn is_man(game: &Damas, square: Square) -> bool {
    game.board()[square.row()].as_bytes()[square.column()].is_ascii_lowercase()
}

/// What a player might try with one of the pieces, and captures that stop too
/// early or go on too long.
fn slips(game: &Damas) -> Vec<String> {
    let board = game.board().concat();
    let squares: Vec<Square> = (1..=50).filter_map(Square::numbered).collect();
    let own = |square: &&Square| board.as_bytes()[square.row() * 10 + square.column()] != b'.';
    let pieces: Vec<&Square> = squares.iter().filter(own).collect();
    let salt: usize = board
        .bytes()
        .enumerate()
        .map(|(at, b)| at * usize::from(b))
        .sum();
    let from = pieces[salt % pieces.len()];
    let mut texts = vec!["force".to_owned(), format!("huff {from}")];
    for to in &squares {
        texts.extend([format!("{from}-{to}"), format!("{from}x{to}")]);
    }
    for action in game.moves() {
        if let Action::Capture(chain) = action {
            let before = chain.squares()[chain.squares().len() - 2];
            let stopped = chain.to_string();
            let (stopped, _) = stopped.rsplit_once('x').unwrap_or_default();
            texts.extend([format!("{chain}x{before}"), stopped.to_owned()]);
        }
    }
    texts
}
