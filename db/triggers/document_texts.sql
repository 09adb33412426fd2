CREATE TRIGGER document_texts_indexed_insert AFTER INSERT ON document_texts BEGIN
  DELETE FROM documents_search
    WHERE rowid IN (
      SELECT uploaded_at * 1048576 + (id & 1048575)
      FROM documents
      WHERE id = new.document_id AND removed_at IS NULL AND current_number > 0
    );
  INSERT INTO documents_search (rowid, search_text, body, scope)
    SELECT
      uploaded_at * 1048576 + (id & 1048575), search_text, new.search_text,
      ';c=' || ifnull(category, '') || ';s=' || status || ';w=' || workspace_id || ';'
    FROM documents
    WHERE id = new.document_id AND removed_at IS NULL AND current_number > 0;
END;

CREATE TRIGGER document_texts_indexed_delete AFTER DELETE ON document_texts BEGIN
  DELETE FROM documents_search
    WHERE rowid IN (
      SELECT uploaded_at * 1048576 + (id & 1048575)
      FROM documents
      WHERE id = old.document_id AND removed_at IS NULL AND current_number > 0
    );
  INSERT INTO documents_search (rowid, search_text, body, scope)
    SELECT
      uploaded_at * 1048576 + (id & 1048575), search_text, '',
      ';c=' || ifnull(category, '') || ';s=' || status || ';w=' || workspace_id || ';'
    FROM documents
    WHERE id = old.document_id AND removed_at IS NULL AND current_number > 0;
END;
