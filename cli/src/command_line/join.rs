//! The arguments of `sobremesa join`.

use clap::{Arg, ArgMatches, Command};

use super::Words;
use crate::join::Visitor;

impl Words {
    pub(super) fn join(&self) -> Command {
        let address = Arg::new("url")
            .value_name("URL")
            .help(self.say(
                "La sala (http://equipo:7777), una mesa (…/t/MESA) o una invitación (…/i#CÓDIGO)",
                "The room (http://machine:7777), a table (…/t/TABLE) or an invitation (…/i#CODE)",
            ))
            .required(true);
        let name = self
            .value("name", "Cómo te llamas", "What to call you")
            .value_name(self.say("NOMBRE", "NAME"));
        let word = self
            .value(
                "word",
                "Una palabra tuya para la suerte",
                "A word of yours for the luck",
            )
            .value_name(self.say("PALABRA", "WORD"));
        self.command(
            "join",
            "Juega en una sala desde este terminal, línea a línea",
            "Play in a room from this terminal, line by line",
        )
        .args([address, name, word, self.ascii()])
    }
}

/// Who goes where.
pub(crate) fn visitor(found: &ArgMatches) -> Visitor {
    let text = |name: &str| found.get_one::<String>(name).cloned();
    Visitor {
        url: text("url").expect("it is required"),
        name: text("name"),
        word: text("word").unwrap_or_default(),
        ascii: found.get_flag("ascii"),
    }
}
