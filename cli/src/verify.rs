//! `sobremesa verify`: checks that the luck of a recorded game was fixed beforehand and
//! not changed.

use std::path::Path;

use catalog::Match;
use rules::{Lang, Record, Refusal, Text};
use table::Receipt;

use crate::games::print;
use crate::shelf::shelf;
use crate::{Done, files};

/// Says what was checked of a file's record, or what is wrong with it.
pub(crate) fn run(file: &Path, lang: Lang) -> Done {
    let text = files::read(file, lang)?;
    let verdict = verdict(&text, lang);
    print(&verdict.map_err(|sentence| format!("{}: {sentence}", file.display()))?)
}

/// Checks the receipt, the record, and that one follows from the other.
fn verdict(text: &str, lang: Lang) -> Result<String, String> {
    let say = |refusal: Refusal| refusal.sentence(lang);
    let record = Record::read(text).map_err(|error| error.sentence(lang))?;
    let receipt = Receipt::read(&record).map_err(say)?;
    // The receipt comes first: while the game is in progress its record may hide draws
    // and not replay, and then the reason is that the seed is still sealed.
    let picks = receipt.as_ref().map(Receipt::check);
    let picks = picks.transpose().map_err(say)?.unwrap_or_default();
    let game = Match::replay(&record, shelf()).map_err(|error| error.sentence(lang))?;
    let luck = match receipt {
        Some(receipt) => {
            receipt.check_against(&record, &game).map_err(say)?;
            fixed(&receipt, picks, lang)
        }
        None => without_receipt(&game, lang)?,
    };
    Ok(sound(&game, lang) + &luck + &given(&record, lang))
}

/// Given moves have no receipt.
fn given(record: &Record, lang: Lang) -> String {
    let text = Text::new(
        "Las {0} primeras jugadas ya estaban hechas al abrir la mesa: de su suerte no hay recibo.\n",
        "The first {0} actions had been made before the table was opened: there is no receipt of their luck.\n",
    );
    match table::given_in(record) {
        None | Some(0) => String::new(),
        Some(given) => text.get(lang).replace("{0}", &given.to_string()),
    }
}

/// Without luck nothing is missing.
fn without_receipt(game: &Match, lang: Lang) -> Result<String, String> {
    let missing = Text::new(
        "Este registro no trae recibo de su suerte: no se puede comprobar.",
        "This record has no receipt of its luck: it cannot be checked.",
    );
    let nothing = Text::new(
        "En este juego no hay suerte que comprobar.\n",
        "There is no luck in this game to be checked.\n",
    );
    if game.entry().about.chance {
        Err(missing.get(lang).to_owned())
    } else {
        Ok(nothing.get(lang).to_owned())
    }
}

fn sound(game: &Match, lang: Lang) -> String {
    let text = Text::new(
        "El registro es correcto: {0}, {1} jugadas, {2}.\n",
        "The record is sound: {0}, {1} actions, {2}.\n",
    );
    text.get(lang)
        .replace("{0}", game.entry().about.title)
        .replace("{1}", &game.past().len().to_string())
        .replace("{2}", &game.result(lang))
}

/// What a valid receipt proves.
fn fixed(receipt: &Receipt, picks: usize, lang: Lang) -> String {
    let text = Text::new(
        "La suerte es la que se selló: {0} sorteos de la partida {1} salen de su semilla, y cada resultado, de sus sorteos.\n\
         Compromiso: {2}. Quien lo vio antes de empezar sabe que nada se cambió.\n\
         {3}\n",
        "The luck is the one that was sealed: {0} picks of game {1} come from its seed, and every outcome from its picks.\n\
         Commitment: {2}. Whoever saw it before the start knows that nothing was changed.\n\
         {3}\n",
    );
    text.get(lang)
        .replace("{0}", &picks.to_string())
        .replace("{1}", &receipt.game)
        .replace("{2}", &receipt.commitment)
        .replace("{3}", &words(receipt, lang))
}

/// The words that were given, each with its number in the record.
fn words(receipt: &Receipt, lang: Lang) -> String {
    let quoted = Text::new("{0} «{1}»", "{0} “{1}”").get(lang);
    let given = receipt.words.iter().zip(1..);
    let given = given.filter(|(word, _)| !word.is_empty());
    let given = given.map(|(word, number)| {
        let numbered = quoted.replace("{0}", &number.to_string());
        numbered.replace("{1}", word)
    });
    let given: Vec<_> = given.collect();
    if given.is_empty() {
        let nobody = Text::new("Nadie dio una palabra.", "Nobody gave a word.");
        return nobody.get(lang).to_owned();
    }
    let text = Text::new(
        "Palabras, por el sitio de quien las dio: {0}.",
        "Words, by the place of whoever gave them: {0}.",
    );
    text.get(lang).replace("{0}", &given.join(", "))
}
