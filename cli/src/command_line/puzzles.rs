//! The arguments of `sobremesa puzzles`.

use std::path::PathBuf;

use clap::{Arg, ArgMatches, Command, value_parser};

use super::Words;
use crate::arguments::{game, options};
use crate::puzzles::Order;

impl Words {
    pub(super) fn puzzles(&self) -> Command {
        self.command(
            "puzzles",
            "Busca problemas con una sola solución en partidas entre bots",
            "Look for puzzles with exactly one solution in games between bots",
        )
        .args([
            self.game().required(true),
            self.players(),
            self.option(),
        ])
        .args(self.how_many())
        .args(self.sheets())
        .after_help(self.say(
            "Cada problema se demuestra buscando: una jugada cumple lo que se pide y las demás no. Con la misma semilla salen siempre los mismos. Ctrl-C guarda lo que haya.",
            "Every puzzle is proved by search: one move does what is asked and no other does. The same seed always gives the same ones. Ctrl-C keeps what there is.",
        ))
    }

    fn how_many(&self) -> [Arg; 3] {
        let number = |name, es, en| self.value(name, es, en).value_name("N");
        [
            number("count", "Cuántos problemas", "How many puzzles")
                .value_parser(value_parser!(u32).range(1..=10_000))
                .default_value("10"),
            number(
                "games",
                "Cuántas partidas se juegan como mucho",
                "How many games are played at most",
            )
            .value_parser(value_parser!(u32).range(1..=10_000_000))
            .default_value("1000"),
            number("seed", "De dónde sale el azar", "Where the luck comes from")
                .value_parser(value_parser!(u64))
                .default_value("1"),
        ]
    }

    fn sheets(&self) -> [Arg; 2] {
        let file = |name, es, en| {
            self.value(name, es, en)
                .value_name(self.say("ARCHIVO", "FILE"))
                .value_parser(value_parser!(PathBuf))
        };
        [
            file(
                "out",
                "Dónde se escriben; si falta, en la salida estándar",
                "Where they are written; left out, to the standard output",
            ),
            file(
                "check",
                "Vuelve a demostrar los problemas de un archivo",
                "Prove the puzzles of a file again",
            )
            .conflicts_with("out"),
        ]
    }
}

/// What was asked for.
pub(crate) fn order(found: &ArgMatches) -> Order {
    let game = game(found).expect("it is required");
    let number = |name: &str| *found.get_one::<u32>(name).expect("it has a default") as usize;
    Order {
        game,
        seats: found
            .get_one("players")
            .copied()
            .unwrap_or_else(|| game.usual_seats()),
        options: options(found),
        count: number("count"),
        games: number("games"),
        seed: found.get_one("seed").copied().expect("it has a default"),
        out: found.get_one("out").cloned(),
        check: found.get_one("check").cloned(),
    }
}
