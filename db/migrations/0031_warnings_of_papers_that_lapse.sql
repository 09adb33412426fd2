CREATE TABLE `expiry_warnings` (
	`document_id` integer NOT NULL,
	`expires_on` text NOT NULL,
	`warning` text NOT NULL,
	`sent_at` integer NOT NULL,
	PRIMARY KEY(`document_id`, `expires_on`, `warning`),
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "expiry_warnings_warning_check" CHECK("expiry_warnings"."warning" in ('month', 'week', 'journey'))
);
--> statement-breakpoint
CREATE INDEX `documents_expires_on_idx` ON `documents` (`expires_on`,`id`) WHERE expires_on is not null and removed_at is null and current_number > 0;