CREATE TABLE `step_effects` (
	`task_id` integer NOT NULL,
	`round` integer NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`task_id`, `round`),
	FOREIGN KEY (`task_id`) REFERENCES `tasks`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `tasks` ADD `node_id` text;--> statement-breakpoint
ALTER TABLE `tasks` ADD `required_papers` text;--> statement-breakpoint
ALTER TABLE `tasks` ADD `member_role` text;--> statement-breakpoint
ALTER TABLE `tasks` ADD `reminders` text;--> statement-breakpoint
ALTER TABLE `tasks` ADD `chosen_edge_id` text;--> statement-breakpoint
ALTER TABLE `tasks` ADD `wake_on` text;--> statement-breakpoint
ALTER TABLE `tasks` ADD `round` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `tasks_wake_on_idx` ON `tasks` (`wake_on`,`id`) WHERE wake_on is not null;--> statement-breakpoint
ALTER TABLE `template_versions` ADD `graph` text DEFAULT '{"isSequential":true,"steps":[],"edges":[]}' NOT NULL;--> statement-breakpoint
ALTER TABLE `templates` ADD `draft` text;--> statement-breakpoint
ALTER TABLE `templates` ADD `draft_version` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `templates` ADD `draft_saved_at` integer;--> statement-breakpoint
ALTER TABLE `templates` ADD `draft_saved_by_id` integer REFERENCES users(id);--> statement-breakpoint
ALTER TABLE `workspaces` ADD `run` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE `tasks` SET node_id = (SELECT s.node_id FROM template_steps s WHERE s.id = tasks.template_step_id);
--> statement-breakpoint
UPDATE `template_versions` SET graph = json_object(
	'isSequential', json(iif(is_sequential, 'true', 'false')),
	'steps', json((SELECT json_group_array(json(step)) FROM (
		SELECT json_patch('{}', json_object(
			'id', s.node_id, 'type', s.action_type, 'name', s.title, 'x', s.x, 'y', s.y,
			'data', json_object(
				'description', nullif(s.description, ''),
				'assignedTo', s.assigned_role,
				'due', iif(s.due_anchor IS NULL, null, json_object('kind', 'offset', 'anchor', iif(s.due_anchor = 'departure' AND s.due_offset_days > 0, 'arrival', s.due_anchor), 'days', ifnull(s.due_offset_days, 0))),
				'completionRule', iif(s.completion_rule = 'one', null, s.completion_rule),
				'needsReview', iif(s.needs_review, json('true'), null),
				'status', s.status,
				'settings', json_patch(ifnull(s.settings, '{}'), CASE s.action_type
					WHEN 'email-notification' THEN json_object('mail', json_object('to', 'customer', 'subject', s.title, 'body', s.description))
					WHEN 'sms-notification' THEN json_object('sms', json_object('to', 'customer', 'text', s.description))
					WHEN 'status-update' THEN json_object('update', json_object('message', s.description))
					WHEN 'automation' THEN json_object('automation', json_object('do', 'send-mail', 'to', 'customer', 'subject', s.title, 'body', s.description))
					WHEN 'wait' THEN json_object('wait', json_object('for', 'before-departure', 'days', max(0, -ifnull(s.due_offset_days, 0))))
					WHEN 'e-sign' THEN json_object('sign', json_object('text', ifnull(json_extract(s.settings, '$.body'), s.description)))
					WHEN 'decision-branch' THEN json_object('options', json((SELECT json_group_array(json_object('id', value, 'label', value)) FROM (SELECT json_extract(e.condition, '$.value') AS value FROM template_edges e WHERE e.template_version_id = s.template_version_id AND e.from_node_id = s.node_id AND e.condition IS NOT NULL ORDER BY e.id))))
					ELSE '{}' END)
			)
		)) AS step FROM template_steps s WHERE s.template_version_id = template_versions.id ORDER BY s.position
	))),
	'edges', json((SELECT json_group_array(json(edge)) FROM (
		SELECT json_patch('{}', json_object(
			'id', 'edge-' || e.id, 'from', e.from_node_id, 'to', e.to_node_id,
			'condition', CASE
				WHEN e.condition IS NULL THEN null
				WHEN f.action_type = 'decision-branch' THEN json_object('fact', 'decision.' || e.from_node_id, 'operator', 'is', 'value', json_extract(e.condition, '$.value'))
				WHEN e.id = (SELECT max(o.id) FROM template_edges o WHERE o.template_version_id = e.template_version_id AND o.from_node_id = e.from_node_id) THEN null
				WHEN json_extract(e.condition, '$.field') = 'titer' THEN json_object('fact', 'titer', 'operator', json_extract(e.condition, '$.operator'), 'value', json_extract(e.condition, '$.value'))
				ELSE json_object('fact', 'form.' || json_extract(e.condition, '$.field'), 'operator', json_extract(e.condition, '$.operator'), 'value', json_extract(e.condition, '$.value')) END,
			'isElse', iif(f.action_type = 'conditional-branch' AND e.id = (SELECT max(o.id) FROM template_edges o WHERE o.template_version_id = e.template_version_id AND o.from_node_id = e.from_node_id), json('true'), null)
		)) AS edge FROM template_edges e JOIN template_steps f ON f.template_version_id = e.template_version_id AND f.node_id = e.from_node_id WHERE e.template_version_id = template_versions.id ORDER BY e.id
	)))
);
--> statement-breakpoint
CREATE TRIGGER `template_versions_are_kept` BEFORE UPDATE OF `graph`, `number`, `template_id` ON `template_versions` WHEN old.published_at IS NOT NULL AND new.graph <> old.graph BEGIN
	SELECT raise(ABORT, 'a published version is never changed');
END;
--> statement-breakpoint
CREATE TRIGGER `workspaces_on_version_insert` AFTER INSERT ON `workspaces` WHEN new.template_version_id IS NOT NULL AND new.archived_at IS NULL AND new.status <> 'completed' BEGIN
	INSERT INTO counts (kind, key, n) VALUES ('workspace_version', new.template_version_id, 1) ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER `workspaces_on_version_update` AFTER UPDATE OF `status`, `template_version_id`, `archived_at` ON `workspaces` BEGIN
	INSERT INTO counts (kind, key, n) SELECT 'workspace_version', old.template_version_id, -1 WHERE old.template_version_id IS NOT NULL AND old.archived_at IS NULL AND old.status <> 'completed' ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
	INSERT INTO counts (kind, key, n) SELECT 'workspace_version', new.template_version_id, 1 WHERE new.template_version_id IS NOT NULL AND new.archived_at IS NULL AND new.status <> 'completed' ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER `workspaces_on_version_delete` AFTER DELETE ON `workspaces` WHEN old.template_version_id IS NOT NULL AND old.archived_at IS NULL AND old.status <> 'completed' BEGIN
	INSERT INTO counts (kind, key, n) VALUES ('workspace_version', old.template_version_id, -1) ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
INSERT INTO counts (kind, key, n) SELECT 'workspace_version', template_version_id, count(*) FROM workspaces WHERE template_version_id IS NOT NULL AND archived_at IS NULL AND status <> 'completed' GROUP BY template_version_id;
