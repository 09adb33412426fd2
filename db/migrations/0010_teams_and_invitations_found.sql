ALTER TABLE `help_articles` ADD `sources` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_colleagues_idx` ON `invitations` (`email`) WHERE workspace_id is null and accepted_at is null and revoked_at is null;--> statement-breakpoint
CREATE INDEX `workspaces_team_id_idx` ON `workspaces` (`team_id`);