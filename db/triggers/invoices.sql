-- `scope` narrows a search without reading an invoice.
CREATE VIRTUAL TABLE invoices_search USING fts5(
  search_text, scope,
  content='', contentless_delete=1, tokenize='trigram'
);

CREATE VIRTUAL TABLE invoices_search_threes USING fts5vocab(invoices_search, row);

-- In minor units, by currency: what is paid, in total and by the month in which the last of it came in; the open part
-- of what is overdue, and of what is sent by due date; what recurs, by month of issue.
CREATE VIEW invoice_sums AS
  SELECT id, 'invoice_paid' AS kind, currency AS key, total_amount AS n
    FROM invoices WHERE status = 'paid'
  UNION ALL
  SELECT id, 'invoice_month', currency || ':' || substr(ifnull(paid_on, issued_on), 1, 7), total_amount
    FROM invoices WHERE status = 'paid'
  UNION ALL
  SELECT id, 'invoice_overdue', currency, total_amount - paid_amount
    FROM invoices WHERE status = 'overdue'
  UNION ALL
  SELECT id, 'invoice_sent', currency || ':' || due_date, total_amount - paid_amount
    FROM invoices WHERE status = 'sent'
  UNION ALL
  SELECT id, 'invoice_recurring', currency || ':' || substr(issued_on, 1, 7), total_amount
    FROM invoices WHERE is_recurring = 1 AND status IN ('paid', 'sent');

CREATE TRIGGER invoices_summed_insert AFTER INSERT ON invoices BEGIN
  INSERT INTO counts (kind, key, n)
    SELECT kind, key, n FROM invoice_sums WHERE id = new.id
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
END;

CREATE TRIGGER invoices_unsummed_update
  BEFORE UPDATE OF status, currency, total_amount, paid_amount, due_date, issued_on, paid_on, is_recurring
  ON invoices
BEGIN
  INSERT INTO counts (kind, key, n)
    SELECT kind, key, -n FROM invoice_sums WHERE id = old.id
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
END;

CREATE TRIGGER invoices_summed_update
  AFTER UPDATE OF status, currency, total_amount, paid_amount, due_date, issued_on, paid_on, is_recurring
  ON invoices
BEGIN
  INSERT INTO counts (kind, key, n)
    SELECT kind, key, n FROM invoice_sums WHERE id = new.id
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
  DELETE FROM counts WHERE kind = 'invoice_sent' AND key = old.currency || ':' || old.due_date AND n = 0;
END;

CREATE TRIGGER invoices_unsummed_delete BEFORE DELETE ON invoices BEGIN
  INSERT INTO counts (kind, key, n)
    SELECT kind, key, -n FROM invoice_sums WHERE id = old.id
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
  DELETE FROM counts WHERE kind = 'invoice_sent' AND key = old.currency || ':' || old.due_date AND n = 0;
END;

CREATE TRIGGER invoices_indexed AFTER UPDATE OF search_text, status, currency ON invoices BEGIN
  DELETE FROM invoices_search WHERE rowid = new.id;
  INSERT INTO invoices_search (rowid, search_text, scope)
    SELECT id, search_text || '  ', ';s=' || status || ';c=' || currency || ';' FROM invoices WHERE id = new.id;
END;

CREATE TRIGGER invoices_indexed_delete AFTER DELETE ON invoices BEGIN
  DELETE FROM invoices_search WHERE rowid = old.id;
END;
