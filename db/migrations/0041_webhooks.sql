CREATE TABLE `webhook_deliveries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`webhook_id` integer NOT NULL,
	`activity_id` integer,
	`kind` text NOT NULL,
	`message_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`last_attempt_at` integer,
	`delivered_at` integer,
	`failed_at` integer,
	`status` integer,
	`answer` text,
	FOREIGN KEY (`webhook_id`) REFERENCES `webhooks`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `webhook_deliveries_webhook_id_idx` ON `webhook_deliveries` (`webhook_id`,`id`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_waiting_idx` ON `webhook_deliveries` (`webhook_id`,`id`) WHERE delivered_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX `webhook_deliveries_created_at_idx` ON `webhook_deliveries` (`created_at`);--> statement-breakpoint
CREATE TABLE `webhook_kinds` (
	`kind` text NOT NULL,
	`webhook_id` integer NOT NULL,
	PRIMARY KEY(`kind`, `webhook_id`),
	FOREIGN KEY (`webhook_id`) REFERENCES `webhooks`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `webhook_kinds_webhook_id_idx` ON `webhook_kinds` (`webhook_id`);--> statement-breakpoint
CREATE TABLE `webhooks` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`url` text NOT NULL,
	`sealed_secret` text NOT NULL,
	`created_by_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	`paused_at` integer,
	`pause_reason` text,
	`next_attempt_at` integer,
	`last_delivered_at` integer,
	`version` integer DEFAULT 0 NOT NULL,
	`request_id` text NOT NULL,
	FOREIGN KEY (`created_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "webhooks_pause_reason_check" CHECK("webhooks"."pause_reason" in ('person', 'failures'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `webhooks_request_id_idx` ON `webhooks` (`request_id`);--> statement-breakpoint
CREATE INDEX `webhooks_due_idx` ON `webhooks` (`next_attempt_at`) WHERE next_attempt_at is not null and paused_at is null;--> statement-breakpoint
-- The one place that sees every entry of the record, whoever writes it, in the same transaction.
CREATE TRIGGER `activity_told` AFTER INSERT ON `activity` WHEN EXISTS (SELECT 1 FROM `webhook_kinds` WHERE `kind` = new.`kind`) BEGIN
  INSERT INTO `webhook_deliveries` (`webhook_id`, `activity_id`, `kind`, `message_id`, `created_at`)
    SELECT `webhook_id`, new.`id`, new.`kind`, 'msg_' || lower(hex(randomblob(16))), new.`at` FROM `webhook_kinds` WHERE `kind` = new.`kind`;
  UPDATE `webhooks` SET `next_attempt_at` = new.`at`
    WHERE `next_attempt_at` IS NULL AND `id` IN (SELECT `webhook_id` FROM `webhook_kinds` WHERE `kind` = new.`kind`);
END;
