-- Whether a row that is taken is shown as a moving picture on a server.
ALTER TABLE servers ADD COLUMN animations INTEGER NOT NULL DEFAULT 1; -- 1 when it is
