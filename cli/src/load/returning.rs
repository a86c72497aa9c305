//! A restart with many clients: how long until all are back.

use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::Barrier;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use super::figures::Figures;
use super::idle;
use super::room::Room;
use super::socket::{Heard, Socket};
use crate::join::Http;

/// How long a client waits before it retries a closed room.
const KNOCK: Duration = Duration::from_millis(250);
/// Nobody waits longer.
const PATIENCE: Duration = Duration::from_secs(120);

pub(super) async fn measure(room: &mut Room, clients: usize) -> Result<Figures, String> {
    let connected = Arc::new(Barrier::new(clients + 1));
    let mut returning = JoinSet::new();
    for _ in 0..clients {
        let (doors, connected) = (room.doors(), Arc::clone(&connected));
        returning.spawn(timeout(PATIENCE, async move {
            let (guest, table) = idle::place(&doors).await?;
            let socket = Socket::open(&guest, &table).await?;
            connected.wait().await;
            come_back(guest, table, socket).await
        }));
    }
    tokio::select! {
        _ = connected.wait() => {}
        // Until then only those come to an end who could not get in.
        Some(failed) = returning.join_next() => {
            let failed = failed.map_err(|error| error.to_string())?;
            failed.map_err(|_| "the room takes too long")??;
        }
    }
    let begun = Instant::now();
    room.restart().await?;
    let restarted = begun.elapsed();
    let mut times = Vec::with_capacity(clients);
    while let Some(back) = returning.join_next().await {
        let back = back.map_err(|error| error.to_string())?;
        let back = back.map_err(|_| "somebody did not come back")?;
        times.push(back?.saturating_duration_since(begun));
    }
    let mut figures = Figures::default();
    figures.add("clientes", "clients", clients);
    figures.add(
        "cierre y apertura",
        "closed and open again",
        format!("{:.1} s", restarted.as_secs_f64()),
    );
    let last = times.iter().max().copied().unwrap_or_default();
    figures.add(
        "todos de vuelta",
        "all back",
        format!("{:.1} s", last.as_secs_f64()),
    );
    Ok(figures)
}

/// Waits for the farewell, and then until it is welcome again.
async fn come_back(guest: Http, table: String, mut socket: Socket) -> Result<Instant, String> {
    while let Ok(heard) = socket.hear().await {
        if let Heard::Bye(bye) = heard {
            sleep(Duration::from_millis(bye.retry_ms)).await;
            break;
        }
    }
    while Socket::open(&guest, &table).await.is_err() {
        sleep(KNOCK).await;
    }
    Ok(Instant::now())
}
