//! `sobremesa bench room`: load on a real room, from this process to another one.
//!
//! Everything goes over real sockets. The room stores its moves as it always does,
//! on the disk where temporary files are.

mod figures;
mod idle;
mod moves;
mod returning;
mod room;
mod socket;

use std::time::Duration;

use catalog::Entry;
use rules::{Lang, Text};
use table::{Chair, Clock, Setup, Wanted};
use tokio::runtime::Runtime;
use wire::address::api;
use wire::{Opened, Opening};

use self::figures::Figures;
use self::room::Room;
use crate::Done;
use crate::games::print;
use crate::join::Http;
use crate::wishes::{INTERRUPTED, Wishes};

/// How much load.
pub(crate) struct Load {
    /// The only game, if it is to be one.
    pub(crate) game: Option<&'static Entry>,
    /// Tables at which games are played, as fast as they can be.
    pub(crate) tables: usize,
    /// How long they play.
    pub(crate) time: Duration,
    /// Sockets that only listen.
    pub(crate) idle: usize,
    /// Sockets that come back after a restart.
    pub(crate) returning: usize,
    /// The database, if it is not a file of its own.
    pub(crate) database: Option<String>,
}

/// Measures a room and tells the figures.
pub(crate) fn run(load: &Load, lang: Lang) -> Done {
    // Sockets are files; if there may not be enough of them, opening one will say so.
    let _ = rlimit::increase_nofile_limit(rlimit::INFINITY);
    let runtime = Runtime::new().map_err(|error| error.to_string())?;
    let measured = runtime.block_on(unless_stopped(measure(load, lang)))?;
    // Stopping it leaves no room behind: by now it has ended, and its folder is gone.
    measured.unwrap_or_else(|| std::process::exit(INTERRUPTED))
}

/// What comes of it, or nothing if the wish to stop comes first.
async fn unless_stopped(measuring: impl Future<Output = Done>) -> Result<Option<Done>, String> {
    let mut wishes = Wishes::hear().map_err(|error| error.to_string())?;
    Ok(tokio::select! {
        done = measuring => Some(done),
        () = wishes.next() => None,
    })
}

async fn measure(load: &Load, lang: Lang) -> Done {
    let mut room = Room::open(load.database.as_deref()).await?;
    if load.tables > 0 {
        let one = load.game.map(|entry| entry.about.title);
        let title = one.unwrap_or(MOVES.get(lang));
        tell(title, lang, &moves::measure(&room, load).await?)?;
    }
    if load.idle > 0 {
        tell(
            IDLE.get(lang),
            lang,
            &idle::measure(&room, load.idle).await?,
        )?;
    }
    if load.returning > 0 {
        tell(
            RETURNING.get(lang),
            lang,
            &returning::measure(&mut room, load.returning).await?,
        )?;
    }
    room.close().await
}

const MOVES: Text = Text::new("partidas de todos los juegos", "games of all kinds");
const IDLE: Text = Text::new("conexiones que solo escuchan", "sockets that only listen");
const RETURNING: Text = Text::new("reinicio con clientes conectados", "a restart with clients");

fn tell(title: &str, lang: Lang, figures: &Figures) -> Done {
    print(&format!("{title}\n{}\n", figures.lines(lang)))
}

/// A table for its host and one more.
fn for_two(entry: &Entry) -> Setup {
    let chair = |who| Chair {
        who,
        clock: Clock::None,
        name: None,
    };
    let seats = [Wanted::Me, Wanted::Open].map(chair);
    Setup::new(entry.about.id, seats.to_vec())
}

/// Opens a table; its name.
async fn open(host: &Http, setup: Setup) -> Result<String, String> {
    let name = "Ana".to_owned();
    let opened = host.post(api::TABLES, &Opening { name, setup }).await;
    let Opened { table } = opened.map_err(|failed| failed.sentence(Lang::En))?;
    Ok(table)
}
