//! The fast way through the tree of a game: no lists, no texts, no checks.

use rules::{Playout, Rng, Turn};

use crate::{Damas, Game};

impl Damas {
    /// The sequences of exactly `depth` actions. Leaves the game as it was.
    pub(crate) fn count_lines(&mut self, depth: u32) -> u64 {
        let (now, mark) = (self.now, self.trail.mark());
        match depth {
            0 => return 1,
            1 => return u64::from(now.menu(self.capture).count()),
            _ => {}
        }
        let mut lines = 0;
        now.menu(self.capture).visit(|play, _| {
            self.make(play);
            lines += self.count_lines(depth - 1);
            self.now = now;
            self.trail.rewind(mark);
        });
        lines
    }

    /// Plays random actions to the end, picked as from [`Game::moves`].
    pub(crate) fn play_out(mut self, rng: &mut Rng) -> Playout {
        let mut plies = 0;
        let mut sharp = Vec::new();
        loop {
            if let Turn::Over(winners) = self.turn() {
                return Playout { plies, winners };
            }
            let play = self.now.menu(self.capture).draw(rng, &mut sharp);
            self.trail.tidy();
            self.make(play.expect("an action while the game is not over"));
            plies += 1;
        }
    }
}
