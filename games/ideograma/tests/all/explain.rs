//! What is told about a word on request, with the list that `make` builds.

use bots::Plays;
use ideograma::{Action, Dictionary, Draw, Ideograma, Options};
use rules::{Game, Seat, Setup, Turn, Viewer};

fn opened(dictionary: Dictionary) -> Ideograma {
    let options = Options {
        dictionary,
        ..Options::default()
    };
    let setup = Setup {
        shelf: kit::shelf().clone(),
        ..Setup::new(2, options)
    };
    let mut game = Ideograma::start(&setup).expect("a game");
    for draw in ["lot A", "lot B", "draw AACLSST", "draw AEINOPR"] {
        game.resolve(&draw.parse::<Draw>().expect("a draw"))
            .expect("what is due");
    }
    game
}

fn play(game: &mut Ideograma, action: &str) {
    game.play(&action.parse::<Action>().expect("an action"))
        .expect("a legal action");
}

/// What each seat and a spectator are told: the same, since it is on the board.
fn told(game: &Ideograma, word: &str) -> Option<String> {
    let viewers = [
        Viewer::Seat(Seat::FIRST),
        Viewer::Seat(Seat::at(1)),
        Viewer::Spectator,
    ];
    let told = viewers.map(|viewer| Ideograma::explain(&game.view(viewer), word));
    assert!(told.iter().all(|it| *it == told[0]));
    told[0].clone().map(|sentence| sentence.es)
}

#[test]
fn a_word_tells_its_root_and_kind() {
    let game = opened(Dictionary::Auto);
    for (word, expected) in [
        ("ABATIAMOS", "abatíamos: de «abatir», verbo"),
        ("querés", "querés: de «querer», verbo"),
        ("COMODAMENTE", "cómodamente: adverbio"),
        (
            "arboles",
            "arboles: de «arbolar», verbo. árboles: de «árbol», nombre o adjetivo",
        ),
        ("DESARMO", "desarmo, desarmó: de «desarmar», verbo"),
        ("DAMELO", "DAMELO: no está en la lista"),
    ] {
        assert_eq!(told(&game, word).as_deref(), Some(expected), "{word}");
    }
    assert_eq!(told(&game, "?"), None);
    let english = Ideograma::explain(&game.view(Viewer::Spectator), "ABATIAMOS");
    let english = english.expect("an explanation").en;
    assert_eq!(english, "abatíamos: from “abatir”, verb");
}

/// Whether a word exists is for the players to doubt until the play stands.
#[test]
fn where_words_may_be_challenged_only_standing_words_are_explained() {
    let mut game = opened(Dictionary::Challenge);
    assert_eq!(told(&game, "CASTAS"), None);
    play(&mut game, "8F CASTAS");
    assert_eq!(told(&game, "CASTAS"), None, "it may still be taken back");
    play(&mut game, "accept");
    assert!(told(&game, "CASTAS").is_some_and(|it| it.contains("casta")));
    for word in ["CASTA", "ASTAS", "PIANO", "ZZZ"] {
        assert_eq!(told(&game, word), None, "{word} is not on the board");
    }
    game.resolve(&"draw ABCDEF".parse::<Draw>().expect("a draw"))
        .expect("what is due");
    while !matches!(game.turn(), Turn::Over(_)) {
        play(&mut game, "pass");
    }
    assert!(told(&game, "PIANO").is_some());
    assert_eq!(
        told(&game, "ZZZ").as_deref(),
        Some("ZZZ: no está en la lista")
    );
}
