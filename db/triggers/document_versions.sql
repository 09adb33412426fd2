CREATE TRIGGER document_versions_shown_insert AFTER INSERT ON document_versions BEGIN
  UPDATE documents
    SET
      file_name = new.file_name,
      media_type = new.media_type,
      byte_size = new.byte_size,
      uploaded_by_name = (SELECT full_name FROM users WHERE id = new.uploaded_by_id)
    WHERE id = new.document_id AND current_number = new.number;
END;
