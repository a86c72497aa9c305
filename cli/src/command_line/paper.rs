//! The arguments of `sobremesa print`.

use std::path::PathBuf;

use catalog::{Leaf, find};
use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgMatches, Command, value_parser};
use print::Paper;
use serde_json::Value;

use super::Words;
use crate::paper::{Format, Job, What};

impl Words {
    pub(super) fn print(&self) -> Command {
        let what = Arg::new("what")
            .value_name(self.say("JUEGO|REGISTRO", "GAME|RECORD"))
            .help(self.say(
                "Un juego, o el archivo de una partida, que sale como un librillo",
                "A game, or the file of a game that was played, which becomes a booklet",
            ))
            .required_unless_present("record");
        let leaf = Arg::new("leaf")
            .value_name(self.say("QUÉ", "WHAT"))
            .help(self.say(
                "De un juego: board, el tablero; pieces, las piezas; rules, las reglas; all, todo",
                "Of a game: its board, its pieces, its rules or all",
            ))
            .value_parser(PossibleValuesParser::new(
                Leaf::ALL.map(Leaf::code).into_iter().chain(["all"]),
            ))
            .hide_possible_values(true)
            .default_value("all")
            .hide_default_value(true);
        let record = self
            .value(
                "record",
                "El archivo de una partida; «-», la entrada estándar",
                "The file of a game that was played; “-” is standard input",
            )
            .value_name(self.say("ARCHIVO", "FILE"))
            .conflicts_with_all(["what", "leaf", "option", "players"])
            .value_parser(value_parser!(PathBuf));
        let paper = self
            .value(
                "paper",
                "El papel: a4 o letter; si falta, el que se usa donde estás",
                "The paper: a4 or letter; left out, the one used where you are",
            )
            .value_name("a4|letter")
            .value_parser(PossibleValuesParser::new(Paper::ALL.map(Paper::code)))
            .hide_possible_values(true);
        let format = self
            .value(
                "format",
                "pdf, un solo archivo, o svg, un archivo por hoja",
                "pdf, a single file, or svg, a file for each sheet",
            )
            .value_name("pdf|svg")
            .value_parser(["pdf", "svg"])
            .hide_possible_values(true)
            .default_value("pdf")
            .hide_default_value(true);
        let players = self.players().help(self.say(
            "Para cuántos jugadores; si falta, la caja entera",
            "For how many players; left out, the whole box",
        ));
        let out = self
            .value(
                "out",
                "El archivo, o la carpeta para los SVG; si falta, aquí",
                "The file, or the folder for SVG; left out, here",
            )
            .value_name(self.say("RUTA", "PATH"))
            .value_parser(value_parser!(PathBuf));
        self.command(
            "print",
            "Un juego en papel: tablero, piezas y reglas; o una partida en un librillo",
            "A game on paper: board, pieces and rules; or a played game as a booklet",
        )
        .args([
            what,
            leaf,
            record,
            paper,
            format,
            self.option(),
            players,
            out,
        ])
    }
}

/// What was asked for.
pub(crate) fn job(found: &ArgMatches, options: Value) -> Job {
    let text = |name: &str| found.get_one::<String>(name).map(String::as_str);
    let record = found.get_one::<PathBuf>("record").cloned();
    let named = text("what").unwrap_or_default();
    let what = match (record, find(named)) {
        (Some(file), _) => What::Booklet(file),
        (None, Some(game)) => What::Game {
            game,
            leaves: text("leaf").and_then(Leaf::named).unwrap_or(&Leaf::ALL),
            seats: found.get_one("players").copied(),
            options,
        },
        (None, None) => What::Booklet(PathBuf::from(named)),
    };
    Job {
        what,
        paper: text("paper").and_then(|paper| paper.parse().ok()),
        format: match text("format") {
            Some("svg") => Format::Svg,
            _ => Format::Pdf,
        },
        out: found.get_one("out").cloned(),
    }
}
