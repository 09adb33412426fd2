CREATE TABLE `airports` (
	`id` integer PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`name` text NOT NULL,
	`city` text NOT NULL,
	`country` text NOT NULL,
	`lat` real NOT NULL,
	`lng` real NOT NULL,
	`time_zone` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `airports_code_unique` ON `airports` (`code`);--> statement-breakpoint
CREATE VIRTUAL TABLE `airports_search` USING fts5(code, city, name, country, content='', tokenize='unicode61 remove_diacritics 2', prefix='1 2 3');
