CREATE TABLE `message_files` (
	`message_id` integer NOT NULL,
	`document_id` integer NOT NULL,
	PRIMARY KEY(`message_id`, `document_id`),
	FOREIGN KEY (`message_id`) REFERENCES `messages`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `message_files_document_id_idx` ON `message_files` (`document_id`);--> statement-breakpoint
CREATE TABLE `message_threads` (
	`workspace_id` integer PRIMARY KEY NOT NULL,
	`last_message_id` integer NOT NULL,
	`last_at` integer NOT NULL,
	`is_waiting` integer DEFAULT false NOT NULL,
	`inbox_key` integer GENERATED ALWAYS AS (-(last_at + is_waiting * 10000000000000)) VIRTUAL NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `message_threads_inbox_idx` ON `message_threads` (`inbox_key`,`workspace_id`);--> statement-breakpoint
CREATE TABLE `stuck_reports` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`workspace_id` integer NOT NULL,
	`task_id` integer NOT NULL,
	`raised_by_id` integer NOT NULL,
	`reason` text NOT NULL,
	`words` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`request_id` text NOT NULL,
	`cleared_at` integer,
	`cleared_by_id` integer,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`task_id`) REFERENCES `tasks`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`raised_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`cleared_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "stuck_reports_reason_check" CHECK("stuck_reports"."reason" in ('unclear', 'missing_paper', 'technical', 'waiting', 'time', 'other'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `stuck_reports_request_id_idx` ON `stuck_reports` (`request_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `stuck_reports_open_idx` ON `stuck_reports` (`task_id`) WHERE cleared_at is null;--> statement-breakpoint
CREATE INDEX `stuck_reports_waiting_idx` ON `stuck_reports` (`created_at`,`id`) WHERE cleared_at is null;--> statement-breakpoint
CREATE INDEX `stuck_reports_workspace_id_idx` ON `stuck_reports` (`workspace_id`,`id`);--> statement-breakpoint
CREATE TABLE `thread_readers` (
	`user_id` integer NOT NULL,
	`workspace_id` integer NOT NULL,
	`takes_part` integer DEFAULT false NOT NULL,
	`unread` integer DEFAULT 0 NOT NULL,
	`last_message_id` integer NOT NULL,
	`last_at` integer NOT NULL,
	`seen_message_id` integer DEFAULT 0 NOT NULL,
	`seen_at` integer,
	`inbox_key` integer GENERATED ALWAYS AS (iif(takes_part, -(last_at + (unread > 0) * 10000000000000), null)) VIRTUAL,
	PRIMARY KEY(`user_id`, `workspace_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `thread_readers_workspace_id_idx` ON `thread_readers` (`workspace_id`);--> statement-breakpoint
CREATE INDEX `thread_readers_inbox_idx` ON `thread_readers` (`user_id`,`inbox_key`,`workspace_id`) WHERE inbox_key is not null;--> statement-breakpoint
CREATE INDEX `thread_readers_unread_idx` ON `thread_readers` (`user_id`,`workspace_id`) WHERE unread > 0;--> statement-breakpoint
INSERT INTO message_threads (workspace_id, last_message_id, last_at, is_waiting) SELECT m.workspace_id, m.id, m.created_at, u.role = 'customer' FROM messages m JOIN users u ON u.id = m.author_id WHERE m.id IN (SELECT max(id) FROM messages WHERE is_internal = 0 GROUP BY workspace_id);
--> statement-breakpoint
-- What was said before anybody counted is taken as read; nobody is said to have seen it.
INSERT INTO thread_readers (user_id, workspace_id, takes_part, last_message_id, last_at) SELECT p.user_id, t.workspace_id, 1, t.last_message_id, t.last_at FROM message_threads t JOIN (SELECT workspace_id, user_id FROM workspace_members UNION SELECT id, assigned_to_id FROM workspaces WHERE assigned_to_id IS NOT NULL) p ON p.workspace_id = t.workspace_id WHERE true;
--> statement-breakpoint
-- Whoever writes has read what stood there before.
CREATE TRIGGER `messages_counted` AFTER INSERT ON `messages` WHEN new.is_internal = 0 BEGIN
	INSERT INTO message_threads (workspace_id, last_message_id, last_at, is_waiting) VALUES (new.workspace_id, new.id, new.created_at, (SELECT role = 'customer' FROM users WHERE id = new.author_id)) ON CONFLICT (workspace_id) DO UPDATE SET last_message_id = excluded.last_message_id, last_at = excluded.last_at, is_waiting = excluded.is_waiting;
	INSERT INTO thread_readers (user_id, workspace_id, takes_part, unread, last_message_id, last_at, seen_message_id, seen_at) SELECT id, new.workspace_id, 1, id <> new.author_id, new.id, new.created_at, iif(id = new.author_id, new.id, 0), iif(id = new.author_id, new.created_at, NULL) FROM users WHERE id IN (SELECT user_id FROM workspace_members WHERE workspace_id = new.workspace_id UNION SELECT assigned_to_id FROM workspaces WHERE id = new.workspace_id UNION SELECT user_id FROM thread_readers WHERE workspace_id = new.workspace_id AND takes_part = 1 UNION SELECT new.author_id) ON CONFLICT (user_id, workspace_id) DO UPDATE SET takes_part = 1, unread = iif(user_id = new.author_id, 0, unread + 1), last_message_id = excluded.last_message_id, last_at = excluded.last_at, seen_message_id = iif(user_id = new.author_id, new.id, seen_message_id), seen_at = iif(user_id = new.author_id, new.created_at, seen_at);
END;
--> statement-breakpoint
-- Somebody who is named takes part from then on; who did already has the message counted.
CREATE TRIGGER `message_mentions_counted` AFTER INSERT ON `message_mentions` BEGIN
	INSERT INTO thread_readers (user_id, workspace_id, takes_part, unread, last_message_id, last_at) SELECT new.user_id, workspace_id, 1, 1, id, created_at FROM messages WHERE id = new.message_id AND is_internal = 0 ON CONFLICT (user_id, workspace_id) DO UPDATE SET takes_part = 1, unread = unread + 1, last_message_id = excluded.last_message_id, last_at = excluded.last_at WHERE last_message_id < excluded.last_message_id;
END;
--> statement-breakpoint
-- A journey that changes hands: what the owner said last and nobody of the company has answered is new to the new one.
CREATE TRIGGER `workspaces_thread_handed` AFTER UPDATE OF `assigned_to_id` ON `workspaces` WHEN new.assigned_to_id IS NOT old.assigned_to_id BEGIN
	UPDATE thread_readers SET takes_part = 0, unread = 0 WHERE workspace_id = new.id AND user_id = old.assigned_to_id AND NOT EXISTS (SELECT 1 FROM workspace_members m WHERE m.workspace_id = new.id AND m.user_id = old.assigned_to_id);
	INSERT INTO thread_readers (user_id, workspace_id, takes_part, unread, last_message_id, last_at) SELECT new.assigned_to_id, t.workspace_id, 1, (SELECT count(*) FROM messages m WHERE m.workspace_id = new.id AND m.is_internal = 0 AND m.id > ifnull((SELECT max(a.id) FROM messages a JOIN users u ON u.id = a.author_id WHERE a.workspace_id = new.id AND a.is_internal = 0 AND u.role <> 'customer'), 0) AND m.id > ifnull((SELECT r.seen_message_id FROM thread_readers r WHERE r.workspace_id = new.id AND r.user_id = new.assigned_to_id), 0)), t.last_message_id, t.last_at FROM message_threads t WHERE t.workspace_id = new.id AND new.assigned_to_id IS NOT NULL ON CONFLICT (user_id, workspace_id) DO UPDATE SET takes_part = 1, unread = excluded.unread, last_message_id = excluded.last_message_id, last_at = excluded.last_at;
END;
--> statement-breakpoint
-- Who leaves a journey has no news of it any more.
CREATE TRIGGER `workspace_members_left_thread` AFTER DELETE ON `workspace_members` BEGIN
	DELETE FROM thread_readers WHERE workspace_id = old.workspace_id AND user_id = old.user_id AND user_id IS NOT (SELECT assigned_to_id FROM workspaces WHERE id = old.workspace_id);
END;
--> statement-breakpoint
-- A to-do that is handed in is stuck no longer.
CREATE TRIGGER `tasks_got_on` AFTER UPDATE OF `status`, `submitted_at` ON `tasks` WHEN new.status = 'completed' OR (new.submitted_at IS NOT NULL AND new.submitted_at IS NOT old.submitted_at) BEGIN
	UPDATE stuck_reports SET cleared_at = new.updated_at WHERE task_id = new.id AND cleared_at IS NULL;
END;
