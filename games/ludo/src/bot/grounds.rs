//! What speaks for a move, worked out exactly from the position.

use rules::{Game, Seat};

use super::feat::Feat;
use super::hits::{Ways, can_take, hits};
use super::race::{Go, after};
use super::reason::Reason;
use crate::board::Board;
use crate::notation::{Action, Meeting, Use};
use crate::piece::{Piece, PieceSet};
use crate::track::{HOME, LAST, PRISON};
use crate::{Ludo, Phase};

/// No more than this is said.
const MOST: usize = 3;
/// Safety from fewer throws is not worth a word.
const SAFE: Ways = Ways(18);
/// Nor is an escape from fewer.
const ESCAPE: Ways = Ways(4);
/// Nor are squares, as long as there is something else to say; but a piece
/// gains more than this only by a symbol.
const POINTS: u32 = 4;

/// What speaks for the first action of a go, most important first; what it makes
/// room for comes last.
pub(crate) fn speaking_for(game: &Ludo, seat: Seat, go: Go) -> Vec<Reason> {
    let first = Deed::new(game, seat, go.first);
    let mut reasons: Vec<Reason> = first.feats().map(Reason::Now).collect();
    if reasons.first() == Some(&Reason::Now(Feat::Wins)) {
        reasons.truncate(1);
    }
    if let Some(action) = go.second {
        reasons.truncate(MOST - 1);
        let best = Deed::new(&first.after, seat, action).feats().next();
        reasons.extend(best.map(|feat| Reason::Then(action, feat)));
    }
    if reasons.is_empty() {
        reasons.extend(first.squares().map(Reason::Now));
    }
    reasons.truncate(MOST);
    reasons
}

/// An action and what came of it.
struct Deed {
    seat: Seat,
    action: Action,
    before: Ludo,
    after: Ludo,
}

impl Deed {
    fn new(game: &Ludo, seat: Seat, action: Action) -> Deed {
        Deed {
            seat,
            action,
            before: *game,
            after: after(game, action),
        }
    }

    /// All that is worth a word, but for a few squares, most important first.
    fn feats(&self) -> impl Iterator<Item = Feat> {
        let feats = [
            self.after.turn().is_over().then_some(Feat::Wins),
            self.captures(),
            self.arrives(),
            self.sends_back(),
            self.rides(),
            self.escapes(),
            self.safe(),
            self.dodges(),
            self.hindmost(),
            self.advances()
                .filter(|&squares| squares > POINTS)
                .map(Feat::Advances),
        ];
        feats.into_iter().flatten()
    }

    /// The piece that the seat moves, and its progress before and after.
    fn moved(&self) -> Option<(Piece, i8, i8)> {
        let (Action::Use(Use { number, .. }) | Action::Back(number)) = self.action else {
            return None;
        };
        let piece = Piece::new(self.seat, number);
        let progress = |game: &Ludo| game.board.progress(piece);
        Some((piece, progress(&self.before), progress(&self.after)))
    }

    fn is_back(&self) -> bool {
        matches!(self.action, Action::Back(_))
    }

    fn captures(&self) -> Option<Feat> {
        let imprisoned = |game: &Ludo| {
            let inside = PieceSet::such_that(|it| game.board.progress[it] == PRISON);
            inside & !PieceSet::of(self.seat)
        };
        let captured = imprisoned(&self.after) & !imprisoned(&self.before);
        let pieces = captured.iter().count();
        (pieces > 0).then_some(Feat::Captures(pieces as u32))
    }

    fn arrives(&self) -> Option<Feat> {
        match self.moved()? {
            (_, _, HOME) => Some(Feat::Arrives),
            (_, PRISON, _) => Some(Feat::Releases),
            (_, from, to) if from <= LAST && to > LAST => Some(Feat::EntersLane),
            _ => None,
        }
    }

    fn sends_back(&self) -> Option<Feat> {
        let asked = matches!(self.after.phase, Phase::Back { .. });
        (asked && !self.is_back()).then_some(Feat::SendsBack)
    }

    fn rides(&self) -> Option<Feat> {
        let Action::Use(used) = self.action else {
            return None;
        };
        matches!(used.meeting, Meeting::Ride(_)).then_some(Feat::Rides)
    }

    /// Whether the turn has ended and somebody else throws.
    fn is_at_risk(&self) -> bool {
        matches!(self.after.phase, Phase::Throw(next) if next != self.seat)
    }

    fn escapes(&self) -> Option<Feat> {
        let (piece, from, to) = self.moved()?;
        let on_track = 0..=LAST;
        if !self.is_at_risk() || !on_track.contains(&from) || !on_track.contains(&to) {
            return None;
        }
        let mut stays = self.before;
        stays.phase = self.after.phase;
        let piece = PieceSet::only(piece);
        let (from, to) = (hits(&stays, piece), hits(&self.after, piece));
        (from.0 >= to.0 + ESCAPE.0).then_some(Feat::Escapes { from, to })
    }

    fn safe(&self) -> Option<Feat> {
        let pieces = on_track(&self.after.board, self.seat);
        if !self.is_at_risk() || pieces.is_empty() {
            return None;
        }
        let ways = hits(&self.after, pieces).rest();
        (ways >= SAFE).then_some(Feat::Safe(ways))
    }

    /// Worth a word only if moving another piece back would allow a hit.
    fn dodges(&self) -> Option<Feat> {
        let exposed = |next: &Ludo| can_take(next, on_track(&next.board, self.seat));
        let goes_on = matches!(self.after.phase, Phase::Play { .. });
        if !self.is_back() || !goes_on || exposed(&self.after) {
            return None;
        }
        let mut others = self.before.menu().into_iter();
        let worse = others.any(|other| exposed(&after(&self.before, other)));
        worse.then_some(Feat::Dodges)
    }

    fn hindmost(&self) -> Option<Feat> {
        let (_, from, _) = self.moved().filter(|_| self.is_back())?;
        let board = &self.before.board;
        let able = || Piece::all_of(self.seat).filter(|&piece| board.can_retreat(piece));
        let least = able().all(|piece| board.progress(piece) >= from);
        (least && able().count() > 1).then_some(Feat::Hindmost)
    }

    fn advances(&self) -> Option<u32> {
        let (_, from, to) = self.moved()?;
        positive(i32::from(to) - i32::from(from))
    }

    /// What there is to say of squares when a die is used.
    fn squares(&self) -> impl Iterator<Item = Feat> {
        let used = matches!(self.action, Action::Use(_));
        let come = |seat| squares_come(&self.after.board, seat);
        let rivals = Seat::all(self.after.seats()).filter(|&seat| seat != self.seat);
        let best = rivals.map(come).max().unwrap_or(0);
        let ahead = positive(come(self.seat) - best).filter(|_| used);
        let feats = [self.advances().map(Feat::Advances), ahead.map(Feat::Ahead)];
        feats.into_iter().flatten()
    }
}

fn on_track(board: &Board, seat: Seat) -> PieceSet {
    let track = PieceSet::such_that(|it| (0..=LAST).contains(&board.progress[it]));
    track & PieceSet::of(seat)
}

fn squares_come(board: &Board, seat: Seat) -> i32 {
    let pieces = Piece::all_of(seat).map(|piece| board.progress(piece));
    pieces.map(|progress| i32::from(progress.max(0))).sum()
}

fn positive(number: i32) -> Option<u32> {
    u32::try_from(number).ok().filter(|&number| number > 0)
}
