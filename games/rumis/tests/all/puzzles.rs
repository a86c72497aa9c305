//! The kept puzzles, proved again and found out by plain trying.

use std::collections::HashMap;

use rules::{Game, Seat, Turn};
use rumis::Rumis;

#[test]
fn puzzles_are_proved_again() {
    kit::riddles::<Rumis>(10);
}

/// The result of every move of every puzzle: the answer's is better than all
/// others.
#[test]
fn exactly_the_answer_does_it() {
    let (mut endings, mut cubes) = (0, 0);
    for (puzzle, game) in kit::puzzles::<Rumis>() {
        let mut trial = Trial {
            seat: puzzle.seat,
            known: HashMap::new(),
        };
        let mut results: Vec<(i32, String)> = Vec::new();
        for action in game.moves() {
            let mut next = game.clone();
            next.play(&action).expect("an offered move plays");
            results.push((trial.result(&next), action.to_string()));
        }
        results.sort();
        let (best, answer) = results.pop().expect("there are moves");
        let (next, _) = results.pop().expect("there are several moves");
        assert!(next < best, "{puzzle:?}");
        assert_eq!([answer], *puzzle.answer, "{puzzle:?}");
        let least = i32::from(puzzle.goal.en.starts_with("Win") || puzzle.players == 1);
        assert_eq!(best, least, "{puzzle:?}");
        if puzzle.players == 1 {
            cubes += 1;
        } else {
            endings += 1;
        }
    }
    assert!(endings > 0 && cubes > 0, "{endings} endings, {cubes} cubes");
}

/// Plays everything out. Positions that come about in several ways are looked
/// at once.
struct Trial {
    seat: Seat,
    known: HashMap<String, i32>,
}

impl Trial {
    /// 1 if the seat wins with best play, 0 for a draw, −1 for a loss; alone, a
    /// cube that is not completed is lost.
    fn result(&mut self, game: &Rumis) -> i32 {
        let actor = match game.turn() {
            Turn::Over(winners) if winners.contains(self.seat) => {
                return i32::from(winners.len() == 1);
            }
            Turn::Over(_) => return -1,
            turn => turn.seat(),
        };
        let key = game.state().to_string();
        if let Some(&result) = self.known.get(&key) {
            return result;
        }
        let own = actor == Some(self.seat);
        let mut best = if own { -1 } else { 1 };
        for action in game.moves() {
            let mut next = game.clone();
            next.play(&action).expect("an offered move plays");
            let result = self.result(&next);
            best = if own {
                best.max(result)
            } else {
                best.min(result)
            };
            if best == i32::from(own) * 2 - 1 {
                break;
            }
        }
        self.known.insert(key, best);
        best
    }
}
