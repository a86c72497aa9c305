//! Somebody at a table who has to act.

use bots::alpha_beta::{self, DEEPEST, WIN};
use bots::{Advice, Limits, Position, from_share, of_seats, tree};
use rules::{Luck, PerSeat, Rng, Seat};

use super::grounds::grounds;
use super::node::Node;
use super::outlook::Outlook;
use super::sight::Sight;
use crate::cell::Cell;
use crate::{Action, Nueve, Phase};

/// How much the tree search tries what has not proved itself.
const EXPLORE: f32 = 1.5;

/// Somebody to act, how much they see and how long they may look.
pub(crate) struct Thinker<'a> {
    pub(crate) game: &'a Nueve,
    pub(crate) seat: Seat,
    pub(crate) sight: Sight,
    pub(crate) limits: &'a Limits,
}

/// What came to mind.
struct Thought {
    /// The square chosen, or nothing for a pass.
    cell: Option<Cell>,
    shares: PerSeat<f32>,
    /// By how many sections the mover ends ahead if both play as well as can be.
    lead: Option<i32>,
    nodes: u64,
    depth: u32,
}

impl Thinker<'_> {
    /// What to do and what speaks for it.
    pub(crate) fn advice(&self) -> Advice<Nueve> {
        let thought = self.thought();
        let reasons = thought
            .cell
            .map(|cell| grounds(self.game, cell, thought.lead));
        Advice {
            action: thought.cell.map_or(Action::Pass, Action::At),
            value: of_seats(&thought.shares),
            reasons: reasons.unwrap_or_default(),
            nodes: thought.nodes,
            depth: thought.depth,
        }
    }

    fn thought(&self) -> Thought {
        let choices = self.game.legal().len();
        match self.sight {
            _ if choices <= 1 => Thought {
                depth: 0,
                nodes: 0,
                ..self.glanced(0)
            },
            Sight::Glance { blur } => self.glanced(blur),
            Sight::Tree {
                games,
                solves,
                nodes,
            } if self.near_end(solves) => self.ended(games, nodes),
            Sight::Tree { games, .. } => self.grown(&self.limits.clone().at_most(games)),
        }
    }

    /// One of the moves after which the board looks best; those that are worse
    /// by no more than `blur` look the same.
    fn glanced(&self, blur: i32) -> Thought {
        let mut moves = Vec::new();
        Node(self.game.clone()).moves(&mut moves);
        let after = |action: &Option<Cell>| {
            let mut node = Node(self.game.clone());
            node.play(action);
            Outlook::of(&node.0.board)
        };
        let nodes = moves.len() as u64;
        let worths: Vec<_> = moves.iter().map(|it| after(it).worth(self.seat)).collect();
        let top = worths.iter().max().copied().unwrap_or_default();
        let mut best = moves
            .iter()
            .zip(&worths)
            .filter(|(_, worth)| **worth >= top - blur);
        let ties = best.clone().count() as u32;
        let pick = Rng::seeded(self.limits.seed).below(ties) as usize;
        let (&cell, _) = best.nth(pick).expect("a pick is below their number");
        Thought {
            cell,
            shares: after(&cell).shares(self.game.seats),
            lead: None,
            nodes,
            depth: 1,
        }
    }

    /// The best move near the end of a game for two, where every line can be
    /// followed to its end; if there is no time for that, half of it is left
    /// for the tree.
    fn ended(&self, games: u64, nodes: u64) -> Thought {
        let limits = half(self.limits);
        let root = Node(self.game.clone());
        let found = alpha_beta::search(&root, DEEPEST, &limits.clone().at_most(nodes));
        if !found.exact {
            let mut thought = self.grown(&limits.at_most(games));
            thought.nodes += found.nodes;
            return thought;
        }
        let won = found.score > 0;
        Thought {
            cell: found.best,
            shares: from_share(self.seat.index(), f32::from(u8::from(won))),
            lead: Some(found.score - if won { WIN / 2 } else { -WIN / 2 }),
            nodes: found.nodes,
            depth: found.depth,
        }
    }

    fn near_end(&self, solves: u32) -> bool {
        let movable = self.game.board.movable().len();
        self.game.seats == 2 && self.game.phase == Phase::Move && movable <= solves
    }

    /// The move that did best in games played on in the head.
    fn grown(&self, limits: &Limits) -> Thought {
        let deal = |_: &mut Rng| Node(self.game.clone());
        let grown = tree::grow(deal, EXPLORE, limits);
        let best = &grown.branches[0];
        if best.visits == 0 {
            return self.glanced(0);
        }
        Thought {
            cell: best.action,
            shares: best.shares.clone(),
            lead: None,
            nodes: grown.nodes,
            depth: grown.depth,
        }
    }
}

/// Half of some limits.
fn half(limits: &Limits) -> Limits {
    let mut half = limits.clone();
    half.time = limits.time.map(|time| time / 2);
    half.nodes = limits.nodes.map(|nodes| nodes / 2);
    half
}
