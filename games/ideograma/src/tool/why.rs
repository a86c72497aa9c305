//! `lexicon why`: where a word comes from, or what keeps it out.

use rules::{Lang, Text, Workshop};

use super::{USUAL, installed, roots_name};
use crate::lexicon::hunspell::{Affix, Kind};
use crate::lexicon::{DICTIONARIES, Fault, Origin, Sources, Spanish, fold, plain};

pub(super) fn run(words: &[&str], workshop: &mut dyn Workshop) -> Result<(), String> {
    let lexicon = installed(USUAL, workshop)?;
    let lang = workshop.lang();
    let roots = workshop.shelved(&roots_name(USUAL));
    let Some(sources) = roots.and_then(|roots| Sources::restored(&roots)) else {
        let text = Text::new(
            "No sé de dónde viene esta lista: constrúyela con «sobremesa lexicon build».",
            "Where this list comes from is not known: build it with “sobremesa lexicon build”.",
        );
        return Err(text.get(lang).to_owned());
    };
    let spanish = Spanish::new(sources).map_err(|it| it.to_string())?;
    for word in words {
        let known = if lexicon.knows(word) {
            Text::new("sí", "yes")
        } else {
            Text::new("no", "no")
        };
        workshop.say(&format!("{word}: {}", known.get(lang)))?;
        for reason in reasons(word, &spanish, lang) {
            workshop.say(&format!("  {reason}"))?;
        }
    }
    Ok(())
}

fn reasons(word: &str, spanish: &Spanish, lang: Lang) -> Vec<String> {
    let say = |es, en| vec![Text::new(es, en).get(lang).to_owned()];
    if fold(word).is_none() {
        return say(
            "no se escribe con las 27 letras, o es demasiado corta o larga para el tablero",
            "the 27 letters do not spell it, or it is too short or too long for the board",
        );
    }
    let plain = plain(word);
    let mut reasons: Vec<String> = Vec::new();
    for (form, addition) in spanish.added(&plain) {
        let text = Text::new(
            "{2} ← adición nuestra: {0} ({1})",
            "{2} ← our addition: {0} ({1})",
        );
        let text = text
            .get(lang)
            .replace("{0}", addition.word)
            .replace("{2}", &form);
        reasons.push(text.replace("{1}", addition.reason));
    }
    for (origin, fault) in spanish.origins(&plain) {
        let line = in_words(&origin, lang);
        let fault = fault.map(|fault| format!(": {}", fault_in_words(&fault, lang)));
        reasons.push(line + &fault.unwrap_or_default());
    }
    reasons.dedup();
    if reasons.is_empty() {
        return say(
            "no está en ningún diccionario ni entre nuestras adiciones",
            "it is in none of the dictionaries and not among our additions",
        );
    }
    reasons
}

fn fault_in_words(fault: &Fault, lang: Lang) -> String {
    let (text, about) = match fault {
        Fault::Enclitic(verb) => {
            let text = Text::new(
                "no cuenta, son pronombres unidos al verbo «{}»",
                "does not count, these are pronouns joined to the verb “{}”",
            );
            (text, verb.as_str())
        }
        Fault::Excluded(reason) => (
            Text::new("excluida por nosotros ({})", "excluded by us ({})"),
            *reason,
        ),
    };
    text.get(lang).replace("{}", about)
}

/// `abatíamos ← abatir, conjugación -íamos por -ir (R): 22 diccionarios`
fn in_words(origin: &Origin<'_>, lang: Lang) -> String {
    let mut line = origin.form.clone();
    if !origin.rules.is_empty() {
        line += " ← ";
        line += &origin.root.entry.root;
    }
    for rule in &origin.rules {
        line += ", ";
        line += &rule_in_words(rule, lang);
    }
    format!("{line}: {}", dictionaries(origin.root.dictionaries, lang))
}

fn rule_in_words(rule: &Affix, lang: Lang) -> String {
    let what = match (rule.kind, rule.name.as_str()) {
        (Kind::Prefix, _) => Text::new("prefijo", "prefix"),
        (_, "S") => Text::new("plural", "plural"),
        (_, "G") => Text::new("femenino", "feminine"),
        (_, "D") => Text::new("participio", "participle"),
        (_, "R" | "E") => Text::new("conjugación regular", "regular conjugation"),
        (_, "I" | "X") => Text::new("conjugación irregular", "irregular conjugation"),
        (_, "N" | "U") => Text::new("diminutivo", "diminutive"),
        (_, "H") => Text::new("aumentativo", "augmentative"),
        (_, "T") => Text::new("adjetivo derivado", "derived adjective"),
        _ => Text::new("nombre derivado", "derived noun"),
    };
    let affix = match rule.kind {
        Kind::Prefix => format!("{}-", rule.add),
        Kind::Suffix => format!("-{}", rule.add),
    };
    let instead = match (rule.strip.as_str(), rule.kind, lang) {
        ("", ..) => String::new(),
        (strip, Kind::Prefix, Lang::Es) => format!(" por {strip}-"),
        (strip, Kind::Suffix, Lang::Es) => format!(" por -{strip}"),
        (strip, Kind::Prefix, Lang::En) => format!(" for {strip}-"),
        (strip, Kind::Suffix, Lang::En) => format!(" for -{strip}"),
    };
    format!("{} {affix}{instead} ({})", what.get(lang), rule.name)
}

/// The countries by name if there are few of them.
fn dictionaries(bits: u32, lang: Lang) -> String {
    let having = DICTIONARIES.iter().enumerate();
    let having = having.filter(|(place, _)| bits >> place & 1 != 0);
    let names: Vec<&str> = having.map(|(_, it)| it.country.get(lang)).collect();
    match (names.len(), lang) {
        (22, Lang::Es) => "los 22 diccionarios".to_owned(),
        (22, Lang::En) => "all 22 dictionaries".to_owned(),
        _ => names.join(", "),
    }
}
