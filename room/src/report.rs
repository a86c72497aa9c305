//! What a bot thinks of games that are over. People who play come first: one
//! report is made at a time, position by position, behind the bots that have to
//! move.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use rules::{RecordError, Refusal};
use table::{Report, Review, Table};
use tokio::sync::Mutex as TurnMutex;

use crate::aside::aside;
use crate::past::replay;
use crate::watching::check_access;
use crate::{Room, refusals, secret};

/// So many are kept.
const MOST: usize = 200;

/// The reports that are made and being made, the oldest first.
#[derive(Default)]
pub(crate) struct Reports {
    kept: Mutex<VecDeque<Arc<Job>>>,
    /// Whoever holds it makes one; the others wait.
    desk: TurnMutex<()>,
}

/// A report that is made or being made.
struct Job {
    subject: Subject,
    of: usize,
    done: AtomicUsize,
    report: OnceLock<Report>,
}

/// What a report is about.
#[derive(Debug, PartialEq, Eq)]
enum Subject {
    /// This game of the series at a table.
    Table { table: String, number: u32 },
    /// A record, by its hash.
    Record(String),
}

impl Room {
    /// Begins the report on the present game of a table, which must be over, or finds
    /// it.
    pub async fn begin_report(&self, person: Option<&str>, table: &str) -> Result<Report, Refusal> {
        let live = self.find(table);
        let mut seated = self.sit(&live).await?;
        let table = seated.table();
        check_access(table, person)?;
        if table.outcome().is_none() {
            return Err(Refusal::of(&table::refusals::NOT_NOW));
        }
        let review = Review::of(table.game(), self.shelf());
        Ok(self.make(Subject::of(table), review).tell())
    }

    /// The report on the present game of a table, as far as it is made.
    pub async fn report(&self, person: Option<&str>, table: &str) -> Result<Report, Refusal> {
        let live = self.find(table);
        let mut seated = self.sit(&live).await?;
        let table = seated.table();
        check_access(table, person)?;
        self.0.reports.tell(&Subject::of(table))
    }

    /// Begins the report on a record, or finds it; its name.
    pub async fn begin_report_on(&self, text: String) -> Result<String, RecordError> {
        let shelf = self.shelf().clone();
        let read = move || {
            let (_, game) = replay(&text, None, &shelf)?;
            let name = name_of(&game.record().to_string());
            Ok((name, Review::of(&game, &shelf)))
        };
        let (name, review) = aside(read).await?;
        self.make(Subject::Record(name.clone()), review);
        Ok(name)
    }

    /// The report on a record by its name, as far as it is made.
    pub fn report_named(&self, name: &str) -> Result<Report, Refusal> {
        self.0.reports.tell(&Subject::Record(name.to_owned()))
    }

    fn make(&self, subject: Subject, review: Review) -> Arc<Job> {
        let (job, fresh) = self.0.reports.find_or_add(subject, review.steps());
        if fresh {
            let (room, made) = (self.clone(), Arc::clone(&job));
            tokio::spawn(async move {
                if room.look_through(&made, review).await.is_none() {
                    room.0.reports.remove(&made);
                }
            });
        }
        job
    }

    /// Looks at one position after the other, as long as the report is kept.
    async fn look_through(&self, job: &Arc<Job>, mut review: Review) -> Option<()> {
        let _turn = self.0.reports.desk.lock().await;
        while self.0.reports.keeps(job) {
            let step = move || (review.step(), review);
            let (went_on, so_far) = self.0.thinkers.lend(step).await?;
            if !went_on {
                let _ = job.report.set(so_far.report());
                return Some(());
            }
            job.done.fetch_add(1, Ordering::Relaxed);
            review = so_far;
        }
        None
    }
}

impl Reports {
    fn kept(&self) -> MutexGuard<'_, VecDeque<Arc<Job>>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn tell(&self, subject: &Subject) -> Result<Report, Refusal> {
        let kept = self.kept();
        let job = kept.iter().find(|job| job.subject == *subject);
        let job = job.ok_or_else(|| Refusal::of(&refusals::NO_REPORT))?;
        Ok(job.tell())
    }

    fn keeps(&self, job: &Arc<Job>) -> bool {
        self.kept().iter().any(|kept| Arc::ptr_eq(kept, job))
    }

    /// The job on a subject, and whether it is a new one. The oldest has to go when
    /// there are too many.
    fn find_or_add(&self, subject: Subject, of: usize) -> (Arc<Job>, bool) {
        let mut kept = self.kept();
        if let Some(job) = kept.iter().find(|job| job.subject == subject) {
            return (Arc::clone(job), false);
        }
        let job = Arc::new(Job {
            subject,
            of,
            done: AtomicUsize::new(0),
            report: OnceLock::new(),
        });
        kept.push_back(Arc::clone(&job));
        if kept.len() > MOST {
            kept.pop_front();
        }
        (job, true)
    }

    fn remove(&self, job: &Arc<Job>) {
        self.kept().retain(|kept| !Arc::ptr_eq(kept, job));
    }
}

impl Subject {
    fn of(table: &Table) -> Subject {
        Subject::Table {
            table: table.id().to_owned(),
            number: table.number(),
        }
    }
}

impl Job {
    /// The report, or how far it is.
    fn tell(&self) -> Report {
        let done = self.done.load(Ordering::Relaxed);
        let progress = || Report {
            done: done.min(self.of.saturating_sub(1)),
            of: self.of,
            ..Report::default()
        };
        self.report.get().cloned().unwrap_or_else(progress)
    }
}

/// The same record has the same report.
fn name_of(record: &str) -> String {
    let hash = secret::hash(record);
    let half = std::array::from_fn(|place| hash[place]);
    format!("{:032x}", u128::from_be_bytes(half))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn subject(number: u32) -> Subject {
        let table = "k3j9x2".to_owned();
        Subject::Table { table, number }
    }

    #[test]
    fn a_game_has_one_report_and_the_oldest_has_to_go() {
        let reports = Reports::default();
        let (first, fresh) = reports.find_or_add(subject(0), 3);
        assert!(fresh && reports.keeps(&first));
        let (again, fresh) = reports.find_or_add(subject(0), 3);
        assert!(!fresh && Arc::ptr_eq(&first, &again));
        for number in 1..=MOST as u32 {
            assert!(reports.find_or_add(subject(number), 3).1);
        }
        assert!(!reports.keeps(&first), "nobody goes on with it");
        let gone = reports.tell(&subject(0)).unwrap_err();
        assert_eq!(gone.rule.code, "no-report");
        assert_eq!(reports.kept().len(), MOST);
    }

    #[test]
    fn what_is_not_whole_is_never_called_done() {
        let reports = Reports::default();
        let (job, _) = reports.find_or_add(subject(1), 2);
        for done in [0, 1, 1] {
            let told = reports.tell(&subject(1)).ok();
            let told = told.map(|told| (told.done, told.of, told.plies.len()));
            assert_eq!(told, Some((done, 2, 0)));
            job.done.fetch_add(1, Ordering::Relaxed);
        }
        reports.remove(&job);
        assert!(reports.tell(&subject(1)).is_err());
    }
}
