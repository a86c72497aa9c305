//! The arguments of `sobremesa arena`.

use std::path::PathBuf;

use clap::{Arg, ArgAction, Command, value_parser};

use super::Words;
use crate::arena::{Contestant, contestants};

impl Words {
    pub(super) fn arena(&self) -> Command {
        self.command(
            "arena",
            "Bots contra bots: quién es más fuerte, y con qué certeza",
            "Bots against bots: who is stronger, and how sure that is",
        )
        .args(self.who())
        .args(self.how())
        .args(self.budget())
        .group(clap::ArgGroup::new("budget").args(["pace", "ms", "nodes"]))
    }

    /// What is played, and by whom.
    fn who(&self) -> [Arg; 5] {
        let levels = self
            .value(
                "levels",
                "Niveles y patrones: 1..5, 3, random (al azar), tree (búsqueda sin saber nada)",
                "Levels and yardsticks: 1..5, 3, random, tree (a search that knows nothing)",
            )
            .value_name("1..5,tree")
            .value_parser(contestants)
            .default_value("1..5");
        let engine = self
            .value(
                "engine",
                "Un programa que habla el protocolo de «sobremesa engine»; se puede repetir",
                "A program that speaks the protocol of “sobremesa engine”; may be repeated",
            )
            .value_name(self.say("NOMBRE=ORDEN", "NAME=COMMAND"))
            .value_parser(Contestant::engine)
            .action(ArgAction::Append);
        [
            self.game().long("game").required(true),
            levels,
            engine,
            self.players(),
            self.option(),
        ]
    }

    /// How many games, where and how.
    fn how(&self) -> [Arg; 7] {
        let number = |name, es, en| self.value(name, es, en).value_name("N");
        [
            number("games", "Partidas de cada pareja", "Games for each pair")
                .value_parser(value_parser!(u32).range(1..=1_000_000))
                .default_value("60"),
            self.flag(
                "neighbours",
                "Solo se enfrentan los vecinos de la lista",
                "Only neighbours in the list meet",
            ),
            number(
                "opening",
                "Jugadas al azar para empezar; si falta, 4, o 0 si el juego ya tiene azar",
                "Random plies to begin with; left out, 4, or 0 if the game has luck of its own",
            )
            .value_parser(value_parser!(u32).range(0..=1000)),
            number("seed", "De dónde sale el azar", "Where the luck comes from")
                .value_parser(value_parser!(u64))
                .default_value("1"),
            number(
                "jobs",
                "Partidas a la vez; si falta, una por núcleo",
                "Games at the same time; left out, one a core",
            )
            .value_parser(value_parser!(u32).range(1..=1024)),
            number(
                "patience",
                "Segundos que un programa puede callar además de su tiempo",
                "Seconds that a program may stay silent besides its time",
            )
            .value_parser(value_parser!(u64).range(1..=3600))
            .default_value("10"),
            self.value(
                "out",
                "Carpeta para las partidas, el resultado y el gráfico; si ya tiene partidas, se sigue",
                "Folder for the games, the result and the chart; if it has games already, they count",
            )
            .value_name(self.say("CARPETA", "FOLDER"))
            .value_parser(value_parser!(PathBuf)),
        ]
    }

    /// How long a move may take.
    fn budget(&self) -> [Arg; 3] {
        let number = |name, es, en| self.value(name, es, en).value_name("N");
        [
            number(
                "pace",
                "Parte del tiempo propio de cada nivel; si falta, 0.1",
                "Part of each level’s own time; left out, 0.1",
            )
            .value_parser(pace),
            number(
                "ms",
                "Milisegundos por jugada, para todos",
                "Milliseconds a move, for all",
            )
            .value_parser(value_parser!(u64).range(0..=86_400_000)),
            number(
                "nodes",
                "Nodos por jugada, para todos: da siempre las mismas partidas",
                "Nodes a move, for all: gives the same games every time",
            )
            .value_parser(value_parser!(u64)),
        ]
    }
}

fn pace(text: &str) -> Result<f64, String> {
    let pace: Result<f64, _> = text.parse();
    let pace = pace.ok().filter(|pace| (0.0..=100.0).contains(pace));
    pace.ok_or_else(|| "0–100".to_owned())
}
