//! Long-running work, such as reading a record or printing, off the runtime's threads.

use tokio::sync::Semaphore;
use tokio::task::JoinError;

/// How many such jobs run at a time: bots need threads as well.
static DESKS: Semaphore = Semaphore::const_new(2);

/// Runs long work on a blocking thread; only the caller waits for it.
pub async fn aside<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> T {
    let desk = DESKS.acquire().await;
    let done = tokio::task::spawn_blocking(move || {
        let _desk = desk;
        work()
    });
    let broken = |broken: JoinError| std::panic::resume_unwind(broken.into_panic());
    done.await.unwrap_or_else(broken)
}
