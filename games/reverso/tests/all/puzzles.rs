//! The kept puzzles, proved again and found out by plain trying.

use reverso::Reverso;

#[test]
fn puzzles_are_proved_again() {
    kit::riddles::<Reverso>(5);
}

#[test]
fn exactly_the_answer_wins() {
    for (puzzle, game) in kit::puzzles::<Reverso>() {
        let wins = kit::winning_moves(&game, puzzle.seat, u32::MAX);
        let wins: Vec<_> = wins.iter().map(ToString::to_string).collect();
        assert_eq!(wins, puzzle.answer, "{puzzle:?}");
    }
}
