-- What the seeds of all deals of the day come from, made when it is first needed. Whoever reads it knows
-- the deals to come.
CREATE TABLE daily_secret (
    id     INTEGER PRIMARY KEY CHECK (id = 1),
    secret BLOB NOT NULL
) STRICT;

-- The deal of a day in a game, the same for everybody, written down when somebody first asks for it.
CREATE TABLE daily_deals (
    game      TEXT    NOT NULL,
    day       INTEGER NOT NULL,               -- days since 1970-01-01, UTC
    seed      BLOB    NOT NULL,               -- told when the day is over
    body      TEXT    NOT NULL,               -- rules, cards, and what bots choose first, as JSON
    checksum  INTEGER NOT NULL,               -- CRC-32 of `body`
    par_games INTEGER NOT NULL DEFAULT 0,     -- games that bots have played for par so far
    par_sum   INTEGER NOT NULL DEFAULT 0,     -- what the person's seat came to in all of them together
    PRIMARY KEY (game, day)
) STRICT, WITHOUT ROWID;

-- The one attempt of a person at the deal of a day.
CREATE TABLE daily_attempts (
    game     TEXT    NOT NULL,
    user     INTEGER NOT NULL,
    day      INTEGER NOT NULL,
    guild    INTEGER NOT NULL,                -- where it was begun, and counts
    name     TEXT    NOT NULL,                -- as it was shown there
    step     INTEGER NOT NULL,                -- how often the person has chosen: a click that saw less is refused
    moves    TEXT    NOT NULL,                -- what was chosen behind the deal, by everybody, as JSON
    checksum INTEGER NOT NULL,                -- CRC-32 of `moves`
    began_at INTEGER NOT NULL,
    ended_at INTEGER,                         -- NULL: not played to its end
    score    INTEGER,                         -- in the game's own unit; NULL as above
    PRIMARY KEY (game, user, day)
) STRICT, WITHOUT ROWID;
CREATE INDEX daily_attempts_by_guild ON daily_attempts (guild, game, day, score)
    WHERE ended_at IS NOT NULL;

-- Where a result was shared: once on each server.
CREATE TABLE daily_shares (
    game  TEXT    NOT NULL,
    user  INTEGER NOT NULL,
    day   INTEGER NOT NULL,
    guild INTEGER NOT NULL,
    PRIMARY KEY (game, user, day, guild)
) STRICT, WITHOUT ROWID;
