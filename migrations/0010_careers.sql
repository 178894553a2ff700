-- What all matches of a person in a game add up to, as the bot writes it, up to the latest of them. It
-- follows from `matches` and `results`: where there is no line, or an outdated one, it is made anew.
CREATE TABLE careers (
    guild INTEGER NOT NULL,
    user  INTEGER NOT NULL,
    game  TEXT    NOT NULL,
    state TEXT    NOT NULL,                   -- JSON with a version
    PRIMARY KEY (guild, user, game)
) STRICT, WITHOUT ROWID;

-- What they have earned by them. Where there is no career, it is worked out anew together with it.
CREATE TABLE achievements (
    guild INTEGER NOT NULL,
    user  INTEGER NOT NULL,
    game  TEXT    NOT NULL,
    name  TEXT    NOT NULL,
    match INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    at    INTEGER NOT NULL,                   -- when the match ended (ms since 1970)
    PRIMARY KEY (guild, user, game, name)
) STRICT, WITHOUT ROWID;
CREATE INDEX achievements_by_match ON achievements (match);

-- Whoever voids, deletes or forgets: what follows from it is not true any more.

CREATE TRIGGER careers_match_voided AFTER UPDATE OF void_at ON matches
WHEN (OLD.void_at IS NULL) <> (NEW.void_at IS NULL) BEGIN
    DELETE FROM careers WHERE guild = NEW.guild AND game = NEW.game
        AND user IN (SELECT user FROM results WHERE match = NEW.id);
    DELETE FROM achievements WHERE guild = NEW.guild AND game = NEW.game
        AND user IN (SELECT user FROM results WHERE match = NEW.id);
END;

-- Its results are still there.
CREATE TRIGGER careers_match_deleted BEFORE DELETE ON matches BEGIN
    DELETE FROM careers WHERE guild = OLD.guild AND game = OLD.game
        AND user IN (SELECT user FROM results WHERE match = OLD.id);
    DELETE FROM achievements WHERE guild = OLD.guild AND game = OLD.game
        AND user IN (SELECT user FROM results WHERE match = OLD.id);
END;

CREATE TRIGGER careers_result_forgotten AFTER UPDATE OF user ON results
WHEN OLD.user IS NOT NEW.user BEGIN
    DELETE FROM careers WHERE guild = OLD.guild AND user IN (OLD.user, NEW.user);
    DELETE FROM achievements WHERE guild = OLD.guild AND user IN (OLD.user, NEW.user);
END;
