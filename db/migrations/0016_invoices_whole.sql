-- Copied and put back: with foreign keys on, dropping the old invoices takes their lines along.
CREATE TABLE `kept_invoice_lines` AS SELECT * FROM `invoice_lines`;
--> statement-breakpoint
CREATE TABLE `__new_invoices` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`invoice_number` text,
	`workspace_id` integer,
	`client_id` integer NOT NULL,
	`customer_name` text DEFAULT '' NOT NULL,
	`customer_email` text DEFAULT '' NOT NULL,
	`customer_address` text DEFAULT '' NOT NULL,
	`pet_name` text,
	`service_description` text NOT NULL,
	`notes` text DEFAULT '' NOT NULL,
	`issued_on` text NOT NULL,
	`due_date` text NOT NULL,
	`total_amount` integer NOT NULL,
	`tax_amount` integer DEFAULT 0 NOT NULL,
	`paid_amount` integer DEFAULT 0 NOT NULL,
	`currency` text NOT NULL,
	`status` text DEFAULT 'draft' NOT NULL,
	`is_recurring` integer DEFAULT false NOT NULL,
	`paid_on` text,
	`void_reason` text,
	`mailed_at` integer,
	`search_text` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`request_id` text,
	`version` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`client_id`) REFERENCES `clients`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "invoices_currency_check" CHECK("__new_invoices"."currency" in ('USD', 'GBP', 'EUR', 'CHF', 'CAD', 'AUD', 'JPY', 'AED', 'KWD')),
	CONSTRAINT "invoices_status_check" CHECK("__new_invoices"."status" in ('paid', 'sent', 'draft', 'overdue', 'void')),
	CONSTRAINT "invoices_issued_on_check" CHECK("__new_invoices"."issued_on" is null or "__new_invoices"."issued_on" glob '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
	CONSTRAINT "invoices_due_date_check" CHECK("__new_invoices"."due_date" is null or "__new_invoices"."due_date" glob '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
	CONSTRAINT "invoices_paid_on_check" CHECK("__new_invoices"."paid_on" is null or "__new_invoices"."paid_on" glob '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]')
);
--> statement-breakpoint
INSERT INTO `__new_invoices` (`id`, `invoice_number`, `workspace_id`, `client_id`, `customer_name`, `customer_email`, `customer_address`, `pet_name`, `service_description`, `notes`, `issued_on`, `due_date`, `total_amount`, `tax_amount`, `paid_amount`, `currency`, `status`, `is_recurring`, `paid_on`, `void_reason`, `mailed_at`, `search_text`, `created_at`, `request_id`, `version`) SELECT i.`id`, iif(i.status = 'draft', null, i.invoice_number), i.`workspace_id`, i.`client_id`, c.full_name, c.email, ifnull(c.address, ''), i.`pet_name`, i.`service_description`, '', i.`issued_on`, i.`due_date`, i.`total_amount`, 0, iif(i.status = 'paid', i.total_amount, 0), i.`currency`, i.`status`, i.`is_recurring`, iif(i.status = 'paid', ifnull(date(i.paid_at / 1000, 'unixepoch'), i.due_date), null), null, null, lower(iif(i.status = 'draft', '', i.invoice_number || ' ') || c.full_name || ' ' || ifnull(i.pet_name || ' ', '') || i.service_description), i.`created_at`, null, i.`version` FROM `invoices` i JOIN `clients` c ON c.id = i.client_id;
--> statement-breakpoint
DROP TABLE `invoices`;
--> statement-breakpoint
ALTER TABLE `__new_invoices` RENAME TO `invoices`;
--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_invoice_number_idx` ON `invoices` (`invoice_number`);
--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_request_id_idx` ON `invoices` (`request_id`);
--> statement-breakpoint
CREATE INDEX `invoices_issued_on_idx` ON `invoices` (`issued_on`,`id`);
--> statement-breakpoint
CREATE INDEX `invoices_due_date_idx` ON `invoices` (`due_date`,`id`);
--> statement-breakpoint
CREATE INDEX `invoices_status_issued_on_idx` ON `invoices` (`status`,`issued_on`,`id`);
--> statement-breakpoint
CREATE INDEX `invoices_status_due_date_idx` ON `invoices` (`status`,`due_date`,`id`);
--> statement-breakpoint
CREATE INDEX `invoices_currency_issued_on_idx` ON `invoices` (`currency`,`issued_on`,`id`);
--> statement-breakpoint
CREATE INDEX `invoices_currency_due_date_idx` ON `invoices` (`currency`,`due_date`,`id`);
--> statement-breakpoint
CREATE INDEX `invoices_currency_status_issued_on_idx` ON `invoices` (`currency`,`status`,`issued_on`,`id`);
--> statement-breakpoint
CREATE INDEX `invoices_currency_status_due_date_idx` ON `invoices` (`currency`,`status`,`due_date`,`id`);
--> statement-breakpoint
CREATE INDEX `invoices_paid_on_idx` ON `invoices` (`paid_on`,`id`);
--> statement-breakpoint
CREATE INDEX `invoices_recurring_idx` ON `invoices` (`issued_on`,`id`) WHERE is_recurring = 1;
--> statement-breakpoint
CREATE INDEX `invoices_client_id_idx` ON `invoices` (`client_id`);
--> statement-breakpoint
CREATE INDEX `invoices_workspace_id_idx` ON `invoices` (`workspace_id`,`issued_on`,`id`);
--> statement-breakpoint
CREATE TABLE `__new_payment_items` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`workspace_id` integer NOT NULL,
	`position` integer NOT NULL,
	`description` text NOT NULL,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`required` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "payment_items_currency_check" CHECK("__new_payment_items"."currency" in ('USD', 'GBP', 'EUR', 'CHF', 'CAD', 'AUD', 'JPY', 'AED', 'KWD')),
	CONSTRAINT "payment_items_amount_check" CHECK("__new_payment_items"."amount" >= 0)
);
--> statement-breakpoint
INSERT INTO `__new_payment_items`("id", "workspace_id", "position", "description", "amount", "currency", "required") SELECT "id", "workspace_id", "position", "description", "amount", "currency", "required" FROM `payment_items`;
--> statement-breakpoint
DROP TABLE `payment_items`;
--> statement-breakpoint
ALTER TABLE `__new_payment_items` RENAME TO `payment_items`;
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_items_workspace_id_position_idx` ON `payment_items` (`workspace_id`,`position`);
--> statement-breakpoint
CREATE TABLE `__new_payments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`workspace_id` integer NOT NULL,
	`task_id` integer NOT NULL,
	`method` text NOT NULL,
	`status` text NOT NULL,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`transaction_id` text,
	`customer_name` text NOT NULL,
	`customer_email` text NOT NULL,
	`items` text NOT NULL,
	`failure` text,
	`payer_id` integer NOT NULL,
	`request_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`settled_at` integer,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`task_id`) REFERENCES `tasks`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`payer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payments_method_check" CHECK("__new_payments"."method" in ('card', 'bank')),
	CONSTRAINT "payments_status_check" CHECK("__new_payments"."status" in ('processing', 'succeeded', 'failed', 'awaiting_transfer')),
	CONSTRAINT "payments_currency_check" CHECK("__new_payments"."currency" in ('USD', 'GBP', 'EUR', 'CHF', 'CAD', 'AUD', 'JPY', 'AED', 'KWD')),
	CONSTRAINT "payments_amount_check" CHECK("__new_payments"."amount" >= 0)
);
--> statement-breakpoint
INSERT INTO `__new_payments`("id", "workspace_id", "task_id", "method", "status", "amount", "currency", "transaction_id", "customer_name", "customer_email", "items", "failure", "payer_id", "request_id", "created_at", "settled_at") SELECT "id", "workspace_id", "task_id", "method", "status", "amount", "currency", "transaction_id", "customer_name", "customer_email", "items", "failure", "payer_id", "request_id", "created_at", "settled_at" FROM `payments`;
--> statement-breakpoint
DROP TABLE `payments`;
--> statement-breakpoint
ALTER TABLE `__new_payments` RENAME TO `payments`;
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_request_id_idx` ON `payments` (`request_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_transaction_id_idx` ON `payments` (`transaction_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_settled_task_idx` ON `payments` (`task_id`) WHERE status in ('processing', 'succeeded');
--> statement-breakpoint
CREATE INDEX `payments_workspace_id_idx` ON `payments` (`workspace_id`);
--> statement-breakpoint
CREATE INDEX `payments_task_id_idx` ON `payments` (`task_id`,`id`);
--> statement-breakpoint
ALTER TABLE `invoice_lines` ADD `tax_rate` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
CREATE TABLE `invoice_receipts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`invoice_id` integer NOT NULL,
	`received_on` text NOT NULL,
	`amount` integer NOT NULL,
	`method` text NOT NULL,
	`note` text,
	`payment_id` integer,
	`reverses_id` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`invoice_id`) REFERENCES `invoices`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "invoice_receipts_method_check" CHECK("invoice_receipts"."method" in ('bank', 'card', 'cash', 'other')),
	CONSTRAINT "invoice_receipts_received_on_check" CHECK("invoice_receipts"."received_on" is null or "invoice_receipts"."received_on" glob '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]')
);
--> statement-breakpoint
CREATE INDEX `invoice_receipts_invoice_id_idx` ON `invoice_receipts` (`invoice_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `invoice_receipts_payment_id_idx` ON `invoice_receipts` (`payment_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `invoice_receipts_reverses_id_idx` ON `invoice_receipts` (`reverses_id`);
--> statement-breakpoint
DELETE FROM `invoice_lines`;
--> statement-breakpoint
INSERT INTO `invoice_lines` (`id`, `invoice_id`, `position`, `description`, `quantity`, `unit_amount`) SELECT `id`, `invoice_id`, `position`, `description`, `quantity`, `unit_amount` FROM `kept_invoice_lines`;
--> statement-breakpoint
DROP TABLE `kept_invoice_lines`;
--> statement-breakpoint
-- Drafts have no number: the counter goes on after the last one that was issued.
UPDATE settings SET value = json_object('last', (SELECT ifnull(max(CAST(substr(invoice_number, 5) AS integer)), 0) FROM invoices WHERE invoice_number GLOB 'INV-[0-9]*')) WHERE key = 'invoice_counter';
--> statement-breakpoint
INSERT INTO `invoice_receipts` (`invoice_id`, `received_on`, `amount`, `method`, `created_at`) SELECT `id`, `paid_on`, `total_amount`, 'bank', `created_at` FROM `invoices` WHERE `status` = 'paid' ORDER BY `id`;
--> statement-breakpoint
CREATE TRIGGER `invoice_receipts_summed_insert` AFTER INSERT ON `invoice_receipts` BEGIN
	UPDATE invoices SET paid_amount = paid_amount + new.amount WHERE id = new.invoice_id;
END;
--> statement-breakpoint
CREATE TRIGGER `invoice_receipts_never_changed` BEFORE UPDATE ON `invoice_receipts` BEGIN
	SELECT RAISE(ABORT, 'invoice_receipts are append-only');
END;
--> statement-breakpoint
-- They go only with the draft on which they stood.
CREATE TRIGGER `invoice_receipts_never_removed` BEFORE DELETE ON `invoice_receipts` WHEN EXISTS (SELECT 1 FROM invoices WHERE id = old.invoice_id AND status <> 'draft') BEGIN
	SELECT RAISE(ABORT, 'invoice_receipts are append-only');
END;
--> statement-breakpoint
-- Sums of invoices in minor units, by currency. Of what is sent and overdue the open part; what was sent by due date,
-- what recurs by month of issue, what is paid by the month in which the last of it came in.
CREATE VIEW `invoice_sums` AS
	SELECT id, 'invoice_paid' AS kind, currency AS key, total_amount AS n FROM invoices WHERE status = 'paid'
	UNION ALL SELECT id, 'invoice_month', currency || ':' || substr(ifnull(paid_on, issued_on), 1, 7), total_amount FROM invoices WHERE status = 'paid'
	UNION ALL SELECT id, 'invoice_overdue', currency, total_amount - paid_amount FROM invoices WHERE status = 'overdue'
	UNION ALL SELECT id, 'invoice_sent', currency || ':' || due_date, total_amount - paid_amount FROM invoices WHERE status = 'sent'
	UNION ALL SELECT id, 'invoice_recurring', currency || ':' || substr(issued_on, 1, 7), total_amount FROM invoices WHERE is_recurring = 1 AND status IN ('paid', 'sent');
--> statement-breakpoint
DELETE FROM counts WHERE kind IN ('invoice_paid', 'invoice_overdue', 'invoice_sent', 'invoice_recurring');
--> statement-breakpoint
INSERT INTO counts (kind, key, n) SELECT kind, key, sum(n) FROM invoice_sums GROUP BY kind, key;
--> statement-breakpoint
CREATE TRIGGER `invoices_summed_insert` AFTER INSERT ON `invoices` BEGIN
	INSERT INTO counts (kind, key, n) SELECT kind, key, n FROM invoice_sums WHERE id = new.id ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER `invoices_unsummed_update` BEFORE UPDATE OF `status`, `currency`, `total_amount`, `paid_amount`, `due_date`, `issued_on`, `paid_on`, `is_recurring` ON `invoices` BEGIN
	INSERT INTO counts (kind, key, n) SELECT kind, key, -n FROM invoice_sums WHERE id = old.id ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER `invoices_summed_update` AFTER UPDATE OF `status`, `currency`, `total_amount`, `paid_amount`, `due_date`, `issued_on`, `paid_on`, `is_recurring` ON `invoices` BEGIN
	INSERT INTO counts (kind, key, n) SELECT kind, key, n FROM invoice_sums WHERE id = new.id ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
	DELETE FROM counts WHERE kind = 'invoice_sent' AND key = old.currency || ':' || old.due_date AND n = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `invoices_unsummed_delete` BEFORE DELETE ON `invoices` BEGIN
	INSERT INTO counts (kind, key, n) SELECT kind, key, -n FROM invoice_sums WHERE id = old.id ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
	DELETE FROM counts WHERE kind = 'invoice_sent' AND key = old.currency || ':' || old.due_date AND n = 0;
END;
--> statement-breakpoint
-- Its second column narrows a search without reading an invoice.
CREATE VIRTUAL TABLE `invoices_search` USING fts5(search_text, scope, content='', tokenize='trigram');
--> statement-breakpoint
INSERT INTO invoices_search (rowid, search_text, scope) SELECT id, search_text, ';s=' || status || ';c=' || currency || ';' FROM invoices;
--> statement-breakpoint
CREATE TRIGGER `invoices_indexed_insert` AFTER INSERT ON `invoices` BEGIN
	INSERT INTO invoices_search (rowid, search_text, scope) VALUES (new.id, new.search_text, ';s=' || new.status || ';c=' || new.currency || ';');
END;
--> statement-breakpoint
CREATE TRIGGER `invoices_indexed_update` AFTER UPDATE OF `search_text`, `status`, `currency` ON `invoices` BEGIN
	INSERT INTO invoices_search (invoices_search, rowid, search_text, scope) VALUES ('delete', old.id, old.search_text, ';s=' || old.status || ';c=' || old.currency || ';');
	INSERT INTO invoices_search (rowid, search_text, scope) VALUES (new.id, new.search_text, ';s=' || new.status || ';c=' || new.currency || ';');
END;
--> statement-breakpoint
CREATE TRIGGER `invoices_indexed_delete` AFTER DELETE ON `invoices` BEGIN
	INSERT INTO invoices_search (invoices_search, rowid, search_text, scope) VALUES ('delete', old.id, old.search_text, ';s=' || old.status || ';c=' || old.currency || ';');
END;
