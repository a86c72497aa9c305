//! `sobremesa serve`: the room, open to other machines.

mod complaints;
mod placard;
mod sentence;
mod settings;

use std::net::SocketAddr;
use std::path::PathBuf;

use rules::Lang;
use serde_json::{Map, Value};
use server::config::Config;
use tokio::runtime::Runtime;

pub(crate) use self::complaints::run as complaints;
use self::placard::Placard;
pub(crate) use self::settings::PREFIX;
use crate::shelf::shelf;
use crate::wishes::{INTERRUPTED, Wishes};
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

/// Keeps the room open until it is asked to close.
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
            // Without a browser the address is printed all the same.
            let _ = open::that_detached(placard.page(address));
        }
    };
    runtime.block_on(serve(config, opened, lang))
}

async fn serve(config: Config, opened: impl FnOnce(SocketAddr), lang: Lang) -> Done {
    // Listening starts before the room reports that it is open: a reader of the address
    // may stop it at once.
    let wishes = Wishes::hear().map_err(|error| error.to_string())?;
    let stop = stop(wishes, lang);
    let served = server::serve(config.clone(), shelf().clone(), opened, stop).await;
    served.map_err(|why| sentence::of(&why, &config, lang))
}

/// Waits for a request to stop. A second request quits without waiting for work in
/// progress.
async fn stop(mut wishes: Wishes, lang: Lang) {
    wishes.next().await;
    placard::say_closing(lang);
    tokio::spawn(async move {
        wishes.next().await;
        std::process::exit(INTERRUPTED);
    });
}
