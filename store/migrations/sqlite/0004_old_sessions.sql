-- Tokens whose cookies browsers have long dropped are swept out. It was not noted so far when one was given out again, so all of them
-- count as given out now.
UPDATE sessions SET at = unixepoch() * 1000;
CREATE INDEX sessions_at ON sessions (at);
