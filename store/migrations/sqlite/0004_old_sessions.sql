-- Tokens whose cookies browsers have long dropped are swept out.
CREATE INDEX sessions_at ON sessions (at);
