-- Whether matches on a server keep to one message in their channel, where the host does not say.
ALTER TABLE servers ADD COLUMN quiet INTEGER NOT NULL DEFAULT 0; -- 1 when they do
