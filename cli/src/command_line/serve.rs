//! The arguments of `sobremesa serve`.

use std::path::PathBuf;

use clap::builder::BoolishValueParser;
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use serde_json::{Map, Value};

use super::Words;
use crate::serve::Order;

/// Each flag with the setting that it sets.
const PLACE: [(&str, &str); 2] = [("data", "data"), ("database", "database")];
const FLAGS: [(&str, &str); 3] = [
    ("listen", "listen"),
    ("public-url", "public_url"),
    ("log", "log.filter"),
];

impl Words {
    pub(super) fn serve(&self) -> Command {
        self.command(
            "serve",
            "Abre la sala, para jugar en red desde otros equipos",
            "Open the room, to be played in from other machines",
        )
        .args(self.place())
        .args(self.settings())
        .args(self.switches())
        .after_help(self.say(
            "Todo tiene un valor habitual. También se puede fijar con variables como SOBREMESA_LISTEN o en un archivo TOML; una opción va antes que una variable, y una variable antes que el archivo.",
            "Everything has a usual value. It can also be set by variables such as SOBREMESA_LISTEN or in a TOML file; a flag goes before a variable, and a variable before the file.",
        ))
    }

    pub(super) fn complaints(&self) -> Command {
        self.command(
            "complaints",
            "Las quejas de quienes juegan en tu sala, la última primero",
            "What people in your room have reported, the last first",
        )
        .args(self.place())
    }

    /// Where a room keeps everything.
    fn place(&self) -> [Arg; 3] {
        [
            self.value(
                "data",
                "La carpeta donde se guarda todo",
                "The folder where everything is kept",
            )
            .value_name(self.say("CARPETA", "FOLDER")),
            self.value(
                "database",
                "La base de datos; si falta, un archivo en la carpeta",
                "The database; left out, a file in the folder",
            )
            .value_name("sqlite:…|postgres:…"),
            self.value("config", "Un archivo TOML", "A TOML file")
                .value_name(self.say("ARCHIVO", "FILE"))
                .value_parser(value_parser!(PathBuf)),
        ]
    }

    /// Flags with a value that the room itself reads, so that its sentences are the
    /// same wherever the value comes from.
    fn settings(&self) -> [Arg; 5] {
        [
            self.value("listen", "Dónde escucha", "Where it listens")
                .value_name("0.0.0.0:7777"),
            self.value(
                "public-url",
                "Cómo se llega a la sala desde fuera",
                "How the room is reached from outside",
            )
            .value_name("https://…"),
            self.value(
                "bot-threads",
                "Cuántos hilos piensan por los bots",
                "How many threads think for the bots",
            )
            .value_name("N"),
            self.value(
                "trusted-proxy",
                "Una red cuyos proxys dicen la verdad; se puede repetir",
                "A network whose proxies tell the truth; may be repeated",
            )
            .value_name("10.0.0.0/8")
            .action(ArgAction::Append),
            self.value("log", "Qué se anota", "What is logged")
                .value_name("info|warn|…"),
        ]
    }

    fn switches(&self) -> [Arg; 4] {
        let switch = |arg: Arg| {
            arg.num_args(0..=1)
                .require_equals(true)
                .default_missing_value("true")
                .value_name("true|false")
                .value_parser(BoolishValueParser::new())
        };
        [
            switch(self.value(
                "lobby",
                "Las mesas públicas se ven en una lista",
                "Public tables are listed for everybody",
            )),
            switch(self.value(
                "chat",
                "Se pueden escribir mensajes libres",
                "People may write freely to each other",
            )),
            self.flag(
                "open",
                "Abre la página en el navegador de este equipo",
                "Open the page in this machine's browser",
            ),
            self.flag("no-qr", "Sin código QR", "Without a QR code"),
        ]
    }
}

/// What was asked for.
pub(crate) fn order(found: &ArgMatches) -> Order {
    let text = |name: &str| found.get_one::<String>(name).cloned();
    let mut flags = named(found, &PLACE);
    flags.append(&mut named(found, &FLAGS));
    // What is no number is left as it is, for the sentence that says so.
    let threads = text("bot-threads").map(|text| text.parse().map_or(text.into(), Value::Number));
    flags.extend(threads.map(|threads| ("bot_threads".to_owned(), threads)));
    for switch in ["lobby", "chat"] {
        let on = found.get_one::<bool>(switch).copied();
        flags.extend(on.map(|on| (switch.to_owned(), Value::from(on))));
    }
    if let Some(proxies) = found.get_many::<String>("trusted-proxy") {
        let proxies: Vec<_> = proxies.cloned().collect();
        flags.insert("trusted_proxies".to_owned(), proxies.into());
    }
    Order {
        file: found.get_one("config").cloned(),
        flags,
        browse: found.get_flag("open"),
        qr: !found.get_flag("no-qr"),
    }
}

/// The same where only what the room has kept is of interest.
pub(crate) fn order_of_place(found: &ArgMatches) -> Order {
    Order {
        file: found.get_one("config").cloned(),
        flags: named(found, &PLACE),
        browse: false,
        qr: false,
    }
}

/// The settings of these flags that were given.
fn named(found: &ArgMatches, flags: &[(&str, &str)]) -> Map<String, Value> {
    let given = flags.iter().filter_map(|(flag, key)| {
        let value = found.get_one::<String>(flag)?;
        Some(((*key).to_owned(), Value::from(value.clone())))
    });
    given.collect()
}
