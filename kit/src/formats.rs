//! Other record formats: writing and reading them loses nothing.

use rules::{Format, Game, Record, Rng, problems};

use crate::table::Table;
use crate::{probes, record, refusals};

/// How many misspelt texts are read in each format.
const SLIPS: usize = 3;

/// Writes the game at the table in every format the game has and reads it back.
pub(crate) fn check<G: Game>(table: &Table<G>, rng: &mut Rng) {
    let record = table.record();
    for format in G::ABOUT.formats {
        match (format.write)(&record) {
            Ok(text) => {
                reads_back(table, format, &record, &text);
                survives_slips(table, format, &text, rng);
            }
            Err(refusal) => {
                let listed = problems::ALL.contains(&refusal.rule);
                let sound = listed || refusals::sound::<G>(&refusal).is_ok();
                table.hold("a format refuses by a listed rule", sound, || {
                    format!("{}: {refusal:?}", format.id)
                });
            }
        }
    }
}

fn reads_back<G: Game>(table: &Table<G>, format: &Format, record: &Record, text: &str) {
    let back = (format.read)(text).map(|back| Record {
        notes: Vec::new(),
        ..back
    });
    let same = back.as_ref() == Ok(record);
    table.hold("a format loses nothing", same, || {
        format!("{}:\n{text}\nreads as {back:?}", format.id)
    });
}

/// A misspelt text is refused or still reads as a valid game.
fn survives_slips<G: Game>(table: &Table<G>, format: &Format, text: &str, rng: &mut Rng) {
    for _ in 0..SLIPS {
        let slip = probes::slip(text, text, rng);
        if let Ok(record) = (format.read)(&slip)
            && let Err(what) = record::replay::<G>(&record)
        {
            let what = format!("{}: {what} in\n{slip}", format.id);
            table.broken("what a format reads replays", &what);
        }
    }
}
