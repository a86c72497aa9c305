//! The game on the table and what may be asked of it, whatever the screen.

mod bots;
#[cfg(test)]
mod tests;

use std::path::{Path, PathBuf};

use catalog::{Applied, Match};
use rules::{Actor, Canvas, Lang, Look, Refusal, Rng, Seat, Text, Turn, Viewer};

use self::bots::{Hint, Purpose};
use super::company::Company;
use super::page::Page;
use super::request::Request;
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
    luck: Rng,
    /// Who looks at the screen; nobody yet while the curtain is down.
    looking: Option<Seat>,
    company: Company,
    /// Whether several people have agreed to be given hints.
    hints_agreed: bool,
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
    /// Sits down at a game; `file` is where it came from.
    pub(crate) fn new(
        mut game: Match,
        company: Company,
        file: Option<PathBuf>,
        look: Look,
    ) -> Session {
        company.note(&mut game);
        let mut session = Session {
            look,
            game,
            file,
            unsaved: false,
            warned: None,
            luck: Rng::seeded(getrandom::u64().unwrap_or_default()),
            looking: None,
            company,
            hints_agreed: false,
            thought: None,
            hint: None,
        };
        session.let_luck_move();
        session.call_bot();
        session
    }

    /// Several people agree to be given hints.
    pub(crate) fn agree_on_hints(mut self) -> Session {
        self.hints_agreed = true;
        self
    }

    /// The game.
    pub(crate) fn game(&self) -> &Match {
        &self.game
    }

    /// Whether leaving now would lose moves.
    pub(crate) fn unsaved(&self) -> bool {
        self.unsaved
    }

    /// What a seat is called.
    pub(crate) fn name(&self, seat: Seat) -> String {
        self.company.name(&self.game, seat, self.look.lang)
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

    /// Whose turn it is, or how it ended.
    pub(crate) fn turn(&self) -> String {
        let lang = self.look.lang;
        let Turn::Seat(seat) = self.game.game().turn() else {
            return fill(words::OVER, lang, &[&self.game.result(lang)]);
        };
        let name = self.name(seat);
        if self.bot_to_move().is_some() {
            return fill(words::THINKING, lang, &[&name]);
        }
        let moves = self.game.game().moves();
        if moves.complete && moves.actions == ["pass"] {
            return fill(words::ONLY_PASS, lang, &[&name, "pass"]);
        }
        fill(words::TURN, lang, &[&name])
    }

    /// Who did something.
    pub(crate) fn actor(&self, actor: Actor) -> String {
        match actor {
            Actor::Seat(seat) => self.name(seat),
            Actor::Chance(_) => words::LUCK.get(self.look.lang).to_owned(),
        }
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
    fn apply(&mut self, text: &str) -> Answer {
        let done = match self.game.apply(text) {
            Ok(applied) => applied.clone(),
            Err(refusal) => return Answer::Said(Message::refused(refusal, self.look.lang)),
        };
        self.unsaved = true;
        self.let_luck_move();
        self.call_bot();
        let sentence = format!(
            "{}: {}. {}",
            self.actor(done.actor),
            self.told(&done),
            self.turn()
        );
        Answer::Moved(Message::new(sentence))
    }

    fn let_luck_move(&mut self) {
        while self.game.roll(&mut self.luck).is_some() {}
    }

    /// Takes back the last action of a person, and what bots have done since.
    /// What luck or, where hands are hidden, another seat has shown since cannot
    /// be unseen, so nothing is taken back past that.
    fn undo(&mut self) -> Answer {
        let lang = self.look.lang;
        let plies = match self.plies_to_undo() {
            Ok(plies) => plies,
            Err(why_not) => return Answer::Said(Message::new(why_not.get(lang))),
        };
        let past = self.game.past();
        let first = &past[past.len() - plies];
        let undone = fill(words::UNDONE, lang, &[&first.action]);
        for _ in 0..plies {
            self.game.undo();
        }
        self.call_bot();
        // With no moves and no file there is nothing that could be lost.
        self.unsaved = !self.game.past().is_empty() || self.file.is_some();
        Answer::Moved(Message::new(format!("{undone} {}", self.turn())))
    }

    fn plies_to_undo(&self) -> Result<usize, Text> {
        let hidden = self.game.entry().about.hidden;
        for (plies, done) in (1..).zip(self.game.past().iter().rev()) {
            let revealed = hidden && Some(done.actor) != self.game.game().actor();
            match done.actor {
                _ if revealed => return Err(words::SEEN_ALREADY),
                Actor::Chance(_) => return Err(words::SEEN_ALREADY),
                Actor::Seat(seat) if self.company.bot(seat).is_none() => return Ok(plies),
                Actor::Seat(_) => {}
            }
        }
        Err(words::NOTHING_TO_UNDO)
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
                *self = Session::new(game, company, Some(file.to_owned()), self.look);
                let shown = file.display().to_string();
                let loaded = fill(words::LOADED, self.look.lang, &[&shown]);
                Answer::Moved(Message::new(format!("{loaded} {}", self.turn())))
            }
            Err(sentence) => Answer::Said(Message::new(sentence)),
        }
    }

    fn again(&mut self) -> Answer {
        let old = &self.game;
        let mut game = old.anew();
        game.notes.clone_from(&old.notes);
        let agreed = self.hints_agreed;
        *self = Session::new(game, self.company.clone(), None, self.look);
        self.hints_agreed = agreed;
        let new = words::NEW_GAME.get(self.look.lang);
        Answer::Moved(Message::new(format!("{new} {}", self.turn())))
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
