//! Whole games that more than one test plays.

/// Two players on the wall end with as many points.
pub(crate) const SHARED: &str = "S01:b1/1+c1/1, S10R:b2/1+c2/1+c3/1+c3/2, S05:a1/1+a2/1+a3/1+b3/1, S02:b1/2+b2/2+b3/2, \
    S10L:a4/1+b4/1+a3/2+a4/2, S05:c4/1+d4/1+e4/1+c4/2, S09:d1/1+e1/1+d2/1+d1/2, \
    S03:g3/1+f4/1+g4/1, S10R:d3/1+e3/1+d3/2+d4/2, S04:e2/1+f2/1+g2/1+h2/1, \
    S07:f1/1+g1/1+f1/2+g1/2, S07:i2/1+i3/1+i2/2+i3/2, S02:h1/1+i1/1+j1/1, S01:g2/2+g3/2, \
    S03:j2/1+j1/2+j2/2, S10L:f3/1+f3/2+f4/2+g4/2, S06:e1/2+d2/2+e2/2+e3/2, \
    S06:h4/1+i4/1+j4/1+i4/2, pass, pass";

/// Two colours each, and both are equal.
pub(crate) const DRAWN: &str = "S10R:b2/1+c2/1+c3/1+c3/2, S07:a2/1+a3/1+a2/2+a3/2, S08:b1/1+b1/2+b2/2+b2/3, \
    S10R:d3/1+c4/1+d4/1+c4/2, S04:d2/1+e2/1+f2/1+g2/1, S05:a1/1+a1/2+a1/3+a2/3, \
    S10L:c1/1+d1/1+d1/2+d2/2, S05:e4/1+f4/1+f4/2+f4/3, S06:h2/1+g2/2+h2/2+h2/3, \
    S10R:b1/3+b1/4+a2/4+b2/4, S06:e1/1+e1/2+e2/2+e1/3, S02:b4/1+b4/2+b4/3, \
    S05:i2/1+j2/1+j3/1+j4/1, S06:c2/2+c2/3+d2/3+c2/4, S07:e3/1+f3/1+e3/2+f3/2, \
    S10L:e3/3+f3/3+f3/4+f4/4, S03:g3/1+g4/1+g4/2, S04:a4/1+a4/2+a4/3+a4/4, \
    S05:f1/1+g1/1+h1/1+h1/2, S09:e2/3+e1/4+d2/4+e2/4, S01:g2/3+g2/4, \
    S10L:d3/2+c3/3+d3/3+c4/3, S02:f2/2+f2/3+f2/4, S01:b4/4+c4/4, S08:i3/1+i3/2+j3/2+j3/3, \
    S01:d4/2+e4/2, S01:c1/2+c1/3, S03:e4/3+e3/4+e4/4, S02:j1/1+j1/2+j1/3, \
    S02:b3/1+b3/2+b3/3, S03:h3/1+g3/2+h3/2, S07:g3/3+g4/3+g3/4+g4/4, \
    S07:h4/1+i4/1+h4/2+i4/2, S03:d4/3+d3/4+d4/4, S10R:h3/3+i3/3+h4/3+i3/4, pass, \
    S10L:i1/1+i1/2+i2/2+j2/2, pass, S09:i1/3+i2/3+j2/3+i2/4, S09:h1/3+h1/4+i1/4+h2/4, pass";

/// The cube of 3 filled in one colour.
pub(crate) const FILLED: &str = "S05:a3/1+b3/1+c3/1+c3/2, S08:a1/1+a2/1+a2/2+a3/2, S03:b1/1+c1/1+b1/2, \
    S09:a1/2+a1/3+b1/3+a2/3, S10R:b2/1+c2/1+c1/2+c2/2, S10L:b2/2+b3/2+a3/3+b3/3, \
    S06:c1/3+b2/3+c2/3+c3/3";

/// A solitaire in two colours with turns, before both have to pass.
pub(crate) const STUCK_IN_TURN: &str = "S05:a1/1+b1/1+c1/1+a2/1, S05:a3/1+b3/1+b3/2+b3/3, S02:a1/2+a2/2+a3/2, S01:b2/1+c2/1, \
    S03:b1/2+c1/2+c1/3, S08:b2/2+c2/2+a2/3+b2/3, S01:a1/3+b1/3, S02:c3/1+c3/2+c3/3";
