//! The smallest complete room: a folder to keep everything in, and an address to
//! come to. It is open until it is killed, which costs nobody a move.
//!
//! ```text
//! cargo run -p server --example room -- FOLDER [SETTINGS.json]
//! ```

use std::error::Error;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::{env, fs, future};

use rules::Shelf;
use server::config::Config;
use server::serve;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args_os().skip(1).map(PathBuf::from);
    let data = arguments.next().ok_or("which folder?")?;
    let settings = match arguments.next() {
        Some(file) => serde_json::from_str(&fs::read_to_string(file)?)?,
        None => Config::default(),
    };
    let config = Config {
        data,
        // Any port that is free.
        listen: SocketAddr::from((Ipv4Addr::LOCALHOST, 0)),
        ..settings
    };
    // No word lists: IDEOGRAMA is played with those that a table brings along.
    let shelf = Shelf::default();
    let opened = |address: SocketAddr| println!("{address}");
    let served = serve(config, shelf, opened, future::pending()).await;
    served.map_err(|error| format!("{error:?}").into())
}
