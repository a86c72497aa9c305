//! `sobremesa record`: check, show and convert records.

use std::path::Path;

use catalog::GAMES;
use rules::{Format, Lang, Look, Seat, Text, Viewer};

use crate::arguments::RecordAction;
use crate::games::print;
use crate::{Done, files};

/// Does what was asked.
pub(crate) fn run(action: &RecordAction, lang: Lang) -> Done {
    match action {
        RecordAction::Check(file) => check(file, lang),
        RecordAction::Show { file, ascii, seat } => {
            let ascii = *ascii;
            show(file, *seat, &Look { lang, ascii })
        }
        RecordAction::Export { file, format } => export(file, format, lang),
        RecordAction::Import { file, format } => import(file, format, lang),
    }
}

fn check(file: &Path, lang: Lang) -> Done {
    let game = files::read_match(file, lang)?;
    let text = Text::new(
        "Correcto: {0}, {1} jugadas, {2}.\n",
        "Sound: {0}, {1} actions, {2}.\n",
    );
    let sentence = text
        .get(lang)
        .replace("{0}", game.entry().about.title)
        .replace("{1}", &game.past().len().to_string())
        .replace("{2}", &game.result(lang));
    print(&sentence)
}

/// Shows the record and the last position: all of it, or what a seat may know.
fn show(file: &Path, seat: Option<u64>, look: &Look) -> Done {
    let game = files::read_match(file, look.lang)?;
    let viewer = seat.and_then(Seat::numbered);
    let viewer = viewer.filter(|seat| seat.index() < game.seats());
    let viewer = viewer.map_or(Viewer::Spectator, Viewer::Seat);
    let record = match seat {
        Some(_) => game.record_for(viewer),
        None => game.record(),
    };
    let mut picture = game.game().picture(viewer, look);
    game.marks().iter().for_each(|name| picture.mark(name));
    let result = game.result(look.lang);
    print(&format!("{record}\n{}\n{result}\n", picture.text()))
}

fn export(file: &Path, format: &str, lang: Lang) -> Done {
    let record = files::read_match(file, lang)?.record();
    let formats = GAMES.iter().filter(|entry| entry.about.id == record.game);
    let format = formats
        .flat_map(|entry| entry.about.formats)
        .find(|one| one.id == format);
    let format = format.ok_or_else(|| {
        let text = Text::new(
            "este juego no se escribe en ese formato",
            "this game has no such format",
        );
        text.get(lang).to_owned()
    })?;
    let text = (format.write)(&record).map_err(|refusal| refusal.sentence(lang))?;
    print(&text)
}

fn import(file: &Path, format: &str, lang: Lang) -> Done {
    let text = files::read(file, lang)?;
    let all = GAMES.iter().flat_map(|entry| entry.about.formats);
    let format: &Format = all
        .into_iter()
        .find(|one| one.id == format)
        .expect("the command line takes only these");
    let record = (format.read)(&text).map_err(|error| error.sentence(lang))?;
    print(&record.to_string())
}
