//! Whole games, ply by ply, with what every viewer sees.

use airam::Airam;
use serde_json::json;

/// Among the draws are two alike, and a colour that is both kept and given.
#[test]
fn a_game_in_the_corner() {
    let actions = "fill BBGGRBYYB, \
        draw RRY, keep Y give R, 1g, 1b, draw GRR, keep R give G, 1d, 2b, \
        draw BBR, keep B give B, 3b, 2d, draw GYY, keep G give Y, 3c, 3d, \
        draw GRY, keep Y give G, 1c, 2g, draw BGG, keep G give G, 3g, 2c";
    insta::assert_snapshot!(kit::transcript::<Airam>(json!({}), 2, actions));
}

/// Boards laid out by numbers, each turned, and three tokens alike.
#[test]
fn a_game_on_turned_boards() {
    let options = json!({"layout": [[0, 0, 1], [6, 4, 2], [4, -6, 3]]});
    let actions = "fill YBGRYBYBG, \
        draw BGY, keep Y give G, 1g, 3c, draw RRR, keep R give R, 2d, 1c, \
        draw BGY, keep G give B, 1d, 2g, draw GRY, keep Y give R, 3g, 3b, \
        draw BBR, keep B give B, 2c, 3d, draw GGY, keep G give G, 1b, 2b";
    insta::assert_snapshot!(kit::transcript::<Airam>(options, 2, actions));
}
