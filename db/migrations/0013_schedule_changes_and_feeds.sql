CREATE TABLE `calendar_feeds` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_feeds_token_hash_idx` ON `calendar_feeds` (`token_hash`);--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_schedule_events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`workspace_id` integer,
	`event_type` text NOT NULL,
	`title` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`start_date` integer NOT NULL,
	`end_date` integer,
	`time_zone` text DEFAULT 'UTC' NOT NULL,
	`first_day` text,
	`last_day` text,
	`location` text,
	`status` text DEFAULT 'scheduled' NOT NULL,
	`cancel_reason` text,
	`created_at` integer NOT NULL,
	`changed_at` integer,
	`search_text` text DEFAULT '' NOT NULL,
	`request_id` text,
	`version` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "schedule_events_first_day_check" CHECK("__new_schedule_events"."first_day" is null or "__new_schedule_events"."first_day" glob '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
	CONSTRAINT "schedule_events_last_day_check" CHECK("__new_schedule_events"."last_day" is null or "__new_schedule_events"."last_day" glob '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
	CONSTRAINT "schedule_events_event_type_check" CHECK("__new_schedule_events"."event_type" in ('departure', 'arrival', 'other')),
	CONSTRAINT "schedule_events_status_check" CHECK("__new_schedule_events"."status" in ('scheduled', 'confirmed', 'in-transit', 'completed', 'cancelled'))
);
--> statement-breakpoint
INSERT INTO `__new_schedule_events`("id", "workspace_id", "event_type", "title", "description", "start_date", "end_date", "time_zone", "location", "status", "created_at", "version", "search_text") SELECT "id", "workspace_id", "event_type", "title", "description", "start_date", "end_date", "time_zone", "location", "status", "created_at", "version", lower("title" || ' ' || ifnull("location", '') || ' ' || "description") FROM `schedule_events`;--> statement-breakpoint
DROP TABLE `schedule_events`;--> statement-breakpoint
ALTER TABLE `__new_schedule_events` RENAME TO `schedule_events`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `schedule_events_start_date_idx` ON `schedule_events` (`start_date`,`id`);--> statement-breakpoint
CREATE INDEX `schedule_events_workspace_id_idx` ON `schedule_events` (`workspace_id`,`start_date`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `schedule_events_request_id_idx` ON `schedule_events` (`request_id`);--> statement-breakpoint
CREATE INDEX `schedule_events_long_idx` ON `schedule_events` (`end_date`) WHERE end_date - start_date > 86400000;
--> statement-breakpoint
-- As with documents: the search's rowid is the order of the list (start, then id), and its second column narrows it.
CREATE INDEX `schedule_events_search_key_idx` ON `schedule_events` (start_date * 1048576 + (id & 1048575));
--> statement-breakpoint
CREATE VIRTUAL TABLE `schedule_search` USING fts5(search_text, scope, content='', tokenize='trigram');
--> statement-breakpoint
INSERT INTO schedule_search (rowid, search_text, scope) SELECT e.start_date * 1048576 + (e.id & 1048575), e.search_text, ';t=' || e.event_type || ';s=' || e.status || ';w=' || ifnull(e.workspace_id, '') || ';' FROM schedule_events e;
--> statement-breakpoint
CREATE TRIGGER `schedule_events_indexed_insert` AFTER INSERT ON `schedule_events` BEGIN
	INSERT INTO schedule_search (rowid, search_text, scope) VALUES (new.start_date * 1048576 + (new.id & 1048575), new.search_text, ';t=' || new.event_type || ';s=' || new.status || ';w=' || ifnull(new.workspace_id, '') || ';');
END;
--> statement-breakpoint
CREATE TRIGGER `schedule_events_indexed_update` AFTER UPDATE OF `search_text`, `start_date`, `event_type`, `status`, `workspace_id` ON `schedule_events` BEGIN
	INSERT INTO schedule_search (schedule_search, rowid, search_text, scope) VALUES ('delete', old.start_date * 1048576 + (old.id & 1048575), old.search_text, ';t=' || old.event_type || ';s=' || old.status || ';w=' || ifnull(old.workspace_id, '') || ';');
	INSERT INTO schedule_search (rowid, search_text, scope) VALUES (new.start_date * 1048576 + (new.id & 1048575), new.search_text, ';t=' || new.event_type || ';s=' || new.status || ';w=' || ifnull(new.workspace_id, '') || ';');
END;
--> statement-breakpoint
CREATE TRIGGER `schedule_events_indexed_delete` AFTER DELETE ON `schedule_events` BEGIN
	INSERT INTO schedule_search (schedule_search, rowid, search_text, scope) VALUES ('delete', old.start_date * 1048576 + (old.id & 1048575), old.search_text, ';t=' || old.event_type || ';s=' || old.status || ';w=' || ifnull(old.workspace_id, '') || ';');
END;
