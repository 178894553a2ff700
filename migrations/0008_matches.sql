-- A finished match as it is compared with others. It outlives its table.
CREATE TABLE matches (
    id       INTEGER PRIMARY KEY,             -- the number of its table
    guild    INTEGER NOT NULL,
    game     TEXT    NOT NULL,
    variant  TEXT    NOT NULL,
    ladder   TEXT    NOT NULL,                -- 'table': people among themselves; 'solo': one against bots
    seats    INTEGER NOT NULL,
    bots     INTEGER NOT NULL,
    games    INTEGER NOT NULL,                -- how many were played
    turns    INTEGER,                         -- how many were played; NULL: not known
    ended_at INTEGER NOT NULL,
    void_at  INTEGER,                         -- since when it is as if it had never been played
    void_by  INTEGER
) STRICT;
CREATE INDEX matches_by_end ON matches (guild, game, ladder, ended_at);

-- How a match came out for each of its seats, bots among them. (Matches that ended before this version
-- have lines of people alone, whose seats are not known: they are numbered by place.)
CREATE TABLE seat_results (
    match  INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat   INTEGER NOT NULL,                  -- from 0
    guild  INTEGER NOT NULL,
    user   INTEGER,                           -- NULL: a bot, or somebody who wished to be forgotten
    bot    TEXT,                              -- how well a bot plays; NULL: a person
    name   TEXT    NOT NULL,                  -- as it was shown at the end of the match
    rank   INTEGER,                           -- the place; NULL: not known
    won    INTEGER NOT NULL,                  -- 1 also for a shared win
    stayed INTEGER NOT NULL,                  -- 1: played at least half of the turns, and did not leave
    score  INTEGER NOT NULL,                  -- of all games together, in the unit of the game
    best   INTEGER NOT NULL,                  -- the best score of a single game
    facts  TEXT,                              -- what statistics are made of, as JSON; NULL: not kept
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;

INSERT INTO matches (id, guild, game, variant, ladder, seats, bots, games, turns, ended_at)
    SELECT table_id, guild, game, variant, 'table', max(seats), max(bots), max(games), NULL, max(ended_at)
    FROM results GROUP BY table_id;
INSERT INTO seat_results (match, seat, guild, user, name, rank, won, stayed, score, best)
    SELECT table_id, row_number() OVER (PARTITION BY table_id ORDER BY rank NULLS LAST, user) - 1,
           guild, user, name, rank, won, 1, score, best
    FROM results;
DROP TABLE results;
ALTER TABLE seat_results RENAME TO results;
CREATE INDEX results_by_person ON results (guild, user, match) WHERE user IS NOT NULL;
