//! A room from its opening to its closing.

use std::io;
use std::net::SocketAddr;
use std::thread::available_parallelism;
use std::time::Duration;

use room::message::FromRoom;
use room::{House, Room, wall_clock};
use rules::Shelf;
use store::{Store, StoreError};
use tokio::net::TcpListener;
use tokio::time::timeout;

use crate::config::{Config, Misconfigured};
use crate::hall::Hall;
use crate::{Shell, listen, metrics};

/// Everybody would come back at the same moment: they are spread over this time.
const RETURN: Duration = Duration::from_secs(3);

/// How often it is noted how much is going on.
const FIGURES: Duration = Duration::from_secs(5);

/// Why a room could not be opened.
#[derive(Debug)]
pub enum CannotServe {
    /// The settings cannot be meant.
    Config(Misconfigured),
    /// What is kept is out of reach.
    Store(StoreError),
    /// The data folder or the address cannot be used.
    Io(io::Error),
}

impl From<Misconfigured> for CannotServe {
    fn from(error: Misconfigured) -> CannotServe {
        CannotServe::Config(error)
    }
}

impl From<StoreError> for CannotServe {
    fn from(error: StoreError) -> CannotServe {
        CannotServe::Store(error)
    }
}

impl From<io::Error> for CannotServe {
    fn from(error: io::Error) -> CannotServe {
        CannotServe::Io(error)
    }
}

/// Opens a room, tells where it listens, and closes it in good order when
/// `shutdown` comes: nobody new is let in, everybody is told to come back, what is
/// under way is finished, and the moment is written down so that no clock runs on.
pub async fn serve(
    config: Config,
    shelf: Shelf,
    opened: impl FnOnce(SocketAddr),
    shutdown: impl Future<Output = ()>,
) -> Result<(), CannotServe> {
    config.check()?;
    std::fs::create_dir_all(&config.data)?;
    metrics::start();
    let store = Store::open(&config.database_url()).await?;
    let room = Room::new(store.clone(), shelf, house(&config), wall_clock());
    room.wake().await?;
    let listener = TcpListener::bind(config.listen).await?;
    opened(listener.local_addr()?);
    let keeper = {
        let room = room.clone();
        tokio::spawn(async move { tokio::join!(room.keep(), note_figures(&room)) })
    };
    let shell_state = Shell::new(config.clone(), store.clone());
    let hall = Hall {
        shell: shell_state.clone(),
        room: room.clone(),
    };
    let backstage = spawn_backstage(&config, shell_state.clone()).await?;
    let closing = async {
        shutdown.await;
        shell_state.doors.close();
        // From here on no clock runs: people are sent away.
        keeper.abort();
        if let Err(error) = room.rest().await {
            tracing::error!(%error, "the moment of closing could not be stored");
        }
        room.say_goodbye(farewell);
    };
    listen::serve(listener, hall.router(), &config, closing).await;
    let drain = Duration::from_millis(config.connections.drain_ms);
    // Whoever does not read the goodbye is not waited for.
    let _ = timeout(drain, shell_state.sockets.emptied()).await;
    if let Some(backstage) = backstage {
        backstage.abort();
    }
    store.close().await;
    Ok(())
}

/// Notes how much is going on, for ever.
async fn note_figures(room: &Room) {
    let mut notes = tokio::time::interval(FIGURES);
    loop {
        notes.tick().await;
        metrics::room(room);
    }
}

/// The figures at an address of their own, if they have one.
async fn spawn_backstage(
    config: &Config,
    shell: Shell,
) -> Result<Option<tokio::task::JoinHandle<()>>, CannotServe> {
    let Some(address) = config.metrics.listen else {
        return Ok(None);
    };
    let listener = TcpListener::bind(address).await?;
    let config = config.clone();
    Ok(Some(tokio::spawn(async move {
        let router = crate::backstage(shell);
        listen::serve(listener, router, &config, std::future::pending()).await;
    })))
}

fn house(config: &Config) -> House {
    let cores = available_parallelism().map_or(1, usize::from);
    House {
        lobby: config.lobby,
        chat: config.chat,
        // One core is kept for people.
        thinkers: config.bot_threads.map_or((cores - 1).max(1), usize::from),
        tables: config.limits.tables_per_person,
    }
}

fn farewell() -> FromRoom {
    let mut random = [0; 2];
    let spread = match getrandom::fill(&mut random) {
        Ok(()) => u64::from(u16::from_be_bytes(random)) % RETURN.as_millis() as u64,
        Err(_) => 0,
    };
    FromRoom::Bye {
        code: "restart",
        retry_ms: 500 + spread,
    }
}
