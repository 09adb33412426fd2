ALTER TABLE `tags` ADD `uses` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `tags` ADD `version` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE `tags` SET
	`color` = CASE `color` WHEN 'grape' THEN 'green' WHEN 'dark' THEN 'yellow' ELSE `color` END,
	`uses` = (SELECT count(*) FROM `workspace_tags` WHERE `tag_id` = `tags`.`id`);--> statement-breakpoint
CREATE TRIGGER `workspace_tags_counted_insert` AFTER INSERT ON `workspace_tags` BEGIN
	UPDATE tags SET uses = uses + 1 WHERE id = new.tag_id;
END;--> statement-breakpoint
CREATE TRIGGER `workspace_tags_counted_delete` AFTER DELETE ON `workspace_tags` BEGIN
	UPDATE tags SET uses = uses - 1 WHERE id = old.tag_id;
END;
