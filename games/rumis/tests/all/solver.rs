//! The solver against a naive one, against a number that others have
//! published, and against the game itself.

mod packings;

use kit::{play, start};
use packings::Packings;
use rules::{Game, Luck, Rng, Tooling, Turn};
use rumis::{Answer, Question, Rumis};
use serde_json::{Value, json};

fn solve(game: &Rumis, question: Question) -> Answer {
    let answer = game.answer(question, &mut |_| true);
    answer.expect("a solitaire")
}

fn cube(options: Value) -> Rumis {
    start::<Rumis>(options, 1)
}

/// How many ways there are to build the cube of 3 in one colour: the question
/// of the rulebook.
#[test]
fn the_rulebooks_question() {
    let game = cube(json!({"cube": 3, "stones": "one"}));
    let mut last = 0.0;
    let answer = game.answer(Question::Count, &mut |behind| {
        assert!((last..=1.0).contains(&behind), "{last} then {behind}");
        last = behind;
        true
    });
    let answer = answer.expect("a solitaire");
    assert_eq!(answer.count, Some(80_928));
    assert_eq!(answer.up_to_rotation, Some(3_372));
    assert!(last > 0.99, "only {last} of the search was told of");

    let all = Packings::of_cube(3, 1).all(&[]);
    let buildable = all.iter().filter(|packing| packing.is_buildable(&[]));
    assert_eq!(buildable.count(), 80_928);
    assert_eq!(
        packings::classes(&all, 3, |packing| packing.is_buildable(&[])),
        3_372
    );
    // Without the domino, the straight ones and the square it is the Soma cube,
    // which has 240 solutions if mirror images do not count apart.
    let soma = ["S03", "S05", "S06", "S08", "S09", "S10L", "S10R"];
    let soma = all.iter().filter(|packing| packing.codes() == soma);
    assert_eq!(soma.count(), 240 * 2 * 24);
}

/// From the same positions both count the same, and the order of placing
/// matters in some of them.
#[test]
fn positions_of_the_smallest_cube() {
    let mut leaning = 0;
    for (stones, colours, games, plies) in [("one", 1, 12, 1), ("two", 2, 12, 4), ("all", 4, 12, 4)]
    {
        for seed in 0..games {
            let mut rng = Rng::seeded(seed);
            let mut game = cube(json!({"cube": 3, "stones": stones}));
            let mut placed = Vec::new();
            for _ in 0..plies {
                let moves = game.moves();
                let action = &moves[rng.below(moves.len() as u32) as usize];
                game.play(action).expect("an offered move plays");
                placed.push(action.to_string());
            }
            leaning += check_counts(&game, &placed, colours);
        }
    }
    // Around a standing column, four S08 can lean on each other in a ring.
    let mut game = cube(json!({"cube": 3, "stones": "all"}));
    let placed = ["S02:b2/1+b2/2+b2/3", "S02:a1/1+a1/2+a1/3"];
    play(&mut game, &placed.join(","));
    leaning += check_counts(&game, &placed.map(str::to_owned), 4);
    assert!(leaning > 0, "every packing could be built");
}

/// Gives how many packings cannot be built.
fn check_counts(game: &Rumis, placed: &[String], colours: usize) -> usize {
    let all = Packings::of_cube(3, colours).all(placed);
    let buildable = all
        .iter()
        .filter(|packing| packing.is_buildable(placed))
        .count();
    let answer = solve(game, Question::Count);
    assert_eq!(answer.count, Some(buildable as u64), "{placed:?}");
    assert_eq!(answer.exists, Some(buildable > 0), "{placed:?}");
    assert_eq!(
        solve(game, Question::Solution).exists,
        answer.exists,
        "{placed:?}"
    );
    all.len() - buildable
}

/// With turns, a packing counts if the game itself can be played so that it
/// comes about.
#[test]
fn packings_with_turns() {
    for (stones, plies) in [("one", 4), ("two", 4), ("all", 4)] {
        let mut some = 0;
        for seed in 0..60 {
            let mut rng = Rng::seeded(seed);
            let mut game = cube(json!({"cube": 3, "stones": stones, "turns": true}));
            for _ in 0..plies {
                let moves = game.moves();
                let action = &moves[rng.below(moves.len() as u32) as usize];
                game.play(action).expect("an offered move plays");
            }
            let mut ends = std::collections::BTreeSet::new();
            packings::played_out(&game, &mut Vec::new(), &mut ends);
            let answer = solve(&game, Question::Count);
            assert_eq!(answer.count, Some(ends.len() as u64), "{game:?}");
            some += ends.len();
        }
        assert!(some > 0, "nothing was ever solved with {stones}");
    }
}

/// Every solution plays, from the empty cube and from others.
#[test]
fn solutions_play() {
    for (edge, stones) in [
        (3, "one"),
        (3, "two"),
        (3, "all"),
        (4, "two"),
        (4, "all"),
        (5, "all"),
    ] {
        for turns in [false, true] {
            let mut game = cube(json!({"cube": edge, "stones": stones, "turns": turns}));
            let mut rng = Rng::seeded(edge);
            for _ in 0..3 {
                let mut patience = 2_000;
                let answer = game.answer(Question::Solution, &mut |_| {
                    patience -= 1;
                    patience > 0
                });
                check_solution(&game, &answer.expect("a solitaire"));
                let moves = game.moves();
                let action = moves[rng.below(moves.len() as u32) as usize].clone();
                game.play(&action).expect("an offered move plays");
            }
        }
    }
}

fn check_solution(game: &Rumis, answer: &Answer) {
    let Some(solution) = &answer.solution else {
        assert_ne!(answer.exists, Some(true), "{game:?}");
        return;
    };
    assert_eq!(answer.exists, Some(true));
    let mut game = game.clone();
    for action in solution {
        game.play(action).expect("a solution plays");
    }
    assert!(game.is_full() && matches!(game.turn(), Turn::Over(winners) if winners.len() == 1));
}

#[test]
fn answers_at_the_end_and_without_time() {
    let mut game = cube(json!({"cube": 3, "stones": "one"}));
    let unknown = game
        .answer(Question::Count, &mut |_| false)
        .expect("a solitaire");
    assert_eq!((unknown.count, unknown.up_to_rotation), (None, None));

    // A corner cube that nothing but a single cube could fill.
    play(
        &mut game,
        "S02:b1/1+b1/2+b1/3, S05:a2/1+b2/1+c2/1+a2/2, S01:a1/1+a1/2",
    );
    let answer = solve(&game, Question::Solution);
    assert_eq!((answer.exists, answer.solution), (Some(false), None));
    assert_eq!(answer.count, None);
    assert_eq!(solve(&game, Question::Count).count, Some(0));

    let mut full = cube(json!({"cube": 3}));
    for action in solve(&full, Question::Solution)
        .solution
        .expect("there are many")
    {
        full.play(&action).expect("a solution plays");
    }
    let answer = solve(&full, Question::Count);
    assert_eq!(answer.solution, Some(Vec::new()));
    assert_eq!((answer.count, answer.up_to_rotation), (Some(1), Some(1)));

    let two_players = start::<Rumis>(json!({}), 2);
    assert_eq!(two_players.answer(Question::Count, &mut |_| true), None);
}

/// What the engine's `solve` answers.
#[test]
fn answers_as_json() {
    let mut game = cube(json!({"cube": 3, "stones": "one"}));
    let answer = Tooling::solve(&game, false, &mut |_| true).expect("a solitaire");
    let solution: Vec<String> = serde_json::from_value(answer["solution"].clone()).expect("texts");
    let known = (
        &answer["exists"],
        &answer["count"],
        &answer["up_to_rotation"],
    );
    assert_eq!(known, (&json!(true), &Value::Null, &Value::Null));
    play(&mut game, &solution.join(","));
    let answer = Tooling::solve(&game, true, &mut |_| true);
    let full = json!({"exists": true, "solution": [], "count": 1, "up_to_rotation": 1});
    assert_eq!(answer, Some(full));
    let two_players = start::<Rumis>(json!({}), 2);
    assert_eq!(Tooling::solve(&two_players, false, &mut |_| true), None);
}
