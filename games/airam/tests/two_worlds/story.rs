//! A random game, and the same game told again with other secrets.

use airam::{Action, Airam, Colour};
use rules::{Game, Luck, Rng, Turn, Viewer};

/// One thing that was done, with the token it showed.
struct Done {
    turn: Turn,
    text: String,
    token: Option<Colour>,
}

/// A random game: every position before the end, and what was done in each.
pub(crate) struct Story {
    pub(crate) positions: Vec<Airam>,
    done: Vec<Done>,
}

impl Story {
    pub(crate) fn play(start: &Airam, rng: &mut Rng) -> Story {
        let mut story = Story {
            positions: Vec::new(),
            done: Vec::new(),
        };
        let mut game = start.clone();
        while !game.turn().is_over() {
            let mut next = game.clone();
            let text = if let Some(chance) = game.roll(rng) {
                next.resolve(&chance).expect("a rolled outcome resolves");
                chance.to_string()
            } else {
                let moves = game.moves();
                let action = moves[rng.below(moves.len() as u32) as usize];
                next.play(&action).expect("an offered move plays");
                action.to_string()
            };
            story.done.push(Done {
                turn: game.turn(),
                text,
                token: game.to_place(),
            });
            story.positions.push(std::mem::replace(&mut game, next));
        }
        story
    }

    /// The same story as far as `viewer` was told, with other secrets: whatever
    /// was drawn without being shown later is drawn afresh. `None` if that leads
    /// to draws that the cup does not hold.
    pub(crate) fn retold(
        &self,
        start: &Airam,
        plies: usize,
        viewer: Viewer,
        rng: &mut Rng,
    ) -> Option<Airam> {
        let mut other = start.clone();
        let (mut record, mut truth) = (String::new(), String::new());
        for (ply, done) in self.done[..plies].iter().enumerate() {
            let text = match done.turn {
                Turn::Chance if !other.audience().includes(viewer) => {
                    self.another_draw(&other, ply, plies, rng)?
                }
                Turn::Seat(seat) if viewer != Viewer::Seat(seat) && done.token.is_none() => {
                    self.another_keep(&other, ply, plies, rng)?
                }
                _ => done.text.clone(),
            };
            truth += &face(&other, viewer, &done.text);
            record += &face(&other, viewer, &text);
            match done.turn {
                Turn::Chance => other.resolve(&text.parse().ok()?).ok()?,
                _ => other.play(&text.parse().ok()?).ok()?,
            }
        }
        assert_eq!(record, truth, "the record in the eyes of {viewer:?}");
        Some(other)
    }

    /// Three tokens out of the other world's cup, among them those that are shown
    /// later on: the one given and the one placed last.
    fn another_draw(
        &self,
        other: &Airam,
        ply: usize,
        plies: usize,
        rng: &mut Rng,
    ) -> Option<String> {
        let mut shown = self.shown_after(ply, plies);
        let cup = other.state()["cup"].as_str()?.to_owned();
        let mut cup: Vec<char> = cup.chars().collect();
        for letter in &shown {
            let place = cup.iter().position(|it| it == letter)?;
            cup.swap_remove(place);
        }
        while shown.len() < 3 {
            shown.push(cup.swap_remove(rng.below(cup.len() as u32) as usize));
        }
        shown.sort_unstable();
        Some(format!("draw {}", shown.iter().collect::<String>()))
    }

    /// One of the ways to keep that show the same given and leave the same last.
    fn another_keep(
        &self,
        other: &Airam,
        ply: usize,
        plies: usize,
        rng: &mut Rng,
    ) -> Option<String> {
        let mut shown = self.shown_after(ply - 1, plies);
        shown.sort_unstable();
        let fits = |action: &Action| {
            let mut next = other.clone();
            next.play(action).expect("an offered move plays");
            let state = next.state();
            let given = state["given"].as_str().unwrap_or_default();
            let last = state["drawn"].as_str().unwrap_or_default();
            let mut both: Vec<char> = given.chars().chain(last.chars()).collect();
            both.truncate(shown.len());
            both.sort_unstable();
            Airam::face(action) == Airam::face(&self.done[ply].text.parse().expect("it was played"))
                && both == shown
        };
        let moves: Vec<_> = other.moves().into_iter().filter(fits).collect();
        let pick = rng.below(moves.len().max(1) as u32) as usize;
        moves.get(pick).map(ToString::to_string)
    }

    /// The tokens of the draw at `ply` that have been shown by `plies`: the given
    /// one first.
    fn shown_after(&self, ply: usize, plies: usize) -> Vec<char> {
        let keep = self.done[..plies].get(ply + 1);
        let given = keep.and_then(|keep| keep.text.chars().last());
        let last = self.done[..plies].get(ply + 3).and_then(|last| last.token);
        given.into_iter().chain(last.map(Colour::letter)).collect()
    }
}

/// A line of the record in the eyes of a viewer.
fn face(game: &Airam, viewer: Viewer, text: &str) -> String {
    match game.turn() {
        Turn::Seat(seat) if viewer == Viewer::Seat(seat) => format!("[{seat}] {text}\n"),
        Turn::Seat(seat) => {
            let action = text.parse().expect("it was played");
            format!("[{seat}] {}\n", Airam::face(&action))
        }
        _ if game.audience().includes(viewer) => format!("[chance] {text}\n"),
        _ => {
            let chance = text.parse().expect("it was drawn");
            format!("[chance] {}\n", Airam::mask(&chance))
        }
    }
}
