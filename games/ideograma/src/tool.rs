//! `sobremesa lexicon`: word lists are built, imported and asked.

mod why;

use std::sync::Arc;

use rules::{Lang, Text, Tool, Workshop};

use crate::lexicon::hunspell::Hunspell;
use crate::lexicon::{DICTIONARIES, LICENCE, Lexicon, Sources, Spanish, first_edition, packages};

/// Where `npm ci` in this game's `lexicon` folder puts the dictionaries.
const PACKAGES: &str = "games/ideograma/lexicon/node_modules";
/// The list that is used unless a table says otherwise.
const USUAL: &str = "es";

pub(crate) static LEXICON: Tool = Tool {
    name: "lexicon",
    about: Text::new(
        "Construye, importa y consulta las listas de palabras de IDEOGRAMA",
        "Build, import and query the word lists of IDEOGRAMA",
    ),
    help: Text::new(
        "lexicon build [CARPETA]            la lista «es», de los paquetes dictionary-es… de npm\n\
         lexicon import AFF DIC [NOMBRE]    una lista de los dos archivos de un diccionario hunspell\n\
         lexicon import TXT [NOMBRE]        una lista de un archivo con una palabra por línea\n\
         lexicon info [NOMBRE]              cuántas palabras tiene, de qué diccionarios viene y con qué licencias\n\
         lexicon check PALABRA…             si están en la lista «es»; acaba con 1 si falta alguna\n\
         lexicon why PALABRA…               por qué están o no: diccionario, raíz y regla, o nuestra corrección\n\
         lexicon words [LETRAS]             todas las palabras de la lista «es», o las de tantas letras\n\
         lexicon --help                     esta ayuda",
        "lexicon build [FOLDER]             the list “es”, from the npm packages dictionary-es…\n\
         lexicon import AFF DIC [NAME]      a list from the two files of a hunspell dictionary\n\
         lexicon import TXT [NAME]          a list from a file with one word a line\n\
         lexicon info [NAME]                how many words it has, its dictionaries and their licences\n\
         lexicon check WORD…                whether they are in the list “es”; exits with 1 if one is not\n\
         lexicon why WORD…                  why they are in or not: dictionary, root and rule, or our correction\n\
         lexicon words [LETTERS]            every word of the list “es”, or those with so many letters\n\
         lexicon --help                     this help",
    ),
    run,
};

/// The notice that goes with every copy of the list.
const NOTICE: Text = Text::new(
    "La lista «es» se deriva de los diccionarios de español del proyecto RLA-ES (© sus autores), tomados de \
     npm, y de nuestras propias listas de adiciones y exclusiones. Licencia: {}.",
    "The list “es” is derived from the Spanish dictionaries of the RLA-ES project (© its authors), taken from \
     npm, and from our own lists of additions and exclusions. Licence: {}.",
);

fn run(arguments: &[String], workshop: &mut dyn Workshop) -> Result<(), String> {
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    if arguments.iter().any(|it| ["--help", "-h"].contains(it)) {
        return workshop.say(LEXICON.help.get(workshop.lang()));
    }
    match arguments[..] {
        ["build"] => build(PACKAGES, workshop),
        ["build", folder] => build(folder, workshop),
        ["import", aff, dic] if is_affix_file(aff) => import(aff, dic, USUAL, workshop),
        ["import", aff, dic, name] => import(aff, dic, name, workshop),
        ["import", txt] => import_words(txt, USUAL, workshop),
        ["import", txt, name] => import_words(txt, name, workshop),
        ["info"] => info(USUAL, workshop),
        ["info", name] => info(name, workshop),
        ["check", ref words @ ..] if !words.is_empty() => check(words, workshop),
        ["why", ref words @ ..] if !words.is_empty() => why::run(words, workshop),
        ["words"] => words(None, workshop),
        ["words", letters] if letters.parse::<usize>().is_ok() => {
            words(letters.parse().ok(), workshop)
        }
        _ => Err(LEXICON.help.get(workshop.lang()).to_owned()),
    }
}

fn is_affix_file(path: &str) -> bool {
    path.to_ascii_lowercase().ends_with(".aff")
}

fn build(folder: &str, workshop: &mut dyn Workshop) -> Result<(), String> {
    let made =
        packages::made(|package, file| workshop.read(&format!("{folder}/{package}/{file}")))?;
    let roots = made.spanish.sources().saved();
    workshop.install(&roots_name(USUAL), &roots)?;
    install(USUAL, &made.lexicon, workshop)?;
    workshop.say(&notice(workshop.lang()))
}

fn notice(lang: Lang) -> String {
    NOTICE.get(lang).replace("{}", LICENCE)
}

fn import(aff: &str, dic: &str, name: &str, workshop: &mut dyn Workshop) -> Result<(), String> {
    let (affixes, roots) = (workshop.read(aff)?, workshop.read(dic)?);
    let dictionary = Hunspell::read(&affixes, &roots);
    let dictionary = dictionary.map_err(|unknown| format!("{aff}: SET {}", unknown.0))?;
    let words = first_edition::common_words(&dictionary);
    install(name, &Lexicon::of_words(words), workshop)
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

/// Where it stands what the words of a list come from.
fn roots_name(name: &str) -> String {
    format!("lexicon/{name}/roots")
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
    let lang = workshop.lang();
    let text = Text::new("«{0}»: {1} palabras, {2} KiB", "“{0}”: {1} words, {2} KiB");
    let size = lexicon.graph().len() * size_of::<u32>() / 1024;
    workshop.say(
        &text
            .get(lang)
            .replace("{0}", name)
            .replace("{1}", &lexicon.len().to_string())
            .replace("{2}", &size.to_string()),
    )?;
    let roots = workshop.shelved(&roots_name(name));
    let Some(sources) = roots.and_then(|roots| Sources::restored(&roots)) else {
        return Ok(());
    };
    for (dictionary, roots) in DICTIONARIES.iter().zip(sources.counts()) {
        let text = Text::new("{0} ({1}): {2} raíces", "{0} ({1}): {2} roots");
        workshop.say(
            &text
                .get(lang)
                .replace("{0}", dictionary.package)
                .replace("{1}", dictionary.country.get(lang))
                .replace("{2}", &roots.to_string()),
        )?;
    }
    let spanish = Spanish::new(sources).map_err(|it| it.to_string())?;
    let [additions, exclusions] = spanish.corrections();
    let text = Text::new(
        "correcciones nuestras: {0} adiciones, {1} exclusiones",
        "our corrections: {0} additions, {1} exclusions",
    );
    let text = text.get(lang).replace("{0}", &additions.to_string());
    workshop.say(&text.replace("{1}", &exclusions.to_string()))?;
    workshop.say(&notice(lang))
}

fn check(words: &[&str], workshop: &mut dyn Workshop) -> Result<(), String> {
    let lexicon = installed(USUAL, workshop)?;
    let lang = workshop.lang();
    let mut missing = Vec::new();
    for word in words {
        let known = lexicon.knows(word);
        let verdict = if known {
            Text::new("sí", "yes")
        } else {
            missing.push(*word);
            Text::new("no", "no")
        };
        workshop.say(&format!("{word}: {}", verdict.get(lang)))?;
    }
    if missing.is_empty() {
        return Ok(());
    }
    let text = Text::new("no están en la lista: {}", "not in the list: {}");
    Err(text.get(lang).replace("{}", &missing.join(" ")))
}

fn words(letters: Option<usize>, workshop: &mut dyn Workshop) -> Result<(), String> {
    let mut words = installed(USUAL, workshop)?.words();
    words.retain(|word| letters.is_none_or(|letters| word.chars().count() == letters));
    workshop.say(&words.join("\n"))
}
