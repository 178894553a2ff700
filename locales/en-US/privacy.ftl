# What is stored, given out and deleted.
