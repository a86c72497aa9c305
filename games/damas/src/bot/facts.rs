//! What can be said for sure about a move: found by playing it and every answer.

use rules::{Game, Seat, Turn};

use super::Reason;
use crate::now::{Moment, Play};
use crate::position::Move;
use crate::squares::{Squares, each, far_row, square};
use crate::{Damas, Ending};

/// Nobody listens to more.
const MOST: usize = 3;

/// What speaks for a play of the seat to act, most important first.
pub(super) fn of(game: &Damas, play: Play) -> Vec<Reason> {
    let scene = Scene {
        before: game,
        seat: game.now.position.turn,
        play,
        after: after(game, play),
    };
    let facts = FACTS.iter().filter_map(|fact| fact(&scene));
    let mut facts: Vec<_> = facts.take(MOST).collect();
    if facts.is_empty() {
        facts.push(leaves(&scene));
    }
    facts
}

/// A play and what it leads to.
struct Scene<'a> {
    before: &'a Damas,
    seat: Seat,
    play: Play,
    after: Damas,
}

type Fact = fn(&Scene) -> Option<Reason>;

const FACTS: [Fact; 16] = [
    wins,
    wins_next,
    draws,
    huffs,
    forces,
    keeps_from_huff,
    takes,
    crowns,
    risks,
    escapes,
    offers,
    threatens,
    safe,
    nears,
    cramps,
    guards,
];

impl Scene<'_> {
    /// The move, if it is one.
    fn step(&self) -> Option<Move> {
        match self.play {
            Play::Move(step) => Some(step),
            Play::Force | Play::Huff(_) => None,
        }
    }

    /// The move, if it is one of a man.
    fn man_step(&self) -> Option<Move> {
        let kings = self.before.now.position.kings;
        self.step().filter(|step| step.from & kings == 0)
    }

    /// Whether the rival is to act after it.
    fn is_answered(&self) -> bool {
        self.after.turn() == Turn::Seat(self.seat.rival())
    }
}

/// Every play of the seat to act; captures once for every way they go.
fn plays(game: &Damas) -> Vec<Play> {
    let mut plays = Vec::new();
    let menu = game.now.menu(game.capture);
    menu.visit(|play, _| plays.push(play));
    plays
}

fn after(game: &Damas, play: Play) -> Damas {
    let mut after = game.clone();
    after.make(play);
    after
}

fn has_won(game: &Damas, seat: Seat) -> bool {
    let lost = |ending: Ending| !ending.winners().contains(seat.rival());
    game.ending().is_some_and(lost)
}

/// What the seat to act can capture, one set for each capture.
fn prey(game: &Damas) -> impl Iterator<Item = (Play, Squares)> {
    let captures = |play: Play| match play {
        Play::Move(step) if step.taken != 0 => Some((play, step.taken)),
        _ => None,
    };
    plays(game).into_iter().filter_map(captures)
}

/// The most pieces that the seat to act can capture at once.
fn best_catch(game: &Damas) -> u32 {
    let catches = prey(game).map(|(_, prey)| prey.count_ones());
    catches.max().unwrap_or(0)
}

/// Whether the seat to act can take nothing, not even by a huff.
fn is_harmless(game: &Damas) -> bool {
    game.ending().is_none() && game.now.at_fault() == 0 && prey(game).next().is_none()
}

fn wins(scene: &Scene) -> Option<Reason> {
    has_won(&scene.after, scene.seat).then_some(Reason::Wins)
}

fn wins_next(scene: &Scene) -> Option<Reason> {
    let seat = scene.seat;
    let ends = |game: &Damas, play: Play| has_won(&after(game, play), seat);
    let wins = |game: &Damas| {
        plays(game).into_iter().any(|play| {
            let next = after(game, play);
            has_won(&next, seat)
                || (next.must_move() && plays(&next).into_iter().any(|play| ends(&next, play)))
        })
    };
    let replies = |scene: &Scene| plays(&scene.after).into_iter();
    let all = scene.is_answered()
        && replies(scene).all(|reply| {
            let next = after(&scene.after, reply);
            has_won(&next, seat) || (next.turn() == Turn::Seat(seat) && wins(&next))
        });
    all.then_some(Reason::WinsNext)
}

fn draws(scene: &Scene) -> Option<Reason> {
    let ending = scene.after.ending()?;
    (ending.winners().len() == 2).then_some(Reason::Draws(ending))
}

fn huffs(scene: &Scene) -> Option<Reason> {
    match scene.play {
        Play::Huff(piece) => Some(Reason::Huffs(square(piece))),
        Play::Move(_) | Play::Force => None,
    }
}

fn forces(scene: &Scene) -> Option<Reason> {
    if scene.play != Play::Force {
        return None;
    }
    let replies = plays(&scene.after);
    let back = |reply: &Play| best_catch(&after(&scene.after, *reply));
    Some(Reason::Forces {
        captures: replies.len() as u32,
        back: replies.iter().map(back).min().unwrap_or(0),
    })
}

fn takes(scene: &Scene) -> Option<Reason> {
    let taken = scene.step()?.taken;
    let kings = (taken & scene.before.now.position.kings).count_ones();
    (taken != 0).then_some(Reason::Takes {
        pieces: taken.count_ones(),
        kings,
    })
}

/// The capturing piece would be at fault whatever else was played.
fn keeps_from_huff(scene: &Scene) -> Option<Reason> {
    let step = scene.step().filter(|step| step.taken != 0)?;
    let mut others = left_standing(scene, step.from).peekable();
    others.peek()?;
    let rival = scene.seat.rival();
    let all = others.all(|other| other.now.at_fault() & step.from != 0);
    (all && scene.is_answered() && scene.after.now.at_fault() == 0).then_some(
        Reason::KeepsFromHuff {
            piece: square(step.from),
            rival,
        },
    )
}

/// What the board could become with this piece left where it is.
fn left_standing(scene: &Scene, piece: Squares) -> impl Iterator<Item = Damas> {
    let stays = move |play: &Play| !matches!(play, Play::Move(step) if step.from == piece);
    let plays = plays(scene.before).into_iter().filter(stays);
    plays.map(|play| after(scene.before, play))
}

fn crowns(scene: &Scene) -> Option<Reason> {
    let step = scene.man_step()?;
    (step.to & far_row(scene.seat) != 0).then_some(Reason::Crowns(square(step.to)))
}

fn risks(scene: &Scene) -> Option<Reason> {
    let at_fault = each(scene.after.now.at_fault()).next()?;
    Some(Reason::Risks(square(at_fault)))
}

/// The piece could be taken wherever else the seat had moved, and cannot now.
fn escapes(scene: &Scene) -> Option<Reason> {
    let step = scene.step().filter(|step| step.taken == 0)?;
    let hunted = |game: &Damas, piece: Squares| {
        game.turn() == Turn::Seat(scene.seat.rival())
            && prey(game).any(|(_, prey)| prey & piece != 0)
    };
    let mut others = left_standing(scene, step.from).peekable();
    others.peek()?;
    let all = others.all(|other| hunted(&other, step.from));
    let safe = scene.is_answered() && !hunted(&scene.after, step.to);
    (all && safe).then_some(Reason::Escapes {
        piece: square(step.from),
        rival: scene.seat.rival(),
    })
}

/// Whatever the rival captures, as much can be taken back.
fn offers(scene: &Scene) -> Option<Reason> {
    if !scene.is_answered() || scene.after.now.moment == Moment::Forced {
        return None;
    }
    let back = |(play, _): (Play, Squares)| best_catch(&after(&scene.after, play));
    let lost = prey(&scene.after)
        .map(|(_, prey)| prey.count_ones())
        .max()?;
    let back = prey(&scene.after).map(back).min()?;
    (back >= lost).then_some(Reason::Offers { lost, back })
}

/// Nothing can be taken, and whatever the rival does something can be.
fn threatens(scene: &Scene) -> Option<Reason> {
    if !scene.is_answered() || !is_harmless(&scene.after) {
        return None;
    }
    let catch = |reply: Play| best_catch(&after(&scene.after, reply));
    let least = plays(&scene.after).into_iter().map(catch).min()?;
    (least > 0).then_some(Reason::Threatens(least))
}

/// Without anything to capture, a move that leaves nothing to the rival either,
/// which few do.
fn safe(scene: &Scene) -> Option<Reason> {
    let harmless =
        |game: &Damas| game.turn() == Turn::Seat(scene.seat.rival()) && is_harmless(game);
    if !is_harmless(scene.before) || !harmless(&scene.after) {
        return None;
    }
    let plays = plays(scene.before);
    let choices = plays.len();
    let safe = plays
        .into_iter()
        .filter(|play| harmless(&after(scene.before, *play)))
        .count();
    (2 * safe <= choices).then_some(Reason::Safe { safe, choices })
}

fn nears(scene: &Scene) -> Option<Reason> {
    let step = scene.man_step()?;
    let row = square(step.to).row();
    let steps = if scene.seat == Seat::FIRST {
        row
    } else {
        9 - row
    };
    (1..=3).contains(&steps).then_some(Reason::Nears {
        man: square(step.to),
        steps,
    })
}

fn cramps(scene: &Scene) -> Option<Reason> {
    let free = scene.is_answered() && scene.after.now.duty(scene.after.capture) == 0;
    let moves = plays(&scene.after).len();
    (free && (1..=3).contains(&moves)).then_some(Reason::Cramps(moves))
}

/// Another man stays at home.
fn guards(scene: &Scene) -> Option<Reason> {
    let home = |game: &Damas| {
        let position = &game.now.position;
        let men = position.pieces[scene.seat.index()] & !position.kings;
        (men & far_row(scene.seat.rival())).count_ones()
    };
    let men = home(&scene.after);
    let mut others = plays(scene.before).into_iter();
    let leaves = others.any(|play| home(&after(scene.before, play)) < men);
    (men >= 3 && leaves).then_some(Reason::Guards(men))
}

/// What can always be said.
fn leaves(scene: &Scene) -> Reason {
    let count = |seat: Seat| scene.after.now.position.pieces[seat.index()].count_ones();
    Reason::Leaves {
        own: count(scene.seat),
        rival: count(scene.seat.rival()),
    }
}
