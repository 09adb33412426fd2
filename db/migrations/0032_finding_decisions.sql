CREATE TABLE `finding_decisions` (
	`document_id` integer NOT NULL,
	`number` integer NOT NULL,
	`key` text NOT NULL,
	`decision` text NOT NULL,
	`entry_id` integer,
	`born_on` text,
	`born_before` text,
	`decided_by_id` integer NOT NULL,
	`decided_at` integer NOT NULL,
	PRIMARY KEY(`document_id`, `number`, `key`),
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`entry_id`) REFERENCES `health_entries`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`decided_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "finding_decisions_decision_check" CHECK("finding_decisions"."decision" in ('taken', 'discarded')),
	CONSTRAINT "finding_decisions_born_on_check" CHECK("finding_decisions"."born_on" is null or "finding_decisions"."born_on" glob '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
	CONSTRAINT "finding_decisions_born_before_check" CHECK("finding_decisions"."born_before" is null or "finding_decisions"."born_before" glob '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]')
);
--> statement-breakpoint
CREATE INDEX `finding_decisions_entry_id_idx` ON `finding_decisions` (`entry_id`);