-- Servers that have sent the bot away, and when it was noticed. Back again, they lose their line; in time
-- everything that is stored for them goes.
CREATE TABLE departures (
    guild   INTEGER PRIMARY KEY,
    left_at INTEGER NOT NULL                  -- ms since 1970
) STRICT;
CREATE INDEX departures_by_time ON departures (left_at);

-- People who wish to be forgotten, until they are: should the process end in the middle, it goes on.
CREATE TABLE forget_requests (
    user     INTEGER PRIMARY KEY,
    asked_at INTEGER NOT NULL                 -- ms since 1970
) STRICT;

-- Everything of a person, and everything of a server, is found without looking through all there is.
CREATE INDEX results_by_user ON results (user) WHERE user IS NOT NULL;
CREATE INDEX matches_by_voider ON matches (void_by) WHERE void_by IS NOT NULL;
CREATE INDEX tables_of_guild ON tables (guild);
