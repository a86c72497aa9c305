//! Builds into the program what lies in `data/shelf`: word lists and the like,
//! made beforehand. Without them the program works too and says how to get them.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../data/shelf");
    println!("cargo:rerun-if-changed={}", folder.display());
    let mut code = String::from("&[\n");
    let mut files: Vec<PathBuf> = match fs::read_dir(&folder) {
        Ok(entries) => entries
            .flatten()
            .map(|entry| entry.path())
            .filter(|file| file.extension().is_some_and(|extension| extension == "u32"))
            .collect(),
        Err(_) => Vec::new(),
    };
    files.sort();
    for file in files.iter().filter_map(|file| file.canonicalize().ok()) {
        let stem = file.file_stem().unwrap_or_default().to_string_lossy();
        // `lexicon-es.u32` stands on the shelf as `lexicon/es`.
        let name = stem.replace('-', "/");
        let path = file.to_string_lossy();
        let _ = writeln!(code, "    ({name:?}, include_bytes!({path:?})),");
    }
    code += "]\n";
    let out = env::var_os("OUT_DIR")
        .map(PathBuf::from)
        .unwrap_or_default();
    fs::write(out.join("shelf.rs"), code)
}
