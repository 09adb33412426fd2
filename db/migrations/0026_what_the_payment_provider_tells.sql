CREATE TABLE `gateway_events` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`payment_id` integer NOT NULL,
	`received_at` integer NOT NULL,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action
);
