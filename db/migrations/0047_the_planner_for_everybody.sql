PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_features` (
	`name` text PRIMARY KEY NOT NULL,
	`is_on` integer DEFAULT false NOT NULL,
	`changed_at` integer NOT NULL,
	`changed_by_id` integer NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`changed_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "features_name_check" CHECK("__new_features"."name" in ('ownerBookings', 'paperFindings', 'photoReading', 'languageModel', 'textMessages', 'outsideMap', 'openPlanner'))
);
--> statement-breakpoint
INSERT INTO `__new_features`("name", "is_on", "changed_at", "changed_by_id", "version") SELECT "name", "is_on", "changed_at", "changed_by_id", "version" FROM `features`;--> statement-breakpoint
DROP TABLE `features`;--> statement-breakpoint
ALTER TABLE `__new_features` RENAME TO `features`;--> statement-breakpoint
PRAGMA foreign_keys=ON;