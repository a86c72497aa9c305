//! Reports: a bot's analysis of finished games. Players come first: reports search one
//! position at a time, behind the bots that have to move, and take turns, so that a
//! short game does not wait for long ones.

use std::collections::{HashMap, VecDeque};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use rules::{RecordError, Refusal};
use table::{Report, Review, Table};
use tokio::sync::Mutex as TurnMutex;
use wire::replay;

use crate::aside::aside;
use crate::thinkers::Switch;
use crate::watching::check_access;
use crate::{Room, refusals, secret};

/// How many reports are kept.
const MOST: usize = 200;
/// How many are in progress at once.
const UNFINISHED: usize = 40;
/// Longer than any real game: LUDO with four players, the longest game, seldom has a
/// thousand actions even in random play.
const LONGEST: usize = 2_000;

/// Finished reports and those in progress.
#[derive(Default)]
pub(crate) struct Reports {
    kept: Mutex<Kept>,
    /// Held while a position is searched; waiters take turns.
    desk: TurnMutex<()>,
}

#[derive(Default)]
struct Kept {
    /// Oldest first.
    jobs: VecDeque<Arc<Job>>,
    /// The report that each person waits for. Reports nobody waits for are dropped.
    wanted: HashMap<String, Arc<Job>>,
}

/// Why a report is not started.
#[derive(Debug)]
pub enum Unbegun {
    /// The submitted text is not a record.
    Record(RecordError),
    /// The room refuses.
    No(Refusal),
}

/// A report, finished or in progress.
struct Job {
    subject: Subject,
    of: usize,
    done: AtomicUsize,
    report: OnceLock<Report>,
}

/// The subject of a report.
#[derive(Debug, PartialEq, Eq)]
enum Subject {
    /// A game of the series at a table.
    Table { table: String, number: u32 },
    /// A record, by its hash.
    Record(String),
}

impl Room {
    /// Starts the report on the current game of a table, which must be over, or finds
    /// it.
    pub async fn begin_report(&self, person: &str, table: &str) -> Result<Report, Refusal> {
        let live = self.find(table);
        let mut seated = self.sit(&live).await?;
        let table = seated.table();
        check_access(table, Some(person))?;
        if table.outcome().is_none() {
            return Err(Refusal::of(&table::refusals::NOT_NOW));
        }
        let review = Review::of(table.game());
        Ok(self.make(person, Subject::of(table), review)?.tell())
    }

    /// The report on the current game of a table, as far as it is finished.
    pub async fn report(&self, person: Option<&str>, table: &str) -> Result<Report, Refusal> {
        let live = self.find(table);
        let mut seated = self.sit(&live).await?;
        let table = seated.table();
        check_access(table, person)?;
        self.0.reports.tell(&Subject::of(table))
    }

    /// Starts the report on a record for a person, or finds it; returns its id.
    pub async fn begin_report_on(&self, person: &str, text: String) -> Result<String, Unbegun> {
        let shelf = self.shelf().clone();
        let read = move || {
            let (_, game) = replay(&text, None, &shelf)?;
            let name = name_of(&game.record().to_string());
            Ok((name, Review::of(&game)))
        };
        let (name, review) = aside(read).await.map_err(Unbegun::Record)?;
        let made = self.make(person, Subject::Record(name.clone()), review);
        made.map_err(Unbegun::No)?;
        Ok(name)
    }

    /// The report on a record by its id, as far as it is finished.
    pub fn report_named(&self, name: &str) -> Result<Report, Refusal> {
        self.0.reports.tell(&Subject::Record(name.to_owned()))
    }

    /// Makes a report for a person, who stops waiting for any other.
    fn make(&self, person: &str, subject: Subject, review: Review) -> Result<Arc<Job>, Refusal> {
        let (job, fresh) = self.0.reports.ask(person, subject, review.steps())?;
        if fresh {
            let (room, made) = (self.clone(), Arc::clone(&job));
            tokio::spawn(async move {
                if room.look_through(&made, review).await.is_none() {
                    room.0.reports.remove(&made);
                }
            });
        }
        Ok(job)
    }

    /// Searches one position after the other, as long as the report is kept.
    async fn look_through(&self, job: &Arc<Job>, review: Review) -> Option<()> {
        let switch = Switch::default();
        let mut review = review.ended_by(switch.0.clone());
        while self.0.reports.keeps(job) {
            let _turn = self.0.reports.desk.lock().await;
            let step = move || (review.step(), review);
            let (went_on, so_far) = self.0.thinkers.lend(step).await?;
            if !went_on {
                self.0.reports.finish(job, so_far.report());
                return Some(());
            }
            job.done.fetch_add(1, Ordering::Relaxed);
            review = so_far;
        }
        None
    }
}

impl Reports {
    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn tell(&self, subject: &Subject) -> Result<Report, Refusal> {
        let job = self.kept().find(subject);
        let job = job.ok_or_else(|| Refusal::of(&refusals::NO_REPORT))?;
        Ok(job.tell())
    }

    fn keeps(&self, job: &Arc<Job>) -> bool {
        self.kept().jobs.iter().any(|kept| Arc::ptr_eq(kept, job))
    }

    /// The job for a subject, and whether it is new. A person waits for one at a time;
    /// reports that others wait for stay.
    fn ask(&self, person: &str, subject: Subject, of: usize) -> Result<(Arc<Job>, bool), Refusal> {
        if of > LONGEST {
            return Err(Refusal::of(&refusals::REPORT_LENGTH).at(LONGEST));
        }
        let mut kept = self.kept();
        kept.wanted.remove(person);
        let found = kept.find(&subject);
        let fresh = found.is_none();
        let job = found.unwrap_or_else(|| Arc::new(Job::new(subject, of)));
        if !job.is_made() {
            kept.wanted.insert(person.to_owned(), Arc::clone(&job));
        }
        kept.forget_unwanted();
        if fresh {
            kept.add(&job)
                .inspect_err(|_| drop(kept.wanted.remove(person)))?;
        }
        Ok((job, fresh))
    }

    fn finish(&self, job: &Arc<Job>, report: Report) {
        let _ = job.report.set(report);
        self.kept().nobody_waits_for(job);
    }

    fn remove(&self, job: &Arc<Job>) {
        let mut kept = self.kept();
        kept.jobs.retain(|kept| !Arc::ptr_eq(kept, job));
        kept.nobody_waits_for(job);
    }
}

impl Kept {
    fn find(&self, subject: &Subject) -> Option<Arc<Job>> {
        let mut jobs = self.jobs.iter();
        jobs.find(|job| job.subject == *subject).cloned()
    }

    fn nobody_waits_for(&mut self, job: &Arc<Job>) {
        self.wanted.retain(|_, wanted| !Arc::ptr_eq(wanted, job));
    }

    /// Drops unfinished reports that nobody waits for.
    fn forget_unwanted(&mut self) {
        let Kept { jobs, wanted } = self;
        let is_wanted = |job: &Arc<Job>| wanted.values().any(|one| Arc::ptr_eq(one, job));
        jobs.retain(|job| job.is_made() || is_wanted(job));
    }

    /// Adds a job. If there are too many, the oldest finished report goes, but never
    /// one in progress.
    fn add(&mut self, job: &Arc<Job>) -> Result<(), Refusal> {
        let unfinished = self.jobs.iter().filter(|job| !job.is_made()).count();
        if unfinished >= UNFINISHED {
            return Err(Refusal::of(&refusals::REPORTS));
        }
        self.jobs.push_back(Arc::clone(job));
        if self.jobs.len() > MOST {
            let oldest = self.jobs.iter().position(|job| job.is_made());
            oldest.and_then(|place| self.jobs.remove(place));
        }
        Ok(())
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
    fn new(subject: Subject, of: usize) -> Job {
        Job {
            subject,
            of,
            done: AtomicUsize::new(0),
            report: OnceLock::new(),
        }
    }

    fn is_made(&self) -> bool {
        self.report.get().is_some()
    }

    /// The report, or its progress.
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

/// The id of a record's report: the same record has the same report.
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

    /// The job for a subject, and whether it is new; or why not.
    fn ask(reports: &Reports, person: &str, number: u32) -> Result<(Arc<Job>, bool), &'static str> {
        let asked = reports.ask(person, subject(number), 3);
        asked.map_err(|refusal| refusal.rule.code)
    }

    fn is_kept(reports: &Reports, number: u32) -> bool {
        reports.tell(&subject(number)).is_ok()
    }

    #[test]
    fn a_person_waits_for_one_report_at_a_time() {
        let reports = Reports::default();
        let (first, fresh) = ask(&reports, "ana", 1).expect("a report");
        assert!(fresh && reports.keeps(&first));
        let (again, fresh) = ask(&reports, "ana", 1).expect("a report");
        assert!(!fresh && Arc::ptr_eq(&first, &again));
        ask(&reports, "ana", 2).expect("a report");
        assert!(!reports.keeps(&first), "nobody goes on with it");
        // Bea waits for the same report as Ana, who drops it.
        ask(&reports, "bea", 2).expect("a report");
        ask(&reports, "ana", 3).expect("a report");
        assert!(is_kept(&reports, 2) && is_kept(&reports, 3));
        ask(&reports, "bea", 3).expect("a report");
        assert!(!is_kept(&reports, 2));
    }

    #[test]
    fn what_others_wait_for_is_never_given_up() {
        let reports = Reports::default();
        let people = 0..UNFINISHED as u32;
        for person in people.clone() {
            ask(&reports, &person.to_string(), person).expect("a report");
        }
        let refused = ask(&reports, "ana", 999).err();
        assert_eq!(refused, Some("too-many-reports"));
        assert_eq!(reports.kept().wanted.len(), UNFINISHED);
        assert!(people.clone().all(|number| is_kept(&reports, number)));
        assert!(ask(&reports, "ana", 7).is_ok(), "one that is being made");
        assert!(ask(&reports, "3", 999).is_ok(), "instead of the own one");
        assert!(ask(&reports, "ana", 1000).is_err());
    }

    #[test]
    fn the_oldest_that_is_made_has_to_go() {
        let reports = Reports::default();
        let (slow, _) = ask(&reports, "bea", 0).expect("a report");
        for number in 1..=MOST as u32 {
            let (job, fresh) = ask(&reports, "ana", number).expect("a report");
            assert!(fresh);
            reports.finish(&job, Report::default());
        }
        assert!(reports.keeps(&slow), "bea waits for it");
        let gone = reports.tell(&subject(1)).expect_err("none");
        assert_eq!(gone.rule.code, "no-report");
        assert_eq!(reports.kept().jobs.len(), MOST);
        assert_eq!(reports.kept().wanted.len(), 1, "only what is not made");
    }

    #[test]
    fn no_report_is_made_on_a_game_without_end() {
        let reports = Reports::default();
        assert!(reports.ask("ana", subject(1), LONGEST).is_ok());
        let refused = reports.ask("ana", subject(2), LONGEST + 1).err();
        let refused = refused.map(|refusal| refusal.rule.code);
        assert_eq!(refused, Some("report-length"));
        assert!(is_kept(&reports, 1));
    }

    #[test]
    fn what_is_not_whole_is_never_called_done() {
        let reports = Reports::default();
        let asked = reports.ask("ana", subject(1), 2);
        let (job, _) = asked.expect("a report");
        for done in [0, 1, 1] {
            let told = reports.tell(&subject(1)).ok();
            let told = told.map(|told| (told.done, told.of, told.plies.len()));
            assert_eq!(told, Some((done, 2, 0)));
            job.done.fetch_add(1, Ordering::Relaxed);
        }
        reports.remove(&job);
        assert!(reports.tell(&subject(1)).is_err());
        assert!(reports.kept().wanted.is_empty());
    }
}
