//! Games by sealed luck, with their receipts.

use catalog::{Entry, Match};
use kit::shelf;
use rules::{Luck, Record, Rng};
use serde_json::json;
use table::{Pick, Receipt, Sealed, Seed};

/// A random game to the end, its luck sealed, with the receipt. `None` if what
/// the game needs was not prepared.
pub(crate) fn played(entry: &'static Entry, words: &[&str]) -> Option<(Match, Receipt)> {
    played_on(entry, words, 0)
}

/// The same after this many given actions.
pub(crate) fn played_on(
    entry: &'static Entry,
    words: &[&str],
    given: usize,
) -> Option<(Match, Receipt)> {
    let game = Match::open(entry, words.len(), &json!({}), shelf()).ok()?;
    let seed = Seed::new([entry.about.title.len() as u8; 32]);
    let words: Vec<_> = words.iter().map(ToString::to_string).collect();
    let mut picks = Vec::new();
    if given == 0 {
        let mut starts = Sealed::new(&seed, "k3j9x2/1", &words, 0);
        starts.below(words.len() as u32);
        picks.push((0, starts.picks().to_vec()));
    }
    Some(played_after(game, &seed, words, picks, given))
}

/// A random game to the end by luck that goes on after these picks.
pub(crate) fn played_after(
    mut game: Match,
    seed: &Seed,
    words: Vec<String>,
    mut picks: Vec<(usize, Vec<Pick>)>,
    given: usize,
) -> (Match, Receipt) {
    let next: usize = picks.iter().map(|(_, picks)| picks.len()).sum();
    let (mut next, mut rng) = (next as u64, Rng::seeded(1));
    while !game.game().turn().is_over() {
        let mut luck = Sealed::new(seed, "k3j9x2/1", &words, next);
        if game.past().len() < given && game.roll(&mut rng).is_some() {
            continue;
        }
        if game.roll(&mut luck).is_some() {
            next += luck.picks().len() as u64;
            picks.push((game.past().len(), luck.picks().to_vec()));
        } else {
            let actions = game.game().moves().actions;
            let pick = rng.below(actions.len() as u32) as usize;
            game.apply(&actions[pick]).unwrap();
        }
    }
    let receipt = Receipt {
        game: "k3j9x2/1".to_owned(),
        commitment: seed.commitment(),
        words,
        seed: Some(seed.clone()),
        picks,
    };
    (game, receipt)
}

pub(crate) fn written(mut record: Record, receipt: &Receipt) -> String {
    record.notes.push(("seat 1".into(), "Ana".into()));
    record.notes.extend(receipt.notes());
    record.to_string()
}
