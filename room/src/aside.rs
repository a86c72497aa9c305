//! Work that takes a while, such as reading a record or printing, away from the
//! runtime's threads.

use tokio::sync::Semaphore;
use tokio::task::JoinError;

/// How much of it is done at a time: the bots need threads as well.
static DESKS: Semaphore = Semaphore::const_new(2);

/// Does what may take a while where nobody waits for it but whoever asked.
pub async fn aside<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> T {
    let desk = DESKS.acquire().await;
    let done = tokio::task::spawn_blocking(move || {
        let _desk = desk;
        work()
    });
    let broken = |broken: JoinError| std::panic::resume_unwind(broken.into_panic());
    done.await.unwrap_or_else(broken)
}
