//! The nodes of a search tree, in one block of memory with a fixed limit.

use rules::MAX_SEATS;

/// The index of a node; 0 is the root, which is nobody's child.
pub(crate) type Place = u32;
/// No node.
pub(crate) const NONE: Place = 0;

/// A node: the sequence of moves that leads to it, with its statistics.
pub(crate) struct Node<M> {
    /// The move that leads here; `None` for the root.
    pub(crate) action: Option<M>,
    pub(crate) visits: u32,
    /// How often the move was legal when its parent was visited.
    pub(crate) chances: u32,
    /// The sum of each seat's shares.
    pub(crate) shares: [f32; MAX_SEATS],
    /// The prior, normalised among its siblings, if the game provides one.
    pub(crate) prior: Option<f32>,
    first: Place,
    last: Place,
    next: Place,
}

/// All nodes of a tree.
pub(crate) struct Nodes<M> {
    nodes: Vec<Node<M>>,
    most: usize,
}

impl<M: PartialEq> Nodes<M> {
    /// A root, with room for as many nodes as fit into this many bytes.
    pub(crate) fn within(memory: usize) -> Nodes<M> {
        /// The initial capacity; it doubles when full.
        const FIRST: usize = 4096;
        // Growing needs the old block and one of twice its size for a moment.
        let most = (memory / size_of::<Node<M>>() / 3).clamp(1, u32::MAX as usize);
        let mut nodes = Vec::with_capacity(most.min(FIRST));
        nodes.push(Node::new(None));
        Nodes { nodes, most }
    }

    pub(crate) fn get(&self, place: Place) -> &Node<M> {
        &self.nodes[place as usize]
    }

    pub(crate) fn get_mut(&mut self, place: Place) -> &mut Node<M> {
        &mut self.nodes[place as usize]
    }

    /// Makes room for this many nodes regardless of the memory limit: the root's moves
    /// are always listed.
    pub(crate) fn reserve(&mut self, nodes: usize) {
        self.most = self.most.max(self.nodes.len() + nodes);
    }

    /// How many more nodes fit.
    pub(crate) fn room(&self) -> usize {
        self.most - self.nodes.len()
    }

    /// The children of a node in the order they were added.
    pub(crate) fn children(&self, parent: Place) -> impl Iterator<Item = Place> {
        let mut next = self.get(parent).first;
        std::iter::from_fn(move || {
            let place = next;
            next = self.get(place).next;
            (place != NONE).then_some(place)
        })
    }

    /// The child reached by this move. Tries `hint` first, because moves are mostly
    /// listed in the same order.
    pub(crate) fn child(&self, parent: Place, action: &M, hint: Place) -> Option<Place> {
        let is = |place: Place| self.get(place).action.as_ref() == Some(action);
        if hint != NONE && is(hint) {
            return Some(hint);
        }
        self.children(parent).find(|&place| is(place))
    }

    /// The next sibling.
    pub(crate) fn sister(&self, place: Place) -> Place {
        self.get(place).next
    }

    /// The first child.
    pub(crate) fn eldest(&self, parent: Place) -> Place {
        self.get(parent).first
    }

    /// Adds a child; there must be room.
    pub(crate) fn add(&mut self, parent: Place, action: M) -> Place {
        let place = self.nodes.len() as Place;
        self.nodes.push(Node::new(Some(action)));
        let last = self.get(parent).last;
        if last == NONE {
            self.get_mut(parent).first = place;
        } else {
            self.get_mut(last).next = place;
        }
        self.get_mut(parent).last = place;
        place
    }
}

impl<M> Node<M> {
    fn new(action: Option<M>) -> Node<M> {
        Node {
            action,
            visits: 0,
            chances: 0,
            shares: [0.0; MAX_SEATS],
            prior: None,
            first: NONE,
            last: NONE,
            next: NONE,
        }
    }

    /// The prior, or zero if the game provides none.
    pub(crate) fn promise(&self) -> f32 {
        self.prior.unwrap_or_default()
    }

    /// The average share of a seat.
    pub(crate) fn share(&self, seat: usize) -> f32 {
        self.shares[seat] / self.visits as f32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tree_never_takes_more_than_its_memory() {
        for memory in [1 << 10, 1 << 16, 1 << 22] {
            let mut nodes = Nodes::within(memory);
            let mut most = 0;
            while nodes.room() > 0 {
                let before = nodes.nodes.capacity();
                nodes.add(0, ());
                // While it grows, the old block still exists.
                let after = nodes.nodes.capacity();
                let held = if after == before {
                    after
                } else {
                    before + after
                };
                most = most.max(held * size_of::<Node<()>>());
            }
            assert!(most <= memory, "{most} of {memory}");
            assert!(
                most * 4 > memory,
                "{most} of {memory}: most of it is wasted"
            );
        }
    }
}
