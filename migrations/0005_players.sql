-- Who sits at a table, and under which name. Those without a seat are asked to join, or host it.
CREATE TABLE players (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number   INTEGER NOT NULL,                -- from 0: the seats in their order, then the others
    seat     INTEGER,                         -- from 0; NULL: without a seat
    user     INTEGER,                         -- NULL: a bot
    name     TEXT    NOT NULL,                -- as it is shown there
    "left"   INTEGER NOT NULL,                -- 1: left in the middle of the match
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX players_by_user ON players (user) WHERE user IS NOT NULL;

-- The formats before had them in the state.
INSERT INTO players (table_id, number, seat, user, name, "left")
    SELECT tables.id, player.key, player.key,
           json_extract(player.value, '$.user'),
           coalesce(json_extract(player.value, '$.name'), '?'),
           coalesce(json_extract(player.value, '$.presence'), '') = 'Left'
    FROM tables, json_each(CASE WHEN json_valid(tables.state) THEN tables.state ELSE '{}' END, '$.players')
        AS player;
