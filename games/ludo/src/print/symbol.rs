//! Crowns and feathers.

use print::colour::{ACCENT, INK};
use print::{Drawing, Paint, Path, Point};

/// A crown about a point, so many millimetres to each side.
pub(super) fn crown(drawing: &mut Drawing, (x, y): Point, reach: f64) {
    let at = |right: f64, down: f64| (x + right * reach, y + down * reach);
    let crown = Path::polygon(&[
        at(-0.8, 0.75),
        at(-1.0, -0.6),
        at(-0.4, -0.05),
        at(0.0, -0.95),
        at(0.4, -0.05),
        at(1.0, -0.6),
        at(0.8, 0.75),
    ]);
    drawing.path(crown, Paint::fill(ACCENT).edged(INK, 0.2));
}

/// A feather about a point, so many millimetres to each side.
pub(super) fn feather(drawing: &mut Drawing, (x, y): Point, reach: f64) {
    let at = |right: f64, down: f64| (x + right * reach, y + down * reach);
    let (quill_x, quill_y) = at(-0.8, 1.0);
    let vane = Path::from(quill_x, quill_y)
        .curve(at(-0.87, 0.0), at(-0.35, -0.67), at(0.8, -1.0))
        .curve(at(1.0, -0.13), at(0.65, 0.4), at(-0.2, 0.6))
        .close();
    drawing.path(vane, Paint::fill(print::colour::SAND).edged(INK, 0.25));
    drawing.line((quill_x, quill_y), at(0.45, -0.6), Paint::line(INK, 0.25));
}
