-- What the people who manage a server have decided for it. No line: everything as usual.
CREATE TABLE servers (
    guild INTEGER PRIMARY KEY,
    hints INTEGER NOT NULL                    -- 1 when players may ask for hints
) STRICT;
