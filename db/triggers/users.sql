CREATE VIRTUAL TABLE users_search USING fts5(
  search_text,
  content='', contentless_delete=1, tokenize='trigram'
);

CREATE VIRTUAL TABLE users_search_threes USING fts5vocab(users_search, row);

CREATE TRIGGER names_beside_users AFTER UPDATE OF full_name ON users WHEN old.full_name <> new.full_name BEGIN
  UPDATE workspaces SET assigned_to_name = new.full_name WHERE assigned_to_id = new.id;
  UPDATE tasks
    SET assignee_name = new.full_name
    WHERE assigned_to_id = new.id AND assigned_role <> 'customer';
END;

CREATE TRIGGER users_search_updated AFTER UPDATE OF search_text, removed_at ON users BEGIN
  DELETE FROM users_search WHERE rowid = new.id;
  INSERT INTO users_search (rowid, search_text)
    SELECT id, search_text || '  ' FROM users WHERE id = new.id AND removed_at IS NULL;
END;

CREATE TRIGGER users_search_deleted AFTER DELETE ON users BEGIN
  DELETE FROM users_search WHERE rowid = old.id;
END;
