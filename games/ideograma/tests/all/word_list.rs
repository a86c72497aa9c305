//! The list «es» that `make` builds.

use ideograma::lexicon::{Fault, List, Sources, Spanish, plain};
use ideograma::{Action, Ideograma, Lexicon, Options};
use rules::{Edition, Game, Setup};

/// Words of newspapers and chats in many countries.
const EVERYDAY: &str = include_str!("words/everyday.txt");
/// Misprints, abbreviations, foreign words and words that nobody says.
const WRONG: &str = include_str!("words/wrong.txt");

fn list() -> Lexicon {
    let graph = kit::shelf().get("lexicon/es");
    let lexicon = Lexicon::read(graph.expect("the list that `make` builds")).expect("a graph");
    assert_eq!(lexicon.verify(), Ok(()));
    lexicon
}

fn spanish() -> Spanish {
    let saved = kit::shelf().get("lexicon/es/roots");
    let saved = saved.expect("the roots that `make` builds");
    Spanish::new(Sources::restored(&saved).expect("sound roots")).expect("sound lists")
}

/// FNV-1a over the words, one a line.
fn checksum(words: &[String]) -> u64 {
    let bytes = words.iter().flat_map(|word| word.bytes().chain([b'\n']));
    bytes.fold(0xcbf2_9ce4_8422_2325, |sum, byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// What tables and records of edition 1 are judged by must not change.
#[test]
fn edition_1_has_the_words_it_had() {
    let words = list().with_list(List::First).words();
    assert_eq!(
        (words.len(), checksum(&words)),
        (520_418, 0x011f_ee55_9d5e_85fa)
    );
}

/// What a player is told who lays a word first, in a game of an edition.
fn laid(edition: Edition, word: &str) -> Result<(), &'static str> {
    let setup = Setup {
        edition,
        shelf: kit::shelf().clone(),
        ..Setup::new(2, Options::default())
    };
    let mut game = Ideograma::start(&setup).expect("a game");
    for draw in ["lot A", "lot B", "draw AEINOPX", "draw AACLRST"] {
        game.resolve(&draw.parse().expect("a draw")).expect("due");
    }
    let lay: Action = format!("8G {word}").parse().expect("an action");
    assert_eq!(game.moves().contains(&lay), game.clone().play(&lay).is_ok());
    game.play(&lay).map_err(|refusal| refusal.rule.code)
}

/// OP counted in edition 1, OX counts today, PAN always.
#[test]
fn a_game_is_judged_by_the_list_of_its_edition() {
    let wrong = Err("wrong-words");
    let earlier = Edition::Earlier(1);
    for (edition, word, expected) in [
        (earlier, "OP", Ok(())),
        (earlier, "OX", wrong),
        (earlier, "PAN", Ok(())),
        (Edition::Newest, "OP", wrong),
        (Edition::Newest, "OX", Ok(())),
        (Edition::Newest, "PAN", Ok(())),
    ] {
        assert_eq!(laid(edition, word), expected, "{word} in {edition:?}");
    }
}

#[test]
fn everyday_words_are_in() {
    let list = list();
    let missing: Vec<&str> = EVERYDAY.lines().filter(|word| !list.knows(word)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn wrong_words_are_out() {
    let list = list();
    let known: Vec<&str> = WRONG.lines().filter(|word| list.knows(word)).collect();
    assert!(known.is_empty(), "{known:?}");
}

#[test]
fn voseo_is_in() {
    let list = list();
    let words = "querés tenés venís vení decí hablás comés vivís contá entendés volvés sos jugás";
    for word in words.split(' ') {
        assert!(list.knows(word), "{word}");
    }
}

#[test]
fn verbs_with_pronouns_are_out_and_words_that_look_so_are_in() {
    let list = list();
    let out = "dámelo hacerlo dándoselos háganse vámonos vayámonos sentaos abrime decilo untalos \
        absentarse oídlos huélala échale ábrete";
    for word in out.split_whitespace() {
        assert!(!list.knows(word), "{word}");
    }
    let kept = "árboles pésame pésames bastante durante mediante pasteles espantapájaros andase \
        jugase velo vale tela suelo norte dados andamos desvelo entretela hola ellas";
    for word in kept.split_whitespace() {
        assert!(list.knows(word), "{word}");
    }
}

/// What decides about words when the list is made decides alike when it is asked.
#[test]
fn the_roots_tell_of_a_word_what_the_list_does() {
    let (list, spanish) = (list(), spanish());
    let words = EVERYDAY.lines().chain(WRONG.lines());
    for word in words.chain(["abatíamos", "dámelo", "zzz", "acalendarice", "kiwi"]) {
        let plain = plain(word);
        let origins = spanish.origins(&plain);
        let made = origins.iter().any(|(_, fault)| fault.is_none());
        let counts = made || !spanish.added(&plain).is_empty();
        assert_eq!(counts, list.knows(word), "{word}: {origins:?}");
    }
    let (origin, fault) = &spanish.origins("damelo")[0];
    let (form, fault) = (origin.form.as_str(), fault.as_ref());
    assert_eq!(
        (form, fault),
        ("dámelo", Some(&Fault::Enclitic("da".to_owned())))
    );
}
