-- An invitation knows whether its mail was given up on, and forgets it once that is tried again.
CREATE TRIGGER outbox_given_up AFTER UPDATE OF failed_at ON outbox
WHEN (old.failed_at IS NULL) <> (new.failed_at IS NULL) AND new.dedupe_key GLOB 'invitation:*'
BEGIN
  UPDATE invitations
    SET
      undelivered_at = new.failed_at,
      undelivered_why = iif(new.failed_at IS NULL, NULL, new.last_error)
    WHERE request_id = substr(new.dedupe_key, length('invitation:') + 1);
END;

-- Nor is an invoice mailed whose every mail was given up on.
CREATE TRIGGER outbox_invoice_given_up AFTER UPDATE OF failed_at ON outbox
WHEN (old.failed_at IS NULL) <> (new.failed_at IS NULL) AND new.dedupe_key GLOB 'invoice:*'
BEGIN
  UPDATE invoices
    SET
      mailed_at = (
        SELECT max(created_at)
        FROM outbox
        WHERE dedupe_key GLOB 'invoice:' || invoices.id || ':*' AND failed_at IS NULL
      )
    WHERE id = cast(substr(new.dedupe_key, length('invoice:') + 1) AS integer);
END;
