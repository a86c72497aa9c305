//! The table line by line: for pipes, scripts, screen readers and taste.

use std::io::{self, BufRead, IsTerminal, Read, Write};

use rules::Lang;

use super::order::Order;
use super::page::wrap;
use super::request::Request;
use super::session::{Answer, Session};
use super::words::{self, fill};
use crate::Done;
use crate::games::print;

/// What is longer is read as several lines, so that no input fills the memory.
const LONGEST_LINE: u64 = 4096;
const WIDTH: usize = 78;
/// More lines than a terminal shows at once.
pub(crate) const SCREENFUL: usize = 100;

/// Asks what the command line left open, if there is somebody to ask.
pub(crate) fn ask(order: &mut Order, lang: Lang) -> Done {
    if order.game.is_some() || !io::stdin().is_terminal() {
        return Ok(());
    }
    while let Some(question) = order.question(lang) {
        print(&format!("{}\n", question.title))?;
        for (place, (label, remark)) in question.choices.iter().enumerate() {
            print(&format!("  {}. {label:<10} {remark}\n", place + 1))?;
        }
        print(&format!("[{}] ", question.usual + 1))?;
        let Some(line) = next_line()? else {
            return Ok(());
        };
        let answer = match line.trim() {
            "" => Some(question.usual),
            number => number
                .parse::<usize>()
                .ok()
                .and_then(|number| number.checked_sub(1)),
        };
        if let Some(place) = answer.filter(|&place| place < question.choices.len()) {
            order.answer(place);
        } else {
            let most = question.choices.len().to_string();
            say(&fill(words::PICK_A_NUMBER, lang, &[&most]))?;
        }
    }
    Ok(())
}

/// Plays until the players leave or the input ends.
pub(crate) fn run(mut session: Session) -> Done {
    let prompted = io::stdin().is_terminal();
    change_seats(&mut session, prompted)?;
    show(&session)?;
    say_all(&session.greeting())?;
    say(&session.turn())?;
    say(words::WELCOME.get(session.look.lang))?;
    while let Some(answer) = session.wait() {
        tell(&mut session, answer, prompted)?;
    }
    loop {
        if prompted {
            print("> ")?;
        }
        let Some(line) = next_line()? else {
            break;
        };
        let mut answer = Some(session.answer(Request::read(&line)));
        while let Some(given) = answer {
            if given == Answer::Leave {
                return Ok(());
            }
            tell(&mut session, given, prompted)?;
            answer = session.wait();
        }
    }
    if session.unsaved() {
        say(words::LEFT_UNSAVED.get(session.look.lang))?;
    }
    Ok(())
}

fn tell(session: &mut Session, answer: Answer, prompted: bool) -> Done {
    match answer {
        Answer::Moved(message) => {
            change_seats(session, prompted)?;
            show(session)?;
            say(&message.text)
        }
        Answer::Said(message) => say(&message.text),
        Answer::Read(page) => {
            say(&page.title)?;
            say_all(page.asked())
        }
        Answer::Leave => Ok(()),
    }
}

/// Where hands are hidden, scrolls the last one away and waits for the next
/// player. A script has nobody to hide anything from.
fn change_seats(session: &mut Session, prompted: bool) -> Done {
    let Some(seat) = session.curtain() else {
        return Ok(());
    };
    if prompted {
        let lang = session.look.lang;
        print(&"\n".repeat(SCREENFUL))?;
        say(&fill(words::CURTAIN, lang, &[&session.mover(seat)]))?;
        next_line()?;
    }
    session.lift_curtain();
    Ok(())
}

fn show(session: &Session) -> Done {
    print(&format!("\n{}\n", session.picture().text()))
}

pub(crate) fn say(sentence: &str) -> Done {
    say_all(&[sentence])
}

pub(crate) fn say_all(lines: &[impl AsRef<str>]) -> Done {
    let wrapped = lines.iter().flat_map(|line| wrap(line.as_ref(), WIDTH));
    print(
        &wrapped
            .flat_map(|line| [line, "\n".to_owned()])
            .collect::<String>(),
    )
}

/// The next line of the input, with a mark for what is no text; `None` at its end.
pub(crate) fn next_line() -> Result<Option<String>, String> {
    // A prompt has no line end that would send it out.
    let _ = io::stdout().flush();
    let mut bytes = Vec::new();
    let mut input = io::stdin().lock().take(LONGEST_LINE);
    let read = input.read_until(b'\n', &mut bytes);
    let read = read.map_err(|error| error.to_string())?;
    Ok((read > 0).then(|| String::from_utf8_lossy(&bytes).into_owned()))
}
