//! Text in both languages. A [`Text`] cannot be written without both.

use std::fmt;
use std::str::FromStr;

use schemars::JsonSchema;
use serde::Serialize;

/// A language of the program.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Lang {
    /// Spanish, the language of the rulebooks.
    #[default]
    Es,
    /// English.
    En,
}

impl Lang {
    /// Both languages.
    pub const ALL: [Lang; 2] = [Lang::Es, Lang::En];

    /// The two-letter code, `es` or `en`.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::Es => "es",
            Lang::En => "en",
        }
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Lang {
    type Err = &'static str;

    fn from_str(code: &str) -> Result<Lang, &'static str> {
        let found = Lang::ALL.into_iter().find(|lang| lang.code() == code);
        found.ok_or("es, en")
    }
}

/// A text in Spanish and in English.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Text {
    /// In Spanish.
    pub es: &'static str,
    /// In English.
    pub en: &'static str,
}

impl Text {
    /// A text from both languages.
    pub const fn new(es: &'static str, en: &'static str) -> Text {
        Text { es, en }
    }

    /// The text in one language.
    pub const fn get(&self, lang: Lang) -> &'static str {
        match lang {
            Lang::Es => self.es,
            Lang::En => self.en,
        }
    }
}
