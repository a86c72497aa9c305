//! Sockets that only listen: what each of them costs.

use std::sync::Arc;

use tokio::sync::Barrier;
use tokio::task::JoinSet;

use super::figures::Figures;
use super::room::{Doors, Room};
use super::socket::Socket;
use super::{for_two, open};
use crate::join::Http;

/// How many look at the same table.
const EACH: usize = 20;

pub(super) async fn measure(room: &Room, sockets: usize) -> Result<Figures, String> {
    let before = room.memory();
    let tables = sockets.div_ceil(EACH);
    let open = Arc::new(Barrier::new(tables + 1));
    let mut listening = JoinSet::new();
    for _ in 0..tables {
        listening.spawn(listen(room.doors(), Arc::clone(&open)));
    }
    tokio::select! {
        _ = open.wait() => {}
        // Until then only those come to an end who could not get in.
        Some(failed) = listening.join_next() => {
            failed.map_err(|error| error.to_string())??;
        }
    }
    let sockets = tables * EACH;
    let mut figures = Figures::default();
    figures.add("conexiones", "sockets", sockets);
    if let Some((now, before)) = room.memory().zip(before) {
        let each = now.saturating_sub(before) as f64 / sockets as f64;
        let megabytes = now as f64 / 1024.0;
        figures.add(
            "memoria de la sala",
            "the room's memory",
            format!("{megabytes:.0} MB"),
        );
        figures.add(
            "memoria por conexión",
            "memory a socket",
            format!("{each:.1} KiB"),
        );
    }
    Ok(figures)
}

/// Opens the sockets of one table and listens until the end, because the room disconnects
/// clients that do not answer its pings.
async fn listen(doors: Doors, open: Arc<Barrier>) -> Result<(), String> {
    let (guest, table) = place(&doors).await?;
    let mut sockets = JoinSet::new();
    for _ in 0..EACH {
        let mut socket = Socket::open(&guest, &table).await?;
        sockets.spawn(async move { while socket.hear().await.is_ok() {} });
    }
    open.wait().await;
    while sockets.join_next().await.is_some() {}
    Ok(())
}

/// A guest, and a table of theirs that waits for somebody.
pub(super) async fn place(doors: &Doors) -> Result<(Http, String), String> {
    let guest = doors.guest().await?;
    let table = open(&guest, for_two(&catalog::GAMES[0])).await?;
    Ok((guest, table))
}
