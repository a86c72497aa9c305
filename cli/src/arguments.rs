//! The command line, in both languages.

use std::path::PathBuf;
use std::time::Duration;

use catalog::{Entry, GAMES, find};
use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, ArgMatches, Command as Clap, value_parser};
use rules::{Lang, Text};
use serde_json::{Map, Value};

/// What the user asked for.
pub(crate) enum Command {
    Play(Table),
    Engine,
    Record(RecordAction),
    Games,
    Rules(&'static Entry),
    Bench(Course),
}

/// The table to play at. What is left out is asked, or has a default.
pub(crate) struct Table {
    pub(crate) game: Option<&'static Entry>,
    pub(crate) seats: Option<usize>,
    pub(crate) options: Value,
    pub(crate) names: Vec<String>,
    pub(crate) load: Option<PathBuf>,
    pub(crate) ascii: bool,
    pub(crate) plain: bool,
}

/// What to do with a record.
pub(crate) enum RecordAction {
    Check(PathBuf),
    Show { file: PathBuf, ascii: bool },
    Export { file: PathBuf, format: String },
    Import { file: PathBuf, format: String },
}

/// What to measure.
pub(crate) struct Course {
    pub(crate) game: Option<&'static Entry>,
    pub(crate) time: Duration,
}

/// Reads the command line; ends the program on `--help` and on errors.
pub(crate) fn parse() -> (Command, Lang) {
    // The language is needed before parsing, since the help is written in it.
    let lang = crate::lang::choose(asked_lang(std::env::args()));
    let matches = command_line(lang).get_matches();
    (command(&matches), lang)
}

fn asked_lang(arguments: impl Iterator<Item = String>) -> Option<Lang> {
    let arguments: Vec<_> = arguments.collect();
    let spaced = arguments.windows(2).find(|pair| pair[0] == "--lang");
    let joined = arguments.iter().find_map(|one| one.strip_prefix("--lang="));
    joined.or(spaced.map(|pair| &*pair[1]))?.parse().ok()
}

fn command(matches: &ArgMatches) -> Command {
    match matches.subcommand() {
        Some(("engine", _)) => Command::Engine,
        Some(("games", _)) => Command::Games,
        Some(("rules", found)) => Command::Rules(game(found).expect("it is required")),
        Some(("bench", found)) => Command::Bench(Course {
            game: game(found),
            time: Duration::from_secs(found.get_one("seconds").copied().unwrap_or(2)),
        }),
        Some(("record", found)) => Command::Record(record_action(found)),
        Some(("play", found)) => Command::Play(table(found)),
        _ => unreachable!("a subcommand is required"),
    }
}

fn table(found: &ArgMatches) -> Table {
    let options = found.get_many::<(String, Value)>("option");
    let options: Map<_, _> = options.into_iter().flatten().cloned().collect();
    Table {
        game: game(found),
        seats: found.get_one("players").copied(),
        options: Value::Object(options),
        names: found
            .get_many("names")
            .map(|names| names.cloned().collect())
            .unwrap_or_default(),
        load: found.get_one("load").cloned(),
        ascii: found.get_flag("ascii"),
        plain: found.get_flag("plain"),
    }
}

fn record_action(found: &ArgMatches) -> RecordAction {
    let (name, found) = found.subcommand().expect("a subcommand is required");
    let file: PathBuf = found.get_one("file").cloned().expect("it is required");
    let format = || found.get_one("format").cloned().expect("it is required");
    match name {
        "check" => RecordAction::Check(file),
        "show" => RecordAction::Show {
            file,
            ascii: found.get_flag("ascii"),
        },
        "export" => RecordAction::Export {
            file,
            format: format(),
        },
        _ => RecordAction::Import {
            file,
            format: format(),
        },
    }
}

fn game(found: &ArgMatches) -> Option<&'static Entry> {
    found.get_one::<String>("game").and_then(|id| find(id))
}

/// `name=value`; the value is JSON, or else a text.
fn option(text: &str) -> Result<(String, Value), String> {
    let (name, value) = text.split_once('=').ok_or("NAME=VALUE")?;
    let value = serde_json::from_str(value).unwrap_or_else(|_| Value::from(value));
    Ok((name.to_owned(), value))
}

fn command_line(lang: Lang) -> Clap {
    let say = |es: &'static str, en: &'static str| Text::new(es, en).get(lang);
    let argument = |name: &'static str, es, en| Arg::new(name).long(name).help(say(es, en));
    let game = |arg: Arg| {
        arg.value_name(say("JUEGO", "GAME"))
            .value_parser(PossibleValuesParser::new(
                GAMES.iter().map(|entry| entry.about.id),
            ))
    };
    let file = || {
        Arg::new("file")
            .value_name(say("ARCHIVO", "FILE"))
            .value_parser(value_parser!(PathBuf))
            .help(say(
                "Un archivo, o «-» para la entrada estándar",
                "A file, or “-” for standard input",
            ))
            .required(true)
    };
    let format = || {
        let formats = GAMES.iter().flat_map(|entry| entry.about.formats);
        argument(
            "format",
            "El formato del mundo de fuera",
            "The outside world’s format",
        )
        .value_parser(PossibleValuesParser::new(formats.map(|format| format.id)))
        .required(true)
    };
    let ascii = || {
        argument(
            "ascii",
            "Dibuja solo con caracteres ASCII",
            "Draw with ASCII characters only",
        )
        .action(ArgAction::SetTrue)
    };
    let command = |name: &'static str, es, en| localized(Clap::new(name).about(say(es, en)), lang);

    let play = command(
        "play",
        "Juega en este terminal, todos ante el mismo teclado",
        "Play in this terminal, all at the same keyboard",
    )
    .arg(game(Arg::new("game").help(say(
        "A qué jugar; si falta, se elige de una lista",
        "What to play; left out, it is chosen from a list",
    ))))
    .arg(
        argument("players", "Cuántos juegan", "How many play")
            .short('p')
            .value_name("N")
            .value_parser(value_parser!(usize)),
    )
    .arg(
        argument(
            "option",
            "Una variante, como size=6; se puede repetir",
            "A variant, such as size=6; may be repeated",
        )
        .short('o')
        .value_name(say("NOMBRE=VALOR", "NAME=VALUE"))
        .value_parser(option)
        .action(ArgAction::Append),
    )
    .arg(
        argument(
            "names",
            "Los nombres, separados por comas",
            "The players’ names, separated by commas",
        )
        .value_name("ANA,LUIS")
        .value_delimiter(','),
    )
    .arg(
        argument(
            "load",
            "Sigue una partida guardada",
            "Go on with a saved game",
        )
        .value_name(say("ARCHIVO", "FILE"))
        .value_parser(value_parser!(PathBuf)),
    )
    .arg(ascii())
    .arg(
        argument(
            "plain",
            "Línea a línea, sin dibujar toda la pantalla",
            "Line by line, without drawing the whole screen",
        )
        .action(ArgAction::SetTrue),
    );
    let record = command(
        "record",
        "Comprueba, muestra y convierte registros de partidas",
        "Check, show and convert records of games",
    )
    .subcommand_required(true)
    .subcommand(
        command(
            "check",
            "Repite la partida y dice si todo es legal",
            "Replay the game and say whether all of it is legal",
        )
        .arg(file()),
    )
    .subcommand(
        command(
            "show",
            "Muestra la partida y su posición final",
            "Show the game and its last position",
        )
        .arg(file())
        .arg(ascii()),
    )
    .subcommand(
        command(
            "export",
            "Escribe la partida en un formato del mundo",
            "Write the game in a format of the world’s",
        )
        .arg(file())
        .arg(format()),
    )
    .subcommand(
        command(
            "import",
            "Lee una partida en un formato del mundo y escribe su registro",
            "Read a game in a format of the world’s and write its record",
        )
        .arg(file())
        .arg(format()),
    );

    localized(Clap::new("sobremesa"), lang)
        .version(env!("CARGO_PKG_VERSION"))
        .about(say(
            "La sala de juegos: ocho juegos de mesa, tal como los manda su reglamento",
            "The game room: board games, played exactly by their rulebooks",
        ))
        .subcommand_required(true)
        .arg_required_else_help(true)
        .arg(
            argument(
                "lang",
                "Idioma: es o en; si falta, el del entorno",
                "Language: es or en; left out, that of the environment",
            )
            .global(true)
            .value_name("es|en")
            .value_parser(["es", "en"]),
        )
        .subcommand(play)
        .subcommand(command(
            "games",
            "Los juegos que hay",
            "The games there are",
        ))
        .subcommand(
            command("rules", "Las reglas de un juego", "The rules of a game")
                .arg(game(Arg::new("game").required(true))),
        )
        .subcommand(record)
        .subcommand(command(
            "engine",
            "Para programas: peticiones y respuestas en JSON, una por línea",
            "For programs: requests and answers in JSON, one a line",
        ))
        .subcommand(
            command(
                "bench",
                "Mide la velocidad de cada juego en esta máquina",
                "Measure the speed of each game on this machine",
            )
            .arg(game(Arg::new("game")))
            .arg(
                argument(
                    "seconds",
                    "Cuánto medir cada cosa",
                    "How long to measure each thing",
                )
                .value_name("N")
                .value_parser(value_parser!(u64).range(1..=600))
                .default_value("2"),
            ),
        )
}

/// Gives a command its help in the language.
fn localized(command: Clap, lang: Lang) -> Clap {
    let command = command.disable_help_subcommand(true);
    match lang {
        Lang::En => command,
        Lang::Es => command
            .disable_help_flag(true)
            .help_template("{about-with-newline}\nUso: {usage}\n\n{all-args}{after-help}")
            .subcommand_help_heading("Órdenes")
            .next_help_heading("Opciones")
            .arg(
                Arg::new("help")
                    .long("help")
                    .short('h')
                    .help("Muestra esta ayuda")
                    .action(ArgAction::Help),
            ),
    }
}
