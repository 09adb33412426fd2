-- What was asked for stays as it was, and what has come stays come; only what has gone back is added to it.
CREATE TRIGGER payments_never_rewritten BEFORE UPDATE ON payments
WHEN new.id <> old.id
  OR new.workspace_id <> old.workspace_id
  OR new.task_id <> old.task_id
  OR new.method <> old.method
  OR new.amount <> old.amount
  OR new.currency <> old.currency
  OR new.payer_id <> old.payer_id
  OR new.request_id <> old.request_id
  OR (
    old.status = 'succeeded'
    AND (new.status <> 'succeeded' OR new.transaction_id IS NOT old.transaction_id OR new.settled_at IS NOT old.settled_at)
  )
BEGIN
  SELECT RAISE(ABORT, 'payments are not rewritten');
END;

CREATE TRIGGER payments_never_removed BEFORE DELETE ON payments BEGIN
  SELECT RAISE(ABORT, 'payments are not removed');
END;

-- REPLACE removes without a trigger for that: it is met before it does.
CREATE TRIGGER payments_never_replaced BEFORE INSERT ON payments
WHEN EXISTS (
  SELECT 1 FROM payments WHERE id = new.id OR request_id = new.request_id OR transaction_id = new.transaction_id
)
BEGIN
  SELECT RAISE(ABORT, 'UNIQUE constraint failed: payments.request_id');
END;

CREATE TRIGGER payments_never_twice BEFORE INSERT ON payments
WHEN new.status IN ('processing', 'succeeded')
  AND EXISTS (SELECT 1 FROM payments WHERE task_id = new.task_id AND status IN ('processing', 'succeeded'))
BEGIN
  SELECT RAISE(ABORT, 'UNIQUE constraint failed: payments.task_id');
END;
