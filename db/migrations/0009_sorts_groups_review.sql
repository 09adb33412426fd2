DROP INDEX `tasks_updated_at_idx`;--> statement-breakpoint
DROP INDEX `tasks_tab_updated_idx`;--> statement-breakpoint
DROP INDEX `tasks_tab_type_updated_idx`;--> statement-breakpoint
DROP INDEX `tasks_tab_assignee_updated_idx`;--> statement-breakpoint
ALTER TABLE `tasks` ADD `change_key` integer GENERATED ALWAYS AS (-updated_at) VIRTUAL NOT NULL;--> statement-breakpoint
ALTER TABLE `tasks` ADD `workspace_key` text GENERATED ALWAYS AS (lower(ifnull(workspace_name, '~')) || char(31) || workspace_id) VIRTUAL NOT NULL;--> statement-breakpoint
ALTER TABLE `tasks` ADD `assignee_key` text GENERATED ALWAYS AS (ifnull(lower(assignee_name), '~' || assigned_role)) VIRTUAL NOT NULL;--> statement-breakpoint
CREATE INDEX `tasks_changed_idx` ON `tasks` (`change_key`,`id`);--> statement-breakpoint
CREATE INDEX `tasks_tab_changed_idx` ON `tasks` (`tab`,`change_key`,`id`);--> statement-breakpoint
CREATE INDEX `tasks_tab_type_changed_idx` ON `tasks` (`tab`,`action_type`,`change_key`,`id`);--> statement-breakpoint
CREATE INDEX `tasks_tab_assignee_changed_idx` ON `tasks` (`tab`,`assigned_to_id`,`change_key`,`id`);--> statement-breakpoint
CREATE INDEX `tasks_tab_by_workspace_due_idx` ON `tasks` (`tab`,`workspace_key`,`due_key`,`id`);--> statement-breakpoint
CREATE INDEX `tasks_tab_by_workspace_changed_idx` ON `tasks` (`tab`,`workspace_key`,`change_key`,`id`);--> statement-breakpoint
CREATE INDEX `tasks_tab_by_assignee_due_idx` ON `tasks` (`tab`,`assignee_key`,`due_key`,`id`);--> statement-breakpoint
CREATE INDEX `tasks_tab_by_assignee_changed_idx` ON `tasks` (`tab`,`assignee_key`,`change_key`,`id`);--> statement-breakpoint
DROP INDEX `workspaces_attention_idx`;--> statement-breakpoint
DROP INDEX `workspaces_created_at_idx`;--> statement-breakpoint
DROP INDEX `workspaces_name_idx`;--> statement-breakpoint
DROP INDEX `workspaces_status_idx`;--> statement-breakpoint
ALTER TABLE `workspaces` ADD `late_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `workspaces` ADD `name_key` text GENERATED ALWAYS AS (lower(name)) VIRTUAL NOT NULL;--> statement-breakpoint
ALTER TABLE `workspaces` ADD `newest_key` integer GENERATED ALWAYS AS (-created_at) VIRTUAL NOT NULL;--> statement-breakpoint
ALTER TABLE `workspaces` ADD `status_key` integer GENERATED ALWAYS AS (case status when 'active' then 0 when 'in_progress' then 1 when 'pending' then 2 else 3 end) VIRTUAL NOT NULL;--> statement-breakpoint
ALTER TABLE `workspaces` ADD `destination_key` text GENERATED ALWAYS AS (lower(ifnull(destination, ''))) VIRTUAL NOT NULL;--> statement-breakpoint
ALTER TABLE `workspaces` ADD `assignee_key` text GENERATED ALWAYS AS (lower(assigned_to_name)) VIRTUAL NOT NULL;--> statement-breakpoint
ALTER TABLE `workspaces` ADD `review_key` text GENERATED ALWAYS AS (case when status = 'completed' then null when priority = 'high' and late_count > 0 then '0' when priority = 'high' and action_count > 0 then '1' when late_count > 0 then '2' when action_count > 0 then '3' when priority = 'high' then '4' end || departure_date) VIRTUAL;--> statement-breakpoint
CREATE INDEX `workspaces_review_idx` ON `workspaces` (`review_key`,`id`) WHERE archived_at is null and review_key is not null;--> statement-breakpoint
CREATE INDEX `workspaces_newest_idx` ON `workspaces` (`newest_key`,`id`) WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX `workspaces_status_name_idx` ON `workspaces` (`status_key`,`name_key`,`id`) WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX `workspaces_status_newest_idx` ON `workspaces` (`status_key`,`newest_key`,`id`) WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX `workspaces_destination_idx` ON `workspaces` (`destination_key`,`queue`,`id`) WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX `workspaces_destination_name_idx` ON `workspaces` (`destination_key`,`name_key`,`id`) WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX `workspaces_destination_newest_idx` ON `workspaces` (`destination_key`,`newest_key`,`id`) WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX `workspaces_assignee_idx` ON `workspaces` (`assignee_key`,`queue`,`id`) WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX `workspaces_assignee_name_idx` ON `workspaces` (`assignee_key`,`name_key`,`id`) WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX `workspaces_assignee_newest_idx` ON `workspaces` (`assignee_key`,`newest_key`,`id`) WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX `workspaces_template_id_name_idx` ON `workspaces` (`template_id`,`name_key`,`id`) WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX `workspaces_template_id_newest_idx` ON `workspaces` (`template_id`,`newest_key`,`id`) WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX `workspaces_assigned_to_id_name_idx` ON `workspaces` (`assigned_to_id`,`name_key`,`id`);--> statement-breakpoint
CREATE INDEX `workspaces_assigned_to_id_newest_idx` ON `workspaces` (`assigned_to_id`,`newest_key`,`id`);--> statement-breakpoint
CREATE INDEX `workspaces_name_idx` ON `workspaces` (`name_key`,`id`) WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX `workspaces_status_idx` ON `workspaces` (`status_key`,`queue`,`id`) WHERE archived_at is null;
--> statement-breakpoint
-- What is late stands beside a journey as what waits does, so that the priority review is one walk over an index.
UPDATE workspaces SET late_count = (SELECT count(*) FROM tasks WHERE workspace_id = workspaces.id AND status = 'overdue');
--> statement-breakpoint
CREATE TRIGGER `tasks_late_insert` AFTER INSERT ON `tasks` WHEN new.status = 'overdue' BEGIN
	UPDATE workspaces SET late_count = late_count + 1 WHERE id = new.workspace_id;
END;
--> statement-breakpoint
CREATE TRIGGER `tasks_late_update` AFTER UPDATE OF `status` ON `tasks` WHEN (new.status = 'overdue') <> (old.status = 'overdue') BEGIN
	UPDATE workspaces SET late_count = late_count + (new.status = 'overdue') - (old.status = 'overdue') WHERE id = new.workspace_id;
END;
--> statement-breakpoint
CREATE TRIGGER `tasks_late_delete` AFTER DELETE ON `tasks` WHEN old.status = 'overdue' BEGIN
	UPDATE workspaces SET late_count = late_count - 1 WHERE id = old.workspace_id;
END;
