//! Elementary functions that give the same result, to the last bit, on every machine.
//!
//! The standard library leaves them to the platform, and platforms round them
//! differently: a bot could play another move in a browser than in the room.
//! `clippy.toml` forbids those of the standard library. (Sums, products, quotients and
//! square roots are rounded alike everywhere.)

/// *e* to the power of `x`.
#[inline]
pub fn exp(x: f32) -> f32 {
    libm::expf(x)
}

/// The natural logarithm of `x`.
#[inline]
pub fn ln(x: f32) -> f32 {
    libm::logf(x)
}

/// The hyperbolic tangent of `x`.
#[inline]
pub fn tanh(x: f64) -> f64 {
    libm::tanh(x)
}
