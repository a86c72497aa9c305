//! Who sits at the table: people, teams, and bots of a level.

use bots::Level;
use catalog::Match;
use rules::{Lang, Luck, Member, Seat, TEAM_SIZES, team_notes};

use super::words::{self, fill};

/// Longer names are cut.
const LONGEST_NAME: usize = 24;
/// A bot whose level nobody named.
const USUAL_LEVEL: Level = Level::Three;

/// Who holds a seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Sitter {
    /// A person, who may have a name.
    Person(Option<String>),
    /// The people of a team, who move in turn.
    Team(Vec<String>),
    Bot(Level),
}

impl Sitter {
    /// Reads `me`, `bot:3` or `team:Ana+Luis`, in either language.
    pub(crate) fn read(text: &str, lang: Lang) -> Result<Sitter, String> {
        let text = text.trim();
        let team = text
            .strip_prefix("team:")
            .or_else(|| text.strip_prefix("equipo:"));
        if let Some(names) = team {
            return Sitter::team(names).ok_or_else(|| fill(words::NO_TEAM, lang, &[text]));
        }
        let level = |number: &str| number.parse().ok().and_then(Level::numbered);
        match text {
            "me" | "yo" | "person" | "persona" => Ok(Sitter::Person(None)),
            "bot" => Ok(Sitter::Bot(USUAL_LEVEL)),
            text => {
                let level = text.strip_prefix("bot:").and_then(level);
                level
                    .map(Sitter::Bot)
                    .ok_or_else(|| fill(words::NO_SITTER, lang, &[text]))
            }
        }
    }

    fn team(names: &str) -> Option<Sitter> {
        let names: Vec<_> = names.split('+').map(cleaned).collect::<Option<_>>()?;
        TEAM_SIZES
            .contains(&names.len())
            .then_some(Sitter::Team(names))
    }
}

/// A name as it can be shown and written down; nothing if it is empty.
fn cleaned(name: &str) -> Option<String> {
    let name = name.trim().chars().filter(|c| !c.is_control());
    let name: String = name.take(LONGEST_NAME).collect();
    (!name.is_empty()).then_some(name)
}

/// Everybody at the table, in seat order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Company(Vec<Sitter>);

impl Company {
    /// Reads who sits in each seat.
    pub(crate) fn read(seats: &[String], lang: Lang) -> Result<Company, String> {
        let sitters = seats.iter().map(|seat| Sitter::read(seat, lang));
        sitters.collect::<Result<_, _>>().map(Company)
    }

    /// People only.
    pub(crate) fn people(seats: usize) -> Company {
        Company(vec![Sitter::Person(None); seats])
    }

    /// One person in the first seat and bots in all others.
    pub(crate) fn against(level: Level, seats: usize) -> Company {
        let mut sitters = vec![Sitter::Bot(level); seats];
        sitters[0] = Sitter::Person(None);
        Company(sitters)
    }

    /// Returns it if it fills a table of this many seats.
    pub(crate) fn for_seats(self, seats: usize, lang: Lang) -> Result<Company, String> {
        if self.len() == seats {
            return Ok(self);
        }
        let counts = [seats.to_string(), self.len().to_string()];
        Err(fill(words::OTHER_SEATS, lang, &[&counts[0], &counts[1]]))
    }

    /// Gives names to the people who are in no team.
    pub(crate) fn name_people(&mut self, names: &[String], lang: Lang) -> Result<(), String> {
        let people = self.0.iter_mut().filter_map(|sitter| match sitter {
            Sitter::Person(name) => Some(name),
            Sitter::Team(_) | Sitter::Bot(_) => None,
        });
        let mut people: Vec<_> = people.collect();
        if names.len() > people.len() {
            let counts = [names.len().to_string(), people.len().to_string()];
            return Err(fill(words::TOO_MANY_NAMES, lang, &[&counts[0], &counts[1]]));
        }
        for (old, name) in people.iter_mut().zip(names) {
            if let Some(name) = cleaned(name) {
                **old = Some(name);
            }
        }
        Ok(())
    }

    /// Draws lots for the seats, and so for the colours and who begins. The order
    /// round the table stays. False if the lots make no difference.
    pub(crate) fn draw_lots(&mut self, luck: &mut dyn Luck) -> bool {
        let alike = self.0.windows(2).all(|pair| pair[0] == pair[1]);
        let seats = u32::try_from(self.len()).unwrap_or(1);
        self.0.rotate_left(luck.below(seats) as usize);
        !alike
    }

    /// Everybody moves on by one seat, so that the next one begins.
    pub(crate) fn move_on(&mut self) {
        self.0.rotate_left(1);
    }

    /// How many seats there are.
    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    /// The level of the bot in a seat.
    pub(crate) fn bot(&self, seat: Seat) -> Option<Level> {
        match self.0.get(seat.index()) {
            Some(Sitter::Bot(level)) => Some(*level),
            Some(Sitter::Person(_) | Sitter::Team(_)) | None => None,
        }
    }

    /// The team in a seat; empty if there is none.
    pub(crate) fn team(&self, seat: Seat) -> &[String] {
        match self.0.get(seat.index()) {
            Some(Sitter::Team(names)) => names,
            Some(Sitter::Person(_) | Sitter::Bot(_)) | None => &[],
        }
    }

    /// From now on people move for this seat.
    pub(crate) fn leave_to_people(&mut self, seat: Seat) {
        self.0[seat.index()] = Sitter::Person(None);
    }

    /// The seats of the people.
    pub(crate) fn persons(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.0.len()).filter(|&seat| self.bot(seat).is_none())
    }

    /// The seat of the only person or team, if there is just one.
    pub(crate) fn only_person(&self) -> Option<Seat> {
        let mut persons = self.persons();
        persons.next().filter(|_| persons.next().is_none())
    }

    /// What a seat is called: a bot’s level is on its plate.
    pub(crate) fn name(&self, game: &Match, seat: Seat, lang: Lang) -> String {
        let name = game.name(seat, lang);
        match self.bot(seat) {
            Some(level) => format!("{name} (bot {})", level.number()),
            None => name,
        }
    }

    /// Who holds a seat, without its colour: `Luis`, `bot 3`, `you`.
    pub(crate) fn label(&self, seat: Seat, lang: Lang) -> String {
        match &self.0[seat.index()] {
            Sitter::Person(Some(name)) => name.clone(),
            Sitter::Person(None) if self.only_person().is_some() => words::YOU.get(lang).to_owned(),
            Sitter::Person(None) => words::SOMEBODY.get(lang).to_owned(),
            Sitter::Team(names) => names.join(", "),
            Sitter::Bot(level) => format!("bot {}", level.number()),
        }
    }

    /// Writes everybody down where the record keeps the names.
    pub(crate) fn note(&self, game: &mut Match) {
        for (seat, sitter) in Seat::all(self.len()).zip(&self.0) {
            game.notes.retain(|(key, _)| *key != bot_note(seat));
            match sitter {
                Sitter::Bot(level) => {
                    let level = level.number().to_string();
                    game.notes.push((bot_note(seat), level));
                }
                Sitter::Person(name) => {
                    game.notes.retain(|(key, _)| !names_seat(key, seat));
                    let name = name.clone().map(|name| (format!("seat {seat}"), name));
                    game.notes.extend(name);
                }
                Sitter::Team(names) => {
                    game.notes.retain(|(key, _)| !names_seat(key, seat));
                    game.notes.extend(team_notes(seat, names));
                }
            }
        }
    }

    /// The company that a record tells of.
    pub(crate) fn noted(game: &Match) -> Company {
        let noted = |key: &str| {
            let note = game.notes.iter().find(|(name, _)| name == key);
            note.map(|(_, value)| value.clone())
        };
        let sitter = |seat| {
            let level = noted(&bot_note(seat)).and_then(|level| level.parse().ok());
            if let Some(level) = level.and_then(Level::numbered) {
                return Sitter::Bot(level);
            }
            match game.team(seat) {
                team if team.is_empty() => Sitter::Person(noted(&format!("seat {seat}"))),
                team => Sitter::Team(team.into_iter().map(str::to_owned).collect()),
            }
        };
        Company(Seat::all(game.seats()).map(sitter).collect())
    }
}

fn bot_note(seat: Seat) -> String {
    format!("bot {seat}")
}

/// Whether a note names a seat's player or a member of its team.
fn names_seat(key: &str, seat: Seat) -> bool {
    let rest = key.strip_prefix(&format!("seat {seat}"));
    rest.is_some_and(|rest| {
        let mut letters = rest.chars();
        let known = letters
            .next()
            .is_none_or(|letter| Member::lettered(letter).is_some());
        known && letters.next().is_none()
    })
}

#[cfg(test)]
mod tests {
    use rules::Rng;

    use super::*;

    fn company(text: &str) -> Company {
        let seats: Vec<_> = text.split(',').map(str::to_owned).collect();
        Company::read(&seats, Lang::En).unwrap()
    }

    #[test]
    fn sitters_are_read_in_both_languages() {
        let read = |text| Sitter::read(text, Lang::En);
        for text in ["me", "yo", " person", "persona"] {
            assert_eq!(read(text), Ok(Sitter::Person(None)));
        }
        assert_eq!(read("bot:5"), Ok(Sitter::Bot(Level::Five)));
        assert_eq!(read("bot"), Ok(Sitter::Bot(USUAL_LEVEL)));
        let team = Sitter::Team(vec!["Ana".to_owned(), "Luis Á.".to_owned()]);
        assert_eq!(read("team:Ana+ Luis Á."), Ok(team.clone()));
        assert_eq!(read("equipo:Ana+Luis Á."), Ok(team));
        for text in ["", "bot:", "bot:0", "bot:6", "bot:x", "3", "Team:a+b"] {
            assert!(read(text).unwrap_err().contains("me, bot:1"), "{text}");
        }
        for text in [
            "team:",
            "team:Ana",
            "team:Ana+",
            "team:+",
            "team:1+2+3+4+5+6+7+8+9",
        ] {
            assert!(read(text).unwrap_err().contains("two to eight"), "{text}");
        }
        assert!(
            Sitter::read("team:Ana", Lang::Es)
                .unwrap_err()
                .contains("dos a ocho")
        );
    }

    #[test]
    fn the_only_person_is_found() {
        assert_eq!(company("bot,me").only_person(), Some(Seat::SECOND));
        assert_eq!(
            company("bot,team:Ana+Luis").only_person(),
            Some(Seat::SECOND)
        );
        assert_eq!(company("me,me").only_person(), None);
        assert_eq!(company("bot,bot").only_person(), None);
    }

    #[test]
    fn lots_keep_the_order_round_the_table() {
        let seated = company("me,bot:1,bot:2,team:Ana+Luis");
        let mut found = std::collections::BTreeSet::new();
        for seed in 0..40 {
            let mut drawn = seated.clone();
            assert!(drawn.draw_lots(&mut Rng::seeded(seed)));
            let turns = (0..4).find(|&turns| {
                let mut turned = seated.clone();
                (0..turns).for_each(|_| turned.move_on());
                turned == drawn
            });
            found.insert(turns);
        }
        assert_eq!(found, (0..4).map(Some).collect());
        assert!(!company("me,me").draw_lots(&mut Rng::seeded(1)));
    }
}
