-- What somebody's export and deletion look for is found without looking through what others have done.
CREATE INDEX tallies_by_user ON tallies (user);
CREATE INDEX ratings_by_user ON ratings (user);
CREATE INDEX rating_history_by_user ON rating_history (user);
CREATE INDEX careers_by_user ON careers (user);
CREATE INDEX achievements_by_user ON achievements (user);
CREATE INDEX daily_attempts_by_user ON daily_attempts (user);
CREATE INDEX daily_shares_by_user ON daily_shares (user);

-- So are the servers of which nothing is stored but deals of the day.
CREATE INDEX daily_attempts_of_guild ON daily_attempts (guild);
CREATE INDEX daily_shares_of_guild ON daily_shares (guild);
