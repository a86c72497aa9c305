//! The expander of hunspell dictionaries, on small ones made by hand.

use ideograma::Lexicon;
use ideograma::lexicon::Sources;
use ideograma::lexicon::first_edition::common_words;
use ideograma::lexicon::hunspell::Hunspell;

const AFF: &str = "SET UTF-8
FLAG UTF-8
PFX a Y 2
PFX a 0 des [^h]
PFX a h des h
PFX n N 1
PFX n 0 re .
SFX S Y 2
SFX S 0 s [aeo]
SFX S 0 es [^aeo]
SFX R Y 4
SFX R ar o [^c]ar
SFX R 0 se [aeií]r
SFX R ar ándose ar
SFX R r ción/S ar
SFX T N 1
SFX T ar able ar
SFX À Y 1
SFX À 0 lo r
";

const DIC: &str = "11
casa/S
flor/S
armar/aRÀT
atar/nR
hilar/aR
Ana/S
ONU
cm
web/S
árbol/S\tpo:noun
ñu/S
";

fn lexicon(dictionary: &Hunspell) -> Lexicon {
    Lexicon::of_words(common_words(dictionary))
}

fn dictionary() -> Hunspell {
    Hunspell::read(AFF.as_bytes(), DIC.as_bytes()).expect("a known encoding")
}

#[test]
fn forms_are_made_and_filtered() {
    let lexicon = lexicon(&dictionary());
    let wanted = [
        "casa",
        "casas",
        "flor",
        "flores",
        "armar",
        "armo",
        "armacion",
        "armaciones",
        "desarmar",
        "desarmo",
        "desarmación",
        "desarmaciones",
        "armable",
        "atar",
        "ato",
        "ataciones",
        "reatar",
        "hilar",
        "hilo",
        "desilar",
        "desilo",
        "árbol",
        "ARBOLES",
        "ñu",
        "ñues",
    ];
    for word in wanted {
        assert!(lexicon.knows(word), "{word}");
    }
    let unwanted = [
        ("casaes", "the condition asks for another ending"),
        ("armarse", "a pronoun hangs from it"),
        ("armándose", "a pronoun hangs from it"),
        ("armarlo", "the flags of pronouns are skipped"),
        (
            "desarmable",
            "the suffix does not go together with prefixes",
        ),
        ("reato", "the prefix does not go together with suffixes"),
        ("deshilar", "the prefix takes the h away"),
        ("ana", "a proper noun"),
        ("onu", "an acronym"),
        ("cm", "no vowels"),
        ("web", "a foreign word"),
    ];
    for (word, why) in unwanted {
        assert!(!lexicon.knows(word), "{word}: {why}");
    }
}

#[test]
fn a_word_tells_where_it_comes_from() {
    let sources = Sources::of(&[(0, AFF.to_owned())], &[dictionary()]);
    let why = |word: &str| -> Vec<String> {
        let origins = sources.origins(word).into_iter();
        let told = origins.map(|origin| {
            let rules: Vec<String> = origin.rules.iter().map(ToString::to_string).collect();
            let root = &origin.root.entry.root;
            format!("{} < {root} {}", origin.form, rules.join(" "))
        });
        told.collect()
    };
    assert_eq!(why("casa"), ["casa < casa "]);
    assert_eq!(why("arboles"), ["árboles < árbol S: -es"]);
    assert_eq!(
        why("desarmaciones"),
        ["desarmaciónes < armar a: des R: -ción for -r S: -es"]
    );
    assert_eq!(why("desilo"), ["desilo < hilar a: des for h R: -o for -ar"]);
    assert!(why("armarse").is_empty() && why("???").is_empty() && why("").is_empty());
    let restored = Sources::restored(&sources.saved()).expect("what was saved");
    assert_eq!(restored.saved(), sources.saved());
    assert_eq!(restored.origins("desilo").len(), 1);
}

#[test]
fn what_was_saved_and_spoilt_is_not_read() {
    let saved = Sources::of(&[(0, AFF.to_owned())], &[dictionary()]).saved();
    for place in 0..saved.len() {
        let mut spoilt = saved.clone();
        spoilt[place] ^= 0x40;
        assert!(Sources::restored(&spoilt).is_none(), "{place}");
        assert!(Sources::restored(&saved[..place]).is_none(), "{place}");
    }
}

#[test]
fn old_encodings_and_other_flags_are_read() {
    let latin = |text: &str| -> Vec<u8> { text.chars().map(|c| u32::from(c) as u8).collect() };
    let aff = "SET ISO8859-1\nFLAG num\nSFX 12 Y 1\nSFX 12 0 s/7 .\nSFX 7 Y 1\nSFX 7 s z s\n";
    let dictionary = Hunspell::read(&latin(aff), &latin("1\nñandú/3,12\n"));
    let lexicon = self::lexicon(&dictionary.expect("a known encoding"));
    assert!(
        ["ñandu", "ñandús", "ñandúz"]
            .iter()
            .all(|word| lexicon.knows(word))
    );
    let aff = "SET UTF-8\nFLAG long\nSFX Aa Y 1\nSFX Aa 0 s .\n";
    let dictionary = Hunspell::read(aff.as_bytes(), "1\nñandú/XxAa\n".as_bytes());
    let lexicon = self::lexicon(&dictionary.expect("a known encoding"));
    assert!(lexicon.knows("ñandús"));
    let unknown = Hunspell::read(b"SET KOI8-R\n", b"");
    assert_eq!(unknown.err().map(|it| it.0).as_deref(), Some("KOI8-R"));
}

#[test]
fn foreign_words_and_abbreviations_are_excluded() {
    let dic = "9\nblog/S\nadv\nart\navd\ndto\nizq\nsoftware\narte/S\nala\n";
    let dictionary = Hunspell::read(AFF.as_bytes(), dic.as_bytes()).expect("a known encoding");
    let lexicon = lexicon(&dictionary);
    for word in [
        "blog", "blogs", "adv", "art", "avd", "dto", "izq", "software",
    ] {
        assert!(!lexicon.knows(word), "{word}");
    }
    assert_eq!(lexicon.len(), 3, "arte, artes, ala");
}
