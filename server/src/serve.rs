//! Runs a room from start to shutdown.

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
use wire::{Bye, ByeCode, FromRoom};

use crate::config::{Config, Misconfigured};
use crate::hall::Hall;
use crate::{Shell, listen, metrics};

/// Clients reconnect at random moments within this time, so that they do not all come
/// back at once.
const RETURN: Duration = Duration::from_secs(3);

/// Gauge sampling interval.
const FIGURES: Duration = Duration::from_secs(5);

/// Why a room could not start.
#[derive(Debug)]
pub enum CannotServe {
    /// The configuration is invalid.
    Config(Misconfigured),
    /// The database is unavailable.
    Store(StoreError),
    /// The data folder cannot be created.
    Folder(io::Error),
    /// The address cannot be bound.
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

/// Starts a room, reports where it listens, and shuts it down gracefully on `shutdown`:
/// it accepts no new clients, tells everybody to reconnect, finishes work in progress,
/// and stores the time so that no clock runs on. If `shutdown` comes while the room is
/// still starting, the start is cancelled.
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
        // A database may hang for ever.
        () = &mut shutdown => return Ok(()),
    };
    opened(premises.address);
    premises.keep_open(shutdown).await;
    Ok(())
}

/// Everything a running room consists of.
struct Premises {
    address: SocketAddr,
    listener: TcpListener,
    /// The metrics listener, if they have an address of their own.
    backstage: Option<TcpListener>,
    store: Store,
    room: Room,
    config: Config,
    /// Held until the store is closed.
    _claim: Claim,
}

impl Premises {
    /// Binds the addresses first: if another room already listens there, it and its
    /// tables are left alone.
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
            // From here on no clock runs: people are being disconnected.
            keeper.abort();
            note_closing(&self.room, drain).await;
            self.room.say_goodbye(farewell);
        };
        let hall = Hall {
            shell: shell.clone(),
            room: self.room.clone(),
        };
        listen::serve(self.listener, hall.router(), &self.config, closing).await;
        // Do not wait for clients that do not read the `bye`.
        let _ = timeout(drain, shell.sockets.emptied()).await;
        if let Some(backstage) = backstage {
            backstage.abort();
        }
        if timeout(drain, self.store.close()).await.is_err() {
            tracing::error!("the database did not close in time");
        }
    }
}

/// Binds an address; returns the actual one, which has the port if any port was
/// requested.
async fn bind(address: SocketAddr) -> Result<(TcpListener, SocketAddr), CannotServe> {
    let failed = |error| CannotServe::Listen(address, error);
    let listener = TcpListener::bind(address).await.map_err(failed)?;
    let bound = listener.local_addr().map_err(failed)?;
    Ok((listener, bound))
}

/// Stores the time of shutdown. Clients get their `bye` whether or not the database
/// accepts it.
async fn note_closing(room: &Room, patience: Duration) {
    match timeout(patience, room.rest()).await {
        Ok(Ok(())) => {}
        Ok(Err(error)) => tracing::error!(%error, "the moment of closing could not be stored"),
        Err(_) => tracing::error!("the moment of closing was not stored in time"),
    }
}

/// Samples the gauges for ever.
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
        // One core is left for people.
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
    FromRoom::Bye(Bye {
        retry_ms: 500 + spread,
        ..ByeCode::Restart.into()
    })
}
