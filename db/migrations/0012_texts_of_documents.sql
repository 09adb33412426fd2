CREATE TABLE `document_texts` (
	`document_id` integer PRIMARY KEY NOT NULL,
	`number` integer NOT NULL,
	`text` text NOT NULL,
	`search_text` text NOT NULL,
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `documents` ADD `name_key` text GENERATED ALWAYS AS (substr(search_text, 1, 80)) VIRTUAL;--> statement-breakpoint
ALTER TABLE `documents` ADD `text_number` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `documents` ADD `text_tries` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `documents_name_idx` ON `documents` (`name_key`,`id`) WHERE removed_at is null and current_number > 0;--> statement-breakpoint
CREATE INDEX `documents_category_name_idx` ON `documents` (`category`,`name_key`,`id`) WHERE removed_at is null and current_number > 0;--> statement-breakpoint
CREATE INDEX `documents_status_name_idx` ON `documents` (`status`,`name_key`,`id`) WHERE removed_at is null and current_number > 0;--> statement-breakpoint
CREATE INDEX `documents_unread_idx` ON `documents` (`id`) WHERE text_number < current_number and text_tries < 3 and media_type = 'application/pdf';--> statement-breakpoint
CREATE INDEX `documents_removed_at_idx` ON `documents` (`removed_at`) WHERE removed_at is not null;--> statement-breakpoint
-- The search also holds the words of papers. Its rows go by their key alone, so that a text may come and go between two
-- changes of its document.
DROP TRIGGER `documents_indexed_insert`;
--> statement-breakpoint
DROP TRIGGER `documents_indexed_update`;
--> statement-breakpoint
DROP TRIGGER `documents_indexed_delete`;
--> statement-breakpoint
DROP TABLE `documents_search`;
--> statement-breakpoint
CREATE VIRTUAL TABLE `documents_search` USING fts5(search_text, body, scope, content='', contentless_delete=1, tokenize='trigram');
--> statement-breakpoint
INSERT INTO documents_search (rowid, search_text, body, scope) SELECT uploaded_at * 1048576 + (id & 1048575), search_text, '', ';c=' || ifnull(category, '') || ';s=' || status || ';w=' || workspace_id || ';' FROM documents WHERE removed_at IS NULL AND current_number > 0;
--> statement-breakpoint
CREATE TRIGGER `documents_indexed_insert` AFTER INSERT ON `documents` WHEN new.removed_at IS NULL AND new.current_number > 0 BEGIN
	INSERT INTO documents_search (rowid, search_text, body, scope) VALUES (new.uploaded_at * 1048576 + (new.id & 1048575), new.search_text, '', ';c=' || ifnull(new.category, '') || ';s=' || new.status || ';w=' || new.workspace_id || ';');
END;
--> statement-breakpoint
CREATE TRIGGER `documents_indexed_update` AFTER UPDATE OF `search_text`, `uploaded_at`, `category`, `status`, `workspace_id`, `removed_at`, `current_number` ON `documents` BEGIN
	DELETE FROM documents_search WHERE rowid = old.uploaded_at * 1048576 + (old.id & 1048575) AND old.removed_at IS NULL AND old.current_number > 0;
	INSERT INTO documents_search (rowid, search_text, body, scope) SELECT new.uploaded_at * 1048576 + (new.id & 1048575), new.search_text, ifnull((SELECT search_text FROM document_texts WHERE document_id = new.id), ''), ';c=' || ifnull(new.category, '') || ';s=' || new.status || ';w=' || new.workspace_id || ';' WHERE new.removed_at IS NULL AND new.current_number > 0;
END;
--> statement-breakpoint
CREATE TRIGGER `documents_indexed_delete` AFTER DELETE ON `documents` WHEN old.removed_at IS NULL AND old.current_number > 0 BEGIN
	DELETE FROM documents_search WHERE rowid = old.uploaded_at * 1048576 + (old.id & 1048575);
END;
--> statement-breakpoint
CREATE TRIGGER `document_texts_indexed_insert` AFTER INSERT ON `document_texts` BEGIN
	DELETE FROM documents_search WHERE rowid IN (SELECT uploaded_at * 1048576 + (id & 1048575) FROM documents WHERE id = new.document_id AND removed_at IS NULL AND current_number > 0);
	INSERT INTO documents_search (rowid, search_text, body, scope) SELECT uploaded_at * 1048576 + (id & 1048575), search_text, new.search_text, ';c=' || ifnull(category, '') || ';s=' || status || ';w=' || workspace_id || ';' FROM documents WHERE id = new.document_id AND removed_at IS NULL AND current_number > 0;
END;
--> statement-breakpoint
CREATE TRIGGER `document_texts_indexed_delete` AFTER DELETE ON `document_texts` BEGIN
	DELETE FROM documents_search WHERE rowid IN (SELECT uploaded_at * 1048576 + (id & 1048575) FROM documents WHERE id = old.document_id AND removed_at IS NULL AND current_number > 0);
	INSERT INTO documents_search (rowid, search_text, body, scope) SELECT uploaded_at * 1048576 + (id & 1048575), search_text, '', ';c=' || ifnull(category, '') || ';s=' || status || ';w=' || workspace_id || ';' FROM documents WHERE id = old.document_id AND removed_at IS NULL AND current_number > 0;
END;
