CREATE TABLE `muted_tasks` (
	`user_id` integer NOT NULL,
	`task_id` integer NOT NULL,
	`muted_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `task_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`task_id`) REFERENCES `tasks`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `muted_tasks_muted_at_idx` ON `muted_tasks` (`user_id`,`muted_at`,`task_id`);--> statement-breakpoint
CREATE INDEX `muted_tasks_task_id_idx` ON `muted_tasks` (`task_id`);--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_notification_preferences` (
	`user_id` integer NOT NULL,
	`kind` text NOT NULL,
	`channel` text NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `kind`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "notification_preferences_channel_check" CHECK("__new_notification_preferences"."channel" in ('portal', 'mail', 'digest', 'none'))
);
--> statement-breakpoint
INSERT INTO `__new_notification_preferences`("user_id", "kind", "channel", "updated_at") SELECT "user_id", "kind", "channel", "updated_at" FROM `notification_preferences`;--> statement-breakpoint
DROP TABLE `notification_preferences`;--> statement-breakpoint
ALTER TABLE `__new_notification_preferences` RENAME TO `notification_preferences`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
ALTER TABLE `notifications` ADD `awaits_digest` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `notifications_digest_idx` ON `notifications` (`user_id`,`created_at`) WHERE awaits_digest = 1;