CREATE TABLE `api_connections` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`prefix` text NOT NULL,
	`key_hash` text NOT NULL,
	`scopes` text NOT NULL,
	`created_by_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_at` integer,
	`expires_at` integer,
	`revoked_at` integer,
	`request_id` text NOT NULL,
	FOREIGN KEY (`created_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `api_connections_key_hash_idx` ON `api_connections` (`key_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `api_connections_request_id_idx` ON `api_connections` (`request_id`);--> statement-breakpoint
CREATE INDEX `api_connections_created_at_idx` ON `api_connections` (`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `backups` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`started_at` integer NOT NULL,
	`finished_at` integer,
	`status` text NOT NULL,
	`file_key` text NOT NULL,
	`byte_size` integer DEFAULT 0 NOT NULL,
	`row_count` integer DEFAULT 0 NOT NULL,
	`error` text,
	`made_by_id` integer,
	FOREIGN KEY (`made_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "backups_status_check" CHECK("backups"."status" in ('running', 'done', 'failed'))
);
--> statement-breakpoint
CREATE INDEX `backups_started_at_idx` ON `backups` (`started_at`,`id`);