//! Sealed luck is what `docs/luck.md` says, keeps its secret and is fair.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::collections::BTreeMap;
use std::fmt;

use catalog::{Match, find};
use kit::shelf;
use rules::Luck;
use serde_json::json;
use table::{Pick, Sealed, Seed};

const TRIES: u32 = 1_000_000;

fn words(words: &[&str]) -> Vec<String> {
    words.iter().map(ToString::to_string).collect()
}

/// The bytes 0, 1, … 31.
fn counting() -> Seed {
    Seed::new(std::array::from_fn(|place| place as u8))
}

/// The numbers were computed by another program from the description alone.
#[test]
fn picks_are_those_of_the_description() {
    let check = |seed: &Seed, game: &str, given: &[&str], i: u64, below: u32, pick: u32| {
        let mut luck = Sealed::new(seed, game, &words(given), i);
        assert_eq!(luck.below(below), pick, "{game} {given:?} {i} {below}");
        assert_eq!(luck.picks(), [Pick { below, pick }]);
    };
    for (i, below, pick) in [
        (0, 2, 0),
        (1, 36, 15),
        (2, 36, 1),
        (3, 36, 33),
        (4, 97, 42),
        (5, 1, 0),
        (6, 4_294_967_295, 997_035_757),
        (1 << 32, 1_000_000, 608_454),
    ] {
        check(&counting(), "k3j9x2/1", &["sobremesa", ""], i, below, pick);
    }
    let (ones, zeros) = (Seed::new([255; 32]), Seed::new([0; 32]));
    check(&ones, "", &[], 0, 1_000_000, 505_925);
    check(&ones, "", &[], 1, 1_000_000, 849_600);
    check(&zeros, "g/1", &["ñandú 🎲", "", ""], 0, 1_000_000, 17_103);
    check(&zeros, "g/1", &["ñandú 🎲", "", ""], 7, 1_000_000, 162_314);
    // The same letters, parted otherwise.
    check(&zeros, "g/1", &["ab", "c"], 0, 1_000_000, 623_348);
    check(&zeros, "g/1", &["a", "bc"], 0, 1_000_000, 812_101);
}

#[test]
fn every_pick_has_a_number_of_its_own() {
    let (seed, bounds) = (counting(), [2, 36, 36, 36, 97]);
    let given = words(&["sobremesa", ""]);
    let mut luck = Sealed::new(&seed, "k3j9x2/1", &given, 0);
    let in_a_row = bounds.map(|below| luck.below(below));
    let mut i = 0;
    let one_by_one = bounds.map(|below| {
        i += 1;
        Sealed::new(&seed, "k3j9x2/1", &given, i - 1).below(below)
    });
    assert_eq!(in_a_row, one_by_one);
    assert_eq!(luck.picks().len(), bounds.len());
}

#[test]
fn everything_that_is_hashed_matters() {
    let first = |seed: &Seed, game: &str, given: &[&str], next: u64| {
        Sealed::new(seed, game, &words(given), next).below(u32::MAX)
    };
    let seed = counting();
    let picks = [
        first(&seed, "ab", &["c"], 0),
        first(&seed, "a", &["bc"], 0),
        first(&seed, "ab", &["", "c"], 0),
        first(&seed, "ab", &["c", ""], 0),
        first(&seed, "ab", &["c"], 1),
        first(&seed, "ab", &[], 0),
        first(&Seed::new([1; 32]), "ab", &["c"], 0),
    ];
    let different: std::collections::BTreeSet<_> = picks.iter().collect();
    assert_eq!(different.len(), picks.len(), "{picks:?}");
}

#[test]
fn a_seed_keeps_its_secret_and_is_written_in_hexadecimal() {
    let seed = counting();
    let hex = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
    assert_eq!(seed.hex(), hex);
    assert_eq!(
        seed.commitment(),
        "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    );
    let shown = |seed: &Seed| format!("{seed:?} {seed:#?} {:?}", Some(seed));
    assert_eq!(shown(&seed), shown(&Seed::new([0xab; 32])));
    assert!(!shown(&seed).contains(|c: char| c.is_ascii_digit()));

    assert_eq!(serde_json::to_value(&seed).unwrap(), json!(hex));
    assert!(serde_json::from_value::<Seed>(json!(hex)).unwrap() == seed);
    let ones = "é".repeat(32);
    for bad in [
        "",
        &hex[1..],
        &hex.to_uppercase(),
        &hex.replace('f', "g"),
        &ones,
    ] {
        let refused = serde_json::from_value::<Seed>(json!(bad)).unwrap_err();
        let quoted = !bad.is_empty() && refused.to_string().contains(bad);
        assert!(!quoted, "an error quotes what may be a secret");
    }
}

#[test]
fn a_pick_is_two_numbers() {
    let pick = Pick {
        below: 36,
        pick: 17,
    };
    assert_eq!(serde_json::to_value(pick).unwrap(), json!([36, 17]));
    assert_eq!(
        serde_json::from_value::<Pick>(json!([36, 17])).unwrap(),
        pick
    );
    assert_eq!(pick.to_string().parse(), Ok(pick));
}

#[test]
fn a_million_picks_are_even() {
    for below in [2, 6, 28, 36, 97, 100, 1000] {
        let odds = (0..below).map(|pick| (pick, 1.0)).collect();
        check_fair(&format!("picks below {below}"), &odds, |luck| {
            luck.below(below)
        });
    }
}

/// One tile after the other until the bag is empty: every tile is as often at
/// every place.
#[test]
fn a_million_tiles_out_of_a_bag_come_in_no_order() {
    const BAG: usize = 10;
    let seed = counting();
    let mut luck = Sealed::new(&seed, "fair/bag", &[], 0);
    let mut counts = [[0_u32; BAG]; BAG];
    let bags = TRIES / BAG as u32;
    for _ in 0..bags {
        let mut bag: Vec<usize> = (0..BAG).collect();
        for at_place in &mut counts {
            at_place[bag.remove(luck.below(bag.len() as u32) as usize)] += 1;
        }
    }
    let expected = f64::from(bags) / BAG as f64;
    let cells = counts.iter().flatten();
    let sum: f64 = cells.map(|&count| term(count, expected)).sum();
    // Rows and columns have fixed sums. Unlike in a free table the variance of a
    // place is n/(n−1) of a multinomial's: χ² is as much too large.
    let degrees = (BAG - 1) * (BAG - 1);
    let sum = sum * (BAG - 1) as f64 / BAG as f64;
    check_chi_square("a bag", sum, degrees);
}

/// Throws, draws and lots through each game's own door, by the odds it tells.
#[test]
fn a_million_throws_and_draws_come_by_their_odds() {
    for (game, before) in [
        ("ludo", &[][..]),
        ("airam", &["fill RRRRBBGGY"]),
        ("ideograma", &[]),
    ] {
        let entry = find(game).unwrap();
        let mut game = Match::open(entry, entry.usual_seats(), &json!({}), shelf()).unwrap();
        game.apply_all(before).unwrap();
        let odds = game.game().chances().expect("few enough to list");
        check_fair(entry.about.id, &odds.into_iter().collect(), |luck| {
            game.game().roll(luck).unwrap()
        });
    }
}

/// Draws a million times and compares how often each outcome came with its odds.
fn check_fair<T: Ord + fmt::Debug>(
    name: &str,
    odds: &BTreeMap<T, f64>,
    mut draw: impl FnMut(&mut Sealed) -> T,
) {
    let seed = counting();
    let mut luck = Sealed::new(&seed, &format!("fair/{name}"), &[], 0);
    let mut counts: BTreeMap<&T, u32> = odds.keys().map(|outcome| (outcome, 0)).collect();
    for _ in 0..TRIES {
        let outcome = draw(&mut luck);
        let count = counts.get_mut(&outcome);
        *count.unwrap_or_else(|| panic!("{name}: {outcome:?} cannot be")) += 1;
    }
    let total: f64 = odds.values().sum();
    let terms = odds.iter().map(|(outcome, odds)| {
        let expected = f64::from(TRIES) * odds / total;
        assert!(expected > 5.0, "{name}: {outcome:?} is too rare to count");
        term(counts[outcome], expected)
    });
    check_chi_square(name, terms.sum(), odds.len() - 1);
}

fn term(count: u32, expected: f64) -> f64 {
    (f64::from(count) - expected).powi(2) / expected
}

/// Fails where fair luck would be so uneven, or so even, once in a thousand
/// times. The seeds are fixed, so the answer is always the same.
fn check_chi_square(name: &str, sum: f64, degrees: usize) {
    /// The normal distribution goes past it once in two thousand times.
    const DEVIATIONS: f64 = 3.29;
    // Wilson and Hilferty: the cube root of χ² is nearly normal.
    let spread = 2.0 / (9.0 * degrees as f64);
    let deviation = ((sum / degrees as f64).cbrt() - (1.0 - spread)) / spread.sqrt();
    println!("{name}: χ² {sum:.1} of {degrees}, {deviation:+.2} deviations");
    assert!(
        deviation.abs() < DEVIATIONS,
        "{name}: χ² {sum:.1} of {degrees}"
    );
}
