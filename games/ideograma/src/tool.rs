//! `sobremesa lexicon`: word lists are built, imported and asked.

use std::sync::Arc;

use rules::{Lang, Text, Tool, Workshop};

use crate::lexicon::hunspell::{Hunspell, Origin};
use crate::lexicon::{Lexicon, fold, is_excluded};

/// Where `npm ci` in this game's `lexicon` folder puts the dictionary.
const DICTIONARY: &str = "games/ideograma/lexicon/node_modules/dictionary-es";
/// The list that is used unless a table says otherwise.
const USUAL: &str = "es";

pub(crate) static LEXICON: Tool = Tool {
    name: "lexicon",
    about: Text::new(
        "Construye, importa y consulta las listas de palabras de IDEOGRAMA",
        "Build, import and ask the word lists of IDEOGRAMA",
    ),
    help: Text::new(
        "lexicon build [CARPETA]            la lista «es», del paquete dictionary-es de npm\n\
         lexicon import AFF DIC [NOMBRE]    una lista de los dos archivos de un diccionario hunspell\n\
         lexicon import TXT [NOMBRE]        una lista de un archivo con una palabra por línea\n\
         lexicon info [NOMBRE]              cuántas palabras tiene y de dónde viene\n\
         lexicon check PALABRA…             si están en la lista «es», y por qué",
        "lexicon build [FOLDER]             the list “es”, from the npm package dictionary-es\n\
         lexicon import AFF DIC [NAME]      a list from the two files of a hunspell dictionary\n\
         lexicon import TXT [NAME]          a list from a file with one word a line\n\
         lexicon info [NAME]                how many words it has and where it comes from\n\
         lexicon check WORD…                whether they are in the list “es”, and why",
    ),
    run,
};

/// The notice that goes with every copy of the list.
const NOTICE: Text = Text::new(
    "La lista «es» se deriva del diccionario hunspell-es del proyecto RLA-ES (© sus autores), bajo \
     GPL-3 o posterior, LGPL-3 o posterior, o MPL-1.1 o posterior.",
    "The list “es” is derived from the dictionary hunspell-es of the RLA-ES project (© its authors), \
     under GPL-3 or later, LGPL-3 or later, or MPL-1.1 or later.",
);

fn run(arguments: &[String], workshop: &mut dyn Workshop) -> Result<(), String> {
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match arguments[..] {
        ["build"] => build(DICTIONARY, workshop),
        ["build", folder] => build(folder, workshop),
        ["import", aff, dic] if is_affix_file(aff) => import(aff, dic, USUAL, workshop),
        ["import", aff, dic, name] => import(aff, dic, name, workshop),
        ["import", txt] => import_words(txt, USUAL, workshop),
        ["import", txt, name] => import_words(txt, name, workshop),
        ["info"] => info(USUAL, workshop),
        ["info", name] => info(name, workshop),
        ["check", ref words @ ..] if !words.is_empty() => check(words, workshop),
        _ => Err(LEXICON.help.get(workshop.lang()).to_owned()),
    }
}

fn is_affix_file(path: &str) -> bool {
    path.to_ascii_lowercase().ends_with(".aff")
}

fn build(folder: &str, workshop: &mut dyn Workshop) -> Result<(), String> {
    let dictionary = dictionary(folder, workshop)?;
    install(USUAL, &dictionary.lexicon(), workshop)?;
    workshop.say(NOTICE.get(workshop.lang()))
}

fn dictionary(folder: &str, workshop: &mut dyn Workshop) -> Result<Hunspell, String> {
    read(
        &format!("{folder}/index.aff"),
        &format!("{folder}/index.dic"),
        workshop,
    )
}

fn read(aff: &str, dic: &str, workshop: &mut dyn Workshop) -> Result<Hunspell, String> {
    let (affixes, roots) = (workshop.read(aff)?, workshop.read(dic)?);
    Hunspell::read(&affixes, &roots).map_err(|unknown| format!("{aff}: SET {}", unknown.0))
}

fn import(aff: &str, dic: &str, name: &str, workshop: &mut dyn Workshop) -> Result<(), String> {
    let lexicon = read(aff, dic, workshop)?.lexicon();
    install(name, &lexicon, workshop)
}

fn import_words(txt: &str, name: &str, workshop: &mut dyn Workshop) -> Result<(), String> {
    let bytes = workshop.read(txt)?;
    let text = String::from_utf8_lossy(&bytes);
    install(name, &Lexicon::of_words(text.split_whitespace()), workshop)
}

fn install(name: &str, lexicon: &Lexicon, workshop: &mut dyn Workshop) -> Result<(), String> {
    let lang = workshop.lang();
    let plain = !name.is_empty() && name.bytes().all(|b| b.is_ascii_alphanumeric());
    if !plain || lexicon.is_empty() {
        let text = Text::new(
            "Una lista tiene un nombre de letras y cifras, y al menos una palabra.",
            "A list has a name of letters and digits, and one word at least.",
        );
        return Err(text.get(lang).to_owned());
    }
    let place = workshop.install(&shelf_name(name), lexicon.graph())?;
    let text = Text::new("«{0}»: {1} palabras, en {2}", "“{0}”: {1} words, in {2}");
    workshop.say(
        &text
            .get(lang)
            .replace("{0}", name)
            .replace("{1}", &lexicon.len().to_string())
            .replace("{2}", &place),
    )
}

fn shelf_name(name: &str) -> String {
    format!("lexicon/{name}")
}

fn installed(name: &str, workshop: &mut dyn Workshop) -> Result<Lexicon, String> {
    let lang = workshop.lang();
    let graph: Option<Arc<[u32]>> = workshop.shelved(&shelf_name(name));
    let lexicon = graph.and_then(|graph| Lexicon::read(graph).ok());
    lexicon.filter(|lexicon| lexicon.verify().is_ok()).ok_or_else(|| {
        let text = Text::new(
            "No hay ninguna lista «{}» en buen estado: constrúyela con «sobremesa lexicon build».",
            "There is no sound list “{}”: build it with “sobremesa lexicon build”.",
        );
        text.get(lang).replace("{}", name)
    })
}

fn info(name: &str, workshop: &mut dyn Workshop) -> Result<(), String> {
    let lexicon = installed(name, workshop)?;
    let text = Text::new("«{0}»: {1} palabras, {2} KiB", "“{0}”: {1} words, {2} KiB");
    let size = lexicon.graph().len() * size_of::<u32>() / 1024;
    workshop.say(
        &text
            .get(workshop.lang())
            .replace("{0}", name)
            .replace("{1}", &lexicon.len().to_string())
            .replace("{2}", &size.to_string()),
    )?;
    workshop.say(NOTICE.get(workshop.lang()))
}

fn check(words: &[&str], workshop: &mut dyn Workshop) -> Result<(), String> {
    let lexicon = installed(USUAL, workshop)?;
    // Without the dictionary the list still says yes or no.
    let dictionary = dictionary(DICTIONARY, workshop).ok();
    for word in words {
        let lang = workshop.lang();
        let verdict = if lexicon.knows(word) {
            Text::new("sí", "yes")
        } else {
            Text::new("no", "no")
        };
        let why = why(word, dictionary.as_ref(), lang);
        workshop.say(&format!("{word}: {}{why}", verdict.get(lang)))?;
    }
    Ok(())
}

/// The roots and rules that make a word, or what keeps it out.
fn why(word: &str, dictionary: Option<&Hunspell>, lang: Lang) -> String {
    let Some(letters) = fold(word) else {
        let text = Text::new(
            " (con estas fichas no se escribe)",
            " (these tiles cannot spell it)",
        );
        return text.get(lang).to_owned();
    };
    let capitals: String = letters.iter().map(|letter| letter.capital()).collect();
    if is_excluded(&capitals) {
        let text = Text::new(
            " (excluida: palabra extranjera o abreviatura)",
            " (excluded: a foreign word or an abbreviation)",
        );
        return text.get(lang).to_owned();
    }
    let origins = dictionary.map_or_else(Vec::new, |dictionary| dictionary.why(word));
    let mut told: Vec<String> = origins.iter().map(in_words).collect();
    told.sort_unstable();
    told.dedup();
    if told.is_empty() {
        String::new()
    } else {
        format!(" ({})", told.join("; "))
    }
}

/// `abatíamos ← abatir + rule`
fn in_words(origin: &Origin) -> String {
    let rules: Vec<String> = origin.rules.iter().map(ToString::to_string).collect();
    if rules.is_empty() {
        origin.form.clone()
    } else {
        format!("{} ← {} + {}", origin.form, origin.root, rules.join(" + "))
    }
}
