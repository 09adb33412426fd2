CREATE TABLE `identities` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`issuer` text NOT NULL,
	`subject` text NOT NULL,
	`bound_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `identities_subject_idx` ON `identities` (`issuer`,`subject`);--> statement-breakpoint
CREATE INDEX `identities_bound_at_idx` ON `identities` (`bound_at`,`user_id`);--> statement-breakpoint
CREATE TABLE `identity_providers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`is_on` integer DEFAULT false NOT NULL,
	`issuer` text NOT NULL,
	`client_id` text NOT NULL,
	`sealed_secret` text,
	`domains` text NOT NULL,
	`is_required` integer DEFAULT false NOT NULL,
	`keeper_ids` text NOT NULL,
	`is_second_step` integer DEFAULT false NOT NULL,
	`label` text NOT NULL,
	`changed_at` integer NOT NULL,
	`version` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `provider_returns` (
	`state_hash` text PRIMARY KEY NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `provider_returns_expires_at_idx` ON `provider_returns` (`expires_at`);