CREATE TRIGGER notifications_counted_insert AFTER INSERT ON notifications WHEN new.read_at IS NULL BEGIN
  INSERT INTO counts (kind, key, n)
    SELECT 'unread', new.user_id, 1 WHERE true
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
END;

CREATE TRIGGER notifications_counted_update AFTER UPDATE OF read_at, is_put_away ON notifications BEGIN
  INSERT INTO counts (kind, key, n)
    SELECT
      'unread', new.user_id,
      (new.read_at IS NULL AND new.is_put_away = 0) - (old.read_at IS NULL AND old.is_put_away = 0)
    WHERE true
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
END;

CREATE TRIGGER notifications_counted_delete AFTER DELETE ON notifications
WHEN old.read_at IS NULL AND old.is_put_away = 0
BEGIN
  INSERT INTO counts (kind, key, n)
    SELECT 'unread', old.user_id, -1 WHERE true
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
END;

-- The mail's words are made when it is sent.
CREATE TRIGGER notifications_mailed AFTER INSERT ON notifications WHEN new.by_mail = 1 BEGIN
  INSERT INTO outbox (template, to_email, to_name, payload, dedupe_key, created_at, next_attempt_at, workspace_id)
    SELECT
      'notification', email, full_name,
      json_object(
        'name', full_name,
        'title', new.title,
        'message', new.message,
        'page', ifnull(
          new.action_url,
          iif(
            new.workspace_id IS NULL,
            '/notifications',
            '/workspace/' || new.workspace_id || iif(users.role = 'customer', '/customer', '')
          )
        )
      ),
      'notification:' || new.id, new.created_at, new.created_at, new.workspace_id
    FROM users
    WHERE id = new.user_id;
END;
