ALTER TABLE `activity` ADD `country` text;--> statement-breakpoint
ALTER TABLE `activity` ADD `user_agent` text;--> statement-breakpoint
CREATE INDEX `activity_at_idx` ON `activity` (`at`);--> statement-breakpoint
ALTER TABLE `invitations` ADD `code_hash` text;--> statement-breakpoint
ALTER TABLE `invitations` ADD `code_tries` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `invitations` ADD `opened_at` integer;--> statement-breakpoint
ALTER TABLE `invitations` ADD `asked_again_at` integer;--> statement-breakpoint
ALTER TABLE `invitations` ADD `reminded_at` integer;--> statement-breakpoint
CREATE INDEX `invitations_email_idx` ON `invitations` (`email`,`id`);--> statement-breakpoint
CREATE INDEX `invitations_open_idx` ON `invitations` (`created_at`) WHERE accepted_at is null and revoked_at is null and reminded_at is null;--> statement-breakpoint
CREATE INDEX `outbox_unsent_idx` ON `outbox` (`id`) WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX `outbox_to_email_idx` ON `outbox` (`to_email`,`id`);