//! Stones and cubes a second time, as the specification words them, for the
//! naive twins of the game and of the solver.

/// East, north, up, counted from 0.
pub(crate) type Place = [i32; 3];

/// The codes and cubes of the stones.
pub(crate) const STONES: [(&str, &[Place]); 11] = [
    ("S01", &[[0, 0, 0], [0, 1, 0]]),
    ("S02", &[[0, 0, 0], [0, 1, 0], [0, 2, 0]]),
    ("S03", &[[0, 0, 0], [0, 1, 0], [0, 0, 1]]),
    ("S04", &[[0, 0, 0], [0, 0, 1], [0, 0, 2], [0, 0, 3]]),
    ("S05", &[[0, 0, 0], [0, 1, 0], [0, 2, 0], [1, 2, 0]]),
    ("S06", &[[0, 0, 0], [0, 0, 1], [0, 0, 2], [1, 0, 1]]),
    ("S07", &[[0, 0, 0], [0, 0, 1], [0, 1, 0], [0, 1, 1]]),
    ("S08", &[[0, 0, 0], [0, 1, 0], [0, 1, 1], [0, 2, 1]]),
    ("S09", &[[1, 1, 1], [0, 1, 1], [1, 0, 1], [1, 1, 0]]),
    ("S10R", &[[0, 0, 0], [1, 0, 0], [1, 1, 0], [1, 1, 1]]),
    ("S10L", &[[1, 0, 0], [0, 0, 0], [0, 1, 0], [0, 1, 1]]),
];

/// Every way a stone lies after any number of quarter turns, pushed into the
/// corner of the axes.
pub(crate) fn forms(code: &str) -> Vec<Vec<Place>> {
    let found = STONES.iter().find(|(other, _)| *other == code);
    let mut forms = vec![cornered(found.expect("one of the eleven").1)];
    let mut next = 0;
    while next < forms.len() {
        let form = forms[next].clone();
        next += 1;
        // A quarter turn about the vertical axis, and one about the east axis.
        let spun: Vec<Place> = form.iter().map(|&[x, y, z]| [-y, x, z]).collect();
        let tipped: Vec<Place> = form.iter().map(|&[x, y, z]| [x, -z, y]).collect();
        for turned in [cornered(&spun), cornered(&tipped)] {
            if !forms.contains(&turned) {
                forms.push(turned);
            }
        }
    }
    forms
}

fn cornered(cubes: &[Place]) -> Vec<Place> {
    let least = |axis: usize| cubes.iter().map(|cube| cube[axis]).min().expect("a cube");
    let (x, y, z) = (least(0), least(1), least(2));
    let mut moved: Vec<Place> = cubes
        .iter()
        .map(|c| [c[0] - x, c[1] - y, c[2] - z])
        .collect();
    moved.sort_unstable();
    moved
}

/// The cube that is written so.
pub(crate) fn read(cube: &str) -> Place {
    let column = "abcdefghij".find(&cube[..1]).expect("a column");
    let (row, level) = cube[1..].split_once('/').expect("a cube");
    let number = |digits: &str| digits.parse::<i32>().expect("a number") - 1;
    [column as i32, number(row), number(level)]
}
