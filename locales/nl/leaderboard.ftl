# The leaderboard, seasons, and matches declared void.
