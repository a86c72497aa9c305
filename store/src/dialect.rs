//! The SQL that differs between SQLite and PostgreSQL once a database is open. Every
//! other statement is written once, for both.

/// The statements and settings of one database.
pub(crate) struct Dialect {
    /// Begins a transaction that excludes all other writers, in this process or
    /// another: what it has read stays true until it commits, and no row it inserts can
    /// conflict with one it has not seen.
    pub(crate) begin: &'static str,
    /// Settings for the write connection.
    pub(crate) writer: &'static str,
    /// Settings for the read connections.
    pub(crate) reader: &'static str,
    /// Whether an idle connection can be lost, so that it must be tested before it is
    /// used again.
    pub(crate) remote: bool,
    /// The setting that makes commits durable.
    pub(crate) durable: Durable,
    /// Lists the tables of the database.
    pub(crate) tables: &'static str,
    /// The database's own integrity check, if it has one.
    pub(crate) integrity: Option<&'static str>,
    /// The schema migrations, in order.
    pub(crate) migrations: &'static [&'static str],
}

/// A query, the answer that guarantees durability, and the complaint if the answer
/// differs.
pub(crate) struct Durable {
    pub(crate) question: &'static str,
    pub(crate) answer: &'static str,
    pub(crate) complaint: &'static str,
}

pub(crate) static SQLITE: Dialect = Dialect {
    begin: "BEGIN IMMEDIATE",
    // A checkpoint costs two more flushes, so it happens after 32 MB of log instead of
    // 4.
    writer: "PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 10000;
             PRAGMA wal_autocheckpoint = 8192",
    reader: "PRAGMA query_only = ON; PRAGMA busy_timeout = 10000",
    remote: false,
    durable: Durable {
        question: "PRAGMA journal_mode = WAL",
        answer: "wal",
        complaint: "SQLite cannot keep a write-ahead log here",
    },
    tables: "SELECT name FROM sqlite_schema WHERE type = 'table'",
    integrity: Some("PRAGMA integrity_check(1)"),
    migrations: &[
        include_str!("../migrations/sqlite/0001_room.sql"),
        include_str!("../migrations/sqlite/0002_journal.sql"),
        include_str!("../migrations/sqlite/0003_used_codes.sql"),
        include_str!("../migrations/sqlite/0004_old_sessions.sql"),
    ],
};

pub(crate) static POSTGRES: Dialect = Dialect {
    // An arbitrary lock number; it must stay the same in every release.
    begin: "BEGIN; SELECT pg_advisory_xact_lock(1397703250)",
    // A node that hangs in a transaction must not block the others for long.
    writer: "SET synchronous_commit = on; SET lock_timeout = '10s';
             SET idle_in_transaction_session_timeout = '10s'",
    reader: "SET default_transaction_read_only = on",
    remote: true,
    durable: Durable {
        question: "SHOW fsync",
        answer: "on",
        complaint: "PostgreSQL runs with fsync off",
    },
    tables: "SELECT table_name::text FROM information_schema.tables
             WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'",
    integrity: None,
    migrations: &[
        include_str!("../migrations/postgres/0001_room.sql"),
        include_str!("../migrations/postgres/0002_journal.sql"),
        include_str!("../migrations/postgres/0003_used_codes.sql"),
        include_str!("../migrations/postgres/0004_old_sessions.sql"),
    ],
};
