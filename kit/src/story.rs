//! A random game, and the same game retold with other secrets.

use rules::{Actor, Drawn, Rng, Turn, Viewer};

use crate::play::step;

/// A random game before its end.
pub struct Story<G> {
    /// The positions, starting with the initial one.
    pub positions: Vec<G>,
    /// The step taken at each position: an action, or an outcome of luck.
    pub steps: Vec<String>,
}

/// A story being retold so that one viewer cannot notice.
pub struct Telling<'a, G> {
    /// The original story.
    pub story: &'a Story<G>,
    /// The viewer who must not notice.
    pub viewer: Viewer,
    /// How many steps will be told; the viewer knows what they have shown.
    pub plies: usize,
    /// The index of the next step.
    pub ply: usize,
    /// The other world so far.
    pub other: G,
}

impl<G: Drawn> Story<G> {
    pub(crate) fn play(
        mut game: G,
        choose: fn(&G, &mut Rng) -> G::Action,
        rng: &mut Rng,
    ) -> Story<G> {
        let (mut positions, mut steps) = (Vec::new(), Vec::new());
        while !game.turn().is_over() {
            let text = match game.roll(rng) {
                Some(chance) => chance.to_string(),
                None => choose(&game, rng).to_string(),
            };
            positions.push(game.clone());
            step(&mut game, &text).expect("what is offered or rolled can be done");
            steps.push(text);
        }
        Story { positions, steps }
    }
}

impl<G: Drawn> Telling<'_, G> {
    /// The current position in the original story.
    pub fn here(&self) -> &G {
        &self.story.positions[self.ply]
    }

    /// Whether the viewer is told everything about the next step.
    pub(crate) fn is_told(&self) -> bool {
        is_told(self.here(), self.viewer)
    }
}

/// The record's line for a step in `game`, as `viewer` may see it, with the spots that
/// it marks.
pub(crate) fn line<G: Drawn>(game: &G, text: &str, viewer: Viewer) -> String {
    const READ: &str = "what was done can be read";
    let (actor, face, marks) = match game.turn() {
        Turn::Seat(seat) => {
            let action = text.parse().expect(READ);
            let marks = G::marks(&game.view(Viewer::Seat(seat)), &action);
            (Actor::Seat(seat), G::face(&action), marks)
        }
        Turn::Chance | Turn::Over(_) => {
            let face = G::mask(&text.parse().expect(READ));
            (Actor::Chance(game.audience()), face, Vec::new())
        }
    };
    let written = if is_told(game, viewer) { text } else { &face };
    format!("[{actor}] {written} {marks:?}")
}

/// Whether `viewer` is told everything about the next step.
fn is_told<G: Drawn>(game: &G, viewer: Viewer) -> bool {
    match game.turn() {
        Turn::Seat(seat) => viewer == Viewer::Seat(seat),
        Turn::Chance | Turn::Over(_) => game.audience().includes(viewer),
    }
}
