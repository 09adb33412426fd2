CREATE TABLE `health_entries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`pet_id` integer NOT NULL,
	`kind` text NOT NULL,
	`code` text,
	`read_on` text,
	`disease` text,
	`product` text,
	`batch` text,
	`laboratory` text,
	`received_on` text,
	`result` real,
	`is_below` integer DEFAULT false NOT NULL,
	`record` text,
	`time` text,
	`time_zone` text,
	`country` text,
	`on_date` text,
	`until_date` text,
	`document_id` integer,
	`created_by_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	`confirmed_by_id` integer,
	`confirmed_at` integer,
	`request_id` text NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`pet_id`) REFERENCES `pets`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`created_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`confirmed_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "health_entries_kind_check" CHECK("health_entries"."kind" in ('microchip', 'vaccination', 'sample', 'record', 'stay')),
	CONSTRAINT "health_entries_disease_check" CHECK("health_entries"."disease" in ('rabies', 'core', 'leptospirosis', 'canine_influenza', 'other')),
	CONSTRAINT "health_entries_on_date_check" CHECK("health_entries"."on_date" is null or "health_entries"."on_date" glob '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
	CONSTRAINT "health_entries_until_date_check" CHECK("health_entries"."until_date" is null or "health_entries"."until_date" glob '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
	CONSTRAINT "health_entries_read_on_check" CHECK("health_entries"."read_on" is null or "health_entries"."read_on" glob '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
	CONSTRAINT "health_entries_received_on_check" CHECK("health_entries"."received_on" is null or "health_entries"."received_on" glob '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]')
);
--> statement-breakpoint
CREATE INDEX `health_entries_pet_id_idx` ON `health_entries` (`pet_id`,`id`);--> statement-breakpoint
CREATE INDEX `health_entries_document_id_idx` ON `health_entries` (`document_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `health_entries_request_id_idx` ON `health_entries` (`request_id`);--> statement-breakpoint
CREATE TABLE `rule_alerts` (
	`workspace_id` integer NOT NULL,
	`step_id` text NOT NULL,
	`kind` text NOT NULL,
	`date` text NOT NULL,
	`sent_at` integer NOT NULL,
	PRIMARY KEY(`workspace_id`, `step_id`, `kind`, `date`),
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "rule_alerts_kind_check" CHECK("rule_alerts"."kind" in ('opens', 'closes', 'lapses'))
);
--> statement-breakpoint
CREATE TABLE `rule_watches` (
	`workspace_id` integer PRIMARY KEY NOT NULL,
	`next_check_on` text NOT NULL,
	`checked_on` text,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `rule_watches_next_check_on_idx` ON `rule_watches` (`next_check_on`,`workspace_id`);--> statement-breakpoint
CREATE TABLE `step_tasks` (
	`workspace_id` integer NOT NULL,
	`step_id` text NOT NULL,
	`task_id` integer NOT NULL,
	PRIMARY KEY(`workspace_id`, `step_id`),
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`task_id`) REFERENCES `tasks`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `step_tasks_task_id_idx` ON `step_tasks` (`task_id`);--> statement-breakpoint
CREATE TABLE `travel_facts` (
	`workspace_id` integer PRIMARY KEY NOT NULL,
	`escort` text DEFAULT 'unknown' NOT NULL,
	`is_for_sale` integer DEFAULT false NOT NULL,
	`arrival_after_days` integer,
	`arrival_time` text,
	`transits` text DEFAULT '[]' NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "travel_facts_escort_check" CHECK("travel_facts"."escort" in ('accompanied', 'unaccompanied', 'unknown'))
);
--> statement-breakpoint
-- A journey under way is held against the rules at its next check; what the rules are judged on brings that check forward.
INSERT INTO `rule_watches` (`workspace_id`, `next_check_on`) SELECT `id`, '2000-01-01' FROM `workspaces` WHERE `archived_at` IS NULL AND `status` <> 'completed';
--> statement-breakpoint
CREATE TRIGGER `rule_watches_begin` AFTER INSERT ON `workspaces` WHEN new.`archived_at` IS NULL AND new.`status` <> 'completed' BEGIN
  INSERT INTO `rule_watches` (`workspace_id`, `next_check_on`) VALUES (new.`id`, '2000-01-01');
END;
--> statement-breakpoint
CREATE TRIGGER `rule_watches_end` AFTER UPDATE OF `status`, `archived_at` ON `workspaces` WHEN new.`archived_at` IS NOT NULL OR new.`status` = 'completed' BEGIN
  DELETE FROM `rule_watches` WHERE `workspace_id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `rule_watches_resume` AFTER UPDATE OF `status`, `archived_at` ON `workspaces` WHEN new.`archived_at` IS NULL AND new.`status` <> 'completed' AND (old.`archived_at` IS NOT NULL OR old.`status` = 'completed') BEGIN
  INSERT OR REPLACE INTO `rule_watches` (`workspace_id`, `next_check_on`) VALUES (new.`id`, '2000-01-01');
END;
--> statement-breakpoint
CREATE TRIGGER `rule_watches_moved` AFTER UPDATE OF `departure_date`, `departure_airport`, `arrival_airport`, `destination`, `pet_id` ON `workspaces` BEGIN
  UPDATE `rule_watches` SET `next_check_on` = '2000-01-01' WHERE `workspace_id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `rule_watches_pet` AFTER UPDATE OF `species`, `breed`, `birth_date`, `sex`, `microchip_number` ON `pets` BEGIN
  UPDATE `rule_watches` SET `next_check_on` = '2000-01-01' WHERE `workspace_id` IN (SELECT `id` FROM `workspaces` WHERE `pet_id` = new.`id`);
END;
--> statement-breakpoint
CREATE TRIGGER `rule_watches_entry_insert` AFTER INSERT ON `health_entries` BEGIN
  UPDATE `rule_watches` SET `next_check_on` = '2000-01-01' WHERE `workspace_id` IN (SELECT `id` FROM `workspaces` WHERE `pet_id` = new.`pet_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `rule_watches_entry_update` AFTER UPDATE ON `health_entries` BEGIN
  UPDATE `rule_watches` SET `next_check_on` = '2000-01-01' WHERE `workspace_id` IN (SELECT `id` FROM `workspaces` WHERE `pet_id` = new.`pet_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `rule_watches_entry_delete` AFTER DELETE ON `health_entries` BEGIN
  UPDATE `rule_watches` SET `next_check_on` = '2000-01-01' WHERE `workspace_id` IN (SELECT `id` FROM `workspaces` WHERE `pet_id` = old.`pet_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `rule_watches_said_insert` AFTER INSERT ON `travel_facts` BEGIN
  UPDATE `rule_watches` SET `next_check_on` = '2000-01-01' WHERE `workspace_id` = new.`workspace_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `rule_watches_said_update` AFTER UPDATE ON `travel_facts` BEGIN
  UPDATE `rule_watches` SET `next_check_on` = '2000-01-01' WHERE `workspace_id` = new.`workspace_id`;
END;
