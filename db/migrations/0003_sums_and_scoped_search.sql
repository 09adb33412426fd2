ALTER TABLE `clients` ADD `pets_total` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `clients` ADD `workspaces_total` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `documents` ADD `file_name` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `documents` ADD `media_type` text DEFAULT 'application/pdf' NOT NULL;--> statement-breakpoint
ALTER TABLE `documents` ADD `byte_size` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `documents` ADD `uploaded_by_name` text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE documents SET file_name = v.file_name, media_type = v.media_type, byte_size = v.byte_size, uploaded_by_name = u.full_name FROM document_versions v JOIN users u ON u.id = v.uploaded_by_id WHERE v.document_id = documents.id AND v.number = documents.current_number;
--> statement-breakpoint
CREATE TRIGGER `document_versions_shown_insert` AFTER INSERT ON `document_versions` BEGIN
	UPDATE documents SET file_name = new.file_name, media_type = new.media_type, byte_size = new.byte_size, uploaded_by_name = (SELECT full_name FROM users WHERE id = new.uploaded_by_id) WHERE id = new.document_id AND current_number = new.number;
END;
--> statement-breakpoint
CREATE TRIGGER `documents_shown_update` AFTER UPDATE OF `current_number` ON `documents` WHEN new.current_number > 0 BEGIN
	UPDATE documents SET file_name = v.file_name, media_type = v.media_type, byte_size = v.byte_size, uploaded_by_name = u.full_name FROM document_versions v JOIN users u ON u.id = v.uploaded_by_id WHERE documents.id = new.id AND v.document_id = new.id AND v.number = new.current_number;
END;
--> statement-breakpoint
UPDATE clients SET pets_total = (SELECT count(*) FROM pets WHERE client_id = clients.id), workspaces_total = (SELECT count(*) FROM workspaces WHERE client_id = clients.id AND archived_at IS NULL);
--> statement-breakpoint
CREATE TRIGGER `pets_counted_insert` AFTER INSERT ON `pets` BEGIN
	UPDATE clients SET pets_total = pets_total + 1 WHERE id = new.client_id;
END;
--> statement-breakpoint
CREATE TRIGGER `pets_counted_update` AFTER UPDATE OF `client_id` ON `pets` BEGIN
	UPDATE clients SET pets_total = pets_total - 1 WHERE id = old.client_id;
	UPDATE clients SET pets_total = pets_total + 1 WHERE id = new.client_id;
END;
--> statement-breakpoint
CREATE TRIGGER `pets_counted_delete` AFTER DELETE ON `pets` BEGIN
	UPDATE clients SET pets_total = pets_total - 1 WHERE id = old.client_id;
END;
--> statement-breakpoint
CREATE TRIGGER `workspaces_of_client_insert` AFTER INSERT ON `workspaces` WHEN new.archived_at IS NULL BEGIN
	UPDATE clients SET workspaces_total = workspaces_total + 1 WHERE id = new.client_id;
END;
--> statement-breakpoint
CREATE TRIGGER `workspaces_of_client_update` AFTER UPDATE OF `client_id`, `archived_at` ON `workspaces` BEGIN
	UPDATE clients SET workspaces_total = workspaces_total - 1 WHERE id = old.client_id AND old.archived_at IS NULL;
	UPDATE clients SET workspaces_total = workspaces_total + 1 WHERE id = new.client_id AND new.archived_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `workspaces_of_client_delete` AFTER DELETE ON `workspaces` WHEN old.archived_at IS NULL BEGIN
	UPDATE clients SET workspaces_total = workspaces_total - 1 WHERE id = old.client_id;
END;
--> statement-breakpoint
-- How many journeys of a client a colleague is in charge of, by 'colleague:client'; and of how many clients, by colleague.
CREATE TRIGGER `assigned_client_first` AFTER INSERT ON `counts` WHEN new.kind = 'assigned_client' AND new.n > 0 BEGIN
	INSERT INTO counts (kind, key, n) SELECT 'assigned_clients', substr(new.key, 1, instr(new.key, ':') - 1), 1 WHERE true ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER `assigned_client_changed` AFTER UPDATE OF `n` ON `counts` WHEN new.kind = 'assigned_client' AND (new.n > 0) <> (old.n > 0) BEGIN
	INSERT INTO counts (kind, key, n) SELECT 'assigned_clients', substr(new.key, 1, instr(new.key, ':') - 1), (new.n > 0) - (old.n > 0) WHERE true ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
INSERT INTO counts (kind, key, n) SELECT 'assigned_client', assigned_to_id || ':' || client_id, count(*) FROM workspaces WHERE archived_at IS NULL AND assigned_to_id IS NOT NULL GROUP BY assigned_to_id, client_id;
--> statement-breakpoint
CREATE TRIGGER `workspaces_assigned_insert` AFTER INSERT ON `workspaces` WHEN new.archived_at IS NULL AND new.assigned_to_id IS NOT NULL BEGIN
	INSERT INTO counts (kind, key, n) SELECT 'assigned_client', new.assigned_to_id || ':' || new.client_id, 1 WHERE true ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER `workspaces_assigned_update` AFTER UPDATE OF `client_id`, `assigned_to_id`, `archived_at` ON `workspaces` BEGIN
	UPDATE counts SET n = n - 1 WHERE kind = 'assigned_client' AND key = old.assigned_to_id || ':' || old.client_id AND old.archived_at IS NULL;
	INSERT INTO counts (kind, key, n) SELECT 'assigned_client', new.assigned_to_id || ':' || new.client_id, 1 WHERE new.archived_at IS NULL AND new.assigned_to_id IS NOT NULL ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER `workspaces_assigned_delete` AFTER DELETE ON `workspaces` WHEN old.archived_at IS NULL BEGIN
	UPDATE counts SET n = n - 1 WHERE kind = 'assigned_client' AND key = old.assigned_to_id || ':' || old.client_id;
END;
--> statement-breakpoint
-- Sums of invoices in minor units, by currency; what was sent by due date, what recurs by month of issue.
INSERT INTO counts (kind, key, n) SELECT 'invoice_paid', currency, sum(total_amount) FROM invoices WHERE status = 'paid' GROUP BY currency;
--> statement-breakpoint
INSERT INTO counts (kind, key, n) SELECT 'invoice_overdue', currency, sum(total_amount) FROM invoices WHERE status = 'overdue' GROUP BY currency;
--> statement-breakpoint
INSERT INTO counts (kind, key, n) SELECT 'invoice_sent', currency || ':' || due_date, sum(total_amount) FROM invoices WHERE status = 'sent' GROUP BY currency, due_date;
--> statement-breakpoint
INSERT INTO counts (kind, key, n) SELECT 'invoice_recurring', currency || ':' || substr(issued_on, 1, 7), sum(total_amount) FROM invoices WHERE is_recurring = 1 AND status IN ('paid', 'sent') GROUP BY currency, substr(issued_on, 1, 7);
--> statement-breakpoint
CREATE TRIGGER `invoices_summed_insert` AFTER INSERT ON `invoices` BEGIN
	INSERT INTO counts (kind, key, n) SELECT 'invoice_' || new.status, new.currency, new.total_amount WHERE new.status IN ('paid', 'overdue') ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
	INSERT INTO counts (kind, key, n) SELECT 'invoice_sent', new.currency || ':' || new.due_date, new.total_amount WHERE new.status = 'sent' ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
	INSERT INTO counts (kind, key, n) SELECT 'invoice_recurring', new.currency || ':' || substr(new.issued_on, 1, 7), new.total_amount WHERE new.is_recurring = 1 AND new.status IN ('paid', 'sent') ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER `invoices_summed_update` AFTER UPDATE OF `status`, `currency`, `total_amount`, `due_date`, `issued_on`, `is_recurring` ON `invoices` BEGIN
	INSERT INTO counts (kind, key, n) SELECT 'invoice_' || old.status, old.currency, -old.total_amount WHERE old.status IN ('paid', 'overdue') ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
	INSERT INTO counts (kind, key, n) SELECT 'invoice_sent', old.currency || ':' || old.due_date, -old.total_amount WHERE old.status = 'sent' ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
	INSERT INTO counts (kind, key, n) SELECT 'invoice_recurring', old.currency || ':' || substr(old.issued_on, 1, 7), -old.total_amount WHERE old.is_recurring = 1 AND old.status IN ('paid', 'sent') ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
	INSERT INTO counts (kind, key, n) SELECT 'invoice_' || new.status, new.currency, new.total_amount WHERE new.status IN ('paid', 'overdue') ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
	INSERT INTO counts (kind, key, n) SELECT 'invoice_sent', new.currency || ':' || new.due_date, new.total_amount WHERE new.status = 'sent' ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
	INSERT INTO counts (kind, key, n) SELECT 'invoice_recurring', new.currency || ':' || substr(new.issued_on, 1, 7), new.total_amount WHERE new.is_recurring = 1 AND new.status IN ('paid', 'sent') ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
	DELETE FROM counts WHERE kind = 'invoice_sent' AND key = old.currency || ':' || old.due_date AND n = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `invoices_summed_delete` AFTER DELETE ON `invoices` BEGIN
	INSERT INTO counts (kind, key, n) SELECT 'invoice_' || old.status, old.currency, -old.total_amount WHERE old.status IN ('paid', 'overdue') ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
	INSERT INTO counts (kind, key, n) SELECT 'invoice_sent', old.currency || ':' || old.due_date, -old.total_amount WHERE old.status = 'sent' ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
	INSERT INTO counts (kind, key, n) SELECT 'invoice_recurring', old.currency || ':' || substr(old.issued_on, 1, 7), -old.total_amount WHERE old.is_recurring = 1 AND old.status IN ('paid', 'sent') ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
	DELETE FROM counts WHERE kind = 'invoice_sent' AND key = old.currency || ':' || old.due_date AND n = 0;
END;
--> statement-breakpoint
-- The search holds what is shown and nothing else. Its rowid is the order of the list (upload time, then id), so that a
-- page of hits is read in order and no further; its second column narrows a search without reading a document.
DROP TRIGGER `documents_indexed_insert`;
--> statement-breakpoint
DROP TRIGGER `documents_indexed_update`;
--> statement-breakpoint
DROP TRIGGER `documents_indexed_delete`;
--> statement-breakpoint
DROP TABLE `documents_search`;
--> statement-breakpoint
CREATE INDEX `documents_search_key_idx` ON `documents` (uploaded_at * 1048576 + (id & 1048575));
--> statement-breakpoint
CREATE VIRTUAL TABLE `documents_search` USING fts5(search_text, scope, content='', tokenize='trigram');
--> statement-breakpoint
INSERT INTO documents_search (rowid, search_text, scope) SELECT uploaded_at * 1048576 + (id & 1048575), search_text, ';c=' || ifnull(category, '') || ';s=' || status || ';w=' || workspace_id || ';' FROM documents WHERE removed_at IS NULL AND current_number > 0;
--> statement-breakpoint
CREATE TRIGGER `documents_indexed_insert` AFTER INSERT ON `documents` WHEN new.removed_at IS NULL AND new.current_number > 0 BEGIN
	INSERT INTO documents_search (rowid, search_text, scope) VALUES (new.uploaded_at * 1048576 + (new.id & 1048575), new.search_text, ';c=' || ifnull(new.category, '') || ';s=' || new.status || ';w=' || new.workspace_id || ';');
END;
--> statement-breakpoint
CREATE TRIGGER `documents_indexed_update` AFTER UPDATE OF `search_text`, `uploaded_at`, `category`, `status`, `workspace_id`, `removed_at`, `current_number` ON `documents` BEGIN
	INSERT INTO documents_search (documents_search, rowid, search_text, scope) SELECT 'delete', old.uploaded_at * 1048576 + (old.id & 1048575), old.search_text, ';c=' || ifnull(old.category, '') || ';s=' || old.status || ';w=' || old.workspace_id || ';' WHERE old.removed_at IS NULL AND old.current_number > 0;
	INSERT INTO documents_search (rowid, search_text, scope) SELECT new.uploaded_at * 1048576 + (new.id & 1048575), new.search_text, ';c=' || ifnull(new.category, '') || ';s=' || new.status || ';w=' || new.workspace_id || ';' WHERE new.removed_at IS NULL AND new.current_number > 0;
END;
--> statement-breakpoint
CREATE TRIGGER `documents_indexed_delete` AFTER DELETE ON `documents` WHEN old.removed_at IS NULL AND old.current_number > 0 BEGIN
	INSERT INTO documents_search (documents_search, rowid, search_text, scope) VALUES ('delete', old.uploaded_at * 1048576 + (old.id & 1048575), old.search_text, ';c=' || ifnull(old.category, '') || ';s=' || old.status || ';w=' || old.workspace_id || ';');
END;
