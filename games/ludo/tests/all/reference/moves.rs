//! What may be done, and what comes of it.

use super::plain::{Name, Plain};

impl Plain {
    pub(crate) fn legal(&self) -> Vec<String> {
        let Some(seat) = self.actor() else {
            return Vec::new();
        };
        if !self.back().is_empty() {
            let able = self.names(|man| man.name.0 == seat && (2..=50).contains(&man.progress));
            return able.iter().map(|name| format!("back {}", name.1)).collect();
        }
        if self.fresh && self.dice == ['1', '1'] && !self.behind(seat).is_empty() {
            return vec!["ones".to_owned()];
        }
        let mut legal = Vec::new();
        for &die in &self.dice {
            for name in self.names(|man| man.name.0 == seat) {
                legal.extend(self.uses(name, die));
            }
        }
        if legal.is_empty() {
            legal.push("pass".to_owned());
        }
        legal.sort();
        legal.dedup();
        legal
    }

    fn uses(&self, name: Name, die: char) -> Vec<String> {
        let Some((to, _)) = self.target(name, die) else {
            return Vec::new();
        };
        let word = format!("{die}:{}", name.1);
        let there = self.enemies_at(name, to);
        if there.is_empty() {
            return vec![word];
        }
        let mut words = vec![format!("{word}x")];
        for enemy in there {
            if to != 50 && self.may_travel_together(name, enemy) {
                words.push(format!("{word}~{}.{}", enemy.0, enemy.1));
            }
        }
        words
    }

    /// The enemies on the square where the piece ends that do not travel with it.
    fn enemies_at(&self, name: Name, to: i32) -> Vec<Name> {
        if to > 50 {
            return Vec::new();
        }
        let square = (self.man(name).start + to) % 52;
        let travellers = self.all_on_top_of(name);
        self.names(|man| {
            let enemy = man.name.0 != name.0 && !travellers.contains(&man.name);
            enemy && man.square() == Some(square)
        })
    }

    fn all_on_top_of(&self, name: Name) -> Vec<Name> {
        let mut found = vec![name];
        let mut place = 0;
        while place < found.len() {
            let below = found[place];
            found.extend(self.names(|man| man.sits_on == Some(below)));
            place += 1;
        }
        found.remove(0);
        found
    }

    /// Follows every ride up and down until nobody new is found.
    fn may_travel_together(&self, name: Name, enemy: Name) -> bool {
        let mut group = vec![enemy];
        loop {
            let more = self.names(|man| {
                let up = man.sits_on.is_some_and(|below| group.contains(&below));
                let down = group
                    .iter()
                    .any(|&it| self.man(it).sits_on == Some(man.name));
                !group.contains(&man.name) && (up || down)
            });
            if more.is_empty() {
                break;
            }
            group.extend(more);
        }
        group.push(name);
        group.extend(self.all_on_top_of(name));
        let mut colours: Vec<usize> = group.iter().map(|it| it.0).collect();
        colours.sort_unstable();
        colours.windows(2).all(|pair| pair[0] != pair[1])
    }

    /// The enemies two squares behind.
    fn behind(&self, seat: usize) -> Vec<Name> {
        self.names(|enemy| {
            let mut own = self.men.iter().filter(|man| man.name.0 == seat);
            let square = enemy.square();
            let two_ahead = |own: i32| square.is_some_and(|square| (square + 2) % 52 == own);
            enemy.name.0 != seat && own.any(|man| man.square().is_some_and(two_ahead))
        })
    }

    pub(crate) fn throw(&mut self, dice: &str) {
        if self.turn.is_none() {
            return self.draw(dice);
        }
        self.dice = dice.chars().collect();
        self.fresh = true;
        self.first = None;
    }

    fn draw(&mut self, dice: &str) {
        let points = dice.chars().filter_map(|face| face.to_digit(10));
        self.thrown.push(points.sum::<u32>() as i32);
        if self.thrown.len() < self.throwing.len() {
            return;
        }
        let best = self.thrown.iter().max().copied();
        let sums = self.throwing.iter().zip(&self.thrown);
        let best: Vec<usize> = sums
            .filter(|(_, sum)| Some(**sum) == best)
            .map(|it| *it.0)
            .collect();
        self.thrown.clear();
        if best.len() == 1 {
            self.turn = Some(best[0]);
            self.throwing.clear();
        } else {
            self.throwing = best;
        }
    }

    pub(crate) fn play(&mut self, action: &str) {
        let seat = self.actor().expect("somebody acts");
        if let Some(number) = action.strip_prefix("back ") {
            self.go_back((seat, number.parse().expect("a number")));
            self.unanswered.retain(|&other| other != seat);
        } else if action == "ones" || action == "pass" {
            if action == "ones" {
                self.jail(self.behind(seat));
            }
            self.dice.clear();
        } else {
            self.use_die(seat, action);
        }
        self.end_turn_if_due();
    }

    fn use_die(&mut self, seat: usize, action: &str) {
        let (die, rest) = action.split_once(':').expect("a die");
        let die = die.chars().next().expect("a face");
        let name = (seat, rest[..1].parse().expect("a number"));
        let (to, retreat) = self.target(name, die).expect("legal");
        let enemies = self.enemies_at(name, to);
        self.first = Some((die, name, self.man(name).progress == -1));
        self.go_forward(name, to);
        if rest.ends_with('x') {
            self.jail(enemies);
        } else if let Some((_, carrier)) = rest.split_once('~') {
            let (seat, number) = carrier.split_once('.').expect("a piece");
            let carrier = (
                seat.parse().expect("a seat"),
                number.parse().expect("a number"),
            );
            self.man_mut(name).sits_on = Some(carrier);
        }
        let place = self.dice.iter().position(|&it| it == die).expect("thrown");
        self.dice.remove(place);
        self.fresh = false;
        if self.scores()[seat - 1] == 4 {
            self.winner = Some(seat);
            self.dice.clear();
        } else if retreat {
            let mut other = self.after(seat);
            while other != seat {
                self.unanswered.push(other);
                other = self.after(other);
            }
        }
    }

    /// Square by square.
    fn go_forward(&mut self, name: Name, to: i32) {
        self.man_mut(name).sits_on = None;
        if self.man(name).progress == -1 || to < self.man(name).progress {
            self.man_mut(name).progress = to;
            return;
        }
        while self.man(name).progress < to {
            if self.man(name).progress == 50 {
                for rider in self.names(|man| man.sits_on == Some(name)) {
                    self.man_mut(rider).sits_on = None;
                }
            }
            let travellers = self.all_on_top_of(name);
            self.man_mut(name).progress += 1;
            for traveller in &travellers {
                self.man_mut(*traveller).progress += 1;
            }
            for traveller in travellers {
                if self.man(traveller).progress == 50 {
                    self.man_mut(traveller).sits_on = None;
                }
            }
        }
    }

    fn go_back(&mut self, name: Name) {
        self.man_mut(name).sits_on = None;
        let mut going = vec![name];
        while let Some(next) = going.pop() {
            self.man_mut(next).progress -= 2;
            for rider in self.names(|man| man.sits_on == Some(next)) {
                if self.man(rider).progress >= 2 {
                    going.push(rider);
                } else {
                    self.man_mut(rider).sits_on = None;
                }
            }
        }
    }

    fn jail(&mut self, captured: Vec<Name>) {
        for man in &mut self.men {
            let rode = man.sits_on.is_some_and(|below| captured.contains(&below));
            if captured.contains(&man.name) {
                (man.progress, man.sits_on) = (-1, None);
            } else if rode {
                man.sits_on = None;
            }
        }
    }

    fn end_turn_if_due(&mut self) {
        if self.winner.is_some() || !self.back().is_empty() {
            return;
        }
        self.unanswered.clear();
        let seat = self.turn.expect("a turn");
        let usable = |die: &char| {
            let own = self.names(|man| man.name.0 == seat);
            own.iter().any(|&name| self.target(name, *die).is_some())
        };
        if !self.dice.iter().any(usable) {
            self.dice.clear();
            self.turn = Some(self.after(seat));
        }
    }
}
