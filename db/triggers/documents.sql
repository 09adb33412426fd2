-- The rowid is the order of the list (upload time, then id), so that a page of hits is read in order and no further;
-- `scope` narrows a search without reading a document, `body` holds the words of the paper. Rows go by their key alone,
-- so that a text may come and go between two changes of its document.
CREATE VIRTUAL TABLE documents_search USING fts5(
  search_text, body, scope,
  content='', contentless_delete=1, tokenize='trigram'
);

CREATE INDEX documents_search_key_idx ON documents (uploaded_at * 1048576 + (id & 1048575));

CREATE TRIGGER documents_counted_insert AFTER INSERT ON documents
WHEN new.task_id IS NOT NULL AND (new.removed_at IS NULL AND new.current_number > 0)
BEGIN
  UPDATE tasks SET attachment_count = attachment_count + 1 WHERE id = new.task_id;
END;

CREATE TRIGGER documents_counted_update AFTER UPDATE OF removed_at, current_number, task_id ON documents BEGIN
  UPDATE tasks
    SET attachment_count = attachment_count - 1
    WHERE id = old.task_id AND (old.removed_at IS NULL AND old.current_number > 0);
  UPDATE tasks
    SET attachment_count = attachment_count + 1
    WHERE id = new.task_id AND (new.removed_at IS NULL AND new.current_number > 0);
END;

CREATE TRIGGER documents_counted_delete AFTER DELETE ON documents
WHEN old.task_id IS NOT NULL AND (old.removed_at IS NULL AND old.current_number > 0)
BEGIN
  UPDATE tasks SET attachment_count = attachment_count - 1 WHERE id = old.task_id;
END;

CREATE TRIGGER documents_shown_update AFTER UPDATE OF current_number ON documents
WHEN new.current_number > 0
BEGIN
  UPDATE documents
    SET
      file_name = v.file_name,
      media_type = v.media_type,
      byte_size = v.byte_size,
      uploaded_by_name = u.full_name
    FROM document_versions v
    JOIN users u ON u.id = v.uploaded_by_id
    WHERE documents.id = new.id AND v.document_id = new.id AND v.number = new.current_number;
END;

-- The row is read again and replaced, so that it does not matter in which order triggers run.
CREATE TRIGGER documents_indexed
  AFTER UPDATE OF search_text, uploaded_at, category, status, workspace_id, removed_at, current_number
  ON documents
BEGIN
  DELETE FROM documents_search
    WHERE rowid IN (
      old.uploaded_at * 1048576 + (old.id & 1048575),
      new.uploaded_at * 1048576 + (new.id & 1048575)
    );
  INSERT INTO documents_search (rowid, search_text, body, scope)
    SELECT
      uploaded_at * 1048576 + (id & 1048575), search_text,
      ifnull((SELECT search_text FROM document_texts WHERE document_id = documents.id), ''),
      ';c=' || ifnull(category, '') || ';s=' || status || ';w=' || workspace_id || ';'
    FROM documents
    WHERE id = new.id AND removed_at IS NULL AND current_number > 0;
END;

CREATE TRIGGER documents_indexed_delete AFTER DELETE ON documents
WHEN old.removed_at IS NULL AND old.current_number > 0
BEGIN
  DELETE FROM documents_search WHERE rowid = old.uploaded_at * 1048576 + (old.id & 1048575);
END;
