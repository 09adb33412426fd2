CREATE TABLE `workspace_notes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`workspace_id` integer NOT NULL,
	`author_id` integer NOT NULL,
	`body` text NOT NULL,
	`created_at` integer NOT NULL,
	`edited_at` integer,
	`version` integer DEFAULT 0 NOT NULL,
	`request_id` text NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `workspace_notes_workspace_id_idx` ON `workspace_notes` (`workspace_id`,`created_at`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `workspace_notes_request_id_idx` ON `workspace_notes` (`request_id`);--> statement-breakpoint
ALTER TABLE `pets` ADD `is_neutered` integer;--> statement-breakpoint
CREATE INDEX `pets_microchip_number_idx` ON `pets` (`microchip_number`) WHERE microchip_number is not null;--> statement-breakpoint
ALTER TABLE `tasks` ADD `due_moved_from` text;--> statement-breakpoint
ALTER TABLE `workspaces` ADD `arrival_date` text;--> statement-breakpoint
ALTER TABLE `workspaces` ADD `stops` text;--> statement-breakpoint
ALTER TABLE `workspaces` ADD `airline` text;--> statement-breakpoint
ALTER TABLE `workspaces` ADD `flight_number` text;--> statement-breakpoint
ALTER TABLE `workspaces` ADD `crate_length_cm` integer;--> statement-breakpoint
ALTER TABLE `workspaces` ADD `crate_width_cm` integer;--> statement-breakpoint
ALTER TABLE `workspaces` ADD `crate_height_cm` integer;--> statement-breakpoint
INSERT INTO `workspace_notes` (`workspace_id`, `author_id`, `body`, `created_at`, `request_id`) SELECT `id`, ifnull(`assigned_to_id`, (SELECT min(`id`) FROM `users` WHERE `role` = 'admin')), `internal_notes`, `created_at`, 'internal-notes-' || `id` FROM `workspaces` WHERE `internal_notes` <> '';
