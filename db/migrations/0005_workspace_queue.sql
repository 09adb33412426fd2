DROP INDEX `workspaces_departure_idx`;--> statement-breakpoint
DROP INDEX `workspaces_status_idx`;--> statement-breakpoint
DROP INDEX `workspaces_template_id_idx`;--> statement-breakpoint
DROP INDEX `workspaces_client_id_idx`;--> statement-breakpoint
DROP INDEX `workspaces_assigned_to_id_idx`;--> statement-breakpoint
ALTER TABLE `workspaces` ADD `queue` text GENERATED ALWAYS AS (iif(status = 'completed', '1', '0') || departure_date) VIRTUAL;--> statement-breakpoint
CREATE INDEX `workspaces_queue_idx` ON `workspaces` (`queue`,`id`) WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX `workspaces_under_way_idx` ON `workspaces` (`queue`,`id`) WHERE archived_at is null and status not in ('pending', 'completed');--> statement-breakpoint
CREATE INDEX `workspaces_attention_idx` ON `workspaces` (`queue`,`id`) WHERE archived_at is null and priority = 'high' and action_count > 0;--> statement-breakpoint
CREATE INDEX `workspaces_status_idx` ON `workspaces` (`status`,`queue`,`id`) WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX `workspaces_template_id_idx` ON `workspaces` (`template_id`,`queue`,`id`) WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX `workspaces_client_id_idx` ON `workspaces` (`client_id`,`queue`,`id`);--> statement-breakpoint
CREATE INDEX `workspaces_assigned_to_id_idx` ON `workspaces` (`assigned_to_id`,`queue`,`id`);