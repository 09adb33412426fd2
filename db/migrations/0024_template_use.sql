CREATE TRIGGER `workspaces_of_template_insert` AFTER INSERT ON `workspaces` WHEN new.template_id IS NOT NULL BEGIN
	INSERT INTO counts (kind, key, n) VALUES ('template_started', new.template_id, 1) ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
	INSERT INTO counts (kind, key, n) SELECT 'template_completed', new.template_id, 1 WHERE new.status = 'completed' ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
	INSERT INTO counts (kind, key, n) SELECT 'template_given_up', new.template_id, 1 WHERE new.status <> 'completed' AND new.archived_at IS NOT NULL ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER `workspaces_of_template_update` AFTER UPDATE OF `status`, `template_id`, `archived_at` ON `workspaces` BEGIN
	INSERT INTO counts (kind, key, n) SELECT 'template_started', old.template_id, -1 WHERE old.template_id IS NOT NULL AND old.template_id IS NOT new.template_id ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
	INSERT INTO counts (kind, key, n) SELECT 'template_started', new.template_id, 1 WHERE new.template_id IS NOT NULL AND old.template_id IS NOT new.template_id ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
	INSERT INTO counts (kind, key, n) SELECT 'template_completed', old.template_id, -1 WHERE old.template_id IS NOT NULL AND old.status = 'completed' ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
	INSERT INTO counts (kind, key, n) SELECT 'template_completed', new.template_id, 1 WHERE new.template_id IS NOT NULL AND new.status = 'completed' ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
	INSERT INTO counts (kind, key, n) SELECT 'template_given_up', old.template_id, -1 WHERE old.template_id IS NOT NULL AND old.status <> 'completed' AND old.archived_at IS NOT NULL ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
	INSERT INTO counts (kind, key, n) SELECT 'template_given_up', new.template_id, 1 WHERE new.template_id IS NOT NULL AND new.status <> 'completed' AND new.archived_at IS NOT NULL ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER `workspaces_of_template_delete` AFTER DELETE ON `workspaces` WHEN old.template_id IS NOT NULL BEGIN
	INSERT INTO counts (kind, key, n) VALUES ('template_started', old.template_id, -1) ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
	INSERT INTO counts (kind, key, n) SELECT 'template_completed', old.template_id, -1 WHERE old.status = 'completed' ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
	INSERT INTO counts (kind, key, n) SELECT 'template_given_up', old.template_id, -1 WHERE old.status <> 'completed' AND old.archived_at IS NOT NULL ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
INSERT INTO counts (kind, key, n) SELECT 'template_started', template_id, count(*) FROM workspaces WHERE template_id IS NOT NULL GROUP BY template_id;
--> statement-breakpoint
INSERT INTO counts (kind, key, n) SELECT 'template_completed', template_id, count(*) FROM workspaces WHERE template_id IS NOT NULL AND status = 'completed' GROUP BY template_id;
--> statement-breakpoint
INSERT INTO counts (kind, key, n) SELECT 'template_given_up', template_id, count(*) FROM workspaces WHERE template_id IS NOT NULL AND status <> 'completed' AND archived_at IS NOT NULL GROUP BY template_id;
