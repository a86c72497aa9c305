//! The iterations of the tree search: selection, expansion, evaluation, backup.

use rules::{Luck as _, PerSeat, Rng, Seat, Turn};

use super::nodes::{NONE, Node, Nodes, Place};
use super::{Branch, Grown, Wood};
use crate::float::ln;

/// A search tree with its reusable lists.
pub(crate) struct Walk<P: Wood> {
    nodes: Nodes<P::Move>,
    explore: f32,
    /// The seat to act at the root.
    mover: usize,
    seats: usize,
    deepest: u32,
    /// The path of the current iteration, starting at the root.
    way: Vec<Place>,
    moves: Vec<P::Move>,
    weights: Vec<f32>,
    /// The children that are legal in the current world.
    possible: Vec<Place>,
}

impl<P: Wood> Walk<P> {
    pub(crate) fn new(nodes: Nodes<P::Move>, explore: f32) -> Walk<P> {
        Walk {
            nodes,
            explore,
            mover: 0,
            seats: 0,
            deepest: 0,
            way: Vec::new(),
            moves: Vec::new(),
            weights: Vec::new(),
            possible: Vec::new(),
        }
    }

    /// Expands the root, so that there is an answer in any case.
    pub(crate) fn open(&mut self, root: &P) {
        self.mover = root.turn().seat().map_or(0, Seat::index);
        root.moves(&mut self.moves);
        self.nodes.reserve(self.moves.len());
        self.meet(0, root);
    }

    /// The number of root moves.
    pub(crate) fn choices(&self) -> usize {
        self.nodes.children(0).count()
    }

    /// Runs one iteration in this world.
    pub(crate) fn once(&mut self, mut world: P, rng: &mut Rng) {
        self.way.clear();
        self.way.push(0);
        let mut place = 0;
        loop {
            match world.turn() {
                Turn::Over(_) => break,
                Turn::Chance => world.roll(rng),
                Turn::Seat(seat) => {
                    self.moves.clear();
                    world.moves(&mut self.moves);
                    if !self.meet(place, &world) {
                        break;
                    }
                    place = self.choose(seat.index(), rng);
                    self.way.push(place);
                    let node = self.nodes.get(place);
                    world.play(node.action.as_ref().expect("a child has a move"));
                    if node.visits == 0 {
                        break;
                    }
                }
            }
        }
        self.deepest = self.deepest.max(self.way.len() as u32 - 1);
        let shares = world.judge(rng);
        self.tell(&shares);
    }

    /// Expansion: finds the children for the legal moves of this world and adds new
    /// ones; false if there is no room for them.
    fn meet(&mut self, parent: Place, world: &P) -> bool {
        self.possible.clear();
        let mut hint = self.nodes.eldest(parent);
        let mut strangers = false;
        for action in &self.moves {
            let place = match self.nodes.child(parent, action, hint) {
                Some(place) => place,
                None if self.nodes.room() == 0 => return false,
                None => {
                    strangers = true;
                    self.nodes.add(parent, action.clone())
                }
            };
            hint = self.nodes.sister(place);
            self.possible.push(place);
        }
        if strangers {
            self.promise(world);
        }
        true
    }

    /// Stores the normalised priors of the moves.
    fn promise(&mut self, world: &P) {
        self.weights.clear();
        world.prior(&self.moves, &mut self.weights);
        let sum: f32 = self.weights.iter().sum();
        let even = 1.0 / self.moves.len() as f32;
        for (&place, weight) in self.possible.iter().zip(&self.weights) {
            let prior = if sum > 0.0 { weight / sum } else { even };
            self.nodes.get_mut(place).prior = Some(prior);
        }
    }

    /// Selection: the legal child with the highest upper confidence bound. Availability
    /// counts replace the parent's visits, as in ISMCTS.
    fn choose(&mut self, seat: usize, rng: &mut Rng) -> Place {
        // An unvisited move is valued like its parent (first-play urgency).
        let parent = self
            .nodes
            .get(*self.way.last().expect("the root is on the way"));
        let unknown = match parent.visits {
            0 => 0.5,
            _ => parent.share(seat),
        };
        let (mut best, mut top, mut untried) = (NONE, f32::NEG_INFINITY, 0);
        for &place in &self.possible {
            let node = self.nodes.get_mut(place);
            node.chances += 1;
            let (visits, chances) = (node.visits as f32, node.chances as f32);
            let merit = match (node.prior, node.visits) {
                (None, 0) => {
                    // Picks uniformly among the unvisited.
                    untried += 1;
                    if rng.below(untried) == 0 {
                        f32::INFINITY
                    } else {
                        continue;
                    }
                }
                (None, _) => node.share(seat) + self.explore * (ln(chances) / visits).sqrt(),
                (Some(prior), 0) => unknown + self.explore * prior * chances.sqrt(),
                (Some(prior), _) => {
                    node.share(seat) + self.explore * prior * chances.sqrt() / (1.0 + visits)
                }
            };
            if merit > top || merit == f32::INFINITY {
                (best, top) = (place, merit);
            }
        }
        best
    }

    /// Backup: adds the result to every node on the path.
    fn tell(&mut self, shares: &PerSeat<f32>) {
        self.seats = shares.len();
        for &place in &self.way {
            let node = self.nodes.get_mut(place);
            node.visits += 1;
            for (sum, share) in node.shares.iter_mut().zip(shares) {
                *sum += share;
            }
        }
    }

    pub(crate) fn grown(&self, nodes: u64) -> Grown<P::Move> {
        let branch = |place: Place| {
            let node = self.nodes.get(place);
            let tried = if node.visits == 0 { 0 } else { self.seats };
            let action = node.action.clone().expect("a child has a move");
            Branch {
                action,
                visits: node.visits,
                shares: (0..tried).map(|seat| node.share(seat)).collect(),
            }
        };
        let mut children: Vec<_> = self.nodes.children(0).collect();
        // With few iterations many have equal visits: then by share, and the unvisited
        // by prior.
        children.sort_by(|&one, &other| {
            let (one, other) = (self.nodes.get(one), self.nodes.get(other));
            let share = |node: &Node<P::Move>| match node.visits {
                0 => 0.0,
                _ => node.share(self.mover),
            };
            other
                .visits
                .cmp(&one.visits)
                .then(share(other).total_cmp(&share(one)))
                .then(other.promise().total_cmp(&one.promise()))
        });
        Grown {
            branches: children.into_iter().map(branch).collect(),
            nodes,
            depth: self.deepest,
        }
    }
}
