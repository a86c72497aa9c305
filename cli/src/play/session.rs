//! The game on the table and what may be asked of it, whatever the screen.

mod bots;
mod names;
#[cfg(test)]
mod tests;
mod undo;

use std::path::{Path, PathBuf};

use catalog::{Applied, Deed, Match};
use rules::{Canvas, Lang, Look, Refusal, Seat, Turn, Viewer};

use self::bots::{Hint, Purpose};
use super::company::Company;
use super::page::Page;
use super::request::Request;
use super::series::Series;
use super::terms::Terms;
use super::thought::Thought;
use super::words::{self, fill};
use crate::files;

/// The game being played, its file and the language spoken.
pub(crate) struct Session {
    pub(crate) look: Look,
    game: Match,
    /// The file it came from or was last saved in: the only one that is
    /// replaced without asking.
    file: Option<PathBuf>,
    unsaved: bool,
    /// A request that would lose moves and was not yet carried out.
    warned: Option<Request>,
    terms: Terms,
    series: Series,
    /// Whether lots have decided who sits where in this game.
    drawn: bool,
    /// Who looks at the screen; nobody yet while the curtain is down.
    looking: Option<Seat>,
    company: Company,
    thought: Option<(Purpose, Thought)>,
    hint: Option<Hint>,
}

/// What came of a request.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    /// The position is another one now.
    Moved(Message),
    /// Nothing but words.
    Said(Message),
    /// Something longer to read.
    Read(Page),
    /// The players leave.
    Leave,
}

/// A sentence for the players.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Message {
    pub(crate) text: String,
    /// Why not, if the sentence says no.
    pub(crate) refusal: Option<Refusal>,
}

impl Message {
    pub(crate) fn new(text: impl Into<String>) -> Message {
        Message {
            text: text.into(),
            refusal: None,
        }
    }

    /// What the rules say, and where to read more about it.
    pub(crate) fn refused(refusal: Refusal, lang: Lang) -> Message {
        let anchor = fill(words::SEE_RULES, lang, &[refusal.rule.code]);
        Message {
            text: format!("{} {anchor}", refusal.sentence(lang)),
            refusal: Some(refusal),
        }
    }
}

impl Session {
    /// Sits down at a fresh game, the first of its series. Lots are drawn if that was
    /// agreed.
    pub(crate) fn open(game: Match, mut company: Company, mut terms: Terms, look: Look) -> Session {
        let drawn = terms.lots && company.draw_lots(&mut terms.luck);
        let games = terms.games.unwrap_or(game.entry().about.series);
        let series = Series::of(games, game.seats());
        let session = Session::sit(game, company, terms, series, look);
        Session { drawn, ..session }
    }

    /// Sits down at a saved game, which is played alone; `file` is where it came from.
    pub(crate) fn resume(
        game: Match,
        company: Company,
        terms: Terms,
        file: Option<PathBuf>,
        look: Look,
    ) -> Session {
        let series = Series::of(1, game.seats());
        let session = Session::sit(game, company, terms, series, look);
        Session { file, ..session }
    }

    fn sit(mut game: Match, company: Company, terms: Terms, series: Series, look: Look) -> Session {
        company.note(&mut game);
        let mut session = Session {
            look,
            game,
            file: None,
            unsaved: false,
            warned: None,
            terms,
            series,
            drawn: false,
            looking: None,
            company,
            thought: None,
            hint: None,
        };
        session.let_luck_move();
        session.call_bot();
        session
    }

    /// The game.
    pub(crate) fn game(&self) -> &Match {
        &self.game
    }

    /// Whether leaving now would lose moves.
    pub(crate) fn unsaved(&self) -> bool {
        self.unsaved
    }

    /// Whose hand the curtain hides until they say that they are there. Only
    /// games with secrets have a curtain, and only where several people play.
    pub(crate) fn curtain(&self) -> Option<Seat> {
        let due = self.game.game().turn().seat();
        let secret = self.game.entry().about.hidden && self.company.persons().count() > 1;
        due.filter(|&seat| secret && self.company.bot(seat).is_none() && due != self.looking)
    }

    /// Lifts the curtain for the player to move.
    pub(crate) fn lift_curtain(&mut self) {
        self.looking = self.game.game().turn().seat();
    }

    /// Who may see what is on the screen.
    fn viewer(&self) -> Viewer {
        if let Some(person) = self.company.only_person() {
            return Viewer::Seat(person);
        }
        match self.game.game().turn() {
            Turn::Seat(seat) if self.curtain().is_none() && self.bot_to_move().is_none() => {
                Viewer::Seat(seat)
            }
            Turn::Seat(_) | Turn::Chance | Turn::Over(_) => Viewer::Spectator,
        }
    }

    /// What the player to move can do, with the touches that do it. A bot’s
    /// moves are its own affair.
    pub(crate) fn paths(&self) -> Vec<(String, Vec<String>)> {
        match self.bot_to_move() {
            Some(_) => Vec::new(),
            None => self.game.game().paths(),
        }
    }

    /// What may be read of something that was done.
    pub(crate) fn told<'a>(&self, done: &'a Applied) -> &'a str {
        self.game.told(done, self.viewer())
    }

    /// The table as the player to move sees it, with the last move marked.
    pub(crate) fn picture(&self) -> Canvas {
        let mut picture = self.game.game().picture(self.viewer(), &self.look);
        self.game.marks().iter().for_each(|name| picture.mark(name));
        picture
    }

    /// Does what is asked. What would lose unsaved moves has to be asked twice.
    pub(crate) fn answer(&mut self, request: Request) -> Answer {
        let lang = self.look.lang;
        let told = self.warned.take().is_some_and(|before| before == request);
        if request.parts() && self.unsaved && !told {
            self.warned = Some(request);
            return Answer::Said(Message::new(words::UNSAVED.get(lang)));
        }
        match request {
            Request::Undo => self.undo(),
            Request::Save { file, over } => Answer::Said(self.save(file, over)),
            Request::Load(file) => self.load(&file),
            Request::New => self.again(),
            Request::Next => self.next_game(),
            Request::Hint => self.hint(),
            Request::Legal | Request::Play(_) if self.bot_to_move().is_some() => {
                Answer::Said(Message::new(self.turn()))
            }
            Request::Play(text) => self.apply(&text),
            Request::Legal => Answer::Read(Page::legal(&self.game, lang)),
            Request::Rules(anchor) => self.rules(anchor.as_deref()),
            Request::Help => Answer::Read(Page::help(lang, false)),
            Request::Speak(asked) => self.speak(asked),
            Request::Quit => Answer::Leave,
            Request::Nothing => Answer::Said(Message::new(self.turn())),
        }
    }

    /// Does what a player or a bot says.
    fn apply<'a>(&mut self, deed: impl Into<Deed<'a>>) -> Answer {
        let member = self.game.game().turn().seat();
        let member = member.and_then(|seat| self.member(seat));
        if let Err(refusal) = self.game.apply(deed) {
            return Answer::Said(Message::refused(refusal, self.look.lang));
        }
        self.game.credit(member);
        let done = self.game.past().last().cloned();
        self.unsaved = true;
        self.let_luck_move();
        self.call_bot();
        let told = |done| format!("{}: {}. ", self.actor(done), self.told(done));
        let told = done.as_ref().map(told).unwrap_or_default();
        Answer::Moved(Message::new(format!("{told}{}", self.turn())))
    }

    fn let_luck_move(&mut self) {
        while self.game.roll(&mut self.terms.luck).is_some() {}
    }

    fn save(&mut self, file: Option<PathBuf>, over: bool) -> Message {
        let lang = self.look.lang;
        let file = file.or_else(|| self.file.clone());
        let file = file.unwrap_or_else(|| free_name(self.game.entry().about.id));
        let shown = file.display().to_string();
        let own = self.file.as_ref() == Some(&file);
        if file.exists() && !own && !over {
            return Message::new(fill(words::FILE_EXISTS, lang, &[&shown]));
        }
        if let Err(sentence) = files::write(&file, self.game.record().to_string().as_bytes(), lang)
        {
            return Message::new(sentence);
        }
        self.file = Some(file);
        self.unsaved = false;
        Message::new(fill(words::SAVED, lang, &[&shown]))
    }

    fn load(&mut self, file: &Path) -> Answer {
        match files::read_match(file, self.look.lang) {
            Ok(game) => {
                let company = Company::noted(&game);
                let (own, terms) = (Some(file.to_owned()), self.terms.clone());
                *self = Session::resume(game, company, terms, own, self.look);
                let shown = file.display().to_string();
                let loaded = fill(words::LOADED, self.look.lang, &[&shown]);
                Answer::Moved(Message::new(format!("{loaded} {}", self.turn())))
            }
            Err(sentence) => Answer::Said(Message::new(sentence)),
        }
    }

    /// Begins again: the game, and with it the series. Nobody draws lots twice.
    fn again(&mut self) -> Answer {
        let terms = Terms {
            lots: false,
            ..self.terms.clone()
        };
        *self = Session::open(self.game.anew(), self.company.clone(), terms, self.look);
        self.begun(words::NEW_GAME.get(self.look.lang))
    }

    /// Begins the next game of the series, once this one is over.
    fn next_game(&mut self) -> Answer {
        if !self.has_next_game() {
            return Answer::Said(Message::new(words::NO_NEXT_GAME.get(self.look.lang)));
        }
        let (mut series, mut company) = (self.series.clone(), self.company.clone());
        series.move_on(&self.game);
        company.move_on();
        *self = Session::sit(
            self.game.anew(),
            company,
            self.terms.clone(),
            series,
            self.look,
        );
        self.begun("")
    }

    /// Whether the game is over and another of the series follows.
    pub(crate) fn has_next_game(&self) -> bool {
        self.game.game().turn().is_over() && self.series.goes_on()
    }

    fn begun(&self, first: &str) -> Answer {
        let mut said = vec![first.to_owned()];
        said.extend(self.greeting());
        said.push(self.turn());
        Answer::Moved(Message::new(said.join(" ").trim_start()))
    }

    fn rules(&self, anchor: Option<&str>) -> Answer {
        let lang = self.look.lang;
        let unknown = || fill(words::NO_SUCH_RULE, lang, &[anchor.unwrap_or_default()]);
        Page::rules(self.game.entry(), lang, anchor)
            .map_or_else(|| Answer::Said(Message::new(unknown())), Answer::Read)
    }

    fn speak(&mut self, asked: Option<Lang>) -> Answer {
        let other = match self.look.lang {
            Lang::Es => Lang::En,
            Lang::En => Lang::Es,
        };
        self.look.lang = asked.unwrap_or(other);
        let now = words::SPEAKING.get(self.look.lang);
        // The words on the picture change too.
        Answer::Moved(Message::new(format!("{now} {}", self.turn())))
    }
}

/// A name that no file has yet.
fn free_name(game: &str) -> PathBuf {
    let names = (1..).map(|number| PathBuf::from(format!("{game}-{number}.txt")));
    let mut free = names.filter(|name| !name.exists());
    free.next().expect("a folder cannot hold every number")
}
