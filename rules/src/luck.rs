//! Randomness. It is always a parameter, never global.

/// A source of uniform random numbers.
pub trait Luck {
    /// A uniform number in `0..bound`. Panics if `bound` is zero.
    fn below(&mut self, bound: u32) -> u32;
}

/// A small, fast generator for tests, playouts and searches: the same seed gives the
/// same numbers on every machine. (Games between people use the sealed seed instead.)
#[derive(Debug, Clone)]
pub struct Rng(u64);

impl Rng {
    /// A generator that depends on `seed` alone.
    pub const fn seeded(seed: u64) -> Rng {
        Rng(seed)
    }

    /// A generator that depends on these bytes and this number alone, so that the i-th
    /// event of a game can be drawn without the ones before it.
    pub fn stirred(words: &[u8], i: u64) -> Rng {
        let mut rng = Rng::seeded(i);
        for &byte in words {
            rng = Rng::seeded(rng.bits() ^ u64::from(byte));
        }
        Rng::seeded(rng.bits())
    }

    /// The next 64 random bits (the `SplitMix64` sequence).
    #[inline]
    pub const fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
}

impl Luck for Rng {
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "nothing to pick from");
        // The high half of bits × bound. With 64 bits and bounds below 2^32 the bias is
        // under one in four billion.
        ((u128::from(self.bits()) * u128::from(bound)) >> 64) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn picks_are_even_and_in_range() {
        let mut rng = Rng::seeded(1);
        let mut counts = [0_u32; 6];
        for _ in 0..60_000 {
            counts[rng.below(6) as usize] += 1;
        }
        assert!(counts.iter().all(|count| (9_500..10_500).contains(count)));
    }
}
