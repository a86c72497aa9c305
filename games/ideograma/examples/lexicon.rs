//! Makes the word graph that is built into the program, before it is built:
//! `cargo run --release -p ideograma --example lexicon -- FOLDER FILE`.

use std::error::Error;
use std::path::Path;
use std::{env, fs};

use ideograma::lexicon::hunspell::Hunspell;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [folder, file] = &arguments[..] else {
        return Err("FOLDER FILE".into());
    };
    let source = |name: &str| fs::read(Path::new(folder).join(name));
    let dictionary = Hunspell::read(&source("index.aff")?, &source("index.dic")?)
        .map_err(|unknown| format!("unknown encoding {}", unknown.0))?;
    let lexicon = dictionary.lexicon();
    let bytes: Vec<u8> = lexicon
        .graph()
        .iter()
        .flat_map(|word| word.to_le_bytes())
        .collect();
    if let Some(parent) = Path::new(file).parent() {
        fs::create_dir_all(parent)?;
    }
    fs::write(file, bytes)?;
    println!("{file}: {} words", lexicon.len());
    Ok(())
}
