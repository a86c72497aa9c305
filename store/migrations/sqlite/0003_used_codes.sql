-- A code that was used is kept for whoever used it: the answer may have been lost on the way.
ALTER TABLE codes ADD COLUMN used_by TEXT;
