//! LUDO written straight from its rules: a list of pieces, each of which knows
//! where it is and whom it sits on, and moves that go square by square.

use std::collections::BTreeMap;

use serde_json::{Value, json};

pub(crate) type Name = (usize, usize);

const CROWNS: [i32; 4] = [0, 13, 26, 39];
const FEATHERS: [i32; 4] = [7, 20, 33, 46];

#[derive(Debug, Clone)]
pub(crate) struct Man {
    pub(crate) name: Name,
    pub(crate) start: i32,
    pub(crate) progress: i32,
    pub(crate) sits_on: Option<Name>,
}

#[derive(Debug, Clone)]
pub(crate) struct Plain {
    pub(crate) men: Vec<Man>,
    pub(crate) seats: usize,
    pub(crate) turn: Option<usize>,
    pub(crate) dice: Vec<char>,
    pub(crate) fresh: bool,
    /// Whether a released piece has to use the number on the other die.
    pub(crate) binding: bool,
    /// The first use of the turn: the die, the piece, and whether it came out.
    pub(crate) first: Option<(char, Name, bool)>,
    pub(crate) colours: Vec<String>,
    pub(crate) throwing: Vec<usize>,
    pub(crate) thrown: Vec<i32>,
    /// Everybody who has not yet answered, able or not.
    pub(crate) unanswered: Vec<usize>,
    pub(crate) winner: Option<usize>,
}

impl Man {
    pub(crate) fn square(&self) -> Option<i32> {
        (0..=50)
            .contains(&self.progress)
            .then(|| (self.start + self.progress) % 52)
    }
}

impl Plain {
    pub(crate) fn new(seats: usize, options: &Value) -> Plain {
        let usual = match seats {
            2 => json!(["red", "yellow"]),
            3 => json!(["red", "blue", "yellow"]),
            _ => json!(["red", "blue", "yellow", "green"]),
        };
        let chosen = options.get("colours").unwrap_or(&usual).as_array();
        let colours: Vec<String> = chosen
            .expect("a list of colours")
            .iter()
            .map(|colour| colour.as_str().expect("a colour").to_owned())
            .collect();
        let start = |colour: &String| match colour.as_str() {
            "red" => 0,
            "blue" => 13,
            "yellow" => 26,
            _ => 39,
        };
        let mut men = Vec::new();
        for seat in 1..=seats {
            for number in 1..=4 {
                men.push(Man {
                    name: (seat, number),
                    start: start(&colours[seat - 1]),
                    progress: -1,
                    sits_on: None,
                });
            }
        }
        Plain {
            men,
            seats,
            turn: None,
            dice: Vec::new(),
            fresh: false,
            binding: options.get("release") != Some(&json!("free")),
            first: None,
            colours,
            throwing: (1..=seats).collect(),
            thrown: Vec::new(),
            unanswered: Vec::new(),
            winner: None,
        }
    }

    pub(crate) fn man(&self, name: Name) -> &Man {
        let found = self.men.iter().find(|man| man.name == name);
        found.expect("a piece at the table")
    }

    pub(crate) fn man_mut(&mut self, name: Name) -> &mut Man {
        let found = self.men.iter_mut().find(|man| man.name == name);
        found.expect("a piece at the table")
    }

    pub(crate) fn names(&self, such: impl Fn(&Man) -> bool) -> Vec<Name> {
        let men = self.men.iter().filter(|man| such(man));
        men.map(|man| man.name).collect()
    }

    pub(crate) fn after(&self, seat: usize) -> usize {
        seat % self.seats + 1
    }

    /// Who has to act, if it is a player.
    pub(crate) fn actor(&self) -> Option<usize> {
        if self.winner.is_some() {
            return None;
        }
        let back = self.back();
        if let Some(&seat) = back.first() {
            return Some(seat);
        }
        if self.dice.is_empty() {
            None
        } else {
            self.turn
        }
    }

    /// The seats that still have to move back and can.
    pub(crate) fn back(&self) -> Vec<usize> {
        let able = |seat: &&usize| {
            let mut men = self.men.iter().filter(|man| man.name.0 == **seat);
            men.any(|man| (2..=50).contains(&man.progress))
        };
        self.unanswered.iter().filter(able).copied().collect()
    }

    pub(crate) fn scores(&self) -> Vec<i32> {
        let arrived = |seat| {
            self.names(|man| man.name.0 == seat && man.progress == 56)
                .len()
        };
        (1..=self.seats).map(|seat| arrived(seat) as i32).collect()
    }

    /// Where a die takes a piece that may use it, and whether the others must
    /// move back.
    pub(crate) fn target(&self, name: Name, die: char) -> Option<(i32, bool)> {
        self.end_of(name, die).filter(|_| self.may_use(name, die))
    }

    /// Whether the first use of the turn leaves this die to this piece.
    fn may_use(&self, name: Name, die: char) -> bool {
        match self.first {
            Some((_, released, true)) if self.binding && die.is_ascii_digit() => name == released,
            Some((used, ..)) if self.binding && used.is_ascii_digit() && die == 'C' => {
                self.man(name).progress >= 0
            }
            _ => true,
        }
    }

    fn end_of(&self, name: Name, die: char) -> Option<(i32, bool)> {
        let man = self.man(name);
        let next = |symbols: [i32; 4], from: i32| {
            let mut ahead = from + 1..=50;
            ahead.find(|progress| symbols.contains(&((man.start + progress) % 52)))
        };
        if man.progress == -1 {
            let prisoners = self.names(|other| other.name.0 == name.0 && other.progress == -1);
            return (die == 'C' && prisoners[0] == name).then_some((0, false));
        }
        if man.progress == 56 {
            return None;
        }
        match die {
            'C' => next(CROWNS, man.progress).map(|to| (to, true)),
            'F' => next(FEATHERS, man.progress).map(|to| (to, false)),
            points => {
                let to = man.progress + points.to_digit(10).expect("points") as i32;
                let square = (man.start + to) % 52;
                Some(if to > 56 {
                    (56 - (to - 56), false)
                } else if to > 50 {
                    (to, false)
                } else if CROWNS.contains(&square) {
                    (next(CROWNS, to).unwrap_or(to), true)
                } else if FEATHERS.contains(&square) {
                    (next(FEATHERS, to).unwrap_or(to), false)
                } else {
                    (to, false)
                })
            }
        }
    }

    pub(crate) fn state(&self) -> Value {
        let mut rides = BTreeMap::new();
        for man in &self.men {
            if let Some((seat, number)) = man.sits_on {
                let rider = format!("{}.{}", man.name.0, man.name.1);
                rides.insert(rider, format!("{seat}.{number}"));
            }
        }
        let places: Vec<i32> = self.men.iter().map(|man| man.progress).collect();
        let left = self.first.filter(|_| self.binding && self.dice.len() == 1);
        let bound = match left {
            Some((_, (seat, number), true)) if self.dice[0].is_ascii_digit() => {
                Some(format!("{seat}.{number}"))
            }
            _ => None,
        };
        let advance_only =
            left.is_some_and(|(used, ..)| used.is_ascii_digit() && self.dice[0] == 'C');
        json!({
            "colours": self.colours,
            "bound": bound,
            "advance_only": advance_only,
            "pieces": places.chunks(4).collect::<Vec<_>>(),
            "rides": rides,
            "dice": self.dice.iter().collect::<String>(),
            "turn": self.turn,
            "throwing": self.throwing,
            "thrown": self.thrown,
            "back": self.back(),
        })
    }
}
