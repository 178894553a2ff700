# Settings of a server and of oneself.
