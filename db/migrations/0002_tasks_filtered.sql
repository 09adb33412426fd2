CREATE INDEX `tasks_tab_type_due_idx` ON `tasks` (`tab`,`action_type`,`due_key`,`id`);--> statement-breakpoint
CREATE INDEX `tasks_tab_type_updated_idx` ON `tasks` (`tab`,`action_type`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `tasks_tab_assignee_due_idx` ON `tasks` (`tab`,`assigned_to_id`,`due_key`,`id`);--> statement-breakpoint
CREATE INDEX `tasks_tab_assignee_updated_idx` ON `tasks` (`tab`,`assigned_to_id`,`updated_at`,`id`);