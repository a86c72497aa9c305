//! What is printed: thirteen pieces for everybody, each with its points.

use print::{Printed, Shape, Step};
use rules::{Lang, NoOptions, Setup};
use xats::{Piece, Xats};

#[test]
fn everybody_has_every_piece_with_its_points() {
    for seats in [2, 3] {
        let pieces = Xats::pieces(&Setup::new(seats, NoOptions {}), Lang::Es);
        assert!(pieces.iter().all(|piece| piece.count == 1));
        let all = (0..seats).flat_map(|_| Piece::all());
        assert_eq!(pieces.len(), 13 * seats);
        for (piece, cutout) in all.zip(&pieces) {
            let outlines = cutout
                .drawing
                .shapes()
                .iter()
                .filter_map(|shape| match shape {
                    Shape::Outline(path, _) => Some(path.steps()),
                    _ => None,
                });
            // A corner for each side and three more for each point.
            let corners: Vec<_> = outlines
                .filter(|steps| steps.iter().all(|step| !matches!(step, Step::Curve(..))))
                .map(|steps| steps.len() - 1)
                .collect();
            let sides = if piece.name() == "3c" { 2 } else { 1 };
            let expected = vec![6 + 3 * piece.points() as usize; sides];
            assert_eq!(corners, expected, "{piece}");
        }
    }
}
