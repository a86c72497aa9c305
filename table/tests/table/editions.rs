//! Tables that were stored before the rules of their game changed.

use rules::Viewer;
use serde_json::{Value, json};

use crate::room::{Room, setup};

fn options(room: &Room) -> Value {
    let view = room.replayed().view(Viewer::Spectator);
    Value::clone(&view.options)
}

#[test]
fn a_table_keeps_the_defaults_it_was_opened_with() {
    let colours = json!(["red", "yellow"]);
    let mut room = Room::open(setup("ludo", "me me"));
    assert_eq!(
        options(&room),
        json!({"release": "bound", "colours": colours})
    );
    // An earlier version stored no edition.
    let opening = &mut room.stored[0].1;
    let earlier = opening.replace("\"edition\":2,", "");
    assert_ne!(earlier, *opening);
    *opening = earlier;
    assert_eq!(
        options(&room),
        json!({"release": "free", "colours": colours})
    );
}
