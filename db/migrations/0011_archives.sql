ALTER TABLE `templates` ADD `request_id` text;--> statement-breakpoint
CREATE INDEX `templates_archived_idx` ON `templates` ("is_popular" desc,`name`,`id`) WHERE archived_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `templates_request_id_idx` ON `templates` (`request_id`);--> statement-breakpoint
CREATE INDEX `clients_archived_idx` ON `clients` (`full_name`,`id`) WHERE archived_at is not null;--> statement-breakpoint
CREATE INDEX `workspaces_archived_idx` ON `workspaces` (`name`,`id`) WHERE archived_at is not null;