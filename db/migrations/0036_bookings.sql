CREATE TABLE `bookings` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`task_id` integer,
	`workspace_id` integer NOT NULL,
	`host_id` integer NOT NULL,
	`event_id` integer NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`free_before` integer NOT NULL,
	`free_after` integer NOT NULL,
	`booked_by_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	`cancelled_at` integer,
	`reminded_at` integer,
	FOREIGN KEY (`task_id`) REFERENCES `tasks`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`event_id`) REFERENCES `schedule_events`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`booked_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "bookings_free_before_check" CHECK("bookings"."free_before" >= 0),
	CONSTRAINT "bookings_free_after_check" CHECK("bookings"."free_after" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bookings_task_id_idx` ON `bookings` (`task_id`) WHERE cancelled_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX `bookings_event_id_idx` ON `bookings` (`event_id`);--> statement-breakpoint
CREATE INDEX `bookings_host_idx` ON `bookings` (`host_id`,`starts_at`) WHERE cancelled_at is null;--> statement-breakpoint
CREATE INDEX `bookings_remind_idx` ON `bookings` (`starts_at`) WHERE cancelled_at is null and reminded_at is null;--> statement-breakpoint
CREATE INDEX `bookings_workspace_id_idx` ON `bookings` (`workspace_id`);--> statement-breakpoint
CREATE TRIGGER `bookings_are_apart` BEFORE INSERT ON `bookings` WHEN new.cancelled_at IS NULL AND EXISTS (SELECT 1 FROM bookings b WHERE b.host_id = new.host_id AND b.cancelled_at IS NULL AND b.starts_at BETWEEN new.starts_at - 172800000 AND new.ends_at + 172800000 AND b.starts_at - b.free_before < new.ends_at + new.free_after AND b.ends_at + b.free_after > new.starts_at - new.free_before) BEGIN
	SELECT RAISE(ABORT, 'slot_taken');
END;--> statement-breakpoint
CREATE TRIGGER `bookings_stay_apart` BEFORE UPDATE OF `starts_at`, `ends_at` ON `bookings` WHEN new.cancelled_at IS NULL AND EXISTS (SELECT 1 FROM bookings b WHERE b.host_id = new.host_id AND b.id <> new.id AND b.cancelled_at IS NULL AND b.starts_at BETWEEN new.starts_at - 172800000 AND new.ends_at + 172800000 AND b.starts_at - b.free_before < new.ends_at + new.free_after AND b.ends_at + b.free_after > new.starts_at - new.free_before) BEGIN
	SELECT RAISE(ABORT, 'slot_taken');
END;--> statement-breakpoint
CREATE TRIGGER `bookings_follow_events` AFTER UPDATE OF `start_date`, `end_date` ON `schedule_events` WHEN new.start_date <> old.start_date OR ifnull(new.end_date, 0) <> ifnull(old.end_date, 0) BEGIN
	UPDATE bookings SET starts_at = new.start_date, ends_at = ifnull(new.end_date, new.start_date), reminded_at = NULL WHERE event_id = new.id AND cancelled_at IS NULL;
END;--> statement-breakpoint
CREATE TRIGGER `bookings_end_with_events` AFTER UPDATE OF `status` ON `schedule_events` WHEN new.status = 'cancelled' AND old.status <> 'cancelled' BEGIN
	UPDATE bookings SET cancelled_at = ifnull(new.changed_at, new.created_at) WHERE event_id = new.id AND cancelled_at IS NULL;
END;
