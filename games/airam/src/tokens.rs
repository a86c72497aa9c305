//! The four colours, and piles of tokens of which only the colours matter.

use std::fmt;

use rules::Luck;

/// The colour of a token.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Colour {
    /// `B`
    Blue,
    /// `G`
    Green,
    /// `R`
    Red,
    /// `Y`
    Yellow,
}

impl Colour {
    /// In the order in which piles are written.
    pub const ALL: [Colour; 4] = [Colour::Blue, Colour::Green, Colour::Red, Colour::Yellow];

    /// Its letter in the notation.
    pub const fn letter(self) -> char {
        match self {
            Colour::Blue => 'B',
            Colour::Green => 'G',
            Colour::Red => 'R',
            Colour::Yellow => 'Y',
        }
    }

    pub(crate) fn of_letter(letter: char) -> Option<Colour> {
        let mut all = Colour::ALL.into_iter();
        all.find(|colour| colour.letter() == letter)
    }

    /// The place in an array.
    pub(crate) const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// Some tokens. Two of a colour cannot be told apart and a pile has no order, so
/// it is nothing but how many there are of each colour.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Tokens([u8; 4]);

impl Tokens {
    /// Every token of the game.
    pub(crate) const ALL: Tokens = Tokens([7; 4]);

    /// So many of each colour, in the order of [`Colour::ALL`].
    pub(crate) const fn counted(counts: [u8; 4]) -> Tokens {
        Tokens(counts)
    }

    /// How many there are of a colour.
    pub fn count(self, colour: Colour) -> u32 {
        u32::from(self.0[colour.index()])
    }

    /// How many there are.
    pub fn len(self) -> u32 {
        Colour::ALL.iter().map(|&colour| self.count(colour)).sum()
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self == Tokens::default()
    }

    /// The colour of each, as they are written.
    pub fn iter(self) -> impl Iterator<Item = Colour> {
        let alike = move |colour| std::iter::repeat_n(colour, self.count(colour) as usize);
        Colour::ALL.into_iter().flat_map(alike)
    }

    /// Whether all of `others` are among these.
    pub(crate) fn contain(self, others: Tokens) -> bool {
        Colour::ALL
            .iter()
            .all(|&colour| self.count(colour) >= others.count(colour))
    }

    pub(crate) fn add(&mut self, colour: Colour) {
        self.0[colour.index()] += 1;
    }

    /// Takes one out; there must be one.
    pub(crate) fn remove(&mut self, colour: Colour) {
        self.0[colour.index()] -= 1;
    }

    /// What is left without `others`, which must be among these.
    pub(crate) fn without(self, others: Tokens) -> Tokens {
        Tokens(std::array::from_fn(|place| self.0[place] - others.0[place]))
    }

    /// Each colour that can be taken out, with what is left then.
    pub(crate) fn picks(self) -> impl Iterator<Item = (Colour, Tokens)> {
        let there = move |colour: &Colour| self.count(*colour) > 0;
        Colour::ALL.into_iter().filter(there).map(move |colour| {
            let mut rest = self;
            rest.remove(colour);
            (colour, rest)
        })
    }

    /// Takes one out at random, each token as likely. There must be some.
    pub(crate) fn pick(&mut self, luck: &mut (impl Luck + ?Sized)) -> Colour {
        let mut ticket = luck.below(self.len());
        for colour in Colour::ALL {
            let alike = self.count(colour);
            if ticket < alike {
                self.remove(colour);
                return colour;
            }
            ticket -= alike;
        }
        unreachable!("a ticket is below the number of tokens")
    }

    /// Takes out so many at random, each choice of tokens as likely.
    pub(crate) fn deal(&mut self, many: u32, luck: &mut (impl Luck + ?Sized)) -> Tokens {
        (0..many).map(|_| self.pick(luck)).collect()
    }

    /// The different draws of so many tokens, three at most, each with the number
    /// of ways to draw it.
    pub(crate) fn draws(self, many: u32) -> impl Iterator<Item = (Tokens, u32)> {
        let many = many as u8;
        let counts = (0..=many).flat_map(move |blue| {
            let rest = many - blue;
            let with_green = move |green| {
                (0..=rest - green).map(move |red| [blue, green, red, rest - green - red])
            };
            (0..=rest).flat_map(with_green)
        });
        let draws = counts.map(move |counts| (Tokens(counts), self.ways(Tokens(counts))));
        draws.filter(|&(_, ways)| ways > 0)
    }

    /// In how many ways up to three of a colour, and so for each, can be chosen.
    fn ways(self, chosen: Tokens) -> u32 {
        let of_colour = |&colour: &Colour| {
            let count = self.count(colour);
            match chosen.count(colour) {
                0 => 1,
                1 => count,
                2 => count * count.saturating_sub(1) / 2,
                _ => count * count.saturating_sub(1) * count.saturating_sub(2) / 6,
            }
        };
        Colour::ALL.iter().map(of_colour).product()
    }
}

impl FromIterator<Colour> for Tokens {
    fn from_iter<I: IntoIterator<Item = Colour>>(colours: I) -> Tokens {
        let mut tokens = Tokens::default();
        colours.into_iter().for_each(|colour| tokens.add(colour));
        tokens
    }
}

impl fmt::Display for Tokens {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|colour| colour.fmt(f))
    }
}

impl fmt::Debug for Tokens {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "“{self}”")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn draws_are_all_the_ways_to_take_some() {
        let check = |many: u32, pile: &str, outcomes: usize, ways: u32| {
            let pile: Tokens = pile.chars().filter_map(Colour::of_letter).collect();
            let draws: Vec<_> = pile.draws(many).collect();
            assert_eq!(draws.len(), outcomes, "{pile}");
            let total: u32 = draws.iter().map(|(_, ways)| ways).sum();
            assert_eq!(total, ways, "{pile}");
            let fit = |(drawn, _): &(Tokens, u32)| drawn.len() == many && pile.contain(*drawn);
            assert!(draws.iter().all(fit), "{draws:?}");
        };
        check(3, "BBBBBBBGGGGGGGRRRRRRRYYYYYYY", 20, 28 * 27 * 26 / 6);
        check(3, "BGRY", 4, 4);
        check(3, "BBGG", 2, 4);
        check(3, "RRRR", 1, 4);
        check(3, "YY", 0, 0);
        check(2, "BBGGR", 5, 10);
        check(1, "BBGGR", 3, 5);
        check(0, "BBGGR", 1, 1);
    }

    #[test]
    fn a_pile_is_written_in_one_order() {
        let pile: Tokens = "YRGBYB".chars().filter_map(Colour::of_letter).collect();
        assert_eq!(pile.to_string(), "BBGRYY");
    }
}
