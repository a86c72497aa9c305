//! Makes the word list that is built into the program, before it is built:
//! `cargo run --release -p ideograma --example lexicon -- PACKAGES FOLDER`
//! reads the npm packages and writes `lexicon-es.u32`, the words, and
//! `lexicon-es-roots.u32`, where they come from.
//!
//! `… -- PACKAGES words` prints every word instead, in capitals without accents.

use std::error::Error;
use std::path::Path;
use std::{env, fs};

use ideograma::lexicon::packages;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [folder, output] = &arguments[..] else {
        return Err("PACKAGES FOLDER | PACKAGES words".into());
    };
    let made = packages::made(|package, file| {
        let path = Path::new(folder).join(package).join(file);
        fs::read(&path).map_err(|error| format!("{}: {error}", path.display()))
    })?;
    if output == "words" {
        println!("{}", made.lexicon.words().join("\n"));
        return Ok(());
    }
    fs::create_dir_all(output)?;
    write(
        output,
        "lexicon-es-roots.u32",
        &made.spanish.sources().saved(),
    )?;
    write(output, "lexicon-es.u32", made.lexicon.graph())?;
    println!("{output}: {} words", made.lexicon.len());
    Ok(())
}

fn write(folder: &str, name: &str, numbers: &[u32]) -> Result<(), Box<dyn Error>> {
    let bytes: Vec<u8> = numbers.iter().flat_map(|word| word.to_le_bytes()).collect();
    Ok(fs::write(Path::new(folder).join(name), bytes)?)
}
