//! The palette: the page's light theme, on white paper.

/// A colour: red, green and blue.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Colour(pub u8, pub u8, pub u8);

/// The paper itself.
pub const PAPER: Colour = Colour(0xff, 0xff, 0xff);
/// Text and the lines of a drawing.
pub const INK: Colour = Colour(0x2b, 0x21, 0x18);
/// Secondary text: coordinates, captions.
pub const SOFT: Colour = Colour(0x6f, 0x5e, 0x4c);
/// Hairlines to cut along and rules between texts.
pub const HAIR: Colour = Colour(0xa8, 0x93, 0x75);
/// The terracotta of titles.
pub const ACCENT: Colour = Colour(0x98, 0x40, 0x1d);
/// A barely tinted area.
pub const LINEN: Colour = Colour(0xfb, 0xf5, 0xea);
/// A darker area than [`LINEN`].
pub const SAND: Colour = Colour(0xe6, 0xd3, 0xb3);
/// Frames of boards.
pub const WOOD: Colour = Colour(0xb9, 0x83, 0x50);
/// White pieces.
pub const IVORY: Colour = Colour(0xff, 0xfb, 0xf2);
/// Black pieces.
pub const EBONY: Colour = Colour(0x2a, 0x21, 0x1b);
/// The yellow of the pieces.
pub const YELLOW: Colour = Colour(0xe2, 0xb1, 0x3c);
/// The blue of the pieces.
pub const BLUE: Colour = Colour(0x2f, 0x6f, 0xb3);
/// The orange of the pieces.
pub const ORANGE: Colour = Colour(0xd9, 0x70, 0x2b);
/// The green of the pieces.
pub const GREEN: Colour = Colour(0x3f, 0x8f, 0x4f);
/// The red of the pieces.
pub const RED: Colour = Colour(0xc0, 0x3a, 0x2b);

impl Colour {
    /// Mixed with white paper, from 0 (unchanged) to 1.
    pub fn paler(self, paper: f64) -> Colour {
        let mix = |part: u8| (f64::from(part) + (255.0 - f64::from(part)) * paper).round() as u8;
        Colour(mix(self.0), mix(self.1), mix(self.2))
    }

    /// Mixed with black, from 0 (unchanged) to 1.
    pub fn darker(self, black: f64) -> Colour {
        let mix = |part: u8| (f64::from(part) * (1.0 - black)).round() as u8;
        Colour(mix(self.0), mix(self.1), mix(self.2))
    }

    /// Its luminance, from 0 to 1: how light it looks in greyscale.
    pub fn lightness(self) -> f64 {
        let Colour(red, green, blue) = self;
        let sum = 0.299 * f64::from(red) + 0.587 * f64::from(green) + 0.114 * f64::from(blue);
        sum / 255.0
    }

    /// The colour with enough contrast on it: ink or paper.
    pub fn on_it(self) -> Colour {
        if self.lightness() > 0.55 { INK } else { PAPER }
    }
}
