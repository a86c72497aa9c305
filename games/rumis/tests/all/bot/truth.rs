//! Whether what a bot says of a move is so: found out through the contract
//! alone, by looking at every column and trying every move.

use rules::{Game, Seat, Turn};
use rumis::bot::Reason;
use rumis::{Action, Colour, Cube, Question, Rumis, Stone, StoneCubes};

pub(crate) fn holds(before: &Rumis, seat: Seat, action: &Action, reason: &Reason) -> bool {
    let mut after = before.clone();
    after.play(action).expect("a bot plays a legal move");
    let Action::Place(stone, cubes) = action else {
        return false;
    };
    let colour = before.colour();
    let seen = |game: &Rumis, colour| tops(game).filter(|top| top.1 == colour).count() as i32;
    let more = |colour| seen(&after, colour) - seen(before, colour);
    let is_rival =
        |other: Colour| Some(other) == after.colour() && after.turn() != Turn::Seat(seat);
    match *reason {
        Reason::WinsBy(margin) => best(before, action, seat) == Some(margin as i32) && margin > 0,
        Reason::Draws => best(before, action, seat) == Some(0),
        Reason::LosesBy(margin) => {
            best(before, action, seat) == Some(-(margin as i32)) && margin > 0
        }
        Reason::ShutsOut(rival) => is_rival(rival) && after.moves() == [Action::Pass],
        Reason::PlacesLast => colour.is_some_and(|colour| after.left(colour).is_empty()),
        Reason::Shows(squares) => squares > 0 && colour.map(more) == Some(squares as i32),
        Reason::Hides {
            colour: rival,
            squares,
        } => Some(rival) != colour && squares > 0 && more(rival) == -(squares as i32),
        Reason::Caps(squares) => {
            let capped = |(cube, _): &(Cube, Colour)| {
                cubes.contains(cube) && !is_inside(before, *cube, [0, 0, 1])
            };
            tops(&after).filter(capped).count() == squares as usize
        }
        Reason::Leaves {
            colour: rival,
            placements,
        } => {
            let moves = after.moves();
            is_rival(rival) && moves != [Action::Pass] && moves.len() == placements as usize
        }
        Reason::KeepsSmall(stones) => {
            let small = |stone: &Stone| stone.size() < 4;
            let kept = colour.map(|colour| after.left(colour).iter().filter(small).count());
            stone.size() == 4 && kept == Some(stones as usize)
        }
        Reason::Completes => after.is_full() && after.turn().winners().contains(seat),
        Reason::KeepsFillable => is_fillable(after) == Some(true),
        Reason::Salvages(filled) => {
            cubes.len() == filled as usize && is_fillable(before.clone()) == Some(false)
        }
        Reason::Nestles { filled, open } => {
            cubes.len() == filled as usize && around(before, cubes) == open as usize
        }
    }
}

/// The top cube of every column, and whose it is.
fn tops(game: &Rumis) -> impl Iterator<Item = (Cube, Colour)> {
    let columns = (0..10).flat_map(|row| (0..10).map(move |column| (row, column)));
    columns.filter_map(move |(row, column)| {
        let mut levels = (0..8).rev().map(|level| Cube { level, row, column });
        levels.find_map(|cube| Some((cube, game.cube(cube)?)))
    })
}

/// The cube one step away, if any cube can be there.
fn step(cube: Cube, [east, north, up]: [i8; 3]) -> Option<Cube> {
    Some(Cube {
        level: cube.level.checked_add_signed(up)?,
        row: cube.row.checked_add_signed(north)?,
        column: cube.column.checked_add_signed(east)?,
    })
}

/// Whether one step from a cube of the plan is another: a stone of two cubes
/// there is not refused for leaving it.
fn is_inside(game: &Rumis, cube: Cube, way: [i8; 3]) -> bool {
    let Some(other) = step(cube, way) else {
        return false;
    };
    let mut cubes: StoneCubes = [cube, other].into_iter().collect();
    cubes.sort();
    let tried = game.clone().play(&Action::Place(Stone::S01, cubes));
    !tried.is_err_and(|refusal| ["outside", "too-high"].contains(&refusal.rule.code))
}

/// How many other free cubes share a face with these.
fn around(game: &Rumis, cubes: &StoneCubes) -> usize {
    const WAYS: [[i8; 3]; 6] = [
        [1, 0, 0],
        [-1, 0, 0],
        [0, 1, 0],
        [0, -1, 0],
        [0, 0, 1],
        [0, 0, -1],
    ];
    let mut open = Vec::new();
    for &cube in cubes {
        let inside = WAYS.into_iter().filter(|&way| is_inside(game, cube, way));
        open.extend(inside.filter_map(|way| step(cube, way)));
    }
    open.retain(|cube| game.cube(*cube).is_none() && !cubes.contains(cube));
    open.sort();
    open.dedup();
    open.len()
}

/// Whether a solitaire can be filled; a solution is tried out.
fn is_fillable(mut game: Rumis) -> Option<bool> {
    let answer = game.answer(Question::Solution, &mut |_| true)?;
    for action in answer.solution.iter().flatten() {
        game.play(action).ok()?;
    }
    answer.exists.filter(|&exists| exists == game.is_full())
}

/// What the action wins by with best play of both, if no other is better.
fn best(game: &Rumis, action: &Action, seat: Seat) -> Option<i32> {
    const ENDLESS: i32 = 1_000;
    let margin = |action: &Action| {
        let mut after = game.clone();
        after.play(action).expect("a legal move plays");
        outcome(&after, seat, -ENDLESS, ENDLESS)
    };
    let own = margin(action);
    game.moves()
        .iter()
        .all(|other| margin(other) <= own)
        .then_some(own)
}

/// What `seat` wins by with best play of both, as far as it is between the
/// bounds.
fn outcome(game: &Rumis, seat: Seat, mut low: i32, mut high: i32) -> i32 {
    if game.turn().is_over() {
        let scores = game.scores();
        return scores[seat.index()] - scores[seat.rival().index()];
    }
    let own = game.turn() == Turn::Seat(seat);
    for action in game.moves() {
        let mut after = game.clone();
        after.play(&action).expect("an offered move plays");
        let margin = outcome(&after, seat, low, high);
        if own {
            low = low.max(margin);
        } else {
            high = high.min(margin);
        }
        if low >= high {
            break;
        }
    }
    if own { low } else { high }
}
