//! A room from its opening to its closing.

use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::thread::available_parallelism;
use std::time::Duration;

use room::{House, Room, wall_clock};
use rules::Shelf;
use store::{Claim, Store, StoreError};
use tokio::net::TcpListener;
use tokio::time::timeout;
use wire::FromRoom;

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
    /// The data folder cannot be made.
    Folder(io::Error),
    /// There is no listening at this address.
    Listen(SocketAddr, io::Error),
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

/// Opens a room, tells where it listens, and closes it in good order when
/// `shutdown` comes: nobody new is let in, everybody is told to come back, what is
/// under way is finished, and the moment is written down so that no clock runs on.
/// If it comes while the room is still being opened, the room is not opened.
pub async fn serve(
    config: Config,
    shelf: Shelf,
    opened: impl FnOnce(SocketAddr),
    shutdown: impl Future<Output = ()>,
) -> Result<(), CannotServe> {
    config.check()?;
    let mut shutdown = pin!(shutdown);
    let premises = tokio::select! {
        premises = Premises::open(config, shelf) => premises?,
        // A database may let us wait for ever.
        () = &mut shutdown => return Ok(()),
    };
    opened(premises.address);
    premises.keep_open(shutdown).await;
    Ok(())
}

/// Everything that it takes to have a room open.
struct Premises {
    address: SocketAddr,
    listener: TcpListener,
    /// Where the figures are, if they have an address of their own.
    backstage: Option<TcpListener>,
    store: Store,
    room: Room,
    config: Config,
    /// Kept until the store is closed.
    _claim: Claim,
}

impl Premises {
    /// The addresses come first: where another room listens already, it and its tables
    /// are left alone.
    async fn open(config: Config, shelf: Shelf) -> Result<Premises, CannotServe> {
        let (listener, address) = bind(config.listen).await?;
        let backstage = match config.metrics.listen {
            Some(address) => Some(bind(address).await?.0),
            None => None,
        };
        std::fs::create_dir_all(&config.data).map_err(CannotServe::Folder)?;
        metrics::start();
        let database = config.database_url();
        let claim = Claim::of(&database)?;
        let store = Store::open(&database).await?;
        let room = Room::new(store.clone(), shelf, house(&config), wall_clock());
        room.wake().await?;
        Ok(Premises {
            address,
            listener,
            backstage,
            store,
            room,
            config,
            _claim: claim,
        })
    }

    async fn keep_open(self, shutdown: impl Future<Output = ()>) {
        let drain = Duration::from_millis(self.config.connections.drain_ms);
        let shell = Shell::new(self.config.clone(), self.store.clone());
        let keeper = {
            let room = self.room.clone();
            tokio::spawn(async move { tokio::join!(room.keep(), note_figures(&room)) })
        };
        let backstage = self.backstage.map(|listener| {
            let (router, config) = (crate::backstage(shell.clone()), self.config.clone());
            tokio::spawn(async move {
                listen::serve(listener, router, &config, std::future::pending()).await;
            })
        });
        let closing = async {
            shutdown.await;
            shell.doors.close();
            // From here on no clock runs: people are sent away.
            keeper.abort();
            note_closing(&self.room, drain).await;
            self.room.say_goodbye(farewell);
        };
        let hall = Hall {
            shell: shell.clone(),
            room: self.room.clone(),
        };
        listen::serve(self.listener, hall.router(), &self.config, closing).await;
        // Whoever does not read the goodbye is not waited for.
        let _ = timeout(drain, shell.sockets.emptied()).await;
        if let Some(backstage) = backstage {
            backstage.abort();
        }
        if timeout(drain, self.store.close()).await.is_err() {
            tracing::error!("the database did not close in time");
        }
    }
}

/// Begins to listen; the address, which says the port even if any would do.
async fn bind(address: SocketAddr) -> Result<(TcpListener, SocketAddr), CannotServe> {
    let failed = |error| CannotServe::Listen(address, error);
    let listener = TcpListener::bind(address).await.map_err(failed)?;
    let bound = listener.local_addr().map_err(failed)?;
    Ok((listener, bound))
}

/// Writes the moment of closing down. People hear the goodbye whether or not the
/// database takes it.
async fn note_closing(room: &Room, patience: Duration) {
    match timeout(patience, room.rest()).await {
        Ok(Ok(())) => {}
        Ok(Err(error)) => tracing::error!(%error, "the moment of closing could not be stored"),
        Err(_) => tracing::error!("the moment of closing was not stored in time"),
    }
}

/// Notes how much is going on, for ever.
async fn note_figures(room: &Room) {
    let mut notes = tokio::time::interval(FIGURES);
    loop {
        notes.tick().await;
        metrics::room(room);
    }
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
