//! `sobremesa print`: games on paper.

use std::path::{Path, PathBuf};

use catalog::{Entry, GAMES, Leaf, Order};
use print::{Document, Paper};
use rules::{Lang, Text, Viewer};
use serde_json::Value;
use table::Outcome;

use crate::games::print;
use crate::{Done, files};

/// What to print and where to.
pub(crate) struct Job {
    pub(crate) what: What,
    /// Left out, the paper of the place.
    pub(crate) paper: Option<Paper>,
    pub(crate) format: Format,
    /// Left out, this folder.
    pub(crate) out: Option<PathBuf>,
}

/// What to print.
pub(crate) enum What {
    /// What a game is played with.
    Game {
        game: &'static Entry,
        leaves: &'static [Leaf],
        /// Left out, the whole box.
        seats: Option<usize>,
        options: Value,
    },
    /// A game that was played.
    Booklet(PathBuf),
}

/// In what kind of file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Format {
    Pdf,
    Svg,
}

/// Prints, and says what it wrote.
pub(crate) fn run(job: &Job, lang: Lang) -> Done {
    let paper = job
        .paper
        .unwrap_or_else(|| usual(|name| std::env::var(name).ok()));
    let (name, document) = match &job.what {
        What::Game {
            game,
            leaves,
            seats,
            options,
        } => {
            let order = Order {
                leaves,
                seats: *seats,
                options,
                paper,
                lang,
            };
            let document = game.print(&order);
            let document = document.map_err(|refusal| refusal.sentence(lang))?;
            (game.about.id.to_owned(), document)
        }
        What::Booklet(file) => {
            known(file, lang)?;
            let game = files::read_match(file, lang)?;
            let ended = Outcome::of_record(&game).map(Into::into);
            let document = game.booklet(Viewer::Spectator, ended.as_ref(), paper, lang);
            (stem(file, game.entry().about.id), document)
        }
    };
    if document.sheets.is_empty() {
        let text = Text::new(
            "de eso no hay nada que imprimir",
            "there is nothing of it to print",
        );
        return Err(text.get(lang).to_owned());
    }
    let written = write(&document, &name, job, lang)?;
    let sentence = match document.sheets.len() {
        1 => Text::new("{0}: 1 hoja, {2}\n", "{0}: 1 sheet, {2}\n"),
        _ => Text::new("{0}: {1} hojas, {2}\n", "{0}: {1} sheets, {2}\n"),
    };
    let paper = match paper {
        Paper::A4 => "A4",
        Paper::Letter => "Letter",
    };
    let sentence = sentence.get(lang).replace("{2}", paper);
    let sentence = sentence.replace("{1}", &document.sheets.len().to_string());
    print(&sentence.replace("{0}", &written.display().to_string()))
}

/// Writes the file, or the files into their folder; where they are.
fn write(document: &Document, name: &str, job: &Job, lang: Lang) -> Result<PathBuf, String> {
    if job.format == Format::Pdf {
        let named = PathBuf::from(format!("{name}.pdf"));
        let file = match &job.out {
            Some(folder) if folder.is_dir() => folder.join(named),
            Some(file) => file.clone(),
            None => named,
        };
        files::write(&file, &document.pdf(), lang)?;
        return Ok(file);
    }
    let folder = job.out.clone().unwrap_or_else(|| PathBuf::from(name));
    files::make_folder(&folder, lang)?;
    for (place, sheet) in document.svg().iter().enumerate() {
        let file = folder.join(format!("{name}-{:02}.svg", place + 1));
        files::write(&file, sheet.as_bytes(), lang)?;
    }
    Ok(folder)
}

/// Refuses a word that is neither a game nor a file.
fn known(file: &Path, lang: Lang) -> Done {
    if file == Path::new("-") || file.exists() {
        return Ok(());
    }
    let text = Text::new(
        "«{0}» no es un juego ni un archivo; los juegos son: {1}",
        "“{0}” is neither a game nor a file; the games are: {1}",
    );
    let games: Vec<_> = GAMES.iter().map(|entry| entry.about.id).collect();
    let sentence = text.get(lang).replace("{1}", &games.join(", "));
    Err(sentence.replace("{0}", &file.display().to_string()))
}

fn stem(file: &Path, or: &str) -> String {
    let stem = file.file_stem().filter(|_| file != Path::new("-"));
    stem.map_or_else(|| or.to_owned(), |stem| stem.to_string_lossy().into_owned())
}

/// The paper of the place that the environment names.
fn usual(variable: impl Fn(&str) -> Option<String>) -> Paper {
    let set = ["LC_ALL", "LC_PAPER", "LANG"]
        .into_iter()
        .filter_map(variable)
        .find(|value| !value.is_empty());
    let letter = ["_US", "_CA", "_MX"];
    match set {
        Some(locale) if letter.iter().any(|place| locale.contains(place)) => Paper::Letter,
        _ => Paper::A4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_place_decides_the_paper() {
        let paper = |set: &[(&str, &str)]| {
            usual(|name| {
                let found = set.iter().find(|(key, _)| *key == name);
                found.map(|(_, value)| (*value).to_owned())
            })
        };
        assert_eq!(paper(&[]), Paper::A4);
        assert_eq!(paper(&[("LANG", "en_US.UTF-8")]), Paper::Letter);
        assert_eq!(paper(&[("LANG", "en_GB.UTF-8")]), Paper::A4);
        assert_eq!(paper(&[("LANG", "es_MX.UTF-8")]), Paper::Letter);
        assert_eq!(
            paper(&[("LC_PAPER", "es_ES"), ("LANG", "en_US")]),
            Paper::A4
        );
    }
}
