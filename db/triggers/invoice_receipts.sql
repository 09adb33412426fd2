CREATE TRIGGER invoice_receipts_summed_insert AFTER INSERT ON invoice_receipts BEGIN
  UPDATE invoices SET paid_amount = paid_amount + new.amount WHERE id = new.invoice_id;
END;

CREATE TRIGGER invoice_receipts_never_changed BEFORE UPDATE ON invoice_receipts BEGIN
  SELECT RAISE(ABORT, 'invoice_receipts are append-only');
END;

-- They go only with the draft on which they stand.
CREATE TRIGGER invoice_receipts_never_removed BEFORE DELETE ON invoice_receipts
WHEN EXISTS (SELECT 1 FROM invoices WHERE id = old.invoice_id AND status <> 'draft')
BEGIN
  SELECT RAISE(ABORT, 'invoice_receipts are append-only');
END;
