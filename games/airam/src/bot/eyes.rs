//! What one seat knows, and what the colours are worth to it.

use rules::Seat;

use super::belief::pull;
use crate::tokens::{Colour, Tokens};
use crate::view::Pile;
use crate::{Airam, View};

/// How many tokens a hand holds at the end.
pub(super) const HAND: u32 = 3;

/// The tokens as one seat sees them.
#[derive(Debug, Clone, Copy)]
pub(super) struct Eyes {
    pub(super) hand: Tokens,
    /// Those that lie face down to it: in the cup and with the rival.
    pub(super) unseen: Tokens,
}

impl Eyes {
    /// What the seat sees whose view this is.
    pub(super) fn of(view: &View, seat: Seat) -> Eyes {
        let hand = match view.hands[seat.index()] {
            Pile::Open(tokens) => tokens,
            Pile::Closed(_) => Tokens::default(),
        };
        let unseen = view.unseen();
        Eyes { hand, unseen }
    }

    /// What a seat would see of a table where everything is known.
    pub(super) fn at(table: &Airam, seat: Seat) -> Eyes {
        let hand = table.hands[seat.index()];
        let mut unseen = Tokens::ALL.without(table.board.tokens()).without(hand);
        if let Some(given) = table.phase.given() {
            unseen.remove(given);
        }
        if let Some(&drawn) = table.phase.drawn()
            && seat == table.drawer
        {
            unseen = unseen.without(drawn);
        }
        Eyes { hand, unseen }
    }

    /// The same with one more token in hand, out of those it sees.
    pub(super) fn keeping(mut self, colour: Colour) -> Eyes {
        self.hand.add(colour);
        self
    }

    /// 1 for each colour in hand and 0 for the others.
    pub(super) fn held(self) -> [f32; 4] {
        Colour::ALL.map(|colour| f32::from(u8::from(self.hand.count(colour) > 0)))
    }

    /// What an odd group of each colour is worth: how much likelier it is that
    /// this seat ends up holding more of the colour than that the rival does.
    /// The tokens it is still to keep are taken for any of those unseen, the
    /// rival's for such as have many odd groups.
    pub(super) fn worths(self, odd: [u32; 4]) -> [f32; 4] {
        let unseen = Colour::ALL.map(|colour| self.unseen.count(colour) as f32);
        let wanted: [f32; 4] = std::array::from_fn(|place| unseen[place] * pull(odd[place]) as f32);
        let all = unseen.iter().sum::<f32>().max(1.0);
        let all_wanted = wanted.iter().sum::<f32>().max(1.0);
        let to_keep = HAND - self.hand.len();
        Colour::ALL.map(|colour| {
            let mine = odds(to_keep, unseen[colour.index()] / all);
            let theirs = odds(HAND, wanted[colour.index()] / all_wanted);
            lead(self.hand.count(colour) as usize, mine, theirs)
        })
    }
}

/// How likely it is that 0, 1, 2 and 3 of so many tokens are of a colour that
/// each of them has with this chance.
fn odds(tokens: u32, yes: f32) -> [f32; 4] {
    let no = 1.0 - yes;
    match tokens {
        0 => [1.0, 0.0, 0.0, 0.0],
        1 => [no, yes, 0.0, 0.0],
        2 => [no * no, 2.0 * yes * no, yes * yes, 0.0],
        _ => [
            no * no * no,
            3.0 * yes * no * no,
            3.0 * yes * yes * no,
            yes * yes * yes,
        ],
    }
}

/// The chance to hold more than the rival less the chance to hold fewer, for
/// whom these are the odds of getting 0, 1, 2, 3 more, and these the rival's
/// of having as many in all.
fn lead(held: usize, mine: [f32; 4], [none, one, two, three]: [f32; 4]) -> f32 {
    let with = [
        none - 1.0,
        none - two - three,
        none + one - three,
        1.0 - three,
    ];
    let ends = with.iter().skip(held).zip(mine);
    ends.map(|(with, chance)| with * chance).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn eyes(hand: &str, unseen: &str) -> Eyes {
        let [hand, unseen] =
            [hand, unseen].map(|it| it.chars().filter_map(Colour::of_letter).collect());
        Eyes { hand, unseen }
    }

    #[test]
    fn a_colour_that_only_one_can_hold() {
        let [blue, green, red, yellow] = eyes("BB", "RRRR").worths([1; 4]);
        assert!(blue > 0.999, "{blue}");
        assert!(red < -0.8, "{red}");
        assert!(green == 0.0 && yellow == 0.0, "{green} {yellow}");
    }

    #[test]
    fn a_colour_with_more_odd_groups_is_likelier_in_the_rivals_hand() {
        let eyes = eyes("BG", "BBBGGGRRRYYY");
        let [blue, green, ..] = eyes.worths([3, 0, 0, 0]);
        assert!(blue < green, "{blue} {green}");
    }
}
