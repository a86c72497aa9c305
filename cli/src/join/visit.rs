//! A visit to one table, from the welcome to the farewell.

use rules::{Lang, Seat};
use table::{TableView, Told};
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};
use wire::address::{self, api};
use wire::{Ev, FromClient, Heard, Own, Snapshot, TeamPlace};

use super::input::Input;
use super::line::{FromLine, Line};
use super::scene::Scene;
use super::voice::{say, show};
use super::{Guest, news, words};
use crate::Done;
use crate::games::print;
use crate::play::plain::SCREENFUL;
use crate::play::words::{CURTAIN, PRACTICE, WELCOME, fill};

/// How a visit ends.
pub(super) enum End {
    /// The visitor leaves.
    Left,
    /// The people go on at another table.
    Goes(String),
}

/// Somebody at a table.
#[allow(
    clippy::struct_excessive_bools,
    reason = "four things that have nothing to do with each other"
)]
pub(super) struct Visit<'a> {
    pub(super) guest: &'a mut Guest,
    pub(super) table: &'a str,
    /// The way to the room; none once the visitor has nothing more to say.
    pub(super) line: Option<UnboundedSender<FromClient>>,
    /// The visitor's seats; a spectator has none.
    pub(super) own: Vec<Seat>,
    /// The seat from which the board is shown.
    pub(super) looking: Option<Seat>,
    /// The version of the last thing heard.
    pub(super) seen: u64,
    /// The last thing known of the table; nothing before the welcome.
    pub(super) scene: Option<Scene>,
    /// Whether the line is cut.
    pub(super) cut: bool,
    /// Whether the next player is not there yet, to whom the board would show a hand.
    pub(super) curtain: bool,
    /// The deeper parts of the last hint, the deepest first.
    pub(super) hints: Vec<String>,
    prompted: bool,
    told: u64,
    moved: bool,
    here: Vec<Seat>,
    /// Our own places in teams.
    mine: Vec<TeamPlace>,
}

/// Plays at a table until the visitor leaves or all go on elsewhere.
pub(super) async fn play(guest: &mut Guest, table: &str, input: &mut Input) -> Result<End, String> {
    let (line, ours) = unbounded_channel();
    let (theirs, mut heard) = unbounded_channel();
    tokio::spawn(Line::new(guest.http.clone(), table, ours, theirs).talk());
    let mut visit = Visit::new(guest, table, line, input.prompted);
    loop {
        let end = tokio::select! {
            from = heard.recv() => match from {
                Some(from) => visit.hear(from).await?,
                None => Some(End::Left),
            },
            line = input.line(), if visit.listens() => match line {
                Some(line) => visit.answer(&line).await?,
                None => visit.leave(),
            },
        };
        if let Some(end) = end {
            return Ok(end);
        }
        input.prompt()?;
    }
}

impl<'a> Visit<'a> {
    fn new(
        guest: &'a mut Guest,
        table: &'a str,
        line: UnboundedSender<FromClient>,
        prompted: bool,
    ) -> Visit<'a> {
        Visit {
            guest,
            table,
            line: Some(line),
            own: Vec::new(),
            looking: None,
            seen: 0,
            scene: None,
            cut: false,
            curtain: false,
            hints: Vec::new(),
            prompted,
            told: 0,
            moved: false,
            here: Vec::new(),
            mine: Vec::new(),
        }
    }

    /// Whether the visitor can be answered: before the welcome nobody knows where
    /// they sit, unless there will be none for now.
    fn listens(&self) -> bool {
        self.line.is_some() && (self.scene.is_some() || self.cut)
    }

    pub(super) fn lang(&self) -> Lang {
        self.guest.look.lang
    }

    /// Has nothing more to say. What is on its way is waited for, unless it cannot
    /// arrive.
    pub(super) fn leave(&mut self) -> Option<End> {
        self.line = None;
        self.cut.then_some(End::Left)
    }

    async fn hear(&mut self, from: FromLine) -> Result<Option<End>, String> {
        let lang = self.lang();
        match from {
            FromLine::Closed(why) => {
                return Err(fill(words::SENT_AWAY, lang, &[why.get(lang)]));
            }
            FromLine::Cut if self.cut => {}
            FromLine::Cut => {
                self.cut = true;
                say(words::CUT.get(lang))?;
                // Leaving does not wait for a better connection.
                return Ok(self.line.is_none().then_some(End::Left));
            }
            FromLine::Heard(heard) => return self.take_in(*heard).await,
        }
        Ok(None)
    }

    async fn take_in(&mut self, heard: Heard) -> Result<Option<End>, String> {
        match heard {
            Heard::Welcome(snapshot) => self.welcome(snapshot).await?,
            Heard::Snap(snapshot) => self.adopt(snapshot).await?,
            Heard::Ev(event) => return self.happen(event).await,
            Heard::No { why, .. } | Heard::Tell { no: Some(why), .. } => self.refuse(&why)?,
            Heard::Tell { tell, .. } => self.tell(tell.as_ref())?,
            Heard::Here { seats, .. } => self.greet(seats)?,
            Heard::Ok { .. } | Heard::Bye(_) => {}
        }
        Ok(None)
    }

    async fn welcome(&mut self, snapshot: Snapshot) -> Done {
        let (first, lang) = (self.scene.is_none(), self.lang());
        if std::mem::take(&mut self.cut) {
            say(words::MENDED.get(lang))?;
        }
        self.adopt(snapshot).await?;
        if first && self.scene.as_ref().is_some_and(|scene| scene.view.practice) {
            say(PRACTICE.get(lang))?;
        }
        match (first, self.own.is_empty()) {
            (false, _) => Ok(()),
            (true, true) => say(words::WATCHING.get(lang)),
            (true, false) => say(WELCOME.get(lang)),
        }
    }

    /// Takes over everything as the room sees it now.
    async fn adopt(&mut self, snapshot: Snapshot) -> Done {
        let Snapshot {
            v,
            views,
            clocks,
            here,
            mine,
            now,
            ..
        } = snapshot;
        self.own = views
            .iter()
            .filter_map(|seat| Seat::numbered(seat.seat.into()))
            .collect();
        self.seen = v;
        self.told = v;
        self.here = here;
        self.mine = mine;
        if let Some(seat) = views.into_iter().next() {
            self.scene = Some(Scene::new(seat.view, clocks, now));
        }
        self.settle().await
    }

    /// Something happened. With several seats here it is told for each of them, and
    /// said once.
    async fn happen(&mut self, event: Ev<TableView>) -> Result<Option<End>, String> {
        let Ev {
            v,
            seat,
            e,
            view,
            own,
            clocks,
            now,
            ..
        } = event;
        self.seen = self.seen.max(v);
        self.moved |= own.is_some();
        if let Some(Own { seats, mine, .. }) = own {
            self.own = seats.iter().collect();
            self.mine = mine;
        }
        let last = view.is_some();
        if let Some(view) = view {
            self.scene = Some(Scene::new(view, clocks, now));
        }
        if v <= self.told || !self.concerns(seat) {
            return Ok(None);
        }
        self.told = v;
        let sentence = self
            .scene
            .as_ref()
            .and_then(|scene| news::sentence(&e, scene, self.lang()));
        if let Some(sentence) = sentence.filter(|_| !self.curtain) {
            say(&sentence)?;
        }
        self.moved |= news::moves(&e);
        if last && std::mem::take(&mut self.moved) {
            self.hints.clear();
            self.settle().await?;
        }
        match e {
            Told::Rematched { table } if !self.own.is_empty() => Ok(Some(End::Goes(table))),
            _ => Ok(None),
        }
    }

    /// Whether a message to a seat concerns the current viewer. Where hands are hidden, each
    /// seat gets different messages.
    fn concerns(&self, seat: u8) -> bool {
        let hidden = self.scene.as_ref().is_some_and(Scene::hidden);
        let several = self.own.len() > 1;
        !(hidden && several) || Seat::numbered(seat.into()) == self.looking
    }

    /// Turns to the seat that is to move, if it is ours, and shows the board.
    async fn settle(&mut self) -> Done {
        let turn = self.scene.as_ref().and_then(|scene| scene.view.turn);
        let hidden = self.scene.as_ref().is_some_and(Scene::hidden);
        let ours = |seat: &Seat| self.own.contains(seat);
        let next = turn.filter(ours).or(self.looking.filter(ours));
        let next = next.or(self.own.first().copied());
        self.curtain |= next != self.looking && hidden && self.own.len() > 1 && self.prompted;
        self.looking = next;
        self.show().await
    }

    /// Shows the board, or the curtain before it.
    pub(super) async fn show(&self) -> Done {
        let (Some(scene), lang) = (&self.scene, self.lang()) else {
            return Ok(());
        };
        if let Some(seat) = self.looking.filter(|_| self.curtain) {
            print(&"\n".repeat(SCREENFUL))?;
            return say(&fill(CURTAIN, lang, &[&scene.name(seat, lang)]));
        }
        let seat = self
            .looking
            .map_or_else(String::new, |seat| format!("seat={seat}&"));
        let path = format!(
            "{}?{seat}lang={}&ascii={}",
            address::of_table(api::PICTURE, self.table),
            lang.code(),
            self.guest.look.ascii
        );
        // A picture that does not come is shown after the next welcome.
        if let Ok(picture) = self.guest.http.text(&path).await {
            show(&picture)?;
        }
        say(&scene.standing(&self.to_move_for(scene), lang))
    }

    /// Our seats, less those of teams in which another member is to move.
    fn to_move_for(&self, scene: &Scene) -> Vec<Seat> {
        let ours = |&&seat: &&Seat| {
            let place = |member| TeamPlace { seat, member };
            let due = scene.due(seat).map(place);
            due.is_none_or(|due| self.mine.contains(&due))
        };
        self.own.iter().filter(ours).copied().collect()
    }

    /// Says who of the others came or went.
    fn greet(&mut self, seats: Vec<Seat>) -> Done {
        let before = std::mem::replace(&mut self.here, seats);
        let (Some(scene), lang) = (&self.scene, self.lang()) else {
            return Ok(());
        };
        let changed = |from: &[Seat], to: &[Seat]| -> Vec<Seat> {
            let new = from.iter().filter(|seat| !to.contains(seat));
            new.filter(|seat| !self.own.contains(seat))
                .copied()
                .collect()
        };
        for seat in changed(&before, &self.here) {
            say(&fill(words::GONE, lang, &[&scene.name(seat, lang)]))?;
        }
        for seat in changed(&self.here, &before) {
            say(&fill(words::HERE, lang, &[&scene.name(seat, lang)]))?;
        }
        Ok(())
    }
}
