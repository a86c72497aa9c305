-- What every move writes stands side by side, so that the moves of a group share a few pages of the file: one row a table here, the
-- events in the order in which they came in `journal`. What seldom changes stays on the card.
CREATE TABLE heads (
    number   INTEGER PRIMARY KEY, -- of the table, in the order in which they were opened
    table_id TEXT NOT NULL UNIQUE,
    version  INTEGER NOT NULL CHECK (version > 0),
    newest   INTEGER NOT NULL, -- the id of its last event
    deadline INTEGER
) STRICT;
INSERT INTO heads (number, table_id, version, newest, deadline)
    SELECT row_number() OVER line, table_id, version, sum(version) OVER line, deadline
    FROM cards WINDOW line AS (ORDER BY changed, table_id);
CREATE INDEX heads_deadline ON heads (deadline) WHERE deadline IS NOT NULL;

-- The events of a table are a chain. No two follow the same one, so that each version is there once.
CREATE TABLE journal (
    id       INTEGER PRIMARY KEY,
    number   INTEGER NOT NULL REFERENCES heads,
    version  INTEGER NOT NULL CHECK (version > 0),
    at       INTEGER NOT NULL,
    event    TEXT NOT NULL,
    actor    TEXT, -- actor and aid stand on the first event of an act
    aid      TEXT,
    previous INTEGER UNIQUE CHECK ((previous IS NULL) = (version = 1))
) STRICT;
INSERT INTO journal (id, number, version, at, event, actor, aid, previous)
    SELECT newest - heads.version + events.version, number, events.version, at, event, actor, aid,
        CASE WHEN events.version > 1 THEN newest - heads.version + events.version - 1 END
    FROM heads JOIN events ON events.table_id = heads.table_id
    ORDER BY 1;
DROP TABLE events;

DROP INDEX cards_deadline;
ALTER TABLE cards DROP COLUMN deadline;
ALTER TABLE cards DROP COLUMN version;
