CREATE TRIGGER workspace_tags_counted_insert AFTER INSERT ON workspace_tags BEGIN
  UPDATE tags
    SET uses = uses + 1
    WHERE id = new.tag_id AND (SELECT archived_at FROM workspaces WHERE id = new.workspace_id) IS NULL;
END;

CREATE TRIGGER workspace_tags_counted_delete AFTER DELETE ON workspace_tags BEGIN
  UPDATE tags
    SET uses = uses - 1
    WHERE id = old.tag_id AND (SELECT archived_at FROM workspaces WHERE id = old.workspace_id) IS NULL;
END;
