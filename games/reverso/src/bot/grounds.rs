//! Which reasons hold for a move.

use super::endgame::Ending;
use super::eye::Eye;
use super::landmarks::corners;
use super::reason::Reason;
use crate::Square;
use crate::board::Board;
use crate::grid::{Grid, Squares};

/// More than this nobody reads.
const MOST: usize = 3;

/// What speaks for a disc on `place`, most important first, in the words of
/// somebody with this eye.
pub(crate) fn grounds<G: Grid>(
    board: Board<G>,
    place: u32,
    ending: Option<Ending>,
    eye: Eye,
) -> Vec<Reason> {
    let ground = Ground {
        board,
        place,
        after: board.played(place),
    };
    let certain = ending.and_then(of_ending);
    let shape = match eye {
        Eye::Discs => [ground.corner(), None, None, None, None, ground.turns_most()],
        Eye::Squares => [
            ground.corner(),
            ground.denies(),
            ground.gives_none(),
            ground.safe(),
            None,
            None,
        ],
        Eye::Whole => [
            ground.corner(),
            ground.denies(),
            ground.gives_none(),
            ground.moves(),
            ground.safe(),
            ground.turns_few(),
        ],
    };
    let reasons = [certain, ground.skips()].into_iter().chain(shape);
    reasons.flatten().take(MOST).collect()
}

/// What is certain because the game was played out.
fn of_ending(ending: Ending) -> Option<Reason> {
    let margin = ending.margin.unsigned_abs();
    match (ending.margin, ending.exact) {
        (1.., true) => Some(Reason::WinsBy(margin)),
        (1.., false) => Some(Reason::Wins),
        (0, _) => Some(Reason::Draws),
        (_, true) => Some(Reason::LosesBy(margin)),
        (_, false) => None,
    }
}

/// A move, and the board before and after it.
struct Ground<G: Grid> {
    board: Board<G>,
    place: u32,
    /// Seen by the rival.
    after: Board<G>,
}

impl<G: Grid> Ground<G> {
    fn corner(&self) -> Option<Reason> {
        let corner = G::Squares::only(self.place) & corners::<G>();
        named::<G>(corner).map(Reason::TakesCorner)
    }

    /// Not when the game is over: nobody has a move then.
    fn skips(&self) -> Option<Reason> {
        let skips = !self.after.can_move() && self.after.passed().can_move();
        skips.then_some(Reason::SkipsRival)
    }

    fn denies(&self) -> Option<Reason> {
        let threatened = self.board.passed().moves() & corners::<G>();
        let saved = threatened & self.after.empty() & !self.after.moves();
        named::<G>(saved).map(Reason::DeniesCorner)
    }

    fn gives_none(&self) -> Option<Reason> {
        let gives = |after: Board<G>| after.moves() & corners::<G>() != G::Squares::NONE;
        let others = self.board.moves().places();
        let others = others.filter(|&place| gives(self.board.played(place)));
        let others = others.count() as u32;
        (others > 0 && !gives(self.after)).then_some(Reason::GivesNoCorner(others))
    }

    fn moves(&self) -> Option<Reason> {
        let [own, rival] = [self.after.passed(), self.after].map(|board| board.moves().len());
        (own > rival && rival > 0).then_some(Reason::LeavesMoves { own, rival })
    }

    fn safe(&self) -> Option<Reason> {
        let [before, after] = [self.board, self.after.passed()].map(|board| board.stable().len());
        (after > before).then_some(Reason::Safe(after))
    }

    fn turns_few(&self) -> Option<Reason> {
        let turns = self.turns(self.place);
        let fewest = self.others().all(|other| turns <= other);
        let matters = self.others().any(|other| turns < other);
        (fewest && matters).then_some(Reason::TurnsFew(turns))
    }

    fn turns_most(&self) -> Option<Reason> {
        let turns = self.turns(self.place);
        let most = self.others().all(|other| turns >= other);
        most.then_some(Reason::TurnsMost(turns))
    }

    fn others(&self) -> impl Iterator<Item = u32> {
        let places = self.board.moves().places();
        places.map(|place| self.turns(place))
    }

    fn turns(&self, place: u32) -> u32 {
        self.board.enclosed(place).len()
    }
}

/// The first of some squares.
fn named<G: Grid>(squares: G::Squares) -> Option<Square> {
    let place = squares.places().next();
    place.map(|place| Square::at(place, G::SIDE))
}
