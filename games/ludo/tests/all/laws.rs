//! The laws of every game, and the situations of this one that the random
//! games must have been through.

use kit::Laws;
use ludo::{Action, Ludo, Meeting, Number, Piece, Use, refusals};
use rules::{Game, Seat, Turn};

#[test]
fn laws() {
    let laws = Laws::<Ludo>::new()
        .games(12)
        .bias(towards_company)
        .probe(odd_uses);
    let laws = moving_back(captures(rides(releases(dice(laws)))));
    // The kit plays the usual colours; `rulebook/seating.rs` tries the others.
    laws.never(&refusals::COLOURS_COUNT)
        .never(&refusals::COLOURS_TWICE)
        .never(&refusals::COLOURS_ORDER)
        .check();
}

/// What the dice must have come to.
fn dice(laws: Laws<Ludo>) -> Laws<Ludo> {
    laws.reach("a pass", |_, action, _| *action == Action::Pass)
        .reach("a double one", |_, action, _| *action == Action::Ones)
        .reach(
            "a turn that ends with a die unused",
            |before, action, after| {
                let both = before.state()["dice"]
                    .as_str()
                    .is_some_and(|dice| dice.len() == 2);
                both && matches!(action, Action::Use(_)) && after.turn() == Turn::Chance
            },
        )
        .reach("a bounce", |before, action, after| {
            points_past(before, action, 56, after)
        })
        .reach("a bounce to the same square", |before, action, after| {
            let stays =
                |it: Piece| before.progress(it) > 50 && before.progress(it) == after.progress(it);
            is_use(action) && mover(before, action).is_some_and(stays)
        })
        .reach("points on to the next crown", |before, action, _| {
            lands(before, action, &[13, 26])
        })
        .reach("points on the last crown", |before, action, _| {
            lands(before, action, &[39])
        })
        .reach("points on to the next feather", |before, action, _| {
            lands(before, action, &[7, 20, 33])
        })
        .reach("points on the last feather", |before, action, _| {
            lands(before, action, &[46])
        })
        .reach("a win with a die unused", |before, _, after| {
            after.turn().is_over()
                && before.state()["dice"]
                    .as_str()
                    .is_some_and(|it| it.len() == 2)
        })
}

/// What a release must have done to the other die.
fn releases(laws: Laws<Ludo>) -> Laws<Ludo> {
    laws.reach("a number bound to a released piece", |_, _, after| {
        !after.state()["bound"].is_null()
    })
    .reach("a free number after a release", |before, action, after| {
        let free = matches!(after.state()["dice"].as_str(), Some("1" | "2" | "3" | "4"));
        free && after.state()["bound"].is_null() && is_release(before, action)
    })
    .reach("a crown too late to release", |_, _, after| {
        let prisoners = pieces().filter(|&it| after.progress(it) == -1);
        let mut prisoners = prisoners.map(Piece::seat);
        after.state()["advance_only"] == true
            && after
                .turn()
                .seat()
                .is_some_and(|seat| prisoners.any(|it| it == seat))
    })
    .reach(
        "a crown too late to release, and then a retreat",
        |before, action, _| is_back(action) && before.state()["advance_only"] == true,
    )
    .reach("two releases in one turn", |before, action, after| {
        let again = before.state()["dice"] == "CC" && is_release(before, action);
        again && after.moves().iter().any(|next| is_release(after, next))
    })
}

/// Who must have ridden, and got off.
fn rides(laws: Laws<Ludo>) -> Laws<Ludo> {
    laws.reach("a ride on a rider", |before, action, _| {
        ridden(action).is_some_and(|carrier| before.carrier(carrier).is_some())
    })
    .reach("a ride by one that carries", |before, action, _| {
        ridden(action).is_some() && mover(before, action).is_some_and(|it| carries(before, it))
    })
    .reach("a ride of a released piece", |before, action, _| {
        let from = mover(before, action).map(|piece| before.progress(piece));
        ridden(action).is_some() && from == Some(-1)
    })
    .reach("a group of four", |_, _, after| {
        let depth = |piece: &Piece| std::iter::successors(Some(*piece), |it| after.carrier(*it));
        pieces().any(|piece| depth(&piece).count() == 4)
    })
    .reach(
        "riders get off where the lane begins",
        |before, action, after| {
            got_off(before, action, after).any(|(rider, carrier)| {
                after.progress(carrier) > 50 && after.square(rider).is_some()
            })
        },
    )
    .reach(
        "a rider stops on its last square",
        |before, action, after| {
            got_off(before, action, after).any(|(rider, carrier)| {
                after.progress(rider) == 50 && after.progress(carrier) <= 50
            })
        },
    )
    .reach(
        "a rider of a piece that gets off stays on it",
        |before, action, after| {
            let mut off = got_off(before, action, after);
            off.any(|(rider, _)| pieces().any(|it| after.carrier(it) == Some(rider)))
        },
    )
}

/// Who must have been captured.
fn captures(laws: Laws<Ludo>) -> Laws<Ludo> {
    laws.reach(
        "a capture of pieces that ride on each other",
        |before, action, after| {
            let captured =
                |piece: &Piece| before.progress(*piece) >= 0 && after.progress(*piece) == -1;
            let mut stacked = pieces()
                .filter(captured)
                .filter_map(|it| before.carrier(it));
            is_capture(action) && stacked.any(|it| captured(&it))
        },
    )
    .reach(
        "a capture that spares a traveller",
        |before, action, after| {
            let mut along = pieces().filter(|&it| before.carrier(it) == mover(before, action));
            is_capture(action) && along.any(|it| after.carrier(it).is_some())
        },
    )
    .reach(
        "a capture that puts one's own rider down",
        |before, action, after| {
            let mine = mover(before, action).map(Piece::seat);
            let mut own = pieces().filter(|it| Some(it.seat()) == mine);
            is_capture(action)
                && own.any(|it| before.carrier(it).is_some() && after.carrier(it).is_none())
        },
    )
    .reach(
        "a capture of a passenger of one's own",
        |before, action, after| {
            let mine = mover(before, action).map(Piece::seat);
            let carried =
                |it: &Piece| before.carrier(*it).map(Piece::seat) == mine && mine.is_some();
            is_capture(action) && pieces().filter(carried).any(|it| after.progress(it) == -1)
        },
    )
}

/// What must have happened in moving back.
fn moving_back(laws: Laws<Ludo>) -> Laws<Ludo> {
    laws.reach("riders are taken back", |before, action, after| {
        let moved = mover(before, action);
        let still = |it: Piece| after.carrier(it) == moved && moved.is_some();
        is_back(action) && pieces().any(still)
    })
    .reach(
        "a rider cannot go back and gets off",
        |before, action, after| is_back(action) && got_off(before, action, after).next().is_some(),
    )
    .reach("a rider that moves back gets off", |before, action, _| {
        is_back(action) && mover(before, action).is_some_and(|it| before.carrier(it).is_some())
    })
    .reach(
        "who moves back is worked out again",
        |before, action, after| {
            let waiting = |game: &Ludo| game.state()["back"].as_array().map_or(0, Vec::len);
            is_back(action) && waiting(after) + 1 < waiting(before)
        },
    )
}

/// Rides grow into groups, and captures are rare.
fn towards_company(_: &Ludo, action: &Action) -> u32 {
    match action {
        Action::Use(used) => match used.meeting {
            Meeting::Ride(_) => 60,
            Meeting::Capture => 1,
            Meeting::Nobody => 6,
        },
        Action::Back(_) | Action::Ones | Action::Pass => 1,
    }
}

/// Each die for each piece with everything that could be met, and the rest.
fn odd_uses(game: &Ludo) -> Vec<String> {
    let mut texts: Vec<String> = ["ones", "pass", "back 1", "back 2", "back 3", "back 4"]
        .map(str::to_owned)
        .into();
    let state = game.state();
    for die in state["dice"].as_str().unwrap_or_default().chars() {
        for number in Number::ALL {
            texts.extend(["", "x"].map(|end| format!("{die}:{number}{end}")));
            let there = pieces().filter(|&it| game.square(it).is_some());
            texts.extend(there.map(|it| format!("{die}:{number}~{it}")));
        }
    }
    texts
}

fn pieces() -> impl Iterator<Item = Piece> {
    Seat::all(4).flat_map(|seat| Number::ALL.map(|number| Piece::new(seat, number)))
}

fn mover(before: &Ludo, action: &Action) -> Option<Piece> {
    match action {
        Action::Use(Use { number, .. }) | Action::Back(number) => {
            Some(Piece::new(before.turn().seat()?, *number))
        }
        Action::Ones | Action::Pass => None,
    }
}

fn ridden(action: &Action) -> Option<Piece> {
    match action {
        Action::Use(Use {
            meeting: Meeting::Ride(carrier),
            ..
        }) => Some(*carrier),
        _ => None,
    }
}

fn carries(game: &Ludo, carrier: Piece) -> bool {
    pieces().any(|rider| game.carrier(rider) == Some(carrier))
}

/// Those who rode on the piece that moves and do not any more.
fn got_off(before: &Ludo, action: &Action, after: &Ludo) -> impl Iterator<Item = (Piece, Piece)> {
    let moved = mover(before, action).into_iter();
    moved.flat_map(move |carrier| {
        let rode = pieces().filter(move |&it| before.carrier(it) == Some(carrier));
        let off = rode.filter(|&it| after.carrier(it).is_none());
        off.map(move |it| (it, carrier))
    })
}

fn is_use(action: &Action) -> bool {
    matches!(action, Action::Use(_))
}

fn is_release(before: &Ludo, action: &Action) -> bool {
    is_use(action) && mover(before, action).is_some_and(|it| before.progress(it) == -1)
}

fn is_back(action: &Action) -> bool {
    matches!(action, Action::Back(_))
}

fn is_capture(action: &Action) -> bool {
    matches!(action, Action::Use(used) if used.meeting == Meeting::Capture)
}

/// Where the points of a die alone would take the piece.
fn counted(before: &Ludo, action: &Action) -> Option<i8> {
    match action {
        Action::Use(used) if used.face.points() > 0 => {
            let from = mover(before, action).map(|piece| before.progress(piece))?;
            Some(from + used.face.points() as i8)
        }
        _ => None,
    }
}

fn lands(before: &Ludo, action: &Action, on: &[i8]) -> bool {
    counted(before, action).is_some_and(|to| on.contains(&to))
}

fn points_past(before: &Ludo, action: &Action, limit: i8, after: &Ludo) -> bool {
    let ended = mover(before, action).map(|piece| after.progress(piece));
    counted(before, action).is_some_and(|to| to > limit) && ended.is_some_and(|to| to < limit)
}
