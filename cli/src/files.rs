//! Reading and writing files, with sentences for what goes wrong.

use std::fs;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use catalog::Match;
use rules::{Lang, Record, Text};

use crate::shelf::shelf;

/// Larger files are neither records nor word lists; reading stops here.
const LARGEST: u64 = 64 << 20;

/// The text of a file; `-` is the standard input.
pub(crate) fn read(path: &Path, lang: Lang) -> Result<String, String> {
    String::from_utf8(read_bytes(path, lang)?).map_err(|error| {
        let readable = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = readable.split(|&byte| byte == b'\n').count();
        let text = Text::new("la línea {} no es texto UTF-8", "line {} is not UTF-8 text");
        in_file(path, text.get(lang).replace("{}", &line.to_string()))
    })
}

/// The bytes of a file, or as many as are ever wanted.
pub(crate) fn read_bytes(path: &Path, lang: Lang) -> Result<Vec<u8>, String> {
    let mut bytes = Vec::new();
    let read = if path == Path::new("-") {
        io::stdin().take(LARGEST).read_to_end(&mut bytes)
    } else {
        fs::File::open(path).and_then(|file| file.take(LARGEST).read_to_end(&mut bytes))
    };
    read.map_err(|error| in_file(path, in_words(&error, lang)))?;
    Ok(bytes)
}

/// The game that a file's record leads to.
pub(crate) fn read_match(path: &Path, lang: Lang) -> Result<Match, String> {
    let text = read(path, lang)?;
    let game = Record::read(&text).and_then(|record| Match::replay(&record, shelf()));
    game.map_err(|error| in_file(path, error.sentence(lang)))
}

/// Writes a file atomically: a crash leaves the old one.
pub(crate) fn write(path: &Path, contents: &[u8], lang: Lang) -> Result<(), String> {
    let mut draft = path.as_os_str().to_owned();
    draft.push(".part");
    let draft = PathBuf::from(draft);
    let written = fs::File::create(&draft).and_then(|mut file| {
        file.write_all(contents)?;
        file.sync_all()?;
        fs::rename(&draft, path)
    });
    written.map_err(|error| in_file(path, in_words(&error, lang)))
}

/// Makes a folder and those above it, if need be.
pub(crate) fn make_folder(path: &Path, lang: Lang) -> Result<(), String> {
    fs::create_dir_all(path).map_err(|error| in_file(path, in_words(&error, lang)))
}

/// The system's error in the user's language; its own words for rare errors.
pub(crate) fn in_words(error: &io::Error, lang: Lang) -> String {
    let text = match error.kind() {
        io::ErrorKind::NotFound => Text::new("no existe", "there is no such file"),
        io::ErrorKind::PermissionDenied => Text::new("falta el permiso", "permission is missing"),
        io::ErrorKind::IsADirectory => Text::new("es una carpeta", "it is a folder"),
        io::ErrorKind::StorageFull => Text::new("no queda espacio", "there is no room left"),
        _ => return error.to_string(),
    };
    text.get(lang).to_owned()
}

fn in_file(path: &Path, what: impl ToString) -> String {
    format!("{}: {}", path.display(), what.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_is_no_text_names_the_line() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("bad");
        fs::write(&path, b"one\ntwo \xff").unwrap();
        let error = read(&path, Lang::En).unwrap_err();
        assert!(error.ends_with("line 2 is not UTF-8 text"), "{error}");
    }

    #[test]
    fn writing_replaces_the_file_and_leaves_no_draft() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game");
        write(&path, b"one", Lang::En).unwrap();
        write(&path, b"two", Lang::En).unwrap();
        assert_eq!(read(&path, Lang::En).unwrap(), "two");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }
}
