//! Whole games, ply by ply.

use nueve::Nueve;
use serde_json::json;

/// Four sections each: Blue, the later in turn order, wins. Blue passes twice
/// while Yellow goes on.
#[test]
fn a_tie_goes_to_the_later_seat() {
    let actions = "g4, c3, h8, b7, f6, f3, f7, c4, g2, \
        Nf, Sc, E5, W8, Nc, Na, E6, Si, Sg, Ni, W4, W3, E1, E8, E2, W1, Sb, Sa, \
        Nd, W7, Sd, Sf, E7, Sh, E4, E3, Nh, Ng, Se, E9, Nb, W5, W2, W9, Ne, W6, \
        E4, W1, Nh, Ni, E5, E3, E7, W3, Ne, Sh, Nd, E9, Sg, W6, E6, E8, Nc, W9, Nb, \
        Sa, Sb, Sf, W2, W7, Nf, W8, pass, Sc, pass, Na";
    insta::assert_snapshot!(kit::transcript::<Nueve>(json!({}), 2, actions));
}

/// Two sections each for Yellow and Blue, and fewer for the others: the last
/// seat of those who tie is not the last seat of the table.
#[test]
fn a_game_of_four_with_passes() {
    let actions = "f4, f7, b3, f2, b4, g5, h8, b7, h2, \
        W7, W4, Se, Ne, E4, Nh, Ng, Nb, W3, Sf, E3, Sc, Ni, Sh, Nc, Sg, E8, Nd, \
        Sd, W5, E9, E1, Si, Nf, E2, Na, E7, W2, E5, Sa, Sb, E6, W8, W6, W1, W9, \
        E8, Sf, Ng, Sg, E5, W4, Sb, E6, E9, Nh, Si, W5, W8, Nd, W1, Nf, W3, Sh, Se, Nb, \
        W7, Sa, E3, pass, Ni, W6, Nc, pass, E2, E1, pass, pass, E4";
    insta::assert_snapshot!(kit::transcript::<Nueve>(json!({}), 4, actions));
}
