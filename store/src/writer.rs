//! The single writer task: commits everything that is waiting in one transaction, then
//! sends the acknowledgements.

use std::time::Duration;

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Connection as _};
use tokio::sync::{mpsc, oneshot};
use tokio::time::sleep;

use crate::database::Database;
use crate::ledger::Ledger;
use crate::many::Query;
use crate::{Appended, Batch, StoreError, append};

/// The largest number of requests in one transaction.
const GROUP: usize = 512;
/// How long the writer waits to fill a group when there is load.
const MOMENT: Duration = Duration::from_millis(5);

/// A handle to the writer task.
#[derive(Clone)]
pub(crate) struct Writer {
    orders: mpsc::Sender<Order>,
}

type Reply<T> = oneshot::Sender<Result<T, StoreError>>;

enum Order {
    Append(Batch, Reply<Appended>),
    Run(Query<'static>, Reply<Vec<AnyRow>>),
    /// The task drops the sender when everything is written.
    Close(oneshot::Sender<()>),
}

impl Writer {
    /// Connects, so that an unwritable database is noticed now, and starts the task.
    pub(crate) async fn start(database: Database) -> Result<Self, StoreError> {
        let (orders, queue) = mpsc::channel(GROUP);
        let connection = Some(database.writer().await?);
        let task = Task {
            database,
            connection,
            ledger: Ledger::default(),
            queue,
            farewells: Vec::new(),
        };
        tokio::spawn(task.run());
        Ok(Self { orders })
    }

    pub(crate) async fn append(&self, batch: Batch) -> Result<Appended, StoreError> {
        self.order(|reply| Order::Append(batch, reply)).await
    }

    /// Runs a statement and returns its rows. Its values must not be able to make it
    /// fail.
    pub(crate) async fn run(&self, query: Query<'static>) -> Result<Vec<AnyRow>, StoreError> {
        self.order(|reply| Order::Run(query, reply)).await
    }

    pub(crate) async fn close(&self) {
        let (farewell, gone) = oneshot::channel();
        if self.orders.send(Order::Close(farewell)).await.is_ok() {
            gone.await.ok();
        }
    }

    async fn order<T>(&self, order: impl FnOnce(Reply<T>) -> Order) -> Result<T, StoreError> {
        let (reply, answer) = oneshot::channel();
        let sent = self.orders.send(order(reply)).await;
        sent.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }
}

struct Task {
    database: Database,
    /// `None` after an error: the next group opens a fresh connection.
    connection: Option<AnyConnection>,
    ledger: Ledger,
    queue: mpsc::Receiver<Order>,
    farewells: Vec<oneshot::Sender<()>>,
}

impl Task {
    async fn run(mut self) {
        let mut orders = Vec::with_capacity(GROUP);
        while self.queue.recv_many(&mut orders, GROUP).await > 0 {
            self.gather(&mut orders).await;
            let group = self.sort(orders.drain(..));
            self.write(group).await;
            // Callers that just got their answer may have more to write. Let them join
            // the next group instead of the one after it.
            tokio::task::yield_now().await;
        }
        if let Some(connection) = self.connection {
            connection.close().await.ok();
        }
    }

    /// Under load, waits a moment for more requests: a transaction costs about the same
    /// for one as for many. A single request does not wait.
    async fn gather(&mut self, orders: &mut Vec<Order>) {
        if orders.len() > 1 {
            sleep(MOMENT).await;
            while orders.len() < GROUP
                && let Ok(order) = self.queue.try_recv()
            {
                orders.push(order);
            }
        }
    }

    /// After a request to close, no more requests are accepted, but waiting ones are
    /// carried out.
    fn sort(&mut self, orders: impl Iterator<Item = Order>) -> Group {
        let mut group = Group::default();
        for order in orders {
            match order {
                Order::Append(batch, reply) => {
                    group.batches.push(batch);
                    group.appended.push(reply);
                }
                Order::Run(query, reply) => {
                    group.queries.push(query);
                    group.returned.push(reply);
                }
                Order::Close(farewell) => {
                    self.queue.close();
                    self.farewells.push(farewell);
                }
            }
        }
        group
    }

    async fn write(&mut self, mut group: Group) {
        let queries = std::mem::take(&mut group.queries);
        match self.commit(&group.batches, queries).await {
            Ok((appended, returned)) => {
                acknowledge(group.appended, appended);
                acknowledge(group.returned, returned);
            }
            Err(error) => {
                self.connection = None;
                self.ledger = Ledger::default();
                refuse(group.appended, &error);
                refuse(group.returned, &error);
            }
        }
    }

    /// Runs one transaction; any error rolls it back as a whole.
    async fn commit(
        &mut self,
        batches: &[Batch],
        queries: Vec<Query<'static>>,
    ) -> Result<Answers, StoreError> {
        let connection = match &mut self.connection {
            Some(connection) => connection,
            none => none.insert(self.database.writer().await?),
        };
        let mut transaction = connection.begin_with(self.database.dialect.begin).await?;
        let appended = append::all(&mut transaction, &mut self.ledger, batches).await?;
        let mut returned = Vec::with_capacity(queries.len());
        for query in queries {
            returned.push(query.fetch_all(&mut *transaction).await?);
        }
        transaction.commit().await?;
        Ok((appended, returned))
    }
}

/// The result of each batch and of each statement in a group.
type Answers = (Vec<Appended>, Vec<Vec<AnyRow>>);

/// The contents of one transaction and the callers that wait for it.
#[derive(Default)]
struct Group {
    batches: Vec<Batch>,
    appended: Vec<Reply<Appended>>,
    queries: Vec<Query<'static>>,
    returned: Vec<Reply<Vec<AnyRow>>>,
}

/// Sends the answers. A caller may be gone by now; then its answer is dropped.
fn acknowledge<T>(replies: Vec<Reply<T>>, answers: Vec<T>) {
    for (reply, answer) in replies.into_iter().zip(answers) {
        reply.send(Ok(answer)).ok();
    }
}

fn refuse<T>(replies: Vec<Reply<T>>, error: &StoreError) {
    for reply in replies {
        reply.send(Err(error.clone())).ok();
    }
}
