-- A number that nobody can guess, written into the table's buttons: a button of another database, or
-- one that was made up, opens nothing.
ALTER TABLE tables ADD COLUMN key INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET key = abs(random() % 4294967296);

-- A table that could not be woken is put off, longer each time, and holds up nobody meanwhile.
ALTER TABLE tables ADD COLUMN retry_at INTEGER;
ALTER TABLE tables ADD COLUMN failures INTEGER NOT NULL DEFAULT 0;
DROP INDEX tables_by_wake;
CREATE INDEX tables_by_wake ON tables (max(wake_at, coalesce(retry_at, wake_at)))
    WHERE wake_at IS NOT NULL;

-- A row keeps its number, and with it its nonce, until Discord has it: `changes` counts how often it
-- was written again meanwhile, so that only what was sent is taken away.
ALTER TABLE outbox ADD COLUMN format INTEGER NOT NULL DEFAULT 1;   -- how `body` is written
ALTER TABLE outbox ADD COLUMN changes INTEGER NOT NULL DEFAULT 0;
ALTER TABLE outbox ADD COLUMN created_at INTEGER NOT NULL DEFAULT 0;
ALTER TABLE outbox ADD COLUMN last_error TEXT;
ALTER TABLE outbox ADD COLUMN dead_at INTEGER;                      -- given up: kept for the host to look at
UPDATE outbox SET created_at = due_at;
