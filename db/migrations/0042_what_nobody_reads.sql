DROP TABLE `due_reminders`;--> statement-breakpoint
DROP TABLE `template_edges`;--> statement-breakpoint
-- By hand: `template_steps`, `tasks.template_step_id` and `workspaces.internal_notes` stay, see LEFT_BEHIND in migrate.ts.
UPDATE `tasks` SET `node_id` = (SELECT s.node_id FROM `template_steps` s WHERE s.id = tasks.template_step_id) WHERE `node_id` IS NULL AND `template_step_id` IS NOT NULL;
