//! The data loaded for the games: what is embedded in the program, and what the user
//! has installed, which takes precedence.

use std::path::PathBuf;
use std::sync::OnceLock;
use std::{env, fs};

use rules::{Lang, Shelf, Text};

use crate::files;

/// Names the folder for installed data.
pub(crate) const FOLDER: &str = "SOBREMESA_DATA";

/// What was built before the program, by name.
static BUILT_IN: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/shelf.rs"));

/// The whole shelf, read once.
pub(crate) fn shelf() -> &'static Shelf {
    static SHELF: OnceLock<Shelf> = OnceLock::new();
    SHELF.get_or_init(|| {
        let mut shelf = Shelf::default();
        for (name, bytes) in BUILT_IN {
            shelf = shelf.with_bytes(name, bytes);
        }
        for file in installed() {
            let stem = file.file_stem().unwrap_or_default().to_string_lossy();
            // An unreadable file counts as missing.
            if let Ok(bytes) = fs::read(&file) {
                shelf = shelf.with_bytes(stem.replace('-', "/"), &bytes);
            }
        }
        shelf
    })
}

/// Installs data permanently; returns its path.
pub(crate) fn install(name: &str, contents: &[u32], lang: Lang) -> Result<PathBuf, String> {
    let folder = folder().ok_or_else(|| {
        let text = Text::new(
            "no sé dónde guardarlo: define SOBREMESA_DATA",
            "there is no place to keep it: set SOBREMESA_DATA",
        );
        text.get(lang).to_owned()
    })?;
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let file = folder.join(format!("{}.u32", name.replace('/', "-")));
    let bytes: Vec<u8> = contents
        .iter()
        .flat_map(|word| word.to_le_bytes())
        .collect();
    files::write(&file, &bytes, lang)?;
    Ok(file)
}

fn installed() -> Vec<PathBuf> {
    let entries = folder().and_then(|folder| fs::read_dir(folder).ok());
    let files = entries
        .into_iter()
        .flatten()
        .flatten()
        .map(|entry| entry.path());
    let mut files: Vec<_> = files
        .filter(|file| file.extension().is_some_and(|extension| extension == "u32"))
        .collect();
    files.sort();
    files
}

fn folder() -> Option<PathBuf> {
    Some(data_folder()?.join("shelf"))
}

/// `SOBREMESA_DATA`, or else the system's folder for user data.
pub(crate) fn data_folder() -> Option<PathBuf> {
    let set = |name: &str| {
        env::var_os(name)
            .filter(|value| !value.is_empty())
            .map(PathBuf::from)
    };
    set(FOLDER)
        .or_else(|| Some(set("XDG_DATA_HOME")?.join("sobremesa")))
        .or_else(|| Some(set("HOME")?.join(".local/share/sobremesa")))
}
