CREATE TABLE `signatures` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`task_id` integer,
	`workspace_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`signer_name` text NOT NULL,
	`signer_email` text NOT NULL,
	`method` text NOT NULL,
	`typed_name` text NOT NULL,
	`drawing` text,
	`title` text NOT NULL,
	`text` text NOT NULL,
	`sha256` text NOT NULL,
	`signed_at` integer NOT NULL,
	`time_zone` text NOT NULL,
	`ip` text,
	`user_agent` text,
	`request_id` text NOT NULL,
	FOREIGN KEY (`task_id`) REFERENCES `tasks`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "signatures_method_check" CHECK("signatures"."method" in ('typed', 'drawn'))
);
--> statement-breakpoint
CREATE INDEX `signatures_task_id_idx` ON `signatures` (`task_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `signatures_request_id_idx` ON `signatures` (`request_id`);