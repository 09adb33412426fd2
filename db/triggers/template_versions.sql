CREATE TRIGGER template_versions_are_kept BEFORE UPDATE OF graph, number, template_id ON template_versions
WHEN old.published_at IS NOT NULL AND new.graph <> old.graph
BEGIN
  SELECT raise(ABORT, 'a published version is never changed');
END;
