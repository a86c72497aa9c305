-- "SOBR": the mark by which a file of ours is known before it is opened.
PRAGMA application_id = 1397703250;

CREATE TABLE schema_version (version INTEGER PRIMARY KEY) STRICT;

-- One row a table: what the lobby shows, the deadline, and the version of the last event.
CREATE TABLE cards (
    table_id TEXT PRIMARY KEY,
    version  INTEGER NOT NULL CHECK (version > 0),
    state    TEXT NOT NULL CHECK (state IN ('open', 'live', 'over')),
    public   INTEGER NOT NULL CHECK (public IN (0, 1)),
    deadline INTEGER,
    summary  TEXT NOT NULL,
    persons  TEXT NOT NULL, -- one a line, in the card's order; `seated` is the index of this column
    changed  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX cards_deadline ON cards (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX cards_lobby ON cards (state, changed) WHERE public = 1;

CREATE TABLE seated (
    person   TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES cards,
    PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX seated_table ON seated (table_id);

CREATE TABLE events (
    table_id TEXT NOT NULL REFERENCES cards,
    version  INTEGER NOT NULL CHECK (version > 0),
    at       INTEGER NOT NULL,
    event    TEXT NOT NULL,
    actor    TEXT, -- actor and aid stand on the first event of an act
    aid      TEXT,
    PRIMARY KEY (table_id, version)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX events_act ON events (table_id, actor, aid) WHERE aid IS NOT NULL;

CREATE TABLE sessions (
    token_hash BLOB PRIMARY KEY,
    person     TEXT NOT NULL,
    at         INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE codes (
    code_hash BLOB PRIMARY KEY,
    table_id  TEXT NOT NULL,
    seat      INTEGER NOT NULL,
    kind      TEXT NOT NULL CHECK (kind IN ('invitation', 'resume')),
    person    TEXT,
    until     INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX codes_seat ON codes (table_id, seat);
CREATE INDEX codes_until ON codes (until);

CREATE TABLE heartbeat (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    at  INTEGER NOT NULL
) STRICT;
