-- Counters and the search index, kept by triggers so that no writer can forget them.
CREATE TRIGGER `tasks_counted_insert` AFTER INSERT ON `tasks` BEGIN
	UPDATE workspaces SET tasks_total = tasks_total + 1, tasks_done = tasks_done + (new.status = 'completed'), action_count = action_count + (new.status IN ('your_turn', 'overdue')) WHERE id = new.workspace_id;
	INSERT INTO counts (kind, key, n) SELECT 'task_tab', CASE WHEN new.status IN ('your_turn', 'overdue') THEN 'your_turn' WHEN new.status = 'completed' THEN 'completed' ELSE 'pending' END, 1 WHERE true ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER `tasks_counted_update` AFTER UPDATE OF `status` ON `tasks` WHEN old.status <> new.status BEGIN
	UPDATE workspaces SET tasks_done = tasks_done + (new.status = 'completed') - (old.status = 'completed'), action_count = action_count + (new.status IN ('your_turn', 'overdue')) - (old.status IN ('your_turn', 'overdue')) WHERE id = new.workspace_id;
	INSERT INTO counts (kind, key, n) SELECT 'task_tab', CASE WHEN old.status IN ('your_turn', 'overdue') THEN 'your_turn' WHEN old.status = 'completed' THEN 'completed' ELSE 'pending' END, -1 WHERE true ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
	INSERT INTO counts (kind, key, n) SELECT 'task_tab', CASE WHEN new.status IN ('your_turn', 'overdue') THEN 'your_turn' WHEN new.status = 'completed' THEN 'completed' ELSE 'pending' END, 1 WHERE true ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER `tasks_counted_delete` AFTER DELETE ON `tasks` BEGIN
	UPDATE workspaces SET tasks_total = tasks_total - 1, tasks_done = tasks_done - (old.status = 'completed'), action_count = action_count - (old.status IN ('your_turn', 'overdue')) WHERE id = old.workspace_id;
	INSERT INTO counts (kind, key, n) SELECT 'task_tab', CASE WHEN old.status IN ('your_turn', 'overdue') THEN 'your_turn' WHEN old.status = 'completed' THEN 'completed' ELSE 'pending' END, -1 WHERE true ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER `workspaces_counted_insert` AFTER INSERT ON `workspaces` BEGIN
	INSERT INTO counts (kind, key, n) SELECT 'workspace', 'all', 1 WHERE new.archived_at IS NULL ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
	INSERT INTO counts (kind, key, n) SELECT 'workspace_status', new.status, 1 WHERE new.archived_at IS NULL ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
	INSERT INTO counts (kind, key, n) SELECT 'workspace_template', new.template_id, 1 WHERE new.archived_at IS NULL AND new.template_id IS NOT NULL ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
	INSERT INTO counts (kind, key, n) SELECT 'workspace_client', new.client_id, 1 WHERE new.archived_at IS NULL ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
	INSERT INTO counts (kind, key, n) SELECT 'workspace_client_group', group_id, 1 FROM clients WHERE id = new.client_id AND group_id IS NOT NULL AND new.archived_at IS NULL ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
	INSERT INTO counts (kind, key, n) SELECT 'workspace_assigned_to', new.assigned_to_id, 1 WHERE new.archived_at IS NULL AND new.assigned_to_id IS NOT NULL ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER `workspaces_counted_update` AFTER UPDATE OF `status`, `template_id`, `client_id`, `assigned_to_id`, `archived_at` ON `workspaces` BEGIN
	INSERT INTO counts (kind, key, n) SELECT 'workspace', 'all', -1 WHERE old.archived_at IS NULL ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
	INSERT INTO counts (kind, key, n) SELECT 'workspace_status', old.status, -1 WHERE old.archived_at IS NULL ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
	INSERT INTO counts (kind, key, n) SELECT 'workspace_template', old.template_id, -1 WHERE old.archived_at IS NULL AND old.template_id IS NOT NULL ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
	INSERT INTO counts (kind, key, n) SELECT 'workspace_client', old.client_id, -1 WHERE old.archived_at IS NULL ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
	INSERT INTO counts (kind, key, n) SELECT 'workspace_client_group', group_id, -1 FROM clients WHERE id = old.client_id AND group_id IS NOT NULL AND old.archived_at IS NULL ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
	INSERT INTO counts (kind, key, n) SELECT 'workspace_assigned_to', old.assigned_to_id, -1 WHERE old.archived_at IS NULL AND old.assigned_to_id IS NOT NULL ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
	INSERT INTO counts (kind, key, n) SELECT 'workspace', 'all', 1 WHERE new.archived_at IS NULL ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
	INSERT INTO counts (kind, key, n) SELECT 'workspace_status', new.status, 1 WHERE new.archived_at IS NULL ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
	INSERT INTO counts (kind, key, n) SELECT 'workspace_template', new.template_id, 1 WHERE new.archived_at IS NULL AND new.template_id IS NOT NULL ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
	INSERT INTO counts (kind, key, n) SELECT 'workspace_client', new.client_id, 1 WHERE new.archived_at IS NULL ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
	INSERT INTO counts (kind, key, n) SELECT 'workspace_client_group', group_id, 1 FROM clients WHERE id = new.client_id AND group_id IS NOT NULL AND new.archived_at IS NULL ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
	INSERT INTO counts (kind, key, n) SELECT 'workspace_assigned_to', new.assigned_to_id, 1 WHERE new.archived_at IS NULL AND new.assigned_to_id IS NOT NULL ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER `workspaces_counted_delete` AFTER DELETE ON `workspaces` BEGIN
	INSERT INTO counts (kind, key, n) SELECT 'workspace', 'all', -1 WHERE old.archived_at IS NULL ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
	INSERT INTO counts (kind, key, n) SELECT 'workspace_status', old.status, -1 WHERE old.archived_at IS NULL ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
	INSERT INTO counts (kind, key, n) SELECT 'workspace_template', old.template_id, -1 WHERE old.archived_at IS NULL AND old.template_id IS NOT NULL ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
	INSERT INTO counts (kind, key, n) SELECT 'workspace_client', old.client_id, -1 WHERE old.archived_at IS NULL ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
	INSERT INTO counts (kind, key, n) SELECT 'workspace_client_group', group_id, -1 FROM clients WHERE id = old.client_id AND group_id IS NOT NULL AND old.archived_at IS NULL ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
	INSERT INTO counts (kind, key, n) SELECT 'workspace_assigned_to', old.assigned_to_id, -1 WHERE old.archived_at IS NULL AND old.assigned_to_id IS NOT NULL ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER `clients_group_counted` AFTER UPDATE OF `group_id` ON `clients` WHEN old.group_id IS NOT new.group_id BEGIN
	INSERT INTO counts (kind, key, n) SELECT 'workspace_client_group', old.group_id, -n FROM counts WHERE kind = 'workspace_client' AND key = new.id AND old.group_id IS NOT NULL ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
	INSERT INTO counts (kind, key, n) SELECT 'workspace_client_group', new.group_id, n FROM counts WHERE kind = 'workspace_client' AND key = new.id AND new.group_id IS NOT NULL ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER `notifications_counted_insert` AFTER INSERT ON `notifications` WHEN new.read_at IS NULL BEGIN
	INSERT INTO counts (kind, key, n) SELECT 'unread', new.user_id, 1 WHERE true ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER `notifications_counted_update` AFTER UPDATE OF `read_at` ON `notifications` BEGIN
	INSERT INTO counts (kind, key, n) SELECT 'unread', new.user_id, (new.read_at IS NULL) - (old.read_at IS NULL) WHERE true ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER `notifications_counted_delete` AFTER DELETE ON `notifications` WHEN old.read_at IS NULL BEGIN
	INSERT INTO counts (kind, key, n) SELECT 'unread', old.user_id, -1 WHERE true ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER `documents_counted_insert` AFTER INSERT ON `documents` WHEN new.task_id IS NOT NULL AND (new.removed_at IS NULL AND new.current_number > 0) BEGIN
	UPDATE tasks SET attachment_count = attachment_count + 1 WHERE id = new.task_id;
END;
--> statement-breakpoint
CREATE TRIGGER `documents_counted_update` AFTER UPDATE OF `removed_at`, `current_number`, `task_id` ON `documents` BEGIN
	UPDATE tasks SET attachment_count = attachment_count - 1 WHERE id = old.task_id AND (old.removed_at IS NULL AND old.current_number > 0);
	UPDATE tasks SET attachment_count = attachment_count + 1 WHERE id = new.task_id AND (new.removed_at IS NULL AND new.current_number > 0);
END;
--> statement-breakpoint
CREATE TRIGGER `documents_counted_delete` AFTER DELETE ON `documents` WHEN old.task_id IS NOT NULL AND (old.removed_at IS NULL AND old.current_number > 0) BEGIN
	UPDATE tasks SET attachment_count = attachment_count - 1 WHERE id = old.task_id;
END;
--> statement-breakpoint
CREATE TRIGGER `help_articles_counted_insert` AFTER INSERT ON `help_articles` BEGIN
	UPDATE help_categories SET article_count = article_count + 1 WHERE id = new.category_id;
END;
--> statement-breakpoint
CREATE TRIGGER `help_articles_counted_update` AFTER UPDATE OF `category_id` ON `help_articles` BEGIN
	UPDATE help_categories SET article_count = article_count - 1 WHERE id = old.category_id;
	UPDATE help_categories SET article_count = article_count + 1 WHERE id = new.category_id;
END;
--> statement-breakpoint
CREATE TRIGGER `help_articles_counted_delete` AFTER DELETE ON `help_articles` BEGIN
	UPDATE help_categories SET article_count = article_count - 1 WHERE id = old.category_id;
END;
--> statement-breakpoint
CREATE TRIGGER `help_votes_counted_insert` AFTER INSERT ON `help_votes` BEGIN
	UPDATE help_articles SET helpful = helpful + new.is_helpful, not_helpful = not_helpful + (1 - new.is_helpful) WHERE id = new.article_id;
END;
--> statement-breakpoint
CREATE TRIGGER `help_votes_counted_update` AFTER UPDATE OF `is_helpful` ON `help_votes` BEGIN
	UPDATE help_articles SET helpful = helpful + new.is_helpful - old.is_helpful, not_helpful = not_helpful + old.is_helpful - new.is_helpful WHERE id = new.article_id;
END;
--> statement-breakpoint
CREATE TRIGGER `help_votes_counted_delete` AFTER DELETE ON `help_votes` BEGIN
	UPDATE help_articles SET helpful = helpful - old.is_helpful, not_helpful = not_helpful - (1 - old.is_helpful) WHERE id = old.article_id;
END;
--> statement-breakpoint
CREATE TRIGGER `activity_never_changed` BEFORE UPDATE ON `activity` BEGIN
	SELECT RAISE(ABORT, 'activity is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `activity_never_removed` BEFORE DELETE ON `activity` BEGIN
	SELECT RAISE(ABORT, 'activity is append-only');
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE `documents_search` USING fts5(search_text, content='documents', content_rowid='id', tokenize='trigram');
--> statement-breakpoint
CREATE TRIGGER `documents_indexed_insert` AFTER INSERT ON `documents` BEGIN
	INSERT INTO documents_search (rowid, search_text) VALUES (new.id, new.search_text);
END;
--> statement-breakpoint
CREATE TRIGGER `documents_indexed_update` AFTER UPDATE OF `search_text` ON `documents` BEGIN
	INSERT INTO documents_search (documents_search, rowid, search_text) VALUES ('delete', old.id, old.search_text);
	INSERT INTO documents_search (rowid, search_text) VALUES (new.id, new.search_text);
END;
--> statement-breakpoint
CREATE TRIGGER `documents_indexed_delete` AFTER DELETE ON `documents` BEGIN
	INSERT INTO documents_search (documents_search, rowid, search_text) VALUES ('delete', old.id, old.search_text);
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE `help_search` USING fts5(search_text, content='help_articles', content_rowid='id', tokenize='trigram');
--> statement-breakpoint
CREATE TRIGGER `help_articles_indexed_insert` AFTER INSERT ON `help_articles` BEGIN
	INSERT INTO help_search (rowid, search_text) VALUES (new.id, new.search_text);
END;
--> statement-breakpoint
CREATE TRIGGER `help_articles_indexed_update` AFTER UPDATE OF `search_text` ON `help_articles` BEGIN
	INSERT INTO help_search (help_search, rowid, search_text) VALUES ('delete', old.id, old.search_text);
	INSERT INTO help_search (rowid, search_text) VALUES (new.id, new.search_text);
END;
--> statement-breakpoint
CREATE TRIGGER `help_articles_indexed_delete` AFTER DELETE ON `help_articles` BEGIN
	INSERT INTO help_search (help_search, rowid, search_text) VALUES ('delete', old.id, old.search_text);
END;
