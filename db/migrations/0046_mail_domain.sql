CREATE TABLE `mail_domains` (
	`id` integer PRIMARY KEY NOT NULL,
	`domain` text NOT NULL,
	`local_part` text NOT NULL,
	`sender_name` text NOT NULL,
	`ownership` text NOT NULL,
	`dkim_secret` text NOT NULL,
	`dkim_public` text NOT NULL,
	`records` text NOT NULL,
	`created_at` integer NOT NULL,
	`checked_at` integer,
	`verified_at` integer,
	`lost_at` integer,
	`version` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "mail_domains_one_check" CHECK("mail_domains"."id" = 1)
);
