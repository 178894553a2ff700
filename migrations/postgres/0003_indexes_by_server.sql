-- Servers of which nothing is stored but deals of the day are found without looking through all of them.
CREATE INDEX daily_attempts_of_guild ON daily_attempts (guild);
CREATE INDEX daily_shares_of_guild ON daily_shares (guild);
