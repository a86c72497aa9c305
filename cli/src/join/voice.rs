//! Words on the terminal.

use crate::Done;
use crate::games::print;
use crate::play::plain::say_all;

/// Says something. Other people chose some of the words, so nothing in them may
/// command the terminal.
pub(super) fn say(text: &str) -> Done {
    for line in text.lines().map(harmless) {
        // A link that is broken in two leads nowhere.
        if line.contains("://") {
            print(&(line + "\n"))?;
        } else {
            say_all(&[line])?;
        }
    }
    Ok(())
}

/// Shows a picture as it is drawn.
pub(super) fn show(picture: &str) -> Done {
    let lines = picture.lines().map(|line| harmless(line) + "\n");
    print(&format!("\n{}\n", lines.collect::<String>()))
}

fn harmless(line: &str) -> String {
    line.chars().filter(|c| !c.is_control()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_commands_the_terminal() {
        assert_eq!(harmless("a\u{1b}[2Jb\u{7}\u{9b}c ñ"), "a[2Jbc ñ");
    }
}
