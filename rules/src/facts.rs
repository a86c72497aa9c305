//! What a rulebook says about its game besides the rules.

use schemars::JsonSchema;
use serde::Serialize;

use crate::{Lang, Text};

/// The facts on a box or in a colophon. A fact that the rulebook does not state is
/// absent: nothing here comes from anywhere else.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Facts {
    /// The minimum age in years.
    pub age: Option<u8>,
    /// The duration of a game.
    pub minutes: Option<Minutes>,
    /// The designer.
    pub designer: Option<&'static str>,
    /// The publisher.
    pub publisher: Option<&'static str>,
    /// The year in which this edition, or the rulebook, was published.
    pub year: Option<u16>,
    /// The rulebook's version, as it states it.
    pub version: Option<Text>,
    /// The licence of the rulebook.
    pub licence: Option<Licence>,
    /// The website of the designer or the publisher.
    pub url: Option<&'static str>,
    /// A further notice: the copyright, or the game it is based on.
    pub notice: Option<Text>,
}

/// A range of minutes; both ends are equal if the rulebook states one number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Minutes {
    /// The duration of a short game.
    pub least: u16,
    /// The duration of a long game.
    pub most: u16,
}

/// A licence with the URL of its text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Licence {
    /// Its usual short name.
    pub name: &'static str,
    /// The URL of its text.
    pub url: &'static str,
}

impl Facts {
    /// The facts of a game whose rulebook states none.
    pub const NONE: Facts = Facts {
        age: None,
        minutes: None,
        designer: None,
        publisher: None,
        year: None,
        version: None,
        licence: None,
        url: None,
        notice: None,
    };

    /// Age and duration in a few words each, for lists.
    pub fn at_a_glance(&self, lang: Lang) -> Vec<String> {
        let age = self.age.map(|age| {
            let words = Text::new("desde {0} años", "ages {0}+").get(lang);
            words.replace("{0}", &age.to_string())
        });
        let minutes = self.minutes.map(|minutes| minutes.in_words(lang));
        age.into_iter().chain(minutes).collect()
    }

    /// Designer, publisher and year, for lists.
    pub fn makers(&self) -> Vec<String> {
        let names = [self.designer, self.publisher].into_iter().flatten();
        let year = self.year.map(|year| year.to_string());
        names.map(str::to_owned).chain(year).collect()
    }

    /// All facts with their labels.
    pub fn named(&self, lang: Lang) -> Vec<(&'static str, String)> {
        let said = |text: Option<&str>| text.map(str::to_owned);
        let licence = |Licence { name, url }| format!("{name}, {url}");
        let facts = [
            (
                Text::new("Edad", "Age"),
                self.age.map(|age| format!("{age}+")),
            ),
            (
                Text::new("Duración", "Duration"),
                self.minutes.map(|minutes| minutes.in_words(lang)),
            ),
            (Text::new("Autor", "Designer"), said(self.designer)),
            (Text::new("Editorial", "Publisher"), said(self.publisher)),
            (
                Text::new("Año", "Year"),
                self.year.map(|year| year.to_string()),
            ),
            (
                Text::new("Versión del reglamento", "Rulebook version"),
                said(self.version.map(|version| version.get(lang))),
            ),
            (
                Text::new("Licencia del reglamento", "Rulebook licence"),
                self.licence.map(licence),
            ),
            (Text::new("Web", "Website"), said(self.url)),
            (
                Text::new("Nota", "Note"),
                said(self.notice.map(|notice| notice.get(lang))),
            ),
        ];
        let known = facts.into_iter();
        known
            .filter_map(|(name, fact)| fact.map(|fact| (name.get(lang), fact)))
            .collect()
    }
}

impl Minutes {
    /// “15–45 min”, or “about 15 min”.
    fn in_words(self, lang: Lang) -> String {
        let Minutes { least, most } = self;
        if least < most {
            return format!("{least}–{most} min");
        }
        let words = Text::new("unos {0} min", "about {0} min").get(lang);
        words.replace("{0}", &most.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_known_is_not_mentioned() {
        for lang in Lang::ALL {
            assert!(Facts::NONE.named(lang).is_empty());
            assert!(Facts::NONE.at_a_glance(lang).is_empty());
        }
        assert!(Facts::NONE.makers().is_empty());
    }

    #[test]
    fn one_number_of_minutes_is_about_right() {
        let check = |least, most, es, en| {
            let minutes = Minutes { least, most };
            assert_eq!(minutes.in_words(Lang::Es), es);
            assert_eq!(minutes.in_words(Lang::En), en);
        };
        check(15, 15, "unos 15 min", "about 15 min");
        check(15, 45, "15–45 min", "15–45 min");
    }
}
