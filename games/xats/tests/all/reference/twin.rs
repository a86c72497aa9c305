//! XATS a second time, written straight from the specification with plain
//! lists and words, and without any thought of speed.

use serde_json::{Value, json};

/// The names of the pieces and the sides that have points.
pub(crate) const PIECES: [(&str, &[usize]); 13] = [
    ("0", &[]),
    ("1", &[0]),
    ("2a", &[0, 1]),
    ("2b", &[0, 2]),
    ("2c", &[0, 3]),
    ("3a", &[0, 1, 2]),
    ("3b", &[0, 2, 4]),
    ("3c", &[0, 1, 3]),
    ("4a", &[0, 1, 2, 3]),
    ("4b", &[0, 1, 2, 4]),
    ("4c", &[0, 1, 3, 4]),
    ("5", &[0, 1, 2, 3, 4]),
    ("6", &[0, 1, 2, 3, 4, 5]),
];

/// Seats count from 1 here.
#[derive(Clone)]
pub(crate) struct Twin {
    seats: usize,
    towers: Vec<(usize, Vec<(String, usize)>)>,
    started: usize,
    reserves: Vec<Vec<String>>,
    discarded: Vec<Vec<String>>,
    out: Vec<usize>,
    pub(crate) actor: Option<usize>,
    pub(crate) winner: Option<usize>,
}

impl Twin {
    pub(crate) fn new(seats: usize) -> Twin {
        let set: Vec<String> = PIECES.iter().map(|(name, _)| (*name).to_owned()).collect();
        Twin {
            seats,
            towers: Vec::new(),
            started: 0,
            reserves: vec![set; seats],
            discarded: vec![Vec::new(); seats],
            out: Vec::new(),
            actor: Some(1),
            winner: None,
        }
    }

    /// Every legal action, sorted.
    pub(crate) fn legal(&self) -> Vec<String> {
        let Some(actor) = self.actor else {
            return Vec::new();
        };
        let reserve = &self.reserves[actor - 1];
        let mut actions = Vec::new();
        for (id, pieces) in &self.towers {
            let (top, _) = top(pieces);
            for piece in reserve.iter().filter(|piece| fits(piece, top)) {
                actions.push(format!("{piece}>{id}"));
            }
        }
        if actions.is_empty() {
            actions.extend(reserve.iter().map(|piece| format!("{piece}>0")));
        }
        for (id, pieces) in &self.towers {
            for piece in reserve {
                if points(piece).len() == pieces.len() {
                    actions.push(format!("{piece}x{id}"));
                }
            }
        }
        actions.sort();
        actions
    }

    /// Plays one of the legal actions.
    pub(crate) fn play(&mut self, action: &str) {
        let actor = self.actor.expect("the game is not over");
        if let Some((piece, id)) = action.split_once('>') {
            self.reserves[actor - 1].retain(|kept| kept != piece);
            let laid = (piece.to_owned(), actor);
            if id == "0" {
                self.started += 1;
                self.towers.push((self.started, vec![laid]));
            } else {
                let at = self.place_of(id);
                self.towers[at].1.push(laid);
            }
        } else {
            let (piece, id) = action.split_once('x').expect("> or x");
            self.reserves[actor - 1].retain(|kept| kept != piece);
            self.discarded[actor - 1].push(piece.to_owned());
            self.discarded[actor - 1].sort();
            let at = self.place_of(id);
            for (piece, owner) in self.towers.remove(at).1 {
                self.reserves[owner - 1].push(piece);
                self.reserves[owner - 1].sort();
            }
        }
        self.finish_turn(actor);
    }

    fn place_of(&self, id: &str) -> usize {
        let id: usize = id.parse().expect("a number");
        let place = self.towers.iter().position(|tower| tower.0 == id);
        place.expect("a standing tower")
    }

    fn finish_turn(&mut self, actor: usize) {
        let tops = self.towers.iter().map(|(_, pieces)| top(pieces));
        let shown: usize = tops
            .filter(|(_, owner)| *owner == actor)
            .map(|(piece, _)| points(piece).len())
            .sum();
        if shown == self.reserves[actor - 1].len() {
            self.win(actor);
            return;
        }
        let round = (actor + 1..=self.seats).chain(1..=actor);
        for seat in round {
            if self.out.contains(&seat) {
                continue;
            }
            if self.out.len() == self.seats - 1 {
                self.win(seat);
                return;
            }
            if !self.reserves[seat - 1].is_empty() {
                self.actor = Some(seat);
                return;
            }
            self.out.push(seat);
            self.out.sort_unstable();
        }
        unreachable!("the last seat in wins before the round is complete");
    }

    fn win(&mut self, seat: usize) {
        self.actor = None;
        self.winner = Some(seat);
    }

    /// The fields of the engine protocol.
    pub(crate) fn state(&self) -> Value {
        let tower =
            |(id, pieces): &(usize, Vec<(String, usize)>)| json!({"id": id, "pieces": pieces});
        json!({
            "towers": self.towers.iter().map(tower).collect::<Vec<_>>(),
            "reserves": self.reserves,
            "discarded": self.discarded,
            "out": self.out,
            "turn": self.actor,
            "winner": self.winner,
            "next": self.started + 1,
        })
    }
}

fn top(pieces: &[(String, usize)]) -> &(String, usize) {
    pieces.last().expect("a tower has a piece")
}

fn points(name: &str) -> Vec<usize> {
    let found = PIECES.iter().find(|(other, _)| *other == name);
    found.expect("one of the thirteen").1.to_vec()
}

/// Whether `over` may lie on `under`, trying every way to turn and flip it.
fn fits(over: &str, under: &str) -> bool {
    let (over, under) = (points(over), points(under));
    let fewer = over.len() < under.len();
    let flipped: Vec<usize> = over.iter().map(|side| (6 - side) % 6).collect();
    let covers = |points: &[usize], turn: usize| {
        points
            .iter()
            .all(|side| under.contains(&((side + turn) % 6)))
    };
    fewer && (0..6).any(|turn| covers(&over, turn) || covers(&flipped, turn))
}
