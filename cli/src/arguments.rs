//! What the user asked for on the command line.

use std::path::PathBuf;
use std::time::Duration;

use catalog::{Entry, GAMES, find};
use clap::ArgMatches;
use clap::error::ContextKind;
use rules::{Lang, Tool};
use serde_json::Value;

use crate::arena::{Arena, Budget, Contestant};
use crate::command_line::{command_line, join, load, paper, puzzles, serve};
use crate::join::Visitor;
use crate::load::Load;
use crate::paper::Job;
use crate::puzzles::Order as PuzzleOrder;
use crate::serve::Order;

/// Random plies at the beginning of an arena’s game without luck of its own.
const USUAL_OPENING: usize = 4;
/// The part of its own time that a level has in the arena.
const USUAL_PACE: f64 = 0.1;

/// What the user asked for.
pub(crate) enum Command {
    Play(Table),
    Engine,
    Record(RecordAction),
    Verify(PathBuf),
    Serve(Order),
    Complaints(Order),
    Join(Visitor),
    Games,
    Rules(&'static Entry),
    Print(Job),
    Arena(Arena),
    Bench(Course),
    Puzzles(PuzzleOrder),
    Load(Load),
    Tool(&'static Tool, Vec<String>),
}

/// The table to play at. What is left out is asked, or has a default.
#[allow(clippy::struct_excessive_bools, reason = "each is a wish of its own")]
pub(crate) struct Table {
    pub(crate) game: Option<&'static Entry>,
    pub(crate) seats: Option<usize>,
    pub(crate) options: Value,
    /// Who sits in each seat, as it was typed.
    pub(crate) company: Option<Vec<String>>,
    pub(crate) names: Vec<String>,
    /// Several people agree to be given hints.
    pub(crate) hints: bool,
    /// When moves may be taken back, as it was typed.
    pub(crate) take_backs: Option<String>,
    /// How many games the series has, as it was typed.
    pub(crate) games: Option<String>,
    /// Everybody sits as the command line says.
    pub(crate) no_lots: bool,
    /// Where the luck comes from, as it was typed.
    pub(crate) seed: Option<String>,
    pub(crate) load: Option<PathBuf>,
    pub(crate) ascii: bool,
    pub(crate) plain: bool,
}

/// What to do with a record.
pub(crate) enum RecordAction {
    Check(PathBuf),
    Show {
        file: PathBuf,
        ascii: bool,
        /// 0 is a spectator; left out, everything is shown.
        seat: Option<u64>,
    },
    Export {
        file: PathBuf,
        format: String,
    },
    Import {
        file: PathBuf,
        format: String,
    },
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
    let matches = command_line(lang).try_get_matches();
    let matches = matches.unwrap_or_else(|error| explain(&error, lang));
    (command(&matches), lang)
}

/// Prints the help that was asked for, or what is wrong with the command line,
/// and ends the program.
fn explain(error: &clap::Error, lang: Lang) -> ! {
    let wrong = [
        ContextKind::InvalidSubcommand,
        ContextKind::InvalidValue,
        ContextKind::InvalidArg,
    ];
    let wrong: Vec<_> = wrong
        .into_iter()
        .filter_map(|kind| error.get(kind))
        .map(ToString::to_string)
        .collect();
    if lang == Lang::En || !error.use_stderr() || wrong.is_empty() {
        error.exit();
    }
    eprint!("sobremesa: no entiendo la orden: {}.", wrong.join(", "));
    if let Some(valid) = error.get(ContextKind::ValidValue) {
        eprint!(" Valores posibles: {valid}.");
    }
    eprintln!(" La ayuda: sobremesa --help");
    std::process::exit(error.exit_code())
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
        Some(("print", found)) => Command::Print(paper::job(found, options(found))),
        Some(("bench", found)) => match found.subcommand() {
            Some((_, found)) => Command::Load(load::load(found)),
            None => Command::Bench(Course {
                game: game(found),
                time: Duration::from_secs(found.get_one("seconds").copied().unwrap_or(2)),
            }),
        },
        Some(("arena", found)) => Command::Arena(arena(found)),
        Some(("puzzles", found)) => Command::Puzzles(puzzles::order(found)),
        Some(("record", found)) => Command::Record(record_action(found)),
        Some(("verify", found)) => Command::Verify(file(found)),
        Some(("serve", found)) => Command::Serve(serve::order(found)),
        Some(("complaints", found)) => Command::Complaints(serve::order_of_place(found)),
        Some(("join", found)) => Command::Join(join::visitor(found)),
        Some(("play", found)) => Command::Play(table(found)),
        Some((name, found)) => tool(name, found),
        None => unreachable!("a subcommand is required"),
    }
}

fn tool(name: &str, found: &ArgMatches) -> Command {
    let tools = GAMES.iter().flat_map(Entry::tools);
    let tool = tools.into_iter().find(|tool| tool.name == name);
    let arguments = found.get_many("arguments").into_iter().flatten();
    Command::Tool(
        tool.expect("all other commands are tools"),
        arguments.cloned().collect(),
    )
}

fn arena(found: &ArgMatches) -> Arena {
    let game = game(found).expect("it is required");
    let number = |name: &str| found.get_one::<u32>(name).map(|&number| number as usize);
    let lists = found.get_many::<Vec<Contestant>>("levels");
    let engines = found.get_many::<Contestant>("engine");
    let contestants = lists.into_iter().flatten().flatten();
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    Arena {
        game,
        seats: found
            .get_one("players")
            .copied()
            .unwrap_or_else(|| game.usual_seats()),
        options: options(found),
        contestants: contestants
            .chain(engines.into_iter().flatten())
            .cloned()
            .collect(),
        games: number("games").expect("it has a default"),
        neighbours: found.get_flag("neighbours"),
        budget: budget(found),
        opening: number("opening").unwrap_or(if game.about.chance { 0 } else { USUAL_OPENING }),
        seed: found.get_one("seed").copied().expect("it has a default"),
        jobs: number("jobs").unwrap_or_else(cores),
        patience: Duration::from_secs(
            found
                .get_one("patience")
                .copied()
                .expect("it has a default"),
        ),
        folder: found.get_one("out").cloned(),
    }
}

fn budget(found: &ArgMatches) -> Budget {
    let ms = found.get_one("ms").copied().map(Duration::from_millis);
    let nodes = found.get_one("nodes").copied();
    let pace = found.get_one("pace").copied().unwrap_or(USUAL_PACE);
    match (ms, nodes) {
        (Some(time), _) => Budget::Time(time),
        (_, Some(nodes)) => Budget::Nodes(nodes),
        _ => Budget::Pace(pace),
    }
}

pub(crate) fn options(found: &ArgMatches) -> Value {
    let options = found.get_many::<(String, Value)>("option");
    Value::Object(options.into_iter().flatten().cloned().collect())
}

fn table(found: &ArgMatches) -> Table {
    Table {
        game: game(found),
        seats: found.get_one("players").copied(),
        options: options(found),
        company: found
            .get_many("seats")
            .map(|sitters| sitters.cloned().collect()),
        hints: found.get_flag("hints"),
        take_backs: found.get_one("take-backs").cloned(),
        games: found.get_one("games").cloned(),
        no_lots: found.get_flag("no-lots"),
        seed: found.get_one("seed").cloned(),
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
    let file = file(found);
    let format = || found.get_one("format").cloned().expect("it is required");
    match name {
        "check" => RecordAction::Check(file),
        "show" => RecordAction::Show {
            file,
            ascii: found.get_flag("ascii"),
            seat: found.get_one("seat").copied(),
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

fn file(found: &ArgMatches) -> PathBuf {
    found.get_one("file").cloned().expect("it is required")
}

pub(crate) fn game(found: &ArgMatches) -> Option<&'static Entry> {
    found.get_one::<String>("game").and_then(|id| find(id))
}
