//! The binary `sobremesa`: play in the terminal, drive games from a program,
//! read and write records, check their luck, open a room and play in one.

mod arena;
mod arguments;
mod bench;
mod command_line;
mod engine;
mod files;
mod games;
mod join;
mod lang;
mod load;
mod paper;
mod play;
mod puzzles;
mod record;
mod serve;
mod shelf;
mod verify;
mod wishes;
mod workshop;

use std::io;
use std::process::ExitCode;

use arguments::Command;

/// Rooms and searches allocate all the time and from several threads; this allocator is
/// faster at it than the system's.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// The result of a command: nothing, or a message that says what went wrong.
type Done = Result<(), String>;

fn main() -> ExitCode {
    let (command, lang) = arguments::parse();
    let done = match command {
        Command::Play(table) => play::run(table, lang),
        Command::Engine => {
            engine::run(io::stdin().lock(), io::stdout().lock()).map_err(|error| error.to_string())
        }
        Command::Record(action) => record::run(&action, lang),
        Command::Verify(file) => verify::run(&file, lang),
        Command::Serve(order) => serve::run(order, lang),
        Command::Complaints(order) => serve::complaints(order, lang),
        Command::Join(visitor) => join::run(visitor, lang),
        Command::Games => games::list(lang),
        Command::Rules(entry) => games::rules(entry, lang),
        Command::Print(job) => paper::run(&job, lang),
        Command::Arena(arena) => arena::run(&arena, lang),
        Command::Puzzles(order) => puzzles::run(&order, lang),
        Command::Bench(course) => bench::run(&course, lang),
        Command::Load(load) => load::run(&load, lang),
        Command::Tool(tool, arguments) => workshop::run(tool, &arguments, lang),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            eprintln!("sobremesa: {sentence}");
            ExitCode::FAILURE
        }
    }
}
