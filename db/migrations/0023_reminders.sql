CREATE TABLE `task_reminders` (
	`task_id` integer NOT NULL,
	`sent_on` text NOT NULL,
	`due_date` text NOT NULL,
	PRIMARY KEY(`task_id`, `sent_on`),
	FOREIGN KEY (`task_id`) REFERENCES `tasks`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `tasks_late_idx` ON `tasks` (`due_date`,`id`) WHERE status = 'overdue';--> statement-breakpoint
INSERT OR IGNORE INTO task_reminders (task_id, sent_on, due_date) SELECT task_id, date(sent_at / 1000, 'unixepoch'), due_date FROM due_reminders;
