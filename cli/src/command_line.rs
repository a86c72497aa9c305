//! The commands and their help, in both languages.

mod arena;
pub(crate) mod join;
pub(crate) mod load;
pub(crate) mod paper;
pub(crate) mod puzzles;
pub(crate) mod serve;
mod verify;

use std::path::PathBuf;

use catalog::GAMES;
use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, Command, value_parser};
use rules::{Lang, Text, Tool};
use serde_json::Value;

/// The whole command line with its help in one language.
pub(crate) fn command_line(lang: Lang) -> Command {
    let words = Words(lang);
    words
        .localized(Command::new("sobremesa"))
        .version(env!("CARGO_PKG_VERSION"))
        .about(words.say(
            "La sala de juegos: juegos de mesa tal como los manda su reglamento",
            "The game room: board games played exactly by their rulebooks",
        ))
        .subcommand_required(true)
        .arg_required_else_help(true)
        .disable_version_flag(true)
        .args([words.lang(), words.version()])
        .subcommand(words.play())
        .subcommand(words.serve())
        .subcommand(words.complaints())
        .subcommand(words.join())
        .subcommand(words.command("games", "Los juegos que hay", "The games there are"))
        .subcommand(words.rules())
        .subcommand(words.print())
        .subcommand(words.record())
        .subcommand(words.verify())
        .subcommand(words.command(
            "engine",
            "Para programas: peticiones y respuestas en JSON, una por línea",
            "For programs: requests and answers in JSON, one a line",
        ))
        .subcommand(words.arena())
        .subcommand(words.bench())
        .subcommand(words.puzzles())
        .subcommands(words.tools())
}

/// Builds commands and arguments whose help is in one language.
struct Words(Lang);

impl Words {
    fn say(&self, es: &'static str, en: &'static str) -> &'static str {
        Text::new(es, en).get(self.0)
    }

    fn command(&self, name: &'static str, es: &'static str, en: &'static str) -> Command {
        self.localized(Command::new(name).about(self.say(es, en)))
    }

    fn flag(&self, name: &'static str, es: &'static str, en: &'static str) -> Arg {
        self.value(name, es, en).action(ArgAction::SetTrue)
    }

    fn value(&self, name: &'static str, es: &'static str, en: &'static str) -> Arg {
        Arg::new(name).long(name).help(self.say(es, en))
    }

    fn play(&self) -> Command {
        let game = self.game().help(self.say(
            "A qué jugar; si falta, se elige de una lista",
            "What to play; left out, it is chosen from a list",
        ));
        let names = self
            .value(
                "names",
                "Los nombres, separados por comas",
                "The players’ names, separated by commas",
            )
            .value_name("ANA,LUIS")
            .value_delimiter(',');
        let seats = self
            .value(
                "seats",
                "Quién se sienta: personas (yo), equipos (team:Ana+Luis) y bots de un nivel (bot:3)",
                "Who plays: people (me), teams (team:Ana+Luis) and bots of a level (bot:3)",
            )
            .value_name(self.say("yo,bot:3", "me,bot:3"))
            .value_delimiter(',');
        let games = self
            .value(
                "games",
                "Cuántas partidas seguidas, sumando lo ganado; si falta, las que pide el juego",
                "How many games in a row, adding up what is won; left out, as the game asks",
            )
            .allow_hyphen_values(true)
            .value_name("N");
        let no_lots = self.flag(
            "no-lots",
            "Sin sorteo: cada cual se sienta en el orden escrito y empieza el primero",
            "No lots: everybody sits in the order given, and the first seat begins",
        );
        let seed = self
            .value(
                "seed",
                "Un número del que salen el sorteo y los dados, para repetirlos",
                "A number that decides lots and dice, to have the same again",
            )
            .allow_hyphen_values(true)
            .value_name("N");
        let take_backs = self
            .value(
                "take-backs",
                "Cuándo se deshacen jugadas: never (nunca), bots (solo contra bots) o consent (de común acuerdo)",
                "When moves may be taken back: never, bots (only against bots) or consent (all agree)",
            )
            .value_name("never|bots|consent");
        let hints = self.flag(
            "hints",
            "Varias personas acuerdan que haya pistas",
            "Several people agree to be given hints",
        );
        let load = self
            .value(
                "load",
                "Sigue una partida guardada",
                "Go on with a saved game",
            )
            .value_name(self.say("ARCHIVO", "FILE"))
            .value_parser(value_parser!(PathBuf));
        let plain = self.flag(
            "plain",
            "Línea a línea, sin dibujar toda la pantalla",
            "Line by line, without drawing the whole screen",
        );
        self.command(
            "play",
            "Juega en este terminal, con quien esté ante el teclado y con bots",
            "Play in this terminal, with whoever is at the keyboard and with bots",
        )
        .args([
            game,
            self.players(),
            seats,
            self.option(),
            names,
            games,
            no_lots,
            seed,
            take_backs,
            hints,
            load,
            self.ascii(),
            plain,
        ])
    }

    fn players(&self) -> Arg {
        self.value("players", "Cuántos juegan", "How many play")
            .short('p')
            .value_name("N")
            .value_parser(value_parser!(usize))
    }

    fn option(&self) -> Arg {
        self.value(
            "option",
            "Una variante, como size=6; se puede repetir",
            "A variant, such as size=6; may be repeated",
        )
        .short('o')
        .value_name(self.say("NOMBRE=VALOR", "NAME=VALUE"))
        .value_parser(option)
        .action(ArgAction::Append)
    }

    fn rules(&self) -> Command {
        self.command("rules", "Las reglas de un juego", "The rules of a game")
            .arg(self.game().required(true))
    }

    fn record(&self) -> Command {
        let check = self.command(
            "check",
            "Repite la partida y dice si todo es legal",
            "Replay the game and say whether all of it is legal",
        );
        let show = self.command(
            "show",
            "Muestra la partida y su última posición",
            "Show the game and its last position",
        );
        let export = self.command(
            "export",
            "Escribe la partida en un formato de uso general",
            "Write the game in a format the world uses",
        );
        let import = self.command(
            "import",
            "Lee una partida en un formato de uso general y escribe su registro",
            "Read a game in a format the world uses and write its record",
        );
        self.command(
            "record",
            "Comprueba, muestra y convierte registros de partidas",
            "Check, show and convert records of games",
        )
        .subcommand_required(true)
        .arg_required_else_help(true)
        .subcommand(check.arg(self.file()))
        .subcommand(show.args([self.file(), self.ascii(), self.seat()]))
        .subcommand(export.args([self.file(), self.format()]))
        .subcommand(import.args([self.file(), self.format()]))
    }

    fn bench(&self) -> Command {
        let seconds = self
            .value(
                "seconds",
                "Cuánto medir cada cosa",
                "How long to measure each thing",
            )
            .value_name("N")
            .value_parser(value_parser!(u64).range(1..=600))
            .default_value("2");
        self.command(
            "bench",
            "Mide la velocidad de cada juego en esta máquina",
            "Measure the speed of each game on this machine",
        )
        .args([self.game(), seconds])
        .subcommand(self.load())
        .args_conflicts_with_subcommands(true)
    }

    /// The commands that games bring along.
    fn tools(&self) -> Vec<Command> {
        let tools = GAMES.iter().flat_map(catalog::Entry::tools);
        let command = |tool: &'static Tool| {
            let arguments = Arg::new("arguments")
                .num_args(0..)
                .trailing_var_arg(true)
                .allow_hyphen_values(true)
                .hide(true);
            self.localized(Command::new(tool.name).about(tool.about.get(self.0)))
                .after_help(tool.help.get(self.0))
                .arg(arguments)
        };
        tools.map(command).collect()
    }

    fn lang(&self) -> Arg {
        self.value(
            "lang",
            "Idioma: es o en; si falta, el del entorno",
            "Language: es or en; left out, that of the environment",
        )
        .global(true)
        .value_name("es|en")
        .value_parser(Lang::ALL.map(Lang::code))
        .hide_possible_values(true)
    }

    fn seat(&self) -> Arg {
        self.value(
            "seat",
            "Solo lo que puede saber este asiento; 0, quien mira",
            "Only what this seat may know; 0 is a spectator",
        )
        .value_name("N")
        .value_parser(value_parser!(u64).range(0..=4))
    }

    fn version(&self) -> Arg {
        self.value("version", "Muestra la versión", "Show the version")
            .short('V')
            .action(ArgAction::Version)
    }

    fn game(&self) -> Arg {
        let ids = GAMES.iter().map(|entry| entry.about.id);
        Arg::new("game")
            .value_name(self.say("JUEGO", "GAME"))
            .value_parser(PossibleValuesParser::new(ids))
    }

    fn file(&self) -> Arg {
        Arg::new("file")
            .value_name(self.say("ARCHIVO", "FILE"))
            .help(self.say(
                "Un archivo, o «-» para la entrada estándar",
                "A file, or “-” for standard input",
            ))
            .value_parser(value_parser!(PathBuf))
            .required(true)
    }

    fn format(&self) -> Arg {
        let formats = GAMES.iter().flat_map(|entry| entry.about.formats);
        self.value("format", "El formato de fuera", "The outside format")
            .value_name(self.say("FORMATO", "FORMAT"))
            .value_parser(PossibleValuesParser::new(formats.map(|format| format.id)))
            .required(true)
    }

    fn ascii(&self) -> Arg {
        self.flag(
            "ascii",
            "Dibuja solo con caracteres ASCII",
            "Draw with ASCII characters only",
        )
    }

    /// Puts clap's own words into the language too.
    fn localized(&self, command: Command) -> Command {
        let help = Arg::new("help")
            .long("help")
            .short('h')
            .help(self.say("Muestra esta ayuda", "Show this help"))
            .action(ArgAction::Help);
        let template = self.say(
            "{about-with-newline}\nUso: {usage}\n\n{all-args}{after-help}",
            "{about-with-newline}\nUsage: {usage}\n\n{all-args}{after-help}",
        );
        command
            .disable_help_subcommand(true)
            .disable_help_flag(true)
            .help_template(template)
            .subcommand_help_heading(self.say("Órdenes", "Commands"))
            .subcommand_value_name(self.say("ORDEN", "COMMAND"))
            .next_help_heading(self.say("Opciones", "Options"))
            .arg(help)
    }
}

/// `name=value`; the value is JSON, or else a text.
fn option(text: &str) -> Result<(String, Value), String> {
    let (name, value) = text.split_once('=').ok_or("NAME=VALUE")?;
    let value = serde_json::from_str(value).unwrap_or_else(|_| Value::from(value));
    Ok((name.to_owned(), value))
}
