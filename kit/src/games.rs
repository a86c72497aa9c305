//! How many random games the laws are tried on.

use std::env;

/// The environment variable that overrides the number of games.
const VARIABLE: &str = "LAW_GAMES";

/// The number of games per combination: the environment's, or else the default. Panics
/// if the variable is not a number.
#[track_caller]
pub(crate) fn a_combination(usual: u64) -> u64 {
    let Some(asked) = env::var_os(VARIABLE) else {
        return usual;
    };
    let asked = asked.to_string_lossy();
    number(&asked).unwrap_or_else(|| {
        panic!("{VARIABLE} is how many games to play, 1 or more, but here it is {asked:?}")
    })
}

fn number(asked: &str) -> Option<u64> {
    asked.parse().ok().filter(|&games| games > 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_number_from_one_up_is_understood() {
        assert_eq!(number("1"), Some(1));
        assert_eq!(number("1000"), Some(1000));
        for wrong in [
            "",
            "0",
            "-1",
            "1e3",
            "1 000",
            "many",
            "99999999999999999999",
        ] {
            assert_eq!(number(wrong), None, "{wrong:?}");
        }
    }
}
