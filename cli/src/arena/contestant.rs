//! Who can enter the arena.

use bots::{Level, Player};

/// A bot of ours, or a program that speaks our engine protocol.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Contestant {
    Bot(Player),
    Engine { name: String, command: Vec<String> },
}

impl Contestant {
    /// Its name in the tables.
    pub(crate) fn name(&self) -> String {
        match self {
            Contestant::Bot(player) => player.to_string(),
            Contestant::Engine { name, .. } => name.clone(),
        }
    }

    /// Reads `name=program argument…`.
    pub(crate) fn engine(text: &str) -> Result<Contestant, String> {
        let (name, command) = text.split_once('=').ok_or("NAME=COMMAND")?;
        let command: Vec<_> = command.split_whitespace().map(str::to_owned).collect();
        if name.is_empty() || command.is_empty() {
            return Err("NAME=COMMAND".to_owned());
        }
        Ok(Contestant::Engine {
            name: name.to_owned(),
            command,
        })
    }
}

/// Reads a list such as `random,1..5,tree`.
pub(crate) fn contestants(text: &str) -> Result<Vec<Contestant>, String> {
    let mut all = Vec::new();
    for word in text.split(',').map(str::trim) {
        match word.split_once("..") {
            Some((first, last)) => all.extend(levels(first, last)?),
            None => all.push(Contestant::Bot(word.parse::<Player>()?)),
        }
    }
    Ok(all)
}

fn levels(first: &str, last: &str) -> Result<Vec<Contestant>, String> {
    let read = |text: &str| {
        text.trim_start_matches('=')
            .parse()
            .ok()
            .and_then(Level::numbered)
    };
    match (read(first), read(last)) {
        (Some(first), Some(last)) if first <= last => {
            let levels = Level::ALL.into_iter();
            let asked = levels.filter(|level| (first..=last).contains(level));
            Ok(asked
                .map(|level| Contestant::Bot(Player::Level(level)))
                .collect())
        }
        _ => Err("1..5".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_of_contestants_is_read() {
        let names = |text: &str| -> Result<Vec<String>, String> {
            Ok(contestants(text)?.iter().map(Contestant::name).collect())
        };
        assert_eq!(names("1..5").unwrap(), ["1", "2", "3", "4", "5"]);
        assert_eq!(
            names("random, 2..3,tree").unwrap(),
            ["random", "2", "3", "tree"]
        );
        for wrong in ["", "0", "6", "5..1", "1..6", "best"] {
            assert!(names(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn an_engine_has_a_name_and_a_command() {
        let engine = Contestant::engine("mine=python3 bot.py --fast").unwrap();
        let command = ["python3", "bot.py", "--fast"].map(str::to_owned).to_vec();
        let name = "mine".to_owned();
        assert_eq!(engine, Contestant::Engine { name, command });
        assert!(Contestant::engine("mine").is_err());
        assert!(Contestant::engine("mine=").is_err());
    }
}
