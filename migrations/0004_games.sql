-- A result says which game it is of, which place it was, and against how many bots. Scores are in the
-- unit of their game. What was written before is of the only game there was; places were not kept,
-- but for the first.
ALTER TABLE results ADD COLUMN game TEXT NOT NULL DEFAULT 'nimmt';
ALTER TABLE results ADD COLUMN rank INTEGER;                         -- NULL: not known
ALTER TABLE results ADD COLUMN bots INTEGER NOT NULL DEFAULT 0;
ALTER TABLE results RENAME COLUMN bull_heads TO score;
ALTER TABLE results RENAME COLUMN best_game TO best;
UPDATE results SET rank = 1 WHERE won = 1;
CREATE INDEX results_by_time ON results (guild, ended_at);

-- When the match ended: later its entries are dropped, its results stay.
ALTER TABLE tables ADD COLUMN ended_at INTEGER;
UPDATE tables SET ended_at = coalesce(
    (SELECT max(results.ended_at) FROM results WHERE results.table_id = tables.id), created_at)
    WHERE open = 0;
CREATE INDEX tables_by_end ON tables (ended_at) WHERE ended_at IS NOT NULL;
