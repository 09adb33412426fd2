CREATE TABLE `features` (
	`name` text PRIMARY KEY NOT NULL,
	`is_on` integer DEFAULT false NOT NULL,
	`changed_at` integer NOT NULL,
	`changed_by_id` integer NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`changed_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "features_name_check" CHECK("features"."name" in ('ownerBookings', 'paperFindings', 'photoReading', 'languageModel', 'textMessages', 'outsideMap'))
);
