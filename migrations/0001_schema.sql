-- Everything that is stored. Discord's ids are 64 bits, stored as the same bits with a sign; moments are
-- milliseconds since 1970; what is true is 1.

-- A table: one lobby and the match that follows it, in one channel or thread.
CREATE TABLE tables (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    guild      INTEGER NOT NULL,
    channel    INTEGER NOT NULL,
    open       INTEGER NOT NULL,              -- from the lobby to the end of the match
    revision   INTEGER NOT NULL,              -- grows with every change: a writer that saw an older one is refused
    wake_at    INTEGER,                       -- when the table must be looked at without a click
    state      TEXT    NOT NULL,              -- everything about the table but the cards, as JSON
    checksum   INTEGER NOT NULL,              -- CRC-32 of `state`
    created_at INTEGER NOT NULL,
    key        INTEGER NOT NULL,              -- a number that nobody can guess, in the table's buttons
    retry_at   INTEGER,                       -- not before this moment, after it could not be woken
    failures   INTEGER NOT NULL DEFAULT 0,    -- how often it could not be woken since
    begun      INTEGER NOT NULL DEFAULT 0,    -- whether a match has begun here
    ended_at   INTEGER,                       -- when it was closed; NULL also where it was given up as damaged
    keeper     INTEGER                        -- the process that keeps it, as in PostgreSQL: always the same here
) STRICT;
-- One match per channel at a time, whoever is quicker.
CREATE UNIQUE INDEX tables_one_open_per_channel ON tables (channel) WHERE open;
CREATE INDEX tables_by_wake ON tables (CASE WHEN retry_at > wake_at THEN retry_at ELSE wake_at END)
    WHERE wake_at IS NOT NULL;
CREATE INDEX tables_of_guild ON tables (guild);
-- Behind the one before, or that would be taken for what is open.
CREATE INDEX tables_by_guild ON tables (guild) WHERE open;
-- What is forgotten in time: matches, lobbies that never became one, and what was given up.
CREATE INDEX tables_by_end ON tables (ended_at) WHERE ended_at IS NOT NULL;
CREATE INDEX tables_never_begun ON tables (ended_at) WHERE ended_at IS NOT NULL AND NOT begun;
CREATE INDEX tables_given_up ON tables (created_at) WHERE NOT open AND ended_at IS NULL;
CREATE INDEX tables_by_guild_and_end ON tables (guild, ended_at) WHERE ended_at IS NOT NULL;

-- The processes that are at work here: a file has one.
CREATE VIEW living AS SELECT 1 AS id;

-- What happened in a match, in order: deals and choices. The match is what comes of replaying them.
CREATE TABLE events (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number   INTEGER NOT NULL,                -- from 1, without gaps
    body     TEXT    NOT NULL,
    checksum INTEGER NOT NULL,                -- CRC-32 of `body`: SQLite alone does not notice a flipped byte
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

-- Who sits at a table, and under which name. Those without a seat are asked to join, or host it.
CREATE TABLE players (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number   INTEGER NOT NULL,                -- from 0: the seats in their order, then the others
    seat     INTEGER,                         -- from 0; NULL: without a seat
    user     INTEGER,                         -- NULL: a bot
    name     TEXT    NOT NULL,                -- as it is shown there
    "left"   INTEGER NOT NULL,                -- whether they left in the middle of the match
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX players_by_user ON players (user) WHERE user IS NOT NULL;

-- Interactions that have been dealt with: Discord may deliver one twice. Kept for an hour.
CREATE TABLE handled (
    interaction INTEGER PRIMARY KEY,
    at          INTEGER NOT NULL
) STRICT;
CREATE INDEX handled_by_time ON handled (at);

-- What must still be sent. Written together with the move that causes it, removed when Discord has it. A
-- row keeps its number, and with it its nonce, until then.
CREATE TABLE outbox (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id   INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    lane       TEXT    NOT NULL,              -- within a lane in order; lanes do not wait for each other
    key        TEXT    NOT NULL,              -- a newer one with the same key replaces an older one
    body       TEXT    NOT NULL,              -- what to send; never a hidden card
    due_at     INTEGER NOT NULL,
    attempts   INTEGER NOT NULL DEFAULT 0,
    format     INTEGER NOT NULL,              -- how `body` is written
    changes    INTEGER NOT NULL DEFAULT 0,    -- how often it was written again
    created_at INTEGER NOT NULL,
    last_error TEXT,
    dead_at    INTEGER,                       -- given up: kept for the host to look at
    UNIQUE (table_id, key)
) STRICT;

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
CREATE INDEX matches_by_game ON matches (guild, game, ended_at);
CREATE INDEX matches_by_time ON matches (game, variant, ended_at);
CREATE INDEX matches_by_voider ON matches (void_by) WHERE void_by IS NOT NULL;

-- How a match came out for each of its seats, bots among them.
CREATE TABLE results (
    match  INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat   INTEGER NOT NULL,                  -- from 0
    guild  INTEGER NOT NULL,
    user   INTEGER,                           -- NULL: a bot, or somebody who wished to be forgotten
    bot    TEXT,                              -- how well a bot plays; NULL: a person
    name   TEXT    NOT NULL,                  -- as it was shown at the end of the match
    rank   INTEGER,                           -- the place; NULL: not known
    won    INTEGER NOT NULL,                  -- also for a shared win
    stayed INTEGER NOT NULL,                  -- played at least half of the turns, and did not leave
    score  INTEGER NOT NULL,                  -- of all games together, in the unit of the game
    best   INTEGER NOT NULL,                  -- the best score of a single game
    facts  TEXT,                              -- what statistics are made of, as JSON; NULL: not kept
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX results_by_person ON results (guild, user, match) WHERE user IS NOT NULL;
CREATE INDEX results_by_user ON results (user) WHERE user IS NOT NULL;

-- Matches that are compared with each other: those of a game on a server, at tables or alone. What lies
-- below a ladder follows from `matches` and `results`, and can be made anew from them.
CREATE TABLE ladders (
    id          INTEGER PRIMARY KEY,
    guild       INTEGER NOT NULL,
    game        TEXT    NOT NULL,
    ladder      TEXT    NOT NULL,             -- as in `matches`
    -- Ratings are worked out in the order of (ended_at, id), up to this match:
    rated_at    INTEGER NOT NULL DEFAULT 0,
    rated_match INTEGER NOT NULL DEFAULT -1,
    redo        INTEGER NOT NULL DEFAULT 0,   -- whether a match was rated already that has changed since
    method      INTEGER NOT NULL DEFAULT 0,   -- which numbers they were worked out with
    UNIQUE (guild, game, ladder)
) STRICT;

-- What everybody has played, over all time. A match that is void is not in it.
CREATE TABLE tallies (
    ladder  INTEGER NOT NULL REFERENCES ladders (id) ON DELETE CASCADE,
    user    INTEGER NOT NULL,
    variant TEXT    NOT NULL,
    matches INTEGER NOT NULL,
    wins    INTEGER NOT NULL,                 -- shared ones, too
    games   INTEGER NOT NULL,
    score   INTEGER NOT NULL,                 -- of all games together, in the unit of the game
    PRIMARY KEY (ladder, user, variant)
) STRICT, WITHOUT ROWID;
CREATE INDEX tallies_by_user ON tallies (user);

-- How strong everybody was after their last rated match, in thousandths of a point.
CREATE TABLE ratings (
    ladder    INTEGER NOT NULL REFERENCES ladders (id) ON DELETE CASCADE,
    user      INTEGER NOT NULL,
    mean      INTEGER NOT NULL,
    deviation INTEGER NOT NULL,
    matches   INTEGER NOT NULL,               -- how many were rated
    played_at INTEGER NOT NULL,               -- when the last of them ended
    PRIMARY KEY (ladder, user)
) STRICT, WITHOUT ROWID;
CREATE INDEX ratings_by_user ON ratings (user);

-- The same before and after each match.
CREATE TABLE rating_history (
    ladder           INTEGER NOT NULL REFERENCES ladders (id) ON DELETE CASCADE,
    user             INTEGER NOT NULL,
    played_at        INTEGER NOT NULL,        -- when the match ended
    match            INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    mean_before      INTEGER NOT NULL,        -- absence is counted already
    deviation_before INTEGER NOT NULL,
    mean             INTEGER NOT NULL,
    deviation        INTEGER NOT NULL,
    matches          INTEGER NOT NULL,        -- how many were rated, this one among them
    PRIMARY KEY (ladder, user, played_at, match)
) STRICT, WITHOUT ROWID;
CREATE INDEX rating_history_by_match ON rating_history (match);
CREATE INDEX rating_history_by_user ON rating_history (user);

-- What all matches of a person in a game add up to, as the bot writes it, up to the latest of them. It
-- follows from `matches` and `results`: where there is no line, or an outdated one, it is made anew.
CREATE TABLE careers (
    guild INTEGER NOT NULL,
    user  INTEGER NOT NULL,
    game  TEXT    NOT NULL,
    state TEXT    NOT NULL,                   -- JSON with a version
    PRIMARY KEY (guild, user, game)
) STRICT, WITHOUT ROWID;
CREATE INDEX careers_by_user ON careers (user);

-- What they have earned by them. Where there is no career, it is worked out anew together with it.
CREATE TABLE achievements (
    guild INTEGER NOT NULL,
    user  INTEGER NOT NULL,
    game  TEXT    NOT NULL,
    name  TEXT    NOT NULL,
    match INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    at    INTEGER NOT NULL,                   -- when the match ended
    PRIMARY KEY (guild, user, game, name)
) STRICT, WITHOUT ROWID;
CREATE INDEX achievements_by_match ON achievements (match);
CREATE INDEX achievements_by_user ON achievements (user);

-- What the seeds of all deals of the day come from, made when it is first needed. Whoever reads it knows
-- the deals to come.
CREATE TABLE daily_secret (
    id     INTEGER PRIMARY KEY CHECK (id = 1),
    secret BLOB    NOT NULL
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
CREATE INDEX daily_attempts_by_guild ON daily_attempts (guild, game, day, score) WHERE ended_at IS NOT NULL;
CREATE INDEX daily_attempts_by_user ON daily_attempts (user);
CREATE INDEX daily_attempts_of_guild ON daily_attempts (guild);

-- Where a result was shared: once on each server.
CREATE TABLE daily_shares (
    game  TEXT    NOT NULL,
    user  INTEGER NOT NULL,
    day   INTEGER NOT NULL,
    guild INTEGER NOT NULL,
    PRIMARY KEY (game, user, day, guild)
) STRICT, WITHOUT ROWID;
CREATE INDEX daily_shares_by_user ON daily_shares (user);
CREATE INDEX daily_shares_of_guild ON daily_shares (guild);

-- The puzzle of a day, where one was found in a match. It says neither in which, nor who played.
CREATE TABLE found_puzzles (
    game   TEXT    NOT NULL,
    day    INTEGER NOT NULL,                  -- days since 1970-01-01, UTC
    puzzle TEXT    NOT NULL,                  -- a book with this puzzle alone
    PRIMARY KEY (game, day)
) STRICT, WITHOUT ROWID;

-- The one answer of a person to the puzzle of a day.
CREATE TABLE puzzle_answers (
    game        TEXT    NOT NULL,
    user        INTEGER NOT NULL,
    day         INTEGER NOT NULL,             -- days since 1970-01-01, UTC
    puzzle      INTEGER,                      -- its number in the book of the game; NULL: the one found for that day
    choice      TEXT    NOT NULL,
    solved      INTEGER NOT NULL,             -- whether it was the best choice
    mean        INTEGER NOT NULL,             -- the person's rating with this answer
    deviation   INTEGER NOT NULL,
    answered_at INTEGER NOT NULL,
    PRIMARY KEY (game, user, day)
) STRICT, WITHOUT ROWID;
CREATE INDEX puzzle_answers_by_user ON puzzle_answers (user);

-- A duel: one deal that two people play, each against the same bots.
CREATE TABLE duels (
    id        INTEGER PRIMARY KEY,            -- the command that made it; below zero: a league did
    game      TEXT    NOT NULL,
    guild     INTEGER NOT NULL,
    made_at   INTEGER NOT NULL,
    closes_at INTEGER NOT NULL,               -- from when on it can neither be begun nor continued
    seed      BLOB    NOT NULL,               -- of the cards, and of the bots' luck
    body      TEXT    NOT NULL,               -- rules and cards, as JSON
    checksum  INTEGER NOT NULL,               -- CRC-32 of `body`
    shared_at INTEGER                         -- when its result was shown to the channel; NULL: not yet
) STRICT;
CREATE INDEX duels_of_guild ON duels (guild);
CREATE INDEX duels_by_time ON duels (made_at);

-- The two who play a duel, and their attempts.
CREATE TABLE duel_attempts (
    duel     INTEGER NOT NULL REFERENCES duels (id) ON DELETE CASCADE,
    side     INTEGER NOT NULL,                -- 0: who challenged; 1: who was challenged
    user     INTEGER,                         -- NULL: somebody who wished to be forgotten
    name     TEXT    NOT NULL,                -- as it is shown
    step     INTEGER NOT NULL,                -- how often the person has chosen: a click that saw less is refused
    moves    TEXT    NOT NULL,                -- what was chosen behind the deal, by everybody, as JSON; empty before
    checksum INTEGER NOT NULL,                -- CRC-32 of `moves`
    began_at INTEGER,                         -- NULL: the cards have not been looked at
    ended_at INTEGER,                         -- NULL: not played to its end
    score    INTEGER,                         -- in the game's own unit; NULL as above
    PRIMARY KEY (duel, side)
) STRICT, WITHOUT ROWID;
CREATE INDEX duel_attempts_by_user ON duel_attempts (user);

-- The league of a server in a game: everybody in it has a duel a week.
CREATE TABLE leagues (
    id      INTEGER PRIMARY KEY,              -- the click that made it
    game    TEXT    NOT NULL,
    guild   INTEGER NOT NULL,
    channel INTEGER NOT NULL,                 -- where each week is announced
    locale  TEXT    NOT NULL,                 -- the language of the server when it was made
    weeks   INTEGER NOT NULL,                 -- how many it lasts
    week    INTEGER NOT NULL,                 -- the present one, from 1, or the last; 0: people sign up
    since   INTEGER NOT NULL,                 -- when that began; of one that is over, when it ended
    open    INTEGER NOT NULL                  -- until it is over
) STRICT;
CREATE UNIQUE INDEX leagues_one_open ON leagues (guild, game) WHERE open;
CREATE INDEX leagues_of_guild ON leagues (guild, game, id);
CREATE INDEX leagues_by_time ON leagues (since);

-- Everybody who has ever signed up for a league.
CREATE TABLE league_members (
    league INTEGER NOT NULL REFERENCES leagues (id) ON DELETE CASCADE,
    id     INTEGER NOT NULL,                  -- the click that signed them up
    user   INTEGER,                           -- NULL: somebody who wished to be forgotten
    name   TEXT    NOT NULL,                  -- as it is shown
    plays  INTEGER NOT NULL,                  -- whether they are drawn; whoever has left stays in the table
    PRIMARY KEY (league, id)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX league_members_by_user ON league_members (user, league);

-- Who plays whom in a week of a league, and what came of it: 'first' or 'second' (who has won), 'tie' or
-- 'neither'.
CREATE TABLE league_pairings (
    league     INTEGER NOT NULL REFERENCES leagues (id) ON DELETE CASCADE,
    week       INTEGER NOT NULL,
    number     INTEGER NOT NULL,
    first      INTEGER NOT NULL,              -- a member
    second     INTEGER,                       -- a member; NULL: the first has nobody to play with
    duel       INTEGER,                       -- may be gone by now; NULL as above
    result     TEXT,                          -- NULL: its week goes on
    correction TEXT,                          -- what counts instead
    PRIMARY KEY (league, week, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX league_pairings_open ON league_pairings (duel) WHERE result IS NULL;

-- What the people who manage a server have decided for it. No line: everything as usual. Where a column
-- is NULL, somebody else decides: Discord, or who runs the bot.
CREATE TABLE servers (
    guild        INTEGER PRIMARY KEY,
    hints        INTEGER NOT NULL,            -- whether players may ask for hints
    animations   INTEGER NOT NULL DEFAULT 1,  -- whether a row that is taken is a moving picture
    quiet        INTEGER NOT NULL DEFAULT 0,  -- whether matches keep to one message in their channel
    language     TEXT,                        -- as Discord spells it
    pace         TEXT    NOT NULL DEFAULT 'live',
    thread       INTEGER NOT NULL DEFAULT 0,  -- whether tables get one of their own
    hands        TEXT    NOT NULL DEFAULT 'dm', -- 'dm', 'private'
    reminders    INTEGER NOT NULL DEFAULT 1,
    seasons      TEXT    NOT NULL DEFAULT 'monthly', -- 'monthly', 'quarterly', 'none'
    achievements INTEGER NOT NULL DEFAULT 1,
    keep_days    INTEGER                      -- for how long matches can be looked back at
) STRICT;
CREATE INDEX servers_by_keep ON servers (guild) WHERE keep_days IS NOT NULL;

-- The channels in which tables may be opened. None: all of them.
CREATE TABLE server_channels (
    guild   INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    PRIMARY KEY (guild, channel)
) STRICT, WITHOUT ROWID;
CREATE INDEX server_channels_by_channel ON server_channels (channel);

-- Who may neither open tables nor join them.
CREATE TABLE server_bans (
    guild INTEGER NOT NULL,
    user  INTEGER NOT NULL,
    PRIMARY KEY (guild, user)
) STRICT, WITHOUT ROWID;
CREATE INDEX server_bans_by_user ON server_bans (user);

-- What is played where the host does not say.
CREATE TABLE server_defaults (
    guild   INTEGER NOT NULL,
    game    TEXT    NOT NULL,
    variant TEXT,                             -- NULL: the usual one
    ending  TEXT,                             -- a change of the rules, as the game writes it; NULL: as usual
    PRIMARY KEY (guild, game)
) STRICT, WITHOUT ROWID;

-- What somebody wants for themselves, on every server. No line: everything as usual.
CREATE TABLE people_settings (
    user      INTEGER PRIMARY KEY,
    language  TEXT,                           -- as Discord spells it; NULL: the one Discord says
    hands     TEXT,                           -- 'dm', 'private'; NULL: as the server says
    reminders INTEGER NOT NULL,               -- whether they are called if time runs out
    still     INTEGER NOT NULL,               -- whether pictures that nobody else needs stand still
    four_colours INTEGER NOT NULL,            -- whether each suit has a colour of its own
    puzzles   INTEGER NOT NULL,               -- whether puzzles may be found in their matches
    unreached INTEGER NOT NULL                -- whether alerts were stopped, as they take no direct messages
) STRICT;

-- Who wants to be told when a table opens on a server. Whoever does not want it any more stays for as long
-- as it matters when they were told.
CREATE TABLE table_alerts (
    guild   INTEGER NOT NULL,
    user    INTEGER NOT NULL,
    locale  TEXT    NOT NULL,                 -- their language when they asked for it
    wanted  INTEGER NOT NULL,
    told_at INTEGER NOT NULL,                 -- when they were told last; 0: never
    PRIMARY KEY (guild, user)
) STRICT, WITHOUT ROWID;
CREATE INDEX table_alerts_by_user ON table_alerts (user);
CREATE INDEX table_alerts_unwanted ON table_alerts (told_at) WHERE NOT wanted;

-- Servers that have sent the bot away, and when it was noticed.
CREATE TABLE departures (
    guild   INTEGER PRIMARY KEY,
    left_at INTEGER NOT NULL
) STRICT;
CREATE INDEX departures_by_time ON departures (left_at);

-- People who wish to be forgotten, until they are: should the process end in the middle, it goes on.
CREATE TABLE forget_requests (
    user     INTEGER PRIMARY KEY,
    asked_at INTEGER NOT NULL
) STRICT;
