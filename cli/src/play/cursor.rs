//! Where the player is on the picture, and where the arrow keys lead.

use rules::{Canvas, Spot};

/// A direction of the arrow keys.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Way {
    Up,
    Down,
    Left,
    Right,
}

/// The spot the player is on.
#[derive(Debug, Default)]
pub(crate) struct Cursor {
    spot: Option<Spot>,
    /// The column that going up and down keeps to, as in a text.
    goal: usize,
}

impl Cursor {
    /// The spot, if the picture has any.
    pub(crate) fn spot(&self) -> Option<&Spot> {
        self.spot.as_ref()
    }

    /// Finds its place on a new picture: the spot of the same name, or else the
    /// nearest one, or, in the beginning, one near the middle.
    pub(crate) fn settle(&mut self, canvas: &Canvas) {
        let spots = canvas.spots();
        let Some(old) = &self.spot else {
            let last = spots.iter().map(|spot| spot.y).max().unwrap_or(0);
            let width = spots.iter().map(middle).max().unwrap_or(0);
            self.rest_on(nearest(spots, width / 2, last / 2));
            return;
        };
        if let Some(same) = canvas.find(&old.name) {
            self.spot = Some(same.clone());
        } else {
            let (x, y) = (middle(old), old.y);
            self.rest_on(nearest(spots, x, y));
        }
    }

    /// Goes to a spot.
    pub(crate) fn rest_on(&mut self, spot: Option<&Spot>) {
        self.goal = spot.map_or(0, middle);
        self.spot = spot.cloned();
    }

    /// Goes one step; false if there is nothing that way.
    pub(crate) fn go(&mut self, canvas: &Canvas, way: Way) -> bool {
        let Some(from) = &self.spot else {
            return false;
        };
        let spots = canvas.spots().iter();
        let x = middle(from);
        let next = match way {
            Way::Up | Way::Down => spots
                .filter(|spot| match way {
                    Way::Up => spot.y < from.y,
                    _ => spot.y > from.y,
                })
                .min_by_key(|spot| (spot.y.abs_diff(from.y), middle(spot).abs_diff(self.goal))),
            Way::Left | Way::Right => spots
                .filter(|spot| match way {
                    Way::Left => middle(spot) < x,
                    _ => middle(spot) > x,
                })
                .min_by_key(|spot| (spot.y.abs_diff(from.y), middle(spot).abs_diff(x))),
        };
        let Some(next) = next.cloned() else {
            return false;
        };
        if matches!(way, Way::Left | Way::Right) {
            self.goal = middle(&next);
        }
        self.spot = Some(next);
        true
    }
}

/// The spot's middle, in half characters.
fn middle(spot: &Spot) -> usize {
    2 * spot.x + spot.width
}

fn nearest(spots: &[Spot], x: usize, y: usize) -> Option<&Spot> {
    // A line is about as high as two characters are wide.
    let distance = |spot: &&Spot| middle(spot).abs_diff(x).pow(2) + (4 * spot.y.abs_diff(y)).pow(2);
    spots.iter().min_by_key(distance)
}

#[cfg(test)]
mod tests {
    use rules::Style;

    use super::*;

    /// A board of letters; a dot is no spot.
    fn canvas(rows: &[&str]) -> Canvas {
        let mut canvas = Canvas::new();
        for (y, row) in rows.iter().enumerate() {
            for (column, name) in row.chars().enumerate().filter(|(_, c)| *c != '.') {
                canvas.spot(name, 3 * column, y, "   ", Style::default());
            }
        }
        canvas
    }

    fn check(rows: &[&str], from: &str, ways: &[Way], to: &str) {
        let canvas = canvas(rows);
        let mut cursor = Cursor::default();
        cursor.rest_on(canvas.find(from));
        for &way in ways {
            cursor.go(&canvas, way);
        }
        let at = cursor.spot().map(|spot| &*spot.name);
        assert_eq!(at, Some(to), "{from} {ways:?}");
    }

    use Way::{Down, Left, Right, Up};

    #[test]
    fn arrows_walk_a_grid_and_stop_at_its_edge() {
        let grid = &["abc", "def", "ghi"];
        check(grid, "e", &[Up], "b");
        check(grid, "e", &[Left], "d");
        check(grid, "e", &[Right, Right, Down], "i");
        check(grid, "a", &[Up], "a");
        check(grid, "i", &[Down], "i");
    }

    #[test]
    fn up_and_down_keep_to_a_column_of_a_chequered_board() {
        let chequered = &[".a.b", "c.d.", ".e.f", "g.h."];
        check(chequered, "h", &[Up, Up], "d");
        check(chequered, "a", &[Down, Down], "e");
        check(chequered, "g", &[Right], "h");
    }

    #[test]
    fn every_spot_of_a_chequered_board_can_be_reached() {
        let chequered = &[".a.b", "c.d.", ".e.f", "g.h."];
        check(chequered, "g", &[Up], "e");
        check(chequered, "g", &[Up, Right, Up, Left], "c");
    }

    #[test]
    fn a_new_picture_keeps_the_place() {
        let mut cursor = Cursor::default();
        cursor.settle(&canvas(&["abc", "def", "ghi"]));
        assert_eq!(cursor.spot().map(|spot| &*spot.name), Some("e"));
        cursor.settle(&canvas(&["abc", "de"]));
        assert_eq!(cursor.spot().map(|spot| spot.y), Some(1));
        cursor.settle(&canvas(&["abc"]));
        assert_eq!(cursor.spot().map(|spot| &*spot.name), Some("b"));
        cursor.settle(&Canvas::new());
        assert_eq!(cursor.spot(), None);
    }
}
