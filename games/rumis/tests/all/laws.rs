//! The laws of every game, and the situations of this one that the random
//! games must have been through.

use kit::Laws;
use rules::Game;
use rumis::{Action, Cube, Question, Rumis};

#[test]
fn laws() {
    Laws::<Rumis>::new()
        .games(2)
        .bias(towards_full_houses)
        .probe(odd_placements)
        .reach(
            "a colour passes and the others go on",
            |_, action, after| *action == Action::Pass && !after.turn().is_over(),
        )
        .reach("the last colour passes", |_, action, after| {
            *action == Action::Pass && after.turn().is_over() && seats(after) > 1
        })
        .reach("a colour that is out is skipped", |before, _, after| {
            let next = before
                .colour()
                .and_then(|colour| after_in_turn(before, colour));
            next.is_some_and(|next| before.is_out(next)) && after.colour().is_some()
        })
        .reach(
            "a game ends with all stones of a colour placed",
            |_, _, after| {
                let mut colours = after.colours();
                after.turn().is_over() && colours.any(|colour| after.left(colour).is_empty())
            },
        )
        .reach("a shared win", |_, _, after| {
            after.turn().winners().len() > 1
        })
        .reach("a cube is filled without turns", |before, _, after| {
            solitaire(after) && after.is_full() && before.colour().is_none()
        })
        .reach("a cube is filled with turns", |before, _, after| {
            solitaire(after) && after.is_full() && before.colour().is_some()
        })
        .reach("a solitaire is given up", |before, action, after| {
            let free = before.colour().is_none();
            *action == Action::Pass && free && after.turn().winners().is_empty()
        })
        .reach(
            "a solitaire with turns gets stuck",
            |before, action, after| {
                let turns = before.colour().is_some();
                *action == Action::Pass && solitaire(after) && turns && after.turn().is_over()
            },
        )
        .check();
}

fn seats(game: &Rumis) -> usize {
    game.scores().len()
}

fn solitaire(game: &Rumis) -> bool {
    seats(game) == 1
}

/// The colour whose turn would be next if all were asked.
fn after_in_turn(game: &Rumis, colour: rumis::Colour) -> Option<rumis::Colour> {
    let colours: Vec<_> = game.colours().collect();
    let place = colours.iter().position(|&other| other == colour)?;
    (colours.len() > 1).then(|| colours[(place + 1) % colours.len()])
}

/// Large stones first, so that the small ones fill the gaps; and in the
/// smallest solitaire what the solver approves of, once it is half full.
fn towards_full_houses(game: &Rumis, action: &Action) -> u32 {
    let Action::Place(_, cubes) = action else {
        return 1;
    };
    let weight = 10_u32.pow(cubes.len() as u32 - 1);
    let mut after = game.clone();
    if !is_small(game) || game.scores()[0] < 12 || after.play(action).is_err() {
        return weight;
    }
    let answer = after.answer(Question::Solution, &mut |_| false);
    let exists = answer.and_then(|answer| answer.exists);
    if exists == Some(true) {
        weight * 1_000
    } else {
        weight
    }
}

/// Whether this is the cube of 3: the only ground without a column d.
fn is_small(game: &Rumis) -> bool {
    game.clone()
        .play(&"S01:d1/1+d2/1".parse().expect("a placement"))
        .is_err_and(|refusal| refusal.rule.code == "outside")
}

/// Placements with one thing wrong, which a slip of the pen seldom makes.
fn odd_placements(game: &Rumis) -> Vec<String> {
    let mut texts: Vec<String> = [
        "S01:a1/1+a1/1",
        "S01:b1/1+a1/1",
        "S10L:a1/1+b1/1+b2/1+b2/2",
        "S01:a1/255+a1/254",
        "S01:z1/1+a1/1",
        "S02:a1/3+b1/3+c1/3",
        "S01:d4/8+d4/9",
        "S01:a1/2+b1/2",
    ]
    .map(str::to_owned)
    .to_vec();
    // A domino on the ground at every square that is likely to be free.
    for (column, row) in [(0, 0), (1, 2), (2, 1), (1, 3)] {
        let cube = |column| Cube {
            level: 0,
            row,
            column,
        };
        texts.push(format!("S01:{}+{}", cube(column), cube(column + 1)));
        let built = |level| game.cube(Cube { level, row, column }).is_some();
        let height = (0..8).take_while(|&level| built(level)).count() as u8;
        let standing = [height, height + 1].map(|level| Cube { level, row, column });
        texts.push(format!("S01:{}+{}", standing[0], standing[1]));
    }
    texts
}
