//! Verbs with pronouns hanging from them: `dámelo`, `hacerlo`, `vámonos`. They
//! do not count as words. The dictionaries have some as roots of their own,
//! which are found here.

use super::hunspell::Entry;
use super::sources::{Origin, Sources};

const PRONOUNS: [&str; 11] = [
    "me", "te", "se", "nos", "os", "lo", "la", "los", "las", "le", "les",
];

/// Flags that only verbs have.
pub(super) const VERB_FLAGS: [char; 4] = ['R', 'E', 'I', 'X'];

/// Imperatives that the dictionaries have as roots of their own, without accents.
const IRREGULAR: [&str; 50] = [
    "aba", "abad", "aben", "anda", "andad", "ande", "anden", "andemos", "da", "dad", "de", "demos",
    "den", "di", "era", "esta", "estad", "este", "esten", "haz", "huela", "huelan", "huele", "id",
    "irgamos", "juega", "juga", "jugad", "oi", "oid", "olamos", "ole", "pon", "rei", "reid", "ri",
    "sal", "se", "sea", "sean", "sed", "ten", "vamos", "vaya", "vayamos", "vayan", "ve", "ved",
    "ven", "veni",
];

/// The verb form within a root that is nothing but a verb with pronouns, in
/// small letters without accents. A root with forms of its own is a word
/// (`pésame`, `pésames`), and so is `andase`, whose `-se` is no pronoun.
pub(super) fn verb_within(entry: &Entry, plain: &str, sources: &Sources) -> Option<String> {
    let accented = entry.root.contains(['á', 'é', 'í', 'ó', 'ú']);
    let subjunctive = !accented && (plain.ends_with("ase") || plain.ends_with("iese"));
    if !entry.flags.is_empty() || subjunctive {
        return None;
    }
    // Many verbs have no infinitive without a pronoun: `absentarse`.
    if let Some(infinitive) = plain.strip_suffix("se")
        && infinitive.len() > 4
        && ["ar", "er", "ir"]
            .iter()
            .any(|end| infinitive.ends_with(end))
    {
        return Some(infinitive.to_owned());
    }
    let mut hosts = hosts(plain).into_iter();
    hosts.find(|host| takes_pronouns(host, accented, sources))
}

/// What is left when one to three pronouns are taken off, with the letter that
/// a verb loses before them: `vámo(s)nos`, `senta(d)os`.
fn hosts(word: &str) -> Vec<String> {
    let mut hosts = Vec::new();
    let mut words = vec![word];
    for _ in 0..3 {
        let mut shorter = Vec::new();
        for (word, pronoun) in words.iter().flat_map(|word| PRONOUNS.map(|it| (*word, it))) {
            let Some(host) = word.strip_suffix(pronoun).filter(|it| it.len() > 1) else {
                continue;
            };
            shorter.push(host);
            match pronoun {
                "nos" | "se" if host.ends_with("mo") => hosts.push(format!("{host}s")),
                "os" if !host.ends_with(['r', 'o']) => hosts.push(format!("{host}d")),
                "te" if host.ends_with('n') => {}
                _ => hosts.push(host.to_owned()),
            }
        }
        words = shorter;
    }
    hosts
}

/// Whether a form is an infinitive, a gerund or an imperative.
fn takes_pronouns(host: &str, accented: bool, sources: &Sources) -> bool {
    let is_host = |origin: &Origin<'_>| is_host(origin, accented);
    IRREGULAR.contains(&host) || sources.origins(host).iter().any(is_host)
}

fn is_host(origin: &Origin<'_>, accented: bool) -> bool {
    let Entry { root, flags } = &origin.root.entry;
    let form = origin.form.as_str();
    let ends = |ends: &[&str]| ends.iter().any(|end| form.ends_with(end));
    let whole = ends(&["ar", "er", "ir", "ír", "ando", "endo"]);
    let conjugation = origin
        .rules
        .iter()
        .find(|rule| rule.name.starts_with(VERB_FLAGS));
    if let Some(rule) = conjugation {
        // Before a pronoun the imperative of `vos` loses its accent, and all
        // others get one.
        let voseo = [("ar", "á"), ("er", "é"), ("ir", "í"), ("r", "")];
        whole
            || ends(&["d", "mos"])
            || voseo.contains(&(&*rule.strip, &*rule.add))
            || accented && ends(&["a", "e", "an", "en"])
    } else {
        // The roots of irregular verbs are their forms.
        let verb = VERB_FLAGS
            .iter()
            .any(|&flag| flags.contains(&u32::from(flag)));
        whole && form == root && (verb || flags.is_empty())
    }
}
