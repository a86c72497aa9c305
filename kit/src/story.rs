//! A random game as it went, and the same game told again with other secrets.

use rules::{Actor, Drawn, Rng, Turn, Viewer};

use crate::play::step;

/// A random game before its end.
pub struct Story<G> {
    /// The positions, the start first.
    pub positions: Vec<G>,
    /// What was done in each of them: an action, or an outcome of luck.
    pub steps: Vec<String>,
}

/// A story being told again, so that one viewer does not notice.
pub struct Telling<'a, G> {
    /// The story as it went.
    pub story: &'a Story<G>,
    /// To whom it is told.
    pub viewer: Viewer,
    /// How many steps will be told: the viewer knows what these have shown.
    pub plies: usize,
    /// The step that comes next.
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
    /// The position in the story.
    pub fn here(&self) -> &G {
        &self.story.positions[self.ply]
    }

    /// Whether the viewer is told all of the next step.
    pub(crate) fn is_told(&self) -> bool {
        is_told(self.here(), self.viewer)
    }
}

/// The line of the record for something that is done in `game`, as `viewer` may
/// have it, with the spots that it marks.
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

/// Whether `viewer` is told all of what is done next.
fn is_told<G: Drawn>(game: &G, viewer: Viewer) -> bool {
    match game.turn() {
        Turn::Seat(seat) => viewer == Viewer::Seat(seat),
        Turn::Chance | Turn::Over(_) => game.audience().includes(viewer),
    }
}
