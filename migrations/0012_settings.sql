-- What a server decides. Where a column is NULL, somebody else does: Discord, or who runs the bot.
ALTER TABLE servers ADD COLUMN language TEXT;                        -- as Discord spells it
ALTER TABLE servers ADD COLUMN pace TEXT NOT NULL DEFAULT 'live';
ALTER TABLE servers ADD COLUMN thread INTEGER NOT NULL DEFAULT 0;    -- 1 when tables get one of their own
ALTER TABLE servers ADD COLUMN hands TEXT NOT NULL DEFAULT 'dm';     -- 'dm', 'private'
ALTER TABLE servers ADD COLUMN reminders INTEGER NOT NULL DEFAULT 1;
ALTER TABLE servers ADD COLUMN seasons TEXT NOT NULL DEFAULT 'monthly';  -- 'monthly', 'quarterly', 'none'
ALTER TABLE servers ADD COLUMN achievements INTEGER NOT NULL DEFAULT 1;
ALTER TABLE servers ADD COLUMN keep_days INTEGER;                    -- for how long matches can be looked back at
CREATE INDEX servers_by_keep ON servers (guild) WHERE keep_days IS NOT NULL;
CREATE INDEX tables_by_guild_and_end ON tables (guild, ended_at) WHERE ended_at IS NOT NULL;

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
    reminders INTEGER NOT NULL,               -- 1 when they are called if time runs out
    still     INTEGER NOT NULL,               -- 1 when pictures that nobody else needs stand still
    unreached INTEGER NOT NULL                -- 1 when alerts were stopped because they take no direct messages
) STRICT;

-- Who wants to be told when a table opens on a server.
CREATE TABLE table_alerts (
    guild   INTEGER NOT NULL,
    user    INTEGER NOT NULL,
    locale  TEXT    NOT NULL,                 -- their language when they asked for it
    told_at INTEGER NOT NULL,                 -- when they were told last (ms since 1970); 0: never
    PRIMARY KEY (guild, user)
) STRICT, WITHOUT ROWID;
CREATE INDEX table_alerts_by_user ON table_alerts (user);
