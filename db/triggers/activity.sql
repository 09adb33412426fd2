CREATE TRIGGER activity_never_changed BEFORE UPDATE ON activity BEGIN
  SELECT RAISE(ABORT, 'activity is append-only');
END;

CREATE TRIGGER activity_never_removed BEFORE DELETE ON activity BEGIN
  SELECT RAISE(ABORT, 'activity is append-only');
END;

-- The one place that sees every entry, in the same transaction.
CREATE TRIGGER activity_told AFTER INSERT ON activity
WHEN EXISTS (SELECT 1 FROM webhook_kinds WHERE kind = new.kind)
BEGIN
  INSERT INTO webhook_deliveries (webhook_id, activity_id, kind, message_id, created_at)
    SELECT webhook_id, new.id, new.kind, 'msg_' || lower(hex(randomblob(16))), new.at
    FROM webhook_kinds
    WHERE kind = new.kind;
  UPDATE webhooks
    SET next_attempt_at = new.at
    WHERE next_attempt_at IS NULL AND id IN (SELECT webhook_id FROM webhook_kinds WHERE kind = new.kind);
END;

-- REPLACE removes without a trigger for that: it is met before it does.
CREATE TRIGGER activity_never_replaced BEFORE INSERT ON activity
WHEN EXISTS (SELECT 1 FROM activity WHERE id = new.id)
BEGIN
  SELECT RAISE(ABORT, 'activity is append-only');
END;
