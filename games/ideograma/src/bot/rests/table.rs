//! Learned from games against itself: printed by `examples/leaves.rs`. All
//! numbers are hundredths of a point.

use crate::Letter;

/// The first tile of each kind by its index; K and W have none.
pub(super) const FIRST: [i32; Letter::SPAN] = [
    607, -114, -61, 3, 280, -470, -951, -647, -68, 427, -290, -204, 312, -700, 5, -180, -2417, 328,
    657, -371, -696, -509, -745, -1332, 804, 2627, 0, 0,
];

/// Each further tile of a kind.
pub(super) const AGAIN: [i32; Letter::SPAN] = [
    -76, -100, -884, -598, -235, 0, -523, -502, -458, 0, -484, -534, -277, 0, -871, -678, 0, -309,
    -345, -1082, -1523, 0, 0, 0, 0, 139, 0, 0,
];

/// So many vowels (first index) with so many consonants.
pub(super) const BALANCE: [[i32; 7]; 7] = [
    [0, -17, -451, -978, -1785, -2004, -2019],
    [64, 122, -155, -360, -752, -1562, 0],
    [-40, 131, 289, 82, 90, 0, 0],
    [-398, 10, 433, 289, 0, 0, 0],
    [-1193, -554, -372, 0, 0, 0, 0],
    [-1631, -1073, 0, 0, 0, 0, 0],
    [-2042, 0, 0, 0, 0, 0, 0],
];

/// A Q that has its U.
pub(super) const Q_WITH_U: i32 = 1046;
