//! What is to be played, and the questions that are still open about it.

use bots::Level;
use catalog::{Entry, GAMES, Match};
use rules::Lang;
use serde_json::{Map, Value};

use super::company::Company;
use super::words::{self, fill};
use crate::arguments::Table;
use crate::games::described;
use crate::shelf::shelf;

/// A game being chosen. What the command line said is not asked again.
#[derive(Default)]
pub(crate) struct Order {
    pub(crate) game: Option<&'static Entry>,
    seats: Option<usize>,
    options: Map<String, Value>,
    company: Option<Company>,
    /// What was asked, in order, so that one can go back.
    asked: Vec<Step>,
}

/// A question with a list of answers.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Question {
    pub(crate) title: String,
    /// Each answer with a remark.
    pub(crate) choices: Vec<(String, String)>,
    /// The answer that is offered.
    pub(crate) usual: usize,
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum Step {
    Game,
    Seats,
    Company,
    Option(String),
}

impl Order {
    /// What the command line says, and who it says sits down.
    pub(crate) fn new(table: &Table, company: Option<Company>) -> Order {
        Order {
            game: table.game,
            seats: table.seats.or(company.as_ref().map(Company::len)),
            options: table.options.as_object().cloned().unwrap_or_default(),
            company,
            asked: Vec::new(),
        }
    }

    /// The next question; `None` when everything is settled.
    pub(crate) fn question(&self, lang: Lang) -> Option<Question> {
        let question = match self.step()? {
            Step::Game => Question {
                title: words::WHICH_GAME.get(lang).to_owned(),
                choices: GAMES.iter().map(|entry| named(entry, lang)).collect(),
                usual: 0,
            },
            Step::Seats => self.how_many(lang)?,
            Step::Company => self.against_whom(lang)?,
            Step::Option(name) => self.which_value(&name, lang)?,
        };
        Some(question)
    }

    /// Takes the answer with this place in the list.
    pub(crate) fn answer(&mut self, place: usize) {
        let Some(step) = self.step() else {
            return;
        };
        match &step {
            Step::Game => self.game = GAMES.get(place),
            Step::Seats => self.seats = self.players().get(place).copied(),
            Step::Company => {
                let level = Level::numbered(place as u64);
                let against = |level| Company::against(level, self.seated());
                self.company = Some(level.map_or_else(|| Company::people(self.seated()), against));
            }
            Step::Option(name) => {
                if let Some(value) = self.values(name).into_iter().nth(place) {
                    self.options.insert(name.clone(), value);
                }
            }
        }
        self.asked.push(step);
    }

    /// Takes the last answer back; false if there was none.
    pub(crate) fn back(&mut self) -> bool {
        match self.asked.pop() {
            None => return false,
            Some(Step::Game) => self.game = None,
            Some(Step::Seats) => self.seats = None,
            Some(Step::Company) => self.company = None,
            Some(Step::Option(name)) => {
                self.options.remove(&name);
            }
        }
        true
    }

    /// Who sits down; people, if nobody said otherwise.
    pub(crate) fn company(&self, seats: usize, lang: Lang) -> Result<Company, String> {
        let company = self.company.clone();
        company.map_or_else(
            || Ok(Company::people(seats)),
            |company| company.for_seats(seats, lang),
        )
    }

    /// Opens the game; what was neither said nor asked has its default.
    pub(crate) fn open(&self, lang: Lang) -> Result<Match, String> {
        let Some(entry) = self.game else {
            let ids: Vec<_> = GAMES.iter().map(|entry| entry.about.id).collect();
            return Err(fill(words::NAME_A_GAME, lang, &[&ids.join(", ")]));
        };
        let seats = self.seats.unwrap_or_else(|| entry.usual_seats());
        let options = Value::Object(self.options.clone());
        Match::open(entry, seats, &options, shelf()).map_err(|refusal| refusal.sentence(lang))
    }

    fn step(&self) -> Option<Step> {
        if self.game.is_none() {
            return Some(Step::Game);
        }
        if self.seats.is_none() && self.players().len() > 1 {
            return Some(Step::Seats);
        }
        if self.company.is_none() && self.seated() > 1 {
            return Some(Step::Company);
        }
        let choices = self.game.map_or_else(Vec::new, |entry| (entry.choices)());
        let open = |name: &String| !self.options.contains_key(name) && self.values(name).len() > 1;
        let names = choices.into_iter().map(|choice| choice.name);
        names.into_iter().find(open).map(Step::Option)
    }

    fn players(&self) -> &'static [usize] {
        self.game.map_or(&[], |entry| entry.about.players)
    }

    fn how_many(&self, lang: Lang) -> Option<Question> {
        let entry = self.game?;
        let about = entry.about;
        let choice = |&seats: &usize| {
            let names = entry.seat_names(seats, &Value::Object(self.options.clone()));
            let names: Vec<_> = names.iter().map(|name| name.get(lang)).collect();
            (seats.to_string(), names.join(", "))
        };
        let usual = entry.usual_seats();
        Some(Question {
            title: words::HOW_MANY.get(lang).to_owned(),
            choices: about.players.iter().map(choice).collect(),
            usual: about
                .players
                .iter()
                .position(|&seats| seats == usual)
                .unwrap_or(0),
        })
    }

    /// How many sit down, as far as that is settled.
    fn seated(&self) -> usize {
        let usual = || self.game.map_or(2, Entry::usual_seats);
        self.seats.unwrap_or_else(usual)
    }

    /// People, or bots of one level.
    fn against_whom(&self, lang: Lang) -> Option<Question> {
        let entry = self.game?;
        let people = (words::PEOPLE.get(lang), words::SAME_KEYBOARD.get(lang));
        let bots = Level::ALL.map(|level| {
            let name = format!("bot {} · {}", level.number(), level.name().get(lang));
            (name, entry.sight[level.index()].get(lang).to_owned())
        });
        let people = (people.0.to_owned(), people.1.to_owned());
        Some(Question {
            title: words::AGAINST_WHOM.get(lang).to_owned(),
            choices: [people].into_iter().chain(bots).collect(),
            usual: Level::Two.number().into(),
        })
    }

    fn which_value(&self, name: &str, lang: Lang) -> Option<Question> {
        let entry = self.game?;
        let values = self.values(name);
        let defaults = Value::Object(self.defaults());
        let usual = |value: &Value| *value == defaults[name];
        let choice = |value: &Value| {
            let remark = if usual(value) && !value.is_null() {
                words::USUAL.get(lang)
            } else {
                ""
            };
            (value_in_words(entry, name, value, lang), remark.to_owned())
        };
        Some(Question {
            title: fill(words::WHICH_VALUE, lang, &[&entry.word(name, lang)]),
            choices: values.iter().map(choice).collect(),
            usual: values.iter().position(usual).unwrap_or(0),
        })
    }

    /// The options of the game with what they would be if nobody chose.
    fn defaults(&self) -> Map<String, Value> {
        match self
            .open(Lang::default())
            .as_ref()
            .map(|game| &**game.options())
        {
            Ok(Value::Object(options)) => options.clone(),
            _ => Map::new(),
        }
    }

    /// The values of an option that can be listed and go with what was chosen
    /// before. Null, where a game lists it, is an option left out.
    fn values(&self, name: &str) -> Vec<Value> {
        let choices = self.game.map_or_else(Vec::new, |entry| (entry.choices)());
        let choice = choices.into_iter().find(|choice| choice.name == name);
        let mut values = choice.map_or_else(Vec::new, |choice| choice.values);
        values.retain(|value| self.fits(name, value));
        values
    }

    fn fits(&self, name: &str, value: &Value) -> bool {
        let mut order = Order {
            game: self.game,
            seats: self.seats,
            options: self.options.clone(),
            ..Order::default()
        };
        order.options.insert(name.to_owned(), value.clone());
        order.open(Lang::default()).is_ok()
    }
}

fn value_in_words(entry: &Entry, name: &str, value: &Value, lang: Lang) -> String {
    if value.is_null() {
        return words::USUAL.get(lang).to_owned();
    }
    let text = value
        .as_str()
        .map_or_else(|| value.to_string(), str::to_owned);
    let key = format!("{name}={text}");
    let word = entry.word(&key, lang);
    if word == key { text } else { word }
}

fn named(entry: &Entry, lang: Lang) -> (String, String) {
    (entry.about.title.to_owned(), described(entry, lang))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Answers every question in the way that `choose` says.
    fn settled(choose: impl Fn(&Question) -> usize) -> Vec<Order> {
        let order = |game: usize| {
            let mut order = Order::default();
            order.answer(game);
            while let Some(question) = order.question(Lang::Es) {
                assert!(question.choices.len() > 1, "{question:?}");
                order.answer(choose(&question));
            }
            order
        };
        (0..GAMES.len()).map(order).collect()
    }

    #[test]
    fn accepting_what_is_offered_opens_the_usual_game() {
        for (order, entry) in settled(|question| question.usual).iter().zip(GAMES) {
            let game = order.open(Lang::En).unwrap();
            let none = Value::Object(Map::new());
            let usual = Match::open(entry, entry.usual_seats(), &none, shelf());
            assert_eq!(game.record(), usual.unwrap().record());
        }
    }

    #[test]
    fn the_last_answers_open_a_game_too() {
        for order in settled(|question| question.choices.len() - 1) {
            let game = order.open(Lang::En).unwrap();
            assert_eq!(Some(&game.seats()), game.entry().about.players.last());
        }
    }

    #[test]
    fn going_back_asks_again() {
        let mut order = Order::default();
        let first = order.question(Lang::En);
        assert!(!order.back());
        order.answer(0);
        assert_ne!(order.question(Lang::En), first);
        assert!(order.back());
        assert_eq!(order.question(Lang::En), first);
    }
}
