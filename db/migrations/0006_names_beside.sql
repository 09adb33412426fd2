DROP INDEX `templates_list_idx`;--> statement-breakpoint
CREATE INDEX `templates_list_idx` ON `templates` ("is_popular" desc,`name`,`id`) WHERE archived_at is null;--> statement-breakpoint
ALTER TABLE `tasks` ADD `workspace_name` text;--> statement-breakpoint
ALTER TABLE `tasks` ADD `assignee_name` text;--> statement-breakpoint
ALTER TABLE `workspaces` ADD `pet_name` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `workspaces` ADD `pet_type` text DEFAULT 'other' NOT NULL;--> statement-breakpoint
ALTER TABLE `workspaces` ADD `pet_breed` text;--> statement-breakpoint
ALTER TABLE `workspaces` ADD `owner_name` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `workspaces` ADD `assigned_to_name` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `invitations_workspace_id_idx` ON `invitations` (`workspace_id`,`id`);--> statement-breakpoint
CREATE INDEX `counts_kind_n_idx` ON `counts` (`kind`,`n`);
--> statement-breakpoint
-- The names that cards show stand beside their rows, so that a list reads one row for each it returns. Triggers keep them.
UPDATE workspaces SET pet_name = p.name, pet_type = p.species, pet_breed = p.breed, owner_name = c.full_name, assigned_to_name = ifnull((SELECT full_name FROM users WHERE id = workspaces.assigned_to_id), '') FROM pets p, clients c WHERE p.id = workspaces.pet_id AND c.id = workspaces.client_id;
--> statement-breakpoint
UPDATE tasks SET workspace_name = (SELECT name FROM workspaces WHERE id = tasks.workspace_id AND archived_at IS NULL), assignee_name = CASE assigned_role WHEN 'customer' THEN (SELECT owner_name FROM workspaces WHERE id = tasks.workspace_id) ELSE (SELECT full_name FROM users WHERE id = tasks.assigned_to_id) END;
--> statement-breakpoint
CREATE TRIGGER `workspaces_named_insert` AFTER INSERT ON `workspaces` BEGIN
	UPDATE workspaces SET pet_name = p.name, pet_type = p.species, pet_breed = p.breed, owner_name = c.full_name, assigned_to_name = ifnull((SELECT full_name FROM users WHERE id = workspaces.assigned_to_id), '') FROM pets p, clients c WHERE p.id = workspaces.pet_id AND c.id = workspaces.client_id AND workspaces.id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `workspaces_named_update` AFTER UPDATE OF `pet_id`, `client_id`, `assigned_to_id` ON `workspaces` BEGIN
	UPDATE workspaces SET pet_name = p.name, pet_type = p.species, pet_breed = p.breed, owner_name = c.full_name, assigned_to_name = ifnull((SELECT full_name FROM users WHERE id = workspaces.assigned_to_id), '') FROM pets p, clients c WHERE p.id = workspaces.pet_id AND c.id = workspaces.client_id AND workspaces.id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `workspaces_named_pets` AFTER UPDATE OF `name`, `species`, `breed` ON `pets` BEGIN
	UPDATE workspaces SET pet_name = new.name, pet_type = new.species, pet_breed = new.breed WHERE pet_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `workspaces_named_clients` AFTER UPDATE OF `full_name` ON `clients` WHEN old.full_name <> new.full_name BEGIN
	UPDATE workspaces SET owner_name = new.full_name WHERE client_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `names_beside_users` AFTER UPDATE OF `full_name` ON `users` WHEN old.full_name <> new.full_name BEGIN
	UPDATE workspaces SET assigned_to_name = new.full_name WHERE assigned_to_id = new.id;
	UPDATE tasks SET assignee_name = new.full_name WHERE assigned_to_id = new.id AND assigned_role <> 'customer';
END;
--> statement-breakpoint
CREATE TRIGGER `tasks_named_insert` AFTER INSERT ON `tasks` BEGIN
	UPDATE tasks SET workspace_name = (SELECT name FROM workspaces WHERE id = tasks.workspace_id AND archived_at IS NULL), assignee_name = CASE assigned_role WHEN 'customer' THEN (SELECT owner_name FROM workspaces WHERE id = tasks.workspace_id) ELSE (SELECT full_name FROM users WHERE id = tasks.assigned_to_id) END WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `tasks_named_update` AFTER UPDATE OF `workspace_id`, `assigned_role`, `assigned_to_id` ON `tasks` BEGIN
	UPDATE tasks SET workspace_name = (SELECT name FROM workspaces WHERE id = tasks.workspace_id AND archived_at IS NULL), assignee_name = CASE assigned_role WHEN 'customer' THEN (SELECT owner_name FROM workspaces WHERE id = tasks.workspace_id) ELSE (SELECT full_name FROM users WHERE id = tasks.assigned_to_id) END WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `tasks_named_workspaces` AFTER UPDATE OF `name`, `archived_at`, `owner_name` ON `workspaces` WHEN old.name <> new.name OR old.archived_at IS NOT new.archived_at OR old.owner_name <> new.owner_name BEGIN
	UPDATE tasks SET workspace_name = CASE WHEN new.archived_at IS NULL THEN new.name END, assignee_name = CASE assigned_role WHEN 'customer' THEN new.owner_name ELSE assignee_name END WHERE workspace_id = new.id;
END;
