# What somebody has played so far.
