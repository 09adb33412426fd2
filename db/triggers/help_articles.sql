CREATE VIRTUAL TABLE help_search USING fts5(
  search_text,
  content='help_articles', content_rowid='id', tokenize='trigram'
);

CREATE TRIGGER help_articles_counted_insert AFTER INSERT ON help_articles BEGIN
  UPDATE help_categories SET article_count = article_count + 1 WHERE id = new.category_id;
END;

CREATE TRIGGER help_articles_counted_update AFTER UPDATE OF category_id ON help_articles BEGIN
  UPDATE help_categories SET article_count = article_count - 1 WHERE id = old.category_id;
  UPDATE help_categories SET article_count = article_count + 1 WHERE id = new.category_id;
END;

CREATE TRIGGER help_articles_counted_delete AFTER DELETE ON help_articles BEGIN
  UPDATE help_categories SET article_count = article_count - 1 WHERE id = old.category_id;
END;

CREATE TRIGGER help_articles_indexed_insert AFTER INSERT ON help_articles BEGIN
  INSERT INTO help_search (rowid, search_text) VALUES (new.id, new.search_text);
END;

CREATE TRIGGER help_articles_indexed_update AFTER UPDATE OF search_text ON help_articles BEGIN
  INSERT INTO help_search (help_search, rowid, search_text) VALUES ('delete', old.id, old.search_text);
  INSERT INTO help_search (rowid, search_text) VALUES (new.id, new.search_text);
END;

CREATE TRIGGER help_articles_indexed_delete AFTER DELETE ON help_articles BEGIN
  INSERT INTO help_search (help_search, rowid, search_text) VALUES ('delete', old.id, old.search_text);
END;
