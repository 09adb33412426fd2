PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_activity` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`kind` text NOT NULL,
	`actor_id` integer,
	`workspace_id` integer,
	`task_id` integer,
	`document_id` integer,
	`person_id` integer,
	`subject` text,
	`data` text,
	`reference` text NOT NULL,
	`ip` text
);
--> statement-breakpoint
INSERT INTO `__new_activity`("id", "at", "kind", "actor_id", "workspace_id", "task_id", "document_id", "person_id", "subject", "data", "reference", "ip") SELECT "id", "at", "kind", "actor_id", "workspace_id", "task_id", "document_id", "person_id", "subject", "data", "reference", "ip" FROM `activity`;--> statement-breakpoint
DROP TABLE `activity`;--> statement-breakpoint
ALTER TABLE `__new_activity` RENAME TO `activity`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `activity_workspace_id_idx` ON `activity` (`workspace_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `activity_actor_id_idx` ON `activity` (`actor_id`,`at`);--> statement-breakpoint
CREATE INDEX `activity_kind_idx` ON `activity` (`kind`,`at`);--> statement-breakpoint
-- The triggers went with the table they stood on.
CREATE TRIGGER `activity_never_changed` BEFORE UPDATE ON `activity` BEGIN
	SELECT RAISE(ABORT, 'activity is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `activity_never_removed` BEFORE DELETE ON `activity` BEGIN
	SELECT RAISE(ABORT, 'activity is append-only');
END;
