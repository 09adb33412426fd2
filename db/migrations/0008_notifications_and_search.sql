CREATE TABLE `message_mentions` (
	`message_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	PRIMARY KEY(`message_id`, `user_id`),
	FOREIGN KEY (`message_id`) REFERENCES `messages`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `notification_preferences` (
	`user_id` integer NOT NULL,
	`kind` text NOT NULL,
	`channel` text NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `kind`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "notification_preferences_channel_check" CHECK("notification_preferences"."channel" in ('portal', 'mail', 'none'))
);
--> statement-breakpoint
CREATE TABLE `due_reminders` (
	`task_id` integer NOT NULL,
	`due_date` text NOT NULL,
	`sent_at` integer NOT NULL,
	PRIMARY KEY(`task_id`, `due_date`),
	FOREIGN KEY (`task_id`) REFERENCES `tasks`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `notifications` ADD `kind` text DEFAULT 'journey' NOT NULL;--> statement-breakpoint
ALTER TABLE `notifications` ADD `times` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `notifications` ADD `by_mail` integer DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE `notifications` SET kind = case when title = 'Payment received' then 'payment' when title = 'New message' or title like 'New comment on%' then 'message' when title = 'Overdue' then 'due' when title in ('Your turn', 'Open again', 'Something to mend', 'A journey for you', 'Work handed over to you') then 'assigned' when category = 'document' then 'document' when category = 'task' then 'progress' else 'journey' end;--> statement-breakpoint
DROP INDEX `notifications_unread_idx`;--> statement-breakpoint
CREATE INDEX `notifications_kind_idx` ON `notifications` (`user_id`,`kind`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `notifications_unread_idx` ON `notifications` (`user_id`,`created_at`,`id`) WHERE read_at is null;--> statement-breakpoint
CREATE INDEX `notifications_unread_kind_idx` ON `notifications` (`user_id`,`kind`,`created_at`,`id`) WHERE read_at is null;--> statement-breakpoint
-- Whoever makes the notification says whether a mail goes with it; its words are made when it is sent.
CREATE TRIGGER `notifications_mailed` AFTER INSERT ON `notifications` WHEN new.by_mail = 1 BEGIN
	INSERT INTO outbox (template, to_email, to_name, payload, dedupe_key, created_at, next_attempt_at) SELECT 'notification', email, full_name, json_object('name', full_name, 'title', new.title, 'message', new.message, 'page', ifnull(new.action_url, iif(new.workspace_id IS NULL, '/notifications', '/workspace/' || new.workspace_id))), 'notification:' || new.id, new.created_at, new.created_at FROM users WHERE id = new.user_id;
END;
--> statement-breakpoint
-- The search of the command palette: whole rows are read again and replaced, whatever order the triggers run in.
CREATE VIRTUAL TABLE `workspaces_search` USING fts5(search_text, scope, content='', contentless_delete=1, tokenize='trigram');
--> statement-breakpoint
INSERT INTO workspaces_search (rowid, search_text, scope) SELECT id, name || ' ' || pet_name || ' ' || owner_name || ' ' || ifnull(destination, ''), ';w=' || id || ';' FROM workspaces WHERE archived_at IS NULL;
--> statement-breakpoint
CREATE TRIGGER `workspaces_search_inserted` AFTER INSERT ON `workspaces` BEGIN
	DELETE FROM workspaces_search WHERE rowid = new.id;
	INSERT INTO workspaces_search (rowid, search_text, scope) SELECT id, name || ' ' || pet_name || ' ' || owner_name || ' ' || ifnull(destination, ''), ';w=' || id || ';' FROM workspaces WHERE id = new.id AND archived_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `workspaces_search_updated` AFTER UPDATE OF `name`, `pet_name`, `owner_name`, `destination`, `archived_at` ON `workspaces` BEGIN
	DELETE FROM workspaces_search WHERE rowid = new.id;
	INSERT INTO workspaces_search (rowid, search_text, scope) SELECT id, name || ' ' || pet_name || ' ' || owner_name || ' ' || ifnull(destination, ''), ';w=' || id || ';' FROM workspaces WHERE id = new.id AND archived_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `workspaces_search_deleted` AFTER DELETE ON `workspaces` BEGIN
	DELETE FROM workspaces_search WHERE rowid = old.id;
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE `clients_search` USING fts5(search_text, content='', contentless_delete=1, tokenize='trigram');
--> statement-breakpoint
INSERT INTO clients_search (rowid, search_text) SELECT id, full_name || ' ' || email || ' ' || ifnull(phone, '') FROM clients WHERE archived_at IS NULL;
--> statement-breakpoint
CREATE TRIGGER `clients_search_inserted` AFTER INSERT ON `clients` BEGIN
	DELETE FROM clients_search WHERE rowid = new.id;
	INSERT INTO clients_search (rowid, search_text) SELECT id, full_name || ' ' || email || ' ' || ifnull(phone, '') FROM clients WHERE id = new.id AND archived_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `clients_search_updated` AFTER UPDATE OF `full_name`, `email`, `phone`, `archived_at` ON `clients` BEGIN
	DELETE FROM clients_search WHERE rowid = new.id;
	INSERT INTO clients_search (rowid, search_text) SELECT id, full_name || ' ' || email || ' ' || ifnull(phone, '') FROM clients WHERE id = new.id AND archived_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `clients_search_deleted` AFTER DELETE ON `clients` BEGIN
	DELETE FROM clients_search WHERE rowid = old.id;
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE `tasks_search` USING fts5(search_text, scope, content='', contentless_delete=1, tokenize='trigram');
--> statement-breakpoint
INSERT INTO tasks_search (rowid, search_text, scope) SELECT id, title || ' ' || workspace_name, ';w=' || workspace_id || ';' FROM tasks WHERE workspace_name IS NOT NULL;
--> statement-breakpoint
CREATE TRIGGER `tasks_search_inserted` AFTER INSERT ON `tasks` BEGIN
	DELETE FROM tasks_search WHERE rowid = new.id;
	INSERT INTO tasks_search (rowid, search_text, scope) SELECT id, title || ' ' || workspace_name, ';w=' || workspace_id || ';' FROM tasks WHERE id = new.id AND workspace_name IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `tasks_search_updated` AFTER UPDATE OF `title`, `workspace_name`, `workspace_id` ON `tasks` BEGIN
	DELETE FROM tasks_search WHERE rowid = new.id;
	INSERT INTO tasks_search (rowid, search_text, scope) SELECT id, title || ' ' || workspace_name, ';w=' || workspace_id || ';' FROM tasks WHERE id = new.id AND workspace_name IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `tasks_search_deleted` AFTER DELETE ON `tasks` BEGIN
	DELETE FROM tasks_search WHERE rowid = old.id;
END;
