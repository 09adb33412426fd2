CREATE VIRTUAL TABLE clients_search USING fts5(
  search_text,
  content='', contentless_delete=1, tokenize='trigram'
);

CREATE VIRTUAL TABLE clients_search_threes USING fts5vocab(clients_search, row);

CREATE TRIGGER clients_group_counted AFTER UPDATE OF group_id ON clients
WHEN old.group_id IS NOT new.group_id
BEGIN
  INSERT INTO counts (kind, key, n)
    SELECT 'workspace_client_group', old.group_id, -n
    FROM counts
    WHERE kind = 'workspace_client' AND key = new.id AND old.group_id IS NOT NULL
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counts (kind, key, n)
    SELECT 'workspace_client_group', new.group_id, n
    FROM counts
    WHERE kind = 'workspace_client' AND key = new.id AND new.group_id IS NOT NULL
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
END;

CREATE TRIGGER workspaces_named_clients AFTER UPDATE OF full_name ON clients
WHEN old.full_name <> new.full_name
BEGIN
  UPDATE workspaces SET owner_name = new.full_name WHERE client_id = new.id;
END;

CREATE TRIGGER clients_search_updated AFTER UPDATE OF search_text, archived_at ON clients BEGIN
  DELETE FROM clients_search WHERE rowid = new.id;
  INSERT INTO clients_search (rowid, search_text)
    SELECT id, search_text || '  ' FROM clients WHERE id = new.id AND archived_at IS NULL;
END;

CREATE TRIGGER clients_search_deleted AFTER DELETE ON clients BEGIN
  DELETE FROM clients_search WHERE rowid = old.id;
END;
