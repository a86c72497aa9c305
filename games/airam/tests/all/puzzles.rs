//! The kept puzzles, proved again, and their claims checked by a search that
//! knows nothing but the contract.

use airam::Airam;
use rules::{Chances, Game, Luck, Seat, Turn, Viewer};

#[test]
fn puzzles_are_proved_again() {
    kit::riddles::<Airam>(10);
}

/// With more empty squares plain trying takes too long.
const SQUARES: usize = 4;

/// What each puzzle claims of its answer and denies of all other actions.
#[test]
fn only_the_answer_is_certain() {
    let (mut wins, mut holds) = (0, 0);
    for (puzzle, game) in kit::puzzles::<Airam>() {
        let squares = 21
            - game.state()["board"]
                .as_object()
                .map_or(0, serde_json::Map::len);
        if squares > SQUARES {
            continue;
        }
        let least = i32::from(puzzle.goal.en.contains("certain to win"));
        let worlds = worlds(&game, puzzle.seat);
        let does = |action: &String| surest(&played(&worlds, action), puzzle.seat) >= least;
        let moves = game.moves().into_iter().map(|action| action.to_string());
        let found: Vec<String> = moves.filter(does).collect();
        assert_eq!(found, puzzle.answer, "{puzzle:?}");
        wins += least;
        holds += 1 - least;
    }
    assert!(wins > 2 && holds > 1, "{wins} wins and {holds} draws");
}

/// Every world that fits what the seat sees, once.
fn worlds(game: &Airam, seat: Seat) -> Vec<Airam> {
    let view = game.view(Viewer::Seat(seat));
    let mut worlds = Vec::new();
    let mut picks = Picks::default();
    loop {
        let world = Airam::guess(&view, &mut picks);
        if !worlds.contains(&world) {
            worlds.push(world);
        }
        if !picks.turn() {
            return worlds;
        }
    }
}

/// Luck that tries every sequence of picks, one after the other.
#[derive(Default)]
struct Picks {
    /// What was picked, out of how many.
    made: Vec<(u32, u32)>,
    next: usize,
}

impl Luck for Picks {
    fn below(&mut self, bound: u32) -> u32 {
        if self.next == self.made.len() {
            self.made.push((0, bound));
        }
        self.next += 1;
        self.made[self.next - 1].0
    }
}

impl Picks {
    /// Goes on to the next sequence; false after the last.
    fn turn(&mut self) -> bool {
        self.next = 0;
        while let Some((pick, bound)) = self.made.pop() {
            if pick + 1 < bound {
                self.made.push((pick + 1, bound));
                return true;
            }
        }
        false
    }
}

fn played(worlds: &[Airam], action: &str) -> Vec<Airam> {
    let play = |world: &Airam| {
        let mut next = world.clone();
        kit::play(&mut next, action);
        next
    };
    worlds.iter().map(play).collect()
}

/// The least lead of the seat at the end, if it does its best in all these
/// worlds at once, and luck and its rival do their worst.
fn surest(worlds: &[Airam], seat: Seat) -> i32 {
    match worlds[0].turn() {
        Turn::Over(_) => {
            let lead =
                |world: &Airam| world.scores()[seat.index()] - world.scores()[1 - seat.index()];
            worlds.iter().map(lead).min().expect("there is a world")
        }
        Turn::Seat(actor) if actor == seat => {
            let moves = worlds[0].moves();
            let sure = |action: &airam::Action| surest(&played(worlds, &action.to_string()), seat);
            moves.iter().map(sure).max().expect("there is a move")
        }
        Turn::Seat(_) | Turn::Chance => {
            let mut seen: Vec<(airam::View, Vec<Airam>)> = Vec::new();
            for next in worlds.iter().flat_map(nexts) {
                let view = next.view(Viewer::Seat(seat));
                match seen.iter_mut().find(|(other, _)| *other == view) {
                    Some((_, alike)) => alike.push(next),
                    None => seen.push((view, vec![next])),
                }
            }
            let sure = seen.iter().map(|(_, alike)| surest(alike, seat));
            sure.min().expect("something happens")
        }
    }
}

fn nexts(world: &Airam) -> Vec<Airam> {
    let texts: Vec<String> = match world.chances() {
        Chances::Listed(chances) if !chances.is_empty() => chances
            .iter()
            .map(|(chance, _)| chance.to_string())
            .collect(),
        _ => world.moves().iter().map(ToString::to_string).collect(),
    };
    let world = std::slice::from_ref(world);
    texts.iter().flat_map(|text| played(world, text)).collect()
}
