-- Several processes at one database.

-- Those that are at work, or were. Who was not seen for ten seconds, by this server's clock, is dead, and never
-- comes back under the same number.
CREATE TABLE IF NOT EXISTS processes (
    id      BIGINT      GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    process TEXT        NOT NULL,             -- its number on its machine
    alone   BOOLEAN     NOT NULL,             -- whether it bears no other beside it
    seen_at TIMESTAMPTZ NOT NULL
);

-- The process that wakes a table and sends what it has to send; NULL, or one that is dead: whoever comes first.
ALTER TABLE tables ADD COLUMN keeper BIGINT;

-- The connections to Discord's gateway, one line.
CREATE TABLE gateway (
    id          BIGINT PRIMARY KEY CHECK (id = 1),
    process     BIGINT,                       -- who has all of them, where they are not shared out by hand
    identify_at TIMESTAMPTZ NOT NULL          -- from when on the next one may be opened
);
INSERT INTO gateway (id, identify_at) VALUES (1, clock_timestamp());
