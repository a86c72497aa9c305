//! The kept puzzles, proved again and found out by plain trying.

use xats::Xats;

#[test]
fn puzzles_are_proved_again() {
    kit::riddles::<Xats>(10);
}

#[test]
fn exactly_the_answer_wins_in_time() {
    for (puzzle, game) in kit::puzzles::<Xats>() {
        let turns = turns(&puzzle.goal.en);
        let wins = kit::winning_moves(&game, puzzle.seat, turns);
        let wins: Vec<_> = wins.iter().map(ToString::to_string).collect();
        assert_eq!(wins, puzzle.answer, "{puzzle:?}");
        let sooner = kit::can_win(&game, puzzle.seat, turns - 1);
        assert!(!sooner, "{puzzle:?}");
    }
}

/// In how many turns the goal asks for the win: “White to move and win in 2 turns.”
fn turns(goal: &str) -> u32 {
    let number = goal.split(' ').find_map(|word| word.parse().ok());
    number.expect("the goal names the turns")
}
