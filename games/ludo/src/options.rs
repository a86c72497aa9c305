//! The variants: what a release does with the other die, and who plays which
//! colour.

use rules::{MAX_SEATS, Refusal};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::refusals;
use crate::track::Colour;

/// The variants of LUDO.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// What a release does with the number on the other die.
    pub release: Release,
    /// The colours of the seats, in turn order.
    pub colours: Option<Colours>,
}

/// Rule 3: which piece uses the number on the other die after a release.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Release {
    /// The released piece, so that a crown releases nobody once the number has
    /// been used.
    #[default]
    Bound,
    /// Any piece, and in any order.
    Free,
}

/// The colours of the seats, in turn order.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(
    untagged,
    expecting = r#"colours = ["red" | "blue" | "yellow" | "green", …]"#
)]
pub enum Colours {
    /// One colour for each seat.
    Chosen(Vec<Colour>),
}

/// The colour of each seat; those of seats that nobody takes are the rest.
pub(crate) type Seating = [Colour; MAX_SEATS];

impl Options {
    /// These options with the usual colours where none were chosen.
    pub(crate) fn completed(self, seats: usize) -> Options {
        let usual = || Colours::Chosen(Colour::usual(seats)[..seats].to_vec());
        Options {
            colours: Some(self.colours.unwrap_or_else(usual)),
            ..self
        }
    }

    /// The colour of each seat, if these may be played together.
    pub(crate) fn seating(&self, seats: usize) -> Result<Seating, Refusal> {
        match &self.colours {
            Some(Colours::Chosen(colours)) => seating(colours, seats),
            None => Ok(Colour::usual(seats)),
        }
    }
}

/// One colour for each seat, each once, following each other clockwise.
pub(crate) fn seating(colours: &[Colour], seats: usize) -> Result<Seating, Refusal> {
    let Some((&first, others)) = colours.split_first().filter(|_| colours.len() == seats) else {
        let refusal = Refusal::of(&refusals::COLOURS_COUNT);
        return Err(refusal.at(seats).at(colours.len()));
    };
    let repeated = (1..seats).find(|&seat| colours[..seat].contains(&colours[seat]));
    if let Some(seat) = repeated {
        return Err(Refusal::of(&refusals::COLOURS_TWICE).at(colours[seat]));
    }
    let steps = others.iter().map(|&colour| first.clockwise_to(colour));
    if !steps.is_sorted() {
        return Err(Refusal::of(&refusals::COLOURS_ORDER));
    }
    Ok(with_the_rest(colours))
}

fn with_the_rest(colours: &[Colour]) -> Seating {
    let rest = Colour::ALL
        .into_iter()
        .filter(|colour| !colours.contains(colour));
    let mut seating = Colour::ALL;
    for (place, colour) in seating.iter_mut().zip(colours.iter().copied().chain(rest)) {
        *place = colour;
    }
    seating
}

#[cfg(test)]
mod tests {
    use super::*;
    use Colour::{Blue, Green, Red, Yellow};

    #[track_caller]
    fn check(colours: &[Colour], seats: usize, expected: Result<[Colour; 4], &str>) {
        let found = seating(colours, seats).map_err(|refusal| refusal.rule.code);
        assert_eq!(found, expected, "{colours:?} for {seats}");
    }

    #[test]
    fn colours_follow_each_other_clockwise_from_anywhere() {
        check(&[Green, Red], 2, Ok([Green, Red, Blue, Yellow]));
        check(&[Red, Green], 2, Ok([Red, Green, Blue, Yellow]));
        check(&[Green, Blue, Yellow], 3, Ok([Green, Blue, Yellow, Red]));
        check(&[Yellow, Green, Blue], 3, Ok([Yellow, Green, Blue, Red]));
        check(
            &[Yellow, Green, Red, Blue],
            4,
            Ok([Yellow, Green, Red, Blue]),
        );
        check(&[Red, Yellow, Blue], 3, Err("colours-order"));
        check(&[Green, Yellow, Blue], 3, Err("colours-order"));
        check(&[Red, Blue, Green, Yellow], 4, Err("colours-order"));
        check(&[Red, Red], 2, Err("colours-twice"));
        check(&[Red, Blue, Red], 3, Err("colours-twice"));
        check(&[Red], 2, Err("colours-count"));
        check(&[Red, Blue, Yellow], 2, Err("colours-count"));
        check(&[], 2, Err("colours-count"));
    }

    #[test]
    fn every_way_round_the_board_can_be_chosen() {
        // Of n colours in a circle each can begin, whatever is left out.
        for (seats, expected) in [(2, 12), (3, 12), (4, 4)] {
            let mut lists = vec![Vec::new()];
            for _ in 0..seats {
                let longer = |list: &Vec<Colour>| Colour::ALL.map(|it| [&list[..], &[it]].concat());
                lists = lists.iter().flat_map(longer).collect();
            }
            lists.retain(|list| seating(list, seats).is_ok());
            assert_eq!(lists.len(), expected, "{seats} seats");
        }
    }

    #[test]
    fn the_usual_colours_can_be_chosen() {
        for seats in 2..=4 {
            let completed = Options::default().completed(seats);
            assert_eq!(completed.seating(seats), Ok(Colour::usual(seats)));
            assert_eq!(completed.clone().completed(seats), completed);
        }
    }
}
