CREATE VIRTUAL TABLE templates_search USING fts5(
  search_text,
  content='', contentless_delete=1, tokenize='trigram'
);

CREATE VIRTUAL TABLE templates_search_threes USING fts5vocab(templates_search, row);

CREATE TRIGGER templates_search_updated AFTER UPDATE OF search_text, archived_at ON templates BEGIN
  DELETE FROM templates_search WHERE rowid = new.id;
  INSERT INTO templates_search (rowid, search_text)
    SELECT id, search_text || '  ' FROM templates WHERE id = new.id AND archived_at IS NULL;
END;

CREATE TRIGGER templates_search_deleted AFTER DELETE ON templates BEGIN
  DELETE FROM templates_search WHERE rowid = old.id;
END;
