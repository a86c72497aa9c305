//! RUMIS a second time, written straight from the specification with plain
//! lists and words, and without any thought of speed.

use serde_json::{Map, Value, json};

use crate::shapes::{Place, STONES, forms, read};

/// Colours and seats count from 1 here.
#[derive(Clone)]
pub(crate) struct Twin {
    /// The limit of every square of the plan, by row and column.
    limits: Vec<Vec<i32>>,
    seats: usize,
    turns: bool,
    two_by_two: bool,
    first_on_base: bool,
    cubes: Vec<(Place, usize)>,
    left: Vec<Vec<String>>,
    out: Vec<usize>,
    colour: Option<usize>,
}

impl Twin {
    pub(crate) fn new(options: &Value, seats: usize) -> Twin {
        let solitaire = seats == 1;
        let two_by_two = options["colours"] == json!("2x2");
        let colours = match (solitaire, options["stones"].as_str()) {
            (true, Some("one")) => 1,
            (true, Some("two")) => 2,
            (true, _) => 4,
            (false, _) if two_by_two => 4,
            (false, _) => seats,
        };
        let mut codes: Vec<String> = STONES.map(|(code, _)| code.to_owned()).to_vec();
        codes.sort();
        Twin {
            limits: limits(options, solitaire, colours),
            seats,
            turns: options["turns"] == json!(true),
            two_by_two,
            first_on_base: options["first_on_base"] == json!(true),
            cubes: Vec::new(),
            left: vec![codes; colours],
            out: Vec::new(),
            colour: Some(1),
        }
    }

    fn solitaire(&self) -> bool {
        self.seats == 1
    }

    /// Whether there is no order of the colours.
    fn free(&self) -> bool {
        self.solitaire() && !self.turns
    }

    fn at(&self, place: Place) -> Option<usize> {
        let found = self.cubes.iter().find(|(cube, _)| *cube == place);
        found.map(|(_, colour)| *colour)
    }

    fn limit(&self, [x, y, _]: Place) -> i32 {
        let row = usize::try_from(y).ok().and_then(|y| self.limits.get(y));
        let limit = row
            .zip(usize::try_from(x).ok())
            .and_then(|(row, x)| row.get(x));
        limit.copied().unwrap_or(0)
    }

    /// Every placement of a stone that has room and no hole beneath.
    fn rooms(&self, code: &str) -> Vec<Vec<Place>> {
        let mut rooms = Vec::new();
        for form in forms(code) {
            for y in 0..self.limits.len() as i32 {
                for x in 0..self.limits[0].len() as i32 {
                    for z in 0..8 {
                        let mut stone: Vec<Place> = form
                            .iter()
                            .map(|c| [c[0] + x, c[1] + y, c[2] + z])
                            .collect();
                        stone.sort_by_key(|c| (c[2], c[1], c[0]));
                        if self.has_room(&stone) {
                            rooms.push(stone);
                        }
                    }
                }
            }
        }
        rooms
    }

    fn has_room(&self, stone: &[Place]) -> bool {
        stone.iter().all(|&[x, y, z]| {
            let below = [x, y, z - 1];
            z < self.limit([x, y, z])
                && self.at([x, y, z]).is_none()
                && (z == 0 || stone.contains(&below) || self.at(below).is_some())
        })
    }

    /// Whether a stone here keeps to the rules of touching.
    fn touches(&self, stone: &[Place], colour: usize) -> bool {
        if self.free() || self.cubes.is_empty() {
            return true;
        }
        let first = !self.cubes.iter().any(|(_, owner)| *owner == colour);
        let near = |&[x, y, z]: &Place| {
            let faces = [
                [x + 1, y, z],
                [x - 1, y, z],
                [x, y + 1, z],
                [x, y - 1, z],
                [x, y, z + 1],
                [x, y, z - 1],
            ];
            let mut owners = faces.into_iter().filter_map(|face| self.at(face));
            owners.any(|owner| first || owner == colour)
        };
        let grounded = stone.iter().any(|cube| cube[2] == 0);
        stone.iter().any(near) && (!first || !self.first_on_base || grounded)
    }

    /// The placements of a colour, whether or not it is its turn.
    pub(crate) fn placements(&self, colour: usize) -> Vec<String> {
        let mut stones: Vec<String> = if self.free() {
            self.left.concat()
        } else {
            self.left[colour - 1].clone()
        };
        stones.sort();
        stones.dedup();
        let mut actions = Vec::new();
        for code in stones {
            for stone in self.rooms(&code) {
                if self.touches(&stone, colour) {
                    let cubes: Vec<String> = stone.iter().map(name).collect();
                    actions.push(format!("{code}:{}", cubes.join("+")));
                }
            }
        }
        actions.sort();
        actions
    }

    /// Every legal action, sorted.
    pub(crate) fn legal(&self) -> Vec<String> {
        let Some(colour) = self.colour else {
            return Vec::new();
        };
        let placements = self.placements(colour);
        if placements.is_empty() {
            return vec!["pass".to_owned()];
        }
        placements
    }

    /// Plays one of the legal actions.
    pub(crate) fn play(&mut self, action: &str) {
        let colour = self.colour.expect("the game is not over");
        if let Some((code, cubes)) = action.split_once(':') {
            let has = |left: &Vec<String>| left.iter().any(|stone| stone == code);
            let owner = if self.free() {
                1 + self.left.iter().position(has).expect("somebody has it")
            } else {
                colour
            };
            self.left[owner - 1].retain(|stone| stone != code);
            for cube in cubes.split('+') {
                self.cubes.push((read(cube), owner));
            }
        } else if self.free() {
            let colours = 1..=self.left.len();
            self.out = colours.filter(|c| !self.left[c - 1].is_empty()).collect();
        } else {
            self.out.push(colour);
            self.out.sort_unstable();
        }
        let round = (colour + 1..=self.left.len()).chain(1..=colour);
        let in_play = |c: &usize| !self.out.contains(c) && !self.left[c - 1].is_empty();
        self.colour = round.into_iter().find(in_play);
        if self.solitaire() && self.is_full() {
            self.colour = None;
        }
    }

    pub(crate) fn is_full(&self) -> bool {
        let room: i32 = self.limits.concat().into_iter().sum();
        self.cubes.len() as i32 == room
    }

    pub(crate) fn actor(&self) -> Option<usize> {
        self.colour.map(|colour| (colour - 1) % self.seats + 1)
    }

    pub(crate) fn out(&self) -> &[usize] {
        &self.out
    }

    fn points(&self, colour: usize) -> i32 {
        let top = |([x, y, z], owner): &&(Place, usize)| {
            *owner == colour && self.at([*x, *y, z + 1]).is_none()
        };
        self.cubes.iter().filter(top).count() as i32 - self.left[colour - 1].len() as i32
    }

    /// Of two seats with two colours each: the better and the other.
    fn pair(&self, seat: usize) -> (i32, i32) {
        let (one, two) = (self.points(seat), self.points(seat + 2));
        (one.max(two), one.min(two))
    }

    pub(crate) fn scores(&self) -> Vec<i32> {
        if self.solitaire() {
            vec![self.cubes.len() as i32]
        } else if self.two_by_two {
            vec![self.pair(1).0, self.pair(2).0]
        } else {
            (1..=self.seats).map(|colour| self.points(colour)).collect()
        }
    }

    pub(crate) fn winners(&self) -> Vec<usize> {
        if self.colour.is_some() || self.solitaire() && !self.is_full() {
            return Vec::new();
        }
        let worth = |seat: &usize| match (self.solitaire(), self.two_by_two) {
            (true, _) => (0, 0),
            (_, true) => self.pair(*seat),
            _ => (self.points(*seat), 0),
        };
        let best = (1..=self.seats).map(|seat| worth(&seat)).max();
        (1..=self.seats)
            .filter(|seat| Some(worth(seat)) == best)
            .collect()
    }

    /// The fields of the engine protocol.
    pub(crate) fn state(&self) -> Value {
        let cubes: Map<String, Value> = self
            .cubes
            .iter()
            .map(|(cube, colour)| (name(cube), json!(colour)))
            .collect();
        let points: Vec<i32> = (1..=self.left.len()).map(|c| self.points(c)).collect();
        json!({
            "cubes": cubes,
            "left": self.left,
            "out": self.out,
            "colour": if self.free() { None } else { self.colour },
            "points": points,
        })
    }
}

fn limits(options: &Value, solitaire: bool, colours: usize) -> Vec<Vec<i32>> {
    if solitaire {
        let edge = options["cube"].as_u64().unwrap_or(3) as usize;
        return vec![vec![edge as i32; edge]; edge];
    }
    let by_colours = |heights: [i32; 3]| heights[colours - 2];
    match options["scenario"].as_str().unwrap_or("chullpa") {
        "pirka" => vec![vec![by_colours([2, 3, 4]); 10]; 4],
        "coricancha" => [1, 2, 3, 4, 4, 3, 2, 1]
            .map(|row| {
                [1, 2, 3, 4, 4, 3, 2, 1]
                    .map(|column: i32| column.min(row))
                    .to_vec()
            })
            .to_vec(),
        "pisac" => (1..=8)
            .map(|row| vec![by_colours([4, 5, 8]).min(row); 4])
            .collect(),
        _ => vec![vec![by_colours([4, 6, 8]); 5]; 4],
    }
}

/// How a cube is written.
fn name([x, y, z]: &Place) -> String {
    let letter = "abcdefghij".chars().nth(*x as usize).expect("a column");
    format!("{letter}{}/{}", y + 1, z + 1)
}
