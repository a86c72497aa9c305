-- Tokens whose cookies browsers have long dropped are swept out. It was not noted so far when one was given out again, so all of them
-- count as given out now.
UPDATE sessions SET at = (extract(epoch FROM now()) * 1000)::bigint;
CREATE INDEX sessions_at ON sessions (at);
