ALTER TABLE `library_templates` ADD `country` text;--> statement-breakpoint
ALTER TABLE `library_templates` ADD `origin` text;--> statement-breakpoint
ALTER TABLE `library_templates` ADD `species` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `library_templates` ADD `request_id` text;--> statement-breakpoint
CREATE INDEX `library_templates_archived_idx` ON `library_templates` (`name`,`id`) WHERE archived_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `library_templates_request_id_idx` ON `library_templates` (`request_id`);