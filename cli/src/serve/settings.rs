//! The sources of the settings: flags override the environment, which overrides the
//! file, which overrides the defaults.

use std::path::{Path, PathBuf};

use figment::error::Kind;
use figment::providers::{Env, Format, Serialized, Toml};
use figment::value::Value;
use figment::{Error, Figment};
use rules::{Lang, Text};
use server::config::Config;

use super::Order;
use crate::play::words::fill;
use crate::{files, shelf};

/// The prefix of all our variables; two underscores stand for a dot.
pub(crate) const PREFIX: &str = "SOBREMESA_";
/// Names the file when no flag does. It is not a setting of the room.
const FILE: &str = "config";

/// The settings, or a message that says which one is wrong and where it was set.
pub(super) fn read(order: Order, lang: Lang) -> Result<Config, String> {
    let named = || std::env::var_os(format!("{PREFIX}{}", FILE.to_uppercase()));
    let file = order.file.or_else(|| named().map(PathBuf::from));
    let mut figment = Figment::from(Serialized::default("data", usual_folder()));
    if let Some(file) = &file {
        figment = figment.merge(Toml::string(&files::read(file, lang)?));
    }
    figment = figment.merge(Env::prefixed(PREFIX).ignore(&[FILE]).split("__"));
    for (key, value) in order.flags {
        figment = figment.merge(Serialized::global(&key, value));
    }
    let sources = Sources {
        figment: &figment,
        file: file.as_deref(),
        lang,
    };
    figment.extract().map_err(|error| sources.sentence(&error))
}

/// The system's folder for user data, or else the current one.
fn usual_folder() -> PathBuf {
    shelf::data_folder().unwrap_or(Config::default().data)
}

/// The sources, to explain what is wrong with a setting.
struct Sources<'a> {
    figment: &'a Figment,
    file: Option<&'a Path>,
    lang: Lang,
}

impl Sources<'_> {
    fn sentence(&self, error: &Error) -> String {
        let path = error.path.join(".");
        match &error.kind {
            Kind::UnknownField(name, _) if path.is_empty() || path == *name => self.unknown(name),
            Kind::UnknownField(name, _) if path.ends_with(&format!(".{name}")) => {
                self.unknown(&path)
            }
            Kind::UnknownField(name, _) => self.unknown(&format!("{path}.{name}")),
            // A file that is not TOML has no path yet.
            Kind::Message(message) if path.is_empty() => self.no_toml(message),
            _ => self.unfit(&path),
        }
    }

    fn unknown(&self, key: &str) -> String {
        let text = Text::new(
            "{0}: no existe ningún ajuste «{1}»",
            "{0}: there is no setting “{1}”",
        );
        fill(text, self.lang, &[&self.source(key), key])
    }

    fn unfit(&self, key: &str) -> String {
        let text = Text::new(
            "{0}: «{1}» no puede valer {2}; vale {3}",
            "{0}: “{1}” cannot be {2}; it takes {3}",
        );
        let value = self.figment.find_value(key).ok();
        // A database URL may contain a password.
        let value = value.filter(|_| key != "database");
        let value = value.map_or("…".to_owned(), |value| written(&value));
        let expected = expected(key).get(self.lang);
        fill(text, self.lang, &[&self.source(key), key, &value, expected])
    }

    fn no_toml(&self, message: &str) -> String {
        let line = message.split_once("line ").map_or("", |(_, rest)| rest);
        let line: String = line.chars().take_while(char::is_ascii_digit).collect();
        let text = Text::new(
            "{0}: no es TOML; la línea {1} no se entiende",
            "{0}: this is no TOML; line {1} makes no sense",
        );
        fill(text, self.lang, &[&self.file(), &line])
    }

    /// The file, the variable or the flag that a setting came from.
    fn source(&self, key: &str) -> String {
        let metadata = self.figment.find_metadata(key);
        let name = metadata.map_or("", |metadata| &metadata.name);
        if name.starts_with("TOML") {
            self.file()
        } else if name.contains("environment") {
            format!("{PREFIX}{}", key.to_uppercase().replace('.', "__"))
        } else {
            flag(key)
        }
    }

    fn file(&self) -> String {
        let path = self.file.map(Path::display);
        path.map_or_else(String::new, |path| path.to_string())
    }
}

/// The flag of a setting.
fn flag(key: &str) -> String {
    match key {
        "log.filter" => "--log".to_owned(),
        key if key.starts_with("trusted_proxies") => "--trusted-proxy".to_owned(),
        key => format!("--{}", key.replace('_', "-")),
    }
}

fn written(value: &Value) -> String {
    match value {
        Value::String(_, text) => text.clone(),
        other => serde_json::to_string(other).unwrap_or_default(),
    }
}

/// The values that a setting takes.
fn expected(key: &str) -> Text {
    let setting = key.split('.').next().unwrap_or(key);
    match setting {
        "listen" => Text::new(
            "una dirección con su puerto, como 0.0.0.0:7777",
            "an address with its port, such as 0.0.0.0:7777",
        ),
        "data" => Text::new("una carpeta", "a folder"),
        "database" => Text::new(
            "una dirección que empiece por sqlite: o postgres:",
            "an address that begins with sqlite: or postgres:",
        ),
        "public_url" => Text::new(
            "una dirección sin camino, como https://juegos.example",
            "an address without a path, such as https://games.example",
        ),
        "trusted_proxies" => Text::new("redes, como 10.0.0.0/8", "networks, such as 10.0.0.0/8"),
        "proxy_header" => Text::new(
            "x-forwarded-for o forwarded",
            "x-forwarded-for or forwarded",
        ),
        "lobby" | "chat" => Text::new("true o false", "true or false"),
        "bot_threads" => Text::new("un número desde 1", "a number from 1 on"),
        "connections" => Text::new("un número", "a number"),
        "log" => Text::new(
            "filter, format (human o json) y addresses (true o false)",
            "filter, format (human or json) and addresses (true or false)",
        ),
        _ => Text::new("lo que dice docs/hosting.md", "what docs/hosting.md says"),
    }
}
