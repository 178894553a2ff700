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
    redo        INTEGER NOT NULL DEFAULT 0,   -- 1: a match was rated already that has changed since
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

-- The last matches of a game on a server, on whatever ladder.
CREATE INDEX matches_by_game ON matches (guild, game, ended_at);

INSERT INTO ladders (guild, game, ladder) SELECT DISTINCT guild, game, ladder FROM matches;
INSERT INTO tallies
    SELECT ladders.id, results.user, matches.variant, count(*), sum(won), sum(games), sum(score)
    FROM matches
    JOIN ladders USING (guild, game, ladder)
    JOIN results ON results.match = matches.id
    WHERE void_at IS NULL AND user IS NOT NULL
    GROUP BY 1, 2, 3;

-- Whoever writes, voids, deletes or forgets: what follows from it stays right. Ratings are only marked
-- here, and worked out when somebody asks for them.

CREATE TRIGGER match_added AFTER INSERT ON matches BEGIN
    INSERT INTO ladders (guild, game, ladder) VALUES (NEW.guild, NEW.game, NEW.ladder)
        ON CONFLICT DO NOTHING;
    UPDATE ladders SET rated_at = NEW.ended_at, rated_match = NEW.id - 1, redo = 1
        WHERE guild = NEW.guild AND game = NEW.game AND ladder = NEW.ladder
          AND (rated_at, rated_match) >= (NEW.ended_at, NEW.id);
END;

CREATE TRIGGER match_voided AFTER UPDATE OF void_at ON matches
WHEN (OLD.void_at IS NULL) <> (NEW.void_at IS NULL) BEGIN
    INSERT INTO tallies (ladder, user, variant, matches, wins, games, score)
        SELECT ladders.id, user, NEW.variant, sign, sign * won, sign * NEW.games, sign * score
        FROM (SELECT CASE WHEN NEW.void_at IS NULL THEN 1 ELSE -1 END AS sign)
        JOIN ladders ON ladders.guild = NEW.guild AND ladders.game = NEW.game
             AND ladders.ladder = NEW.ladder
        JOIN results ON results.match = NEW.id AND user IS NOT NULL
        WHERE true
        ON CONFLICT (ladder, user, variant) DO UPDATE SET
            matches = matches + excluded.matches, wins = wins + excluded.wins,
            games = games + excluded.games, score = score + excluded.score;
    DELETE FROM tallies
        WHERE ladder = (SELECT id FROM ladders
                        WHERE guild = NEW.guild AND game = NEW.game AND ladder = NEW.ladder)
          AND user IN (SELECT user FROM results WHERE match = NEW.id) AND matches <= 0;
    UPDATE ladders SET rated_at = NEW.ended_at, rated_match = NEW.id - 1, redo = 1
        WHERE guild = NEW.guild AND game = NEW.game AND ladder = NEW.ladder
          AND (rated_at, rated_match) >= (NEW.ended_at, NEW.id);
END;

-- Its results are still there. What is void has been taken off before.
CREATE TRIGGER match_deleted BEFORE DELETE ON matches WHEN OLD.void_at IS NULL BEGIN
    UPDATE tallies
        SET matches = matches - 1, wins = wins - won, games = games - OLD.games,
            score = tallies.score - results.score
        FROM results
        WHERE results.match = OLD.id AND tallies.user = results.user
          AND tallies.variant = OLD.variant
          AND tallies.ladder = (SELECT id FROM ladders WHERE guild = OLD.guild
                                AND game = OLD.game AND ladder = OLD.ladder);
    DELETE FROM tallies
        WHERE ladder = (SELECT id FROM ladders
                        WHERE guild = OLD.guild AND game = OLD.game AND ladder = OLD.ladder)
          AND user IN (SELECT user FROM results WHERE match = OLD.id) AND matches <= 0;
    UPDATE ladders SET rated_at = OLD.ended_at, rated_match = OLD.id - 1, redo = 1
        WHERE guild = OLD.guild AND game = OLD.game AND ladder = OLD.ladder
          AND (rated_at, rated_match) >= (OLD.ended_at, OLD.id);
END;

CREATE TRIGGER result_added AFTER INSERT ON results WHEN NEW.user IS NOT NULL BEGIN
    INSERT INTO tallies (ladder, user, variant, matches, wins, games, score)
        SELECT ladders.id, NEW.user, variant, 1, NEW.won, games, NEW.score
        FROM matches JOIN ladders USING (guild, game, ladder)
        WHERE matches.id = NEW.match AND void_at IS NULL
        ON CONFLICT (ladder, user, variant) DO UPDATE SET
            matches = matches + 1, wins = wins + excluded.wins,
            games = games + excluded.games, score = score + excluded.score;
END;

-- Somebody is forgotten: what they did stays, for the others.
CREATE TRIGGER result_forgotten AFTER UPDATE OF user ON results WHEN OLD.user IS NOT NEW.user BEGIN
    UPDATE tallies
        SET matches = matches - 1, wins = wins - OLD.won,
            games = games - (SELECT games FROM matches WHERE id = OLD.match),
            score = score - OLD.score
        WHERE user = OLD.user
          AND (ladder, variant) = (SELECT ladders.id, variant
                                   FROM matches JOIN ladders USING (guild, game, ladder)
                                   WHERE matches.id = OLD.match AND void_at IS NULL);
    INSERT INTO tallies (ladder, user, variant, matches, wins, games, score)
        SELECT ladders.id, NEW.user, variant, 1, NEW.won, games, NEW.score
        FROM matches JOIN ladders USING (guild, game, ladder)
        WHERE matches.id = NEW.match AND void_at IS NULL AND NEW.user IS NOT NULL
        ON CONFLICT (ladder, user, variant) DO UPDATE SET
            matches = matches + 1, wins = wins + excluded.wins,
            games = games + excluded.games, score = score + excluded.score;
    DELETE FROM tallies
        WHERE user = OLD.user AND matches <= 0
          AND (ladder, variant) = (SELECT ladders.id, variant
                                   FROM matches JOIN ladders USING (guild, game, ladder)
                                   WHERE matches.id = OLD.match);
    DELETE FROM rating_history WHERE match = OLD.match AND user = OLD.user;
    UPDATE ladders SET rated_at = ended_at, rated_match = matches.id - 1, redo = 1
        FROM matches
        WHERE matches.id = OLD.match AND ladders.guild = matches.guild
          AND ladders.game = matches.game AND ladders.ladder = matches.ladder
          AND (rated_at, rated_match) >= (ended_at, matches.id);
END;

-- Whoever has no match left has no rating.
CREATE TRIGGER tally_gone AFTER DELETE ON tallies BEGIN
    DELETE FROM ratings
        WHERE ladder = OLD.ladder AND user = OLD.user
          AND NOT EXISTS (SELECT 1 FROM tallies WHERE ladder = OLD.ladder AND user = OLD.user);
END;
