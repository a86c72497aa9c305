//! `sobremesa bench room`.

use std::time::Duration;

use clap::{Arg, ArgMatches, Command, value_parser};

use super::Words;
use crate::arguments::game;
use crate::load::Load;

impl Words {
    pub(super) fn load(&self) -> Command {
        let count = |name, es, en, usual| {
            let count: Arg = self.value(name, es, en).value_name("N");
            count
                .value_parser(value_parser!(u64).range(..=100_000))
                .default_value(usual)
        };
        let database = self
            .value(
                "database",
                "La base de datos de la sala, si no es un archivo propio",
                "The room’s database, if it is not a file of its own",
            )
            .value_name("URL");
        self.command(
            "room",
            "Carga una sala de verdad desde otro proceso y mide cómo responde",
            "Load a real room from another process and measure how it answers",
        )
        .args([
            self.game(),
            count(
                "tables",
                "Mesas que juegan lo más deprisa que pueden",
                "Tables that play as fast as they can",
                "200",
            ),
            count(
                "seconds",
                "Cuánto tiempo juegan",
                "How long they play",
                "10",
            ),
            count(
                "sockets",
                "Conexiones que solo escuchan",
                "Sockets that only listen",
                "1000",
            ),
            count(
                "returning",
                "Clientes que vuelven después de un reinicio",
                "Clients that come back after a restart",
                "500",
            ),
            database,
        ])
    }
}

/// The load that was asked for.
pub(crate) fn load(found: &ArgMatches) -> Load {
    let count = |name| *found.get_one::<u64>(name).expect("it has a default");
    Load {
        game: game(found),
        tables: count("tables") as usize,
        time: Duration::from_secs(count("seconds")),
        idle: count("sockets") as usize,
        returning: count("returning") as usize,
        database: found.get_one::<String>("database").cloned(),
    }
}
