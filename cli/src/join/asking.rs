//! What a visitor does and asks at a table, and what the room answers.

use std::path::Path;

use bots::Level;
use rules::{Lang, Seat};
use table::{Act, Ask, Matter, PHRASES, Tell};
use wire::address::{self, api, page};
use wire::{ActMessage, Answer, AskMessage, CodeFor, FromClient, NewCode, Why};

use super::news::called;
use super::request::Request;
use super::visit::{End, Visit};
use super::voice::say;
use super::words;
use crate::play::page::Page;
use crate::play::words::{
    AND_OTHERS, LEGAL, MORE_HINTS, NO_LEGAL, NO_SUCH_RULE, SAVED, SEE_RULES, SPEAKING, fill,
};
use crate::{Done, files};

/// The bot that moves for somebody.
const STAND_IN: Level = Level::Three;

impl Visit<'_> {
    /// Does what was typed.
    pub(super) async fn answer(&mut self, line: &str) -> Result<Option<End>, String> {
        if std::mem::take(&mut self.curtain) {
            self.show().await?;
            return Ok(None);
        }
        match Request::read(line) {
            Request::Act(act) => self.act(self.seat_of(&act), act)?,
            Request::Answer { matter, yes } => self.agree(matter, yes)?,
            Request::Sit(seat) => {
                let (name, word) = (self.guest.name.clone(), self.guest.word.clone());
                self.act(Some(seat), Act::Sit { name, word })?;
            }
            Request::StandIn(seat) => self.act(seat.or(self.looking), Act::StandIn(STAND_IN))?,
            Request::Legal => self.ask(Ask::Legal)?,
            Request::Why(action) => self.ask(Ask::Why(action))?,
            Request::Hint => match self.hints.pop() {
                Some(hint) => self.hint(&hint)?,
                None => self.ask(Ask::Hint)?,
            },
            Request::Invite(seat) => self.invite(seat).await?,
            Request::Code => self.code().await?,
            Request::Record(file) => self.record(&file).await?,
            Request::Show => self.show().await?,
            Request::Phrases => self.phrases()?,
            Request::Rules(anchor) => self.rules(anchor.as_deref())?,
            Request::Help => say(words::HELP.get(self.lang()))?,
            Request::Speak(lang) => self.speak(lang)?,
            Request::Quit => {
                if !self.own.is_empty() {
                    let link = self.guest.link(&address::of_table(page::TABLE, self.table));
                    say(&fill(words::BYE, self.lang(), &[&link]))?;
                }
                return Ok(self.leave());
            }
            Request::Nothing => {}
        }
        Ok(None)
    }

    /// Says something to the room; it is waited for if the line is cut.
    pub(super) fn send(&self, message: FromClient) {
        if let Some(line) = &self.line {
            // A line that has ended says so itself.
            let _ = line.send(message);
        }
    }

    /// A move is for the seat that is to move, all else for the one that looks.
    fn seat_of(&self, act: &Act) -> Option<Seat> {
        let turn = self.scene.as_ref().and_then(|scene| scene.view.turn);
        let turn = turn.filter(|turn| matches!(act, Act::Play(_)) && self.own.contains(turn));
        turn.or(self.looking)
    }

    fn act(&self, seat: Option<Seat>, a: Act) -> Done {
        let Some(seat) = seat else {
            return say(words::WATCHING.get(self.lang()));
        };
        let aid = random_id()?;
        let v = self.seen;
        let member = None;
        self.send(FromClient::Act(ActMessage {
            aid,
            seat,
            member,
            v,
            a,
        }));
        Ok(())
    }

    fn ask(&self, a: Ask) -> Done {
        let Some(seat) = self.looking else {
            return say(words::WATCHING.get(self.lang()));
        };
        // Every answer says itself what was asked.
        self.send(FromClient::Ask(AskMessage { q: 0, seat, a }));
        Ok(())
    }

    /// Answers a proposal: the named one, or the only one there is.
    fn agree(&self, matter: Option<Matter>, yes: bool) -> Done {
        let (scene, lang) = (self.scene.as_ref(), self.lang());
        let offers = scene.map_or(&[][..], |scene| &scene.view.offers);
        let matter = match (matter, offers) {
            (Some(matter), _) => matter,
            (None, [offer]) => offer.matter,
            (None, []) => return say(words::NO_OFFER.get(lang)),
            (None, several) => {
                let names = several.iter().map(|offer| called(offer.matter).get(lang));
                let names = names.collect::<Vec<_>>().join(", ");
                return say(&fill(words::NOT_SURE, lang, &[&names]));
            }
        };
        self.act(self.looking, Act::Consent { matter, yes })
    }

    /// Says no as the room does, with a place in the rules where there is one.
    pub(super) fn refuse(&self, why: &Why) -> Done {
        let lang = self.lang();
        let entry = self.scene.as_ref().and_then(|scene| scene.entry);
        let ruled = entry.is_some_and(|entry| Page::rules(entry, lang, Some(&why.code)).is_some());
        let sentence = why.why.get(lang);
        if !ruled {
            return say(sentence);
        }
        say(&format!(
            "{sentence} {}",
            fill(SEE_RULES, lang, &[&why.code])
        ))
    }

    /// What the room answers to a question.
    pub(super) fn tell(&mut self, tell: Option<&Answer>) -> Done {
        let lang = self.lang();
        match tell {
            Some(Answer::Tell(Tell::Legal { actions, complete })) => {
                say_legal(actions, *complete, lang)
            }
            Some(Answer::Hint { hint }) => {
                let why = &hint.why;
                let deeper = [&why.action, &why.idea].map(|depth| depth.get(lang).to_owned());
                self.hints = deeper.into();
                self.hint(why.nudge.get(lang))
            }
            Some(Answer::Tell(_)) | None => say(words::LEGALLY.get(lang)),
        }
    }

    fn hint(&self, hint: &str) -> Done {
        if self.hints.is_empty() {
            return say(hint);
        }
        say(&format!("{hint} {}", MORE_HINTS.get(self.lang())))
    }

    async fn invite(&self, seat: Seat) -> Done {
        match self.guest.invite(self.table, seat).await {
            Ok(sentence) | Err(sentence) => say(&sentence),
        }
    }

    async fn code(&self) -> Done {
        let Some(seat) = self.looking else {
            return say(words::WATCHING.get(self.lang()));
        };
        let path = address::of_table(api::TABLE_CODES, self.table);
        match self.guest.http.post(&path, &CodeFor { seat }).await {
            Ok(NewCode { code }) => {
                let link = self.guest.link(&address::of_code(&code));
                say(&fill(words::CODE, self.lang(), &[&link]))
            }
            Err(failed) => say(&failed.sentence(self.lang())),
        }
    }

    async fn record(&self, file: &Path) -> Done {
        let seat = self
            .looking
            .map_or_else(String::new, |seat| format!("?seat={seat}"));
        let path = address::of_table(api::RECORD, self.table) + &seat;
        let lang = self.lang();
        let written = match self.guest.http.text(&path).await {
            Ok(record) => files::write(file, record.as_bytes(), lang),
            Err(failed) => Err(failed.sentence(lang)),
        };
        match written {
            Ok(()) => say(&fill(SAVED, lang, &[&file.display().to_string()])),
            Err(sentence) => say(&sentence),
        }
    }

    fn phrases(&self) -> Done {
        let lang = self.lang();
        let line =
            |phrase: &table::Phrase| format!("{:<12} {}\n", phrase.code, phrase.text.get(lang));
        say(&PHRASES.iter().map(line).collect::<String>())
    }

    fn rules(&self, anchor: Option<&str>) -> Done {
        let Some(entry) = self.scene.as_ref().and_then(|scene| scene.entry) else {
            return Ok(());
        };
        match Page::rules(entry, self.lang(), anchor) {
            Some(page) => say(&format!("{}\n{}", page.title, page.asked().join("\n"))),
            None => say(&fill(
                NO_SUCH_RULE,
                self.lang(),
                &[anchor.unwrap_or_default()],
            )),
        }
    }

    fn speak(&mut self, lang: Option<Lang>) -> Done {
        let other = match self.lang() {
            Lang::Es => Lang::En,
            Lang::En => Lang::Es,
        };
        self.guest.look.lang = lang.unwrap_or(other);
        say(SPEAKING.get(self.lang()))
    }
}

fn say_legal(actions: &[String], complete: bool, lang: Lang) -> Done {
    let text = match (actions.is_empty(), complete) {
        (true, true) => NO_LEGAL.get(lang).to_owned(),
        (true, false) => AND_OTHERS.get(lang).to_owned(),
        (false, _) => actions.join("  "),
    };
    say(&format!("{}: {text}", LEGAL.get(lang)))
}

/// An id that nobody else will choose.
pub(crate) fn random_id() -> Result<String, String> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).map_err(|error| error.to_string())?;
    Ok(format!("{:032x}", u128::from_be_bytes(bytes)))
}
