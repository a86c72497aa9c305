//! A seat of the reference: one person's place, or the places of a team.

use table::{Chair as Wanted, Wanted as Who};

use crate::model::Person;

/// Who holds a seat.
pub(crate) struct Chair {
    people: Vec<Option<Person>>,
    /// Also of those who have left for good.
    names: Vec<Option<Person>>,
    pub(crate) due: usize,
    pub(crate) resigns: Vec<bool>,
}

impl Chair {
    /// The first person has opened the table and sits where the setup says.
    pub(crate) fn new(wanted: &Wanted) -> Chair {
        let people = match &wanted.who {
            Who::Me => vec![Some(0)],
            Who::Open | Who::Bot(_) => vec![None],
            Who::Team(team) => {
                let mine = |wanted: &table::WantedMember| {
                    (wanted.who == table::WantedPerson::Me).then_some(0)
                };
                team.members.iter().map(mine).collect()
            }
        };
        Chair {
            names: people.clone(),
            due: 0,
            resigns: vec![false; people.len()],
            people,
        }
    }

    pub(crate) fn is_team(&self) -> bool {
        self.people.len() > 1
    }

    /// How many people hold it.
    pub(crate) fn count(&self) -> usize {
        self.people.iter().flatten().count()
    }

    pub(crate) fn is_full(&self) -> bool {
        self.count() == self.people.len()
    }

    pub(crate) fn holds(&self, person: Person) -> bool {
        self.place_of(person).is_some()
    }

    pub(crate) fn place_of(&self, person: Person) -> Option<usize> {
        self.people.iter().position(|one| *one == Some(person))
    }

    /// The number of a person's place, as it is told of a team.
    pub(crate) fn member(&self, person: Person) -> Option<usize> {
        let place = self.place_of(person).filter(|_| self.is_team());
        place.map(|place| place + 1)
    }

    /// Who moves when it is the seat's turn.
    pub(crate) fn mover(&self) -> Person {
        self.people[self.due].unwrap()
    }

    /// Anybody who holds it.
    pub(crate) fn anybody(&self) -> Option<Person> {
        self.people.iter().flatten().next().copied()
    }

    pub(crate) fn sit(&mut self, person: Person) {
        let place = self.people.iter().position(Option::is_none).unwrap();
        self.people[place] = Some(person);
        self.names[place] = Some(person);
    }

    pub(crate) fn leave(&mut self, person: Person, for_good: bool) {
        let place = self.place_of(person).unwrap();
        self.people[place] = None;
        self.resigns[place] = false;
        if !for_good {
            self.names[place] = None;
        } else if self.due == place {
            self.next();
        }
    }

    /// A member has moved.
    pub(crate) fn moved(&mut self, turn_over: bool) {
        self.resigns.fill(false);
        if turn_over {
            self.next();
        }
    }

    /// The one who made a move that was taken back moves again.
    pub(crate) fn back_to(&mut self, place: usize) {
        self.due = place;
        if self.people[place].is_none() {
            self.next();
        }
    }

    pub(crate) fn wants_to_resign(&self) -> usize {
        self.resigns.iter().filter(|wants| **wants).count()
    }

    pub(crate) fn majority(&self) -> usize {
        self.count() / 2 + 1
    }

    /// What is seen of it: all names once everybody has come.
    pub(crate) fn name(&self) -> Option<String> {
        let names: Option<Vec<_>> = self.names.iter().copied().collect();
        let names = names?.into_iter().map(crate::story::name);
        Some(names.collect::<Vec<_>>().join(", "))
    }

    fn next(&mut self) {
        let size = self.people.len();
        let mut places = (1..=size).map(|step| (self.due + step) % size);
        self.due = places.find(|&place| self.people[place].is_some()).unwrap();
    }
}
