//! Sets of pieces of one colour.

use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Piece;

/// Some of the thirteen pieces: a reserve, what is discarded, one colour's
/// share of a tower.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, JsonSchema)]
#[schemars(with = "Vec<Piece>")]
pub struct PieceSet(u16);

/// For each number of points from 0 to 7, the pieces that have it. A tower can
/// be seven high, and no piece has seven points.
static WITH_POINTS: [PieceSet; 8] = {
    let mut with = [PieceSet::EMPTY; 8];
    let mut index = 0;
    while index < Piece::COUNT {
        let piece = Piece::at(index as u8);
        let points = piece.points() as usize;
        with[points] = with[points].with(piece);
        index += 1;
    }
    with
};

impl PieceSet {
    /// No piece.
    pub const EMPTY: PieceSet = PieceSet(0);
    /// What a player begins with.
    pub const ALL: PieceSet = PieceSet((1 << Piece::COUNT) - 1);

    /// The pieces with exactly this many points.
    #[inline]
    pub fn with_points(points: u32) -> PieceSet {
        WITH_POINTS
            .get(points as usize)
            .copied()
            .unwrap_or_default()
    }

    /// The same set and this piece.
    #[must_use]
    pub const fn with(self, piece: Piece) -> PieceSet {
        PieceSet(self.0 | 1 << piece.index())
    }

    /// The same set but this piece.
    #[must_use]
    pub const fn without(self, piece: Piece) -> PieceSet {
        PieceSet(self.0 & !(1 << piece.index()))
    }

    /// What is in either set.
    #[must_use]
    pub const fn or(self, other: PieceSet) -> PieceSet {
        PieceSet(self.0 | other.0)
    }

    /// What is in both sets.
    #[must_use]
    pub const fn and(self, other: PieceSet) -> PieceSet {
        PieceSet(self.0 & other.0)
    }

    /// What is in this set but not in the other.
    #[must_use]
    pub const fn minus(self, other: PieceSet) -> PieceSet {
        PieceSet(self.0 & !other.0)
    }

    /// Whether the piece is in it.
    pub const fn contains(self, piece: Piece) -> bool {
        self.0 >> piece.index() & 1 == 1
    }

    /// Whether it has no piece.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many pieces.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// A bit for each piece.
    #[inline]
    pub(crate) const fn bits(self) -> u16 {
        self.0
    }

    /// The piece with the fewest points; of several, the first by name.
    #[inline]
    pub fn first(self) -> Option<Piece> {
        (!self.is_empty()).then(|| Piece::at(self.0.trailing_zeros() as u8))
    }

    /// The pieces by name, which is by points too.
    pub fn iter(mut self) -> impl Iterator<Item = Piece> {
        std::iter::from_fn(move || {
            let piece = self.first()?;
            self = self.without(piece);
            Some(piece)
        })
    }
}

impl FromIterator<Piece> for PieceSet {
    fn from_iter<I: IntoIterator<Item = Piece>>(pieces: I) -> PieceSet {
        pieces.into_iter().fold(PieceSet::EMPTY, PieceSet::with)
    }
}

impl Serialize for PieceSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for PieceSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<PieceSet, D::Error> {
        let pieces = Vec::<Piece>::deserialize(deserializer)?;
        Ok(pieces.into_iter().collect())
    }
}
