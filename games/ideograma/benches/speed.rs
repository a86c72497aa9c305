//! How fast words are found: games of best-scoring players, and random games.
//!
//! The list comes from the environment, `IDEOGRAMA_LEXICON`: a folder with
//! `index.aff` and `index.dic` of a hunspell dictionary. Without it a short list
//! of our own is used, and the figures say little.

use std::sync::LazyLock;

use divan::{Bencher, counter::ItemsCount};
use ideograma::lexicon::first_edition::common_words;
use ideograma::lexicon::hunspell::Hunspell;
use ideograma::{Ideograma, Lexicon, Options};
use rules::{Rng, walk};

const GAMES: u32 = 50;

static LEXICON: LazyLock<Lexicon> = LazyLock::new(|| match std::env::var("IDEOGRAMA_LEXICON") {
    Ok(folder) => expanded(&folder),
    Err(_) => Lexicon::of_words(include_str!("../tests/all/whole_game.txt").split_whitespace()),
});

fn main() {
    divan::main();
}

fn expanded(folder: &str) -> Lexicon {
    let file = |name| std::fs::read(format!("{folder}/{name}")).expect("a file of the dictionary");
    let dictionary = Hunspell::read(&file("index.aff"), &file("index.dic"));
    let dictionary = dictionary.expect("an encoding that is known");
    Lexicon::of_words(common_words(&dictionary))
}

fn start() -> Ideograma {
    Ideograma::with_lexicon(2, LEXICON.clone(), &Options::default())
}

#[divan::bench]
fn best_scoring(bencher: Bencher) {
    let game = start();
    bencher.counter(ItemsCount::new(GAMES)).bench(|| {
        let mut rng = Rng::seeded(1);
        let games = (0..GAMES).map(|_| game.clone().best_scoring_game(&mut rng));
        games.sum::<i32>()
    });
}

#[divan::bench]
fn playouts_plain(bencher: Bencher) {
    let game = start();
    bencher.counter(ItemsCount::new(GAMES)).bench(|| {
        let mut rng = Rng::seeded(1);
        let games = (0..GAMES).map(|_| walk::playout(&game, &mut rng).plies);
        games.sum::<u32>()
    });
}

#[divan::bench(sample_count = 3)]
fn building(bencher: Bencher) {
    let words = LEXICON.words();
    bencher
        .counter(ItemsCount::new(words.len()))
        .bench(|| Lexicon::of_words(&words));
}
