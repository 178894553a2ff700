-- A table: one lobby and the match that follows it, in one channel or thread.
CREATE TABLE tables (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    guild      INTEGER NOT NULL,              -- Discord ids: the same 64 bits, signed
    channel    INTEGER NOT NULL,
    open       INTEGER NOT NULL,              -- 1 from the lobby to the end of the match
    revision   INTEGER NOT NULL,              -- grows with every change: a writer that saw an older one is refused
    wake_at    INTEGER,                       -- when the table must be looked at without a click (ms since 1970)
    state      TEXT    NOT NULL,              -- everything about the table but the cards, as JSON
    checksum   INTEGER NOT NULL,              -- CRC-32 of `state`
    created_at INTEGER NOT NULL
) STRICT;

-- One match per channel at a time, whoever is quicker.
CREATE UNIQUE INDEX tables_one_open_per_channel ON tables (channel) WHERE open = 1;
CREATE INDEX tables_by_wake ON tables (wake_at) WHERE wake_at IS NOT NULL;
CREATE INDEX tables_by_guild ON tables (guild) WHERE open = 1;

-- What happened in a match, in order: deals and choices. The match is what comes of replaying them.
CREATE TABLE events (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number   INTEGER NOT NULL,                -- from 1, without gaps
    body     TEXT    NOT NULL,
    checksum INTEGER NOT NULL,                -- CRC-32 of `body`: SQLite alone does not notice a flipped byte
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

-- Interactions that have been dealt with: Discord may deliver one twice. Kept for an hour.
CREATE TABLE handled (
    interaction INTEGER PRIMARY KEY,
    at          INTEGER NOT NULL
) STRICT;
CREATE INDEX handled_by_time ON handled (at);

-- What must still be sent. Written together with the move that causes it, removed when Discord has it.
CREATE TABLE outbox (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    lane     TEXT    NOT NULL,                -- within a lane in order; lanes do not wait for each other
    key      TEXT    NOT NULL,                -- a newer one with the same key replaces an older one
    body     TEXT    NOT NULL,                -- what to send; never a hidden card
    due_at   INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    UNIQUE (table_id, key)
) STRICT;

-- How finished matches ended, a line per person: the leaderboard of a server.
CREATE TABLE results (
    table_id   INTEGER NOT NULL,
    guild      INTEGER NOT NULL,
    user       INTEGER NOT NULL,
    name       TEXT    NOT NULL,              -- as it was shown at the end of the match
    variant    TEXT    NOT NULL,
    seats      INTEGER NOT NULL,
    won        INTEGER NOT NULL,              -- 1 also for a shared win
    games      INTEGER NOT NULL,
    bull_heads INTEGER NOT NULL,              -- of all games together
    best_game  INTEGER NOT NULL,              -- fewest bull heads in one game
    ended_at   INTEGER NOT NULL,
    PRIMARY KEY (table_id, user)
) STRICT, WITHOUT ROWID;
CREATE INDEX results_by_guild ON results (guild, user);
