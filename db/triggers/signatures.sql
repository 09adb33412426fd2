CREATE TRIGGER signatures_never_changed BEFORE UPDATE ON signatures BEGIN
  SELECT RAISE(ABORT, 'signatures are append-only');
END;

CREATE TRIGGER signatures_never_removed BEFORE DELETE ON signatures BEGIN
  SELECT RAISE(ABORT, 'signatures are append-only');
END;

-- REPLACE removes without a trigger for that: it is met before it does.
CREATE TRIGGER signatures_never_replaced BEFORE INSERT ON signatures
WHEN EXISTS (SELECT 1 FROM signatures WHERE id = new.id OR request_id = new.request_id)
BEGIN
  SELECT RAISE(ABORT, 'UNIQUE constraint failed: signatures.request_id');
END;
