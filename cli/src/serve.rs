//! `sobremesa serve`: the room, open to other machines.

mod placard;
mod sentence;
mod settings;

use std::net::SocketAddr;
use std::path::PathBuf;

use rules::Lang;
use serde_json::{Map, Value};
use server::config::Config;
use tokio::runtime::Runtime;

use self::placard::Placard;
use crate::shelf::shelf;
use crate::{Done, files};

/// What the command line asks for.
pub(crate) struct Order {
    /// The file with settings.
    pub(crate) file: Option<PathBuf>,
    /// The settings given as flags, by their names with dots.
    pub(crate) flags: Map<String, Value>,
    /// Whether the page is opened in the browser.
    pub(crate) browse: bool,
    /// Whether the address is drawn as a QR code.
    pub(crate) qr: bool,
}

/// Keeps the room open until it is told to close.
pub(crate) fn run(order: Order, lang: Lang) -> Done {
    let (browse, qr) = (order.browse, order.qr);
    let config = settings::read(order, lang)?;
    // Checked before anything is done, and before the log needs its filter.
    let checked = config.check();
    checked.map_err(|wrong| sentence::of(&wrong.into(), &config, lang))?;
    files::make_folder(&config.data, lang)?;
    // Every socket is a file to the system, whose usual limit is a thousand. Where it
    // cannot be raised fewer come in.
    let _ = rlimit::increase_nofile_limit(rlimit::INFINITY);
    // There can be no other log: nothing else in this program starts one.
    let _ = server::logs::start(&config.log);
    let runtime = Runtime::new().map_err(|error| error.to_string())?;
    let placard = Placard {
        public: config.public_url.as_ref().map(ToString::to_string),
        secure: config.secure(),
        qr,
        lang,
    };
    let opened = |address| {
        placard.show(address);
        if browse {
            // Where there is no browser the address is written all the same.
            let _ = open::that_detached(placard::local(address));
        }
    };
    runtime.block_on(serve(config, opened, lang))
}

async fn serve(config: Config, opened: impl FnOnce(SocketAddr), lang: Lang) -> Done {
    let served = server::serve(config.clone(), shelf().clone(), opened, stop(lang)).await;
    served.map_err(|why| sentence::of(&why, &config, lang))
}

/// Waits for the wish to stop. Whoever wishes it a second time does not want to wait
/// for what is under way.
async fn stop(lang: Lang) {
    asked_to_stop().await;
    placard::say_closing(lang);
    tokio::spawn(async {
        asked_to_stop().await;
        // What shells expect of a program that Ctrl-C has ended.
        std::process::exit(130);
    });
}

#[cfg(unix)]
async fn asked_to_stop() {
    use tokio::signal::unix::{SignalKind, signal};
    let Ok(mut term) = signal(SignalKind::terminate()) else {
        return ctrl_c().await;
    };
    tokio::select! {
        _ = term.recv() => {}
        () = ctrl_c() => {}
    }
}

#[cfg(not(unix))]
async fn asked_to_stop() {
    ctrl_c().await;
}

/// Where the system has no such signal, the room stays open.
async fn ctrl_c() {
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}
