//! What happened, told in a sentence.

use rules::{Lang, Member, Seat, Text};
use table::{Hand, Matter, PHRASES};

use super::heard::News;
use super::scene::Scene;
use super::words;
use crate::play::words::{LUCK, fill};

impl News {
    /// Whether the board is another one after it.
    pub(super) fn moves(&self) -> bool {
        matches!(
            self,
            News::Played { .. } | News::Drawn { .. } | News::TakenBack | News::Ended
        )
    }

    /// Whether people may sit elsewhere after it.
    pub(super) fn reseats(&self) -> bool {
        matches!(
            self,
            News::Sat { .. } | News::Left { .. } | News::Moved { .. } | News::Begun { .. }
        )
    }

    /// The sentence; nothing where the board says it all.
    pub(super) fn sentence(&self, scene: &Scene, lang: Lang) -> Option<String> {
        let name = |seat: &Seat| scene.name(*seat, lang);
        let player = |seat: &Seat, member: &Option<Member>| scene.player(*seat, *member, lang);
        let of = |text: Text, seat: &Seat| fill(text, lang, &[&name(seat)]);
        let told = match self {
            News::Sat { seat, name } => fill(words::SAT, lang, &[name, &seat.to_string()]),
            News::Left { seat } => fill(words::LEFT, lang, &[&seat.to_string()]),
            News::Moved { seat } => of(words::MOVED, seat),
            News::Begun { number } => fill(words::BEGUN, lang, &[&number.to_string()]),
            News::Played {
                seat,
                action,
                hand: Hand::Table,
                ..
            } => fill(words::PASSED, lang, &[&name(seat), action]),
            News::Played {
                seat,
                action,
                member,
                ..
            } => format!("{}: {action}.", player(seat, member)),
            News::Drawn { outcome } => format!("{}: {outcome}.", capital(LUCK.get(lang))),
            News::TakenBack => words::TAKEN_BACK.get(lang).to_owned(),
            News::Resigned { seat } => of(words::RESIGNED, seat),
            News::Flagged { seat } => of(words::FLAGGED, seat),
            News::Consented { seat, matter, yes } => {
                let text = if *yes { words::WANTS } else { words::DECLINES };
                fill(text, lang, &[&name(seat), called(*matter).get(lang)])
            }
            News::AidsAgreed => words::AIDS_AGREED.get(lang).to_owned(),
            News::StoodIn { seat, level } => fill(
                words::STOOD_IN,
                lang,
                &[&name(seat), &level.number().to_string()],
            ),
            News::Back { seat } => of(words::BACK, seat),
            News::Replaced { seat } => of(words::REPLACED, seat),
            News::Phrase { seat, code, member } => {
                format!("{}: {}", player(seat, member), phrase(code, lang))
            }
            News::Said { seat, text, member } => {
                fill(words::SAYS, lang, &[&player(seat, member), text])
            }
            News::Chat { on } => {
                let text = if *on { words::CHAT_ON } else { words::CHAT_OFF };
                text.get(lang).to_owned()
            }
            News::Restarted => words::RESTARTED.get(lang).to_owned(),
            News::Rematched { .. } => words::REMATCHED.get(lang).to_owned(),
            News::Ended | News::Other => return None,
        };
        Some(told)
    }
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
