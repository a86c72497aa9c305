//! What happened, told in a sentence.

use rules::{Lang, Member, Seat, Text};
use table::{Hand, Matter, PHRASES, Told};

use super::scene::Scene;
use super::words;
use crate::play::words::{LUCK, fill};

/// Whether the board is another one after it.
pub(super) fn moves(told: &Told) -> bool {
    matches!(
        told,
        Told::Played { .. } | Told::Drawn { .. } | Told::TakenBack { .. } | Told::Ended { .. }
    )
}

/// What happened in a sentence; nothing where the board says it all.
pub(super) fn sentence(told: &Told, scene: &Scene, lang: Lang) -> Option<String> {
    let name = |seat: &Seat| scene.name(*seat, lang);
    let player = |seat: &Seat, member: &Option<Member>| scene.player(*seat, *member, lang);
    let of = |text: Text, seat: &Seat| fill(text, lang, &[&name(seat)]);
    let sentence = match told {
        Told::Sat { seat, name, .. } => fill(words::SAT, lang, &[name, &seat.to_string()]),
        Told::Left { seat, .. } => fill(words::LEFT, lang, &[&seat.to_string()]),
        Told::Moved { seat, .. } => of(words::MOVED, seat),
        Told::Begun { number, .. } => fill(words::BEGUN, lang, &[&number.to_string()]),
        Told::Played {
            seat,
            action,
            hand: Hand::Table,
            ..
        } => fill(words::PASSED, lang, &[&name(seat), action]),
        Told::Played {
            seat,
            action,
            member,
            ..
        } => format!("{}: {action}.", player(seat, member)),
        Told::Drawn { outcome } => format!("{}: {outcome}.", capital(LUCK.get(lang))),
        Told::TakenBack { .. } => words::TAKEN_BACK.get(lang).to_owned(),
        Told::Resigned { seat } => of(words::RESIGNED, seat),
        Told::Flagged { seat } => of(words::FLAGGED, seat),
        Told::Consented { seat, matter, yes } => {
            let text = if *yes { words::WANTS } else { words::DECLINES };
            fill(text, lang, &[&name(seat), called(*matter).get(lang)])
        }
        Told::AidsAgreed => words::AIDS_AGREED.get(lang).to_owned(),
        Told::StoodIn { seat, level } => fill(
            words::STOOD_IN,
            lang,
            &[&name(seat), &level.number().to_string()],
        ),
        Told::Back { seat } => of(words::BACK, seat),
        Told::Replaced { seat } => of(words::REPLACED, seat),
        Told::Phrase { seat, code, member } => {
            format!("{}: {}", player(seat, member), phrase(code, lang))
        }
        Told::Said { seat, text, member } => {
            fill(words::SAYS, lang, &[&player(seat, member), text])
        }
        Told::Chat { on } => {
            let text = if *on { words::CHAT_ON } else { words::CHAT_OFF };
            text.get(lang).to_owned()
        }
        Told::Restarted => words::RESTARTED.get(lang).to_owned(),
        Told::Rematched { .. } => words::REMATCHED.get(lang).to_owned(),
        Told::Opened
        | Told::Word { .. }
        | Told::WantsToResign { .. }
        | Told::Skipped { .. }
        | Told::Ended { .. }
        | Told::Nothing => return None,
    };
    Some(sentence)
}

/// The word by which a matter is asked for.
pub(super) fn called(matter: Matter) -> Text {
    match matter {
        Matter::Draw => Text::new("tablas", "draw"),
        Matter::TakeBack => Text::new("deshacer", "undo"),
        Matter::Abort => Text::new("anular", "abort"),
        Matter::Aids => Text::new("ayudas", "aids"),
        Matter::Next => Text::new("siguiente", "next"),
        Matter::Rematch => Text::new("revancha", "rematch"),
    }
}

fn phrase(code: &str, lang: Lang) -> &str {
    let phrase = PHRASES.iter().find(|phrase| phrase.code == code);
    phrase.map_or(code, |phrase| phrase.text.get(lang))
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters.clone()).collect()
}
