//! Whether what a bot says is so: each claim looked into with nothing but the
//! contract and the position as the engine prints it.

use nueve::bot::Reason;
use nueve::{Action, Nueve};
use rules::{Game, Seat};
use serde_json::Value;

/// Whether a reason is true of an action that `seat` is about to play.
pub(crate) fn is_true(before: &Nueve, seat: Seat, action: &Action, reason: &Reason) -> bool {
    let after = &played(before, action);
    let from = &action.to_string();
    let [was, is] = [before, after].map(|game| move |section| holder(game, section));
    match *reason {
        Reason::WinsBy(lead) => lead > 0 && ends_with(after, seat, lead as i32),
        Reason::WinsTie => seat == Seat::SECOND && ends_with(after, seat, 0),
        Reason::LosesBy(lead) => {
            let lead = -(lead as i32);
            lead < 0 && ends_with(after, seat, lead) && !is_at_least(before, seat, lead + 1)
        }
        Reason::LosesTie => {
            seat == Seat::FIRST && ends_with(after, seat, 0) && !is_at_least(before, seat, 1)
        }
        Reason::TakesSection(section) => {
            let section = &section.to_string();
            is(section) == Some(seat) && was(section) != Some(seat)
        }
        Reason::BreaksSection { section, from } => {
            let section = &section.to_string();
            from != seat && was(section) == Some(from) && is(section) != Some(from)
        }
        Reason::ShutsOut(pieces) => {
            let [mut before, after] = [before, after].map(movable);
            before.retain(|it| it.1 != seat && !after.contains(it));
            pieces > 0 && before.len() == pieces as usize
        }
        Reason::Ahead { section, pieces } => {
            let lead = lead_of(seat, before, |other| {
                inside(after, &section.to_string(), other)
            });
            pieces >= 2 && lead.0 - lead.1 == pieces as i32
        }
        Reason::LeavesMoves { own, rival } => {
            let count = |seat| movable(after).iter().filter(|it| it.1 == seat).count();
            let counts = [seat, seat.rival()].map(count);
            own > rival && counts == [own as usize, rival as usize]
        }
        Reason::AimsAt {
            section,
            own,
            rival,
        } => {
            let section = &section.to_string();
            let lead = lead_of(seat, before, |other| aimed(after, section, other));
            section_of(&stop(after, from)) == section_of(section)
                && own > rival
                && lead == (own as i32, rival as i32)
        }
        Reason::Reaches(cell) => stop(after, from) == cell.to_string(),
        Reason::Leads { section, squares } => {
            let section = section_of(&section.to_string());
            let leads = |from: &String| section_of(&stop(after, from)) == section;
            section_of(from) == section && outer().filter(leads).count() == squares as usize
        }
    }
}

fn played(game: &Nueve, action: &Action) -> Nueve {
    let mut after = game.clone();
    after.play(action).expect("an offered move plays");
    after
}

/// How many a seat has of something, and the most that any other seat has.
fn lead_of(seat: Seat, game: &Nueve, count: impl Fn(Seat) -> usize) -> (i32, i32) {
    let others = Seat::all(game.scores().len()).filter(|&other| other != seat);
    let most = others.map(&count).max().expect("there are others");
    (count(seat) as i32, most as i32)
}

fn state(game: &Nueve) -> Value {
    serde_json::to_value(game).expect("a state is plain JSON")
}

/// Whether pieces are being moved.
pub(crate) fn is_moving(game: &Nueve) -> bool {
    state(game)["phase"] == "move"
}

/// What stands on a square called by its name: a seat's digit, `r` or `.`.
fn at(game: &Nueve, name: &str) -> char {
    let state = state(game);
    let (side, place) = name.split_at(1);
    let (line, index) = match side {
        "N" | "S" => (&state["outer"][side], letter(place)),
        "W" | "E" => (&state["outer"][side], number(place) - 1),
        _ => (&state["board"][9 - number(place)], letter(side)),
    };
    let line = line.as_str().expect("a line is text");
    line.chars().nth(index).expect("nine squares")
}

fn letter(text: &str) -> usize {
    usize::from(text.as_bytes()[0] - b'a')
}

fn number(text: &str) -> usize {
    text.parse().expect("a number")
}

fn outer() -> impl Iterator<Item = String> {
    let across = ["N", "S"].into_iter();
    let across = across.flat_map(|side| ('a'..='i').map(move |place| format!("{side}{place}")));
    let along = ["W", "E"].into_iter();
    across.chain(along.flat_map(|side| (1..=9).map(move |place| format!("{side}{place}"))))
}

/// The squares that a piece passes from an outer square on, the nearest first.
fn way(from: &str) -> Vec<String> {
    let (side, place) = from.split_at(1);
    let column = ('a'..='i').map(|letter| format!("{letter}{place}"));
    let row = (1..=9).map(|number| format!("{place}{number}"));
    match side {
        "N" => row.rev().collect(),
        "S" => row.collect(),
        "W" => column.collect(),
        _ => column.rev().collect(),
    }
}

/// Where a piece from an outer square would stop; nowhere if it cannot enter.
fn stop(game: &Nueve, from: &str) -> String {
    let free = way(from).into_iter().take_while(|it| at(game, it) == '.');
    free.last().unwrap_or_default()
}

/// The column and row of a section, for any square in it.
fn section_of(name: &str) -> Option<(usize, usize)> {
    let (column, row) = name.split_at_checked(1)?;
    Some((letter(column) / 3, (number(row) - 1) / 3))
}

fn digit(seat: Seat) -> char {
    char::from(b'0' + seat.number())
}

/// How many pieces of a seat are in a section.
fn inside(game: &Nueve, section: &str, seat: Seat) -> usize {
    let squares = ('a'..='i').flat_map(|column| (1..=9).map(move |row| format!("{column}{row}")));
    let there = squares.filter(|name| section_of(name) == section_of(section));
    there.filter(|name| at(game, name) == digit(seat)).count()
}

/// How many pieces of a seat outside would stop in a section.
fn aimed(game: &Nueve, section: &str, seat: Seat) -> usize {
    let own = outer().filter(|name| at(game, name) == digit(seat));
    own.filter(|name| section_of(&stop(game, name)) == section_of(section))
        .count()
}

fn holder(game: &Nueve, section: &str) -> Option<Seat> {
    let seats = Seat::all(game.scores().len());
    let leads = |seat: &Seat| {
        let (own, most) = lead_of(*seat, game, |other| inside(game, section, other));
        own > most
    };
    seats.into_iter().find(leads)
}

/// The pieces that can enter, and whose they are.
pub(crate) fn movable(game: &Nueve) -> Vec<(String, Seat)> {
    let free = outer().filter(|name| !stop(game, name).is_empty());
    let owned = free.filter_map(|name| {
        let seat = u64::from(at(game, &name).to_digit(10)?);
        Some((name, Seat::numbered(seat)?))
    });
    owned.collect()
}

fn ends_with(game: &Nueve, seat: Seat, lead: i32) -> bool {
    is_at_least(game, seat, lead) && !is_at_least(game, seat, lead + 1)
}

/// Whether a seat of two ends so many sections ahead when both play as well as
/// can be.
fn is_at_least(game: &Nueve, seat: Seat, lead: i32) -> bool {
    let Some(mover) = game.turn().seat() else {
        let scores = game.scores();
        return scores[seat.index()] - scores[seat.rival().index()] >= lead;
    };
    let moves = game.moves();
    let mut reaches = moves
        .iter()
        .map(|action| is_at_least(&played(game, action), seat, lead));
    if mover == seat {
        reaches.any(|it| it)
    } else {
        reaches.all(|it| it)
    }
}
