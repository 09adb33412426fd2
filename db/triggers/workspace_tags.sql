CREATE TRIGGER workspace_tags_counted_insert AFTER INSERT ON workspace_tags BEGIN
  UPDATE tags SET uses = uses + 1 WHERE id = new.tag_id;
END;

CREATE TRIGGER workspace_tags_counted_delete AFTER DELETE ON workspace_tags BEGIN
  UPDATE tags SET uses = uses - 1 WHERE id = old.tag_id;
END;
