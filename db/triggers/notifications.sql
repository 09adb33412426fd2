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

-- A notification with the page that it opens for its reader, as the bell does: the very action, where it is of one. A
-- receipt is what news of money is about.
CREATE VIEW told_news AS
  SELECT
    n.id, n.user_id, n.kind, n.title, n.message, n.times, n.created_at, n.read_at, n.workspace_id, n.task_id,
    n.awaits_digest, n.is_put_away,
    CASE
      WHEN n.action_url LIKE '/receipt?%' THEN n.action_url
      WHEN n.workspace_id IS NULL THEN ifnull(n.action_url, '/notifications')
      WHEN n.task_id IS NOT NULL THEN
        '/workspace/' || n.workspace_id || iif(u.role = 'customer', '/customer?todo=', '?task=') || n.task_id
      ELSE ifnull(n.action_url, '/workspace/' || n.workspace_id || iif(u.role = 'customer', '/customer', ''))
    END AS page
  FROM notifications n JOIN users u ON u.id = n.user_id;

-- What is put in here is mailed to its reader, the words being made when the mail is sent. Of one thing (an action, else a
-- kind of news of a journey) nobody gets two mails within a minute: what comes meanwhile waits for the minute's end and
-- goes in one mail. The keys of the minutes around find it; a mail that is being sent takes nothing more in.
CREATE VIEW mailed_news AS
  SELECT
    n.id, n.user_id, n.kind, n.title, n.message, n.page, n.created_at, n.workspace_id, n.task_id, n.times,
    'notification:' || n.user_id || ':' || ifnull(n.workspace_id, 0) || ':' || ifnull(n.task_id, n.kind) || ':' AS thing,
    n.created_at / 60000 AS minute
  FROM told_news n;

CREATE TRIGGER mailed_news_insert INSTEAD OF INSERT ON mailed_news BEGIN
  UPDATE outbox
    SET payload = json_insert(payload, '$.more[#]', (
      SELECT json_object('title', title, 'message', message, 'page', page) FROM mailed_news WHERE id = new.id))
    WHERE sent_at IS NULL AND failed_at IS NULL AND attempts = 0 AND dedupe_key IN (
      SELECT n.thing || (n.minute + near.value) FROM mailed_news n, json_each('[-1,0,1]') near WHERE n.id = new.id);
  INSERT INTO outbox (template, to_email, to_name, payload, dedupe_key, created_at, next_attempt_at, workspace_id)
    SELECT
      'notification', u.email, u.full_name,
      json_object(
        'name', u.full_name, 'userId', u.id, 'kind', n.kind, 'title', n.title, 'message', n.message, 'page', n.page,
        'task', (SELECT title FROM tasks WHERE id = n.task_id), 'more', json_array()
      ),
      CASE
        WHEN NOT EXISTS (SELECT 1 FROM outbox WHERE dedupe_key = n.thing || n.minute) THEN n.thing || n.minute
        WHEN NOT EXISTS (SELECT 1 FROM outbox WHERE dedupe_key = n.thing || (n.minute + 1)) THEN n.thing || (n.minute + 1)
        ELSE n.thing || n.minute || ':' || n.id || ':' || n.times
      END,
      n.created_at,
      n.created_at + ifnull((
        SELECT max(0, min(60000, max(ifnull(sent_at, created_at)) + 60000 - n.created_at)) FROM outbox
        WHERE dedupe_key IN (n.thing || (n.minute - 1), n.thing || n.minute, n.thing || (n.minute + 1))
      ), 0),
      n.workspace_id
    FROM mailed_news n JOIN users u ON u.id = n.user_id
    WHERE n.id = new.id AND NOT EXISTS (
      SELECT 1 FROM outbox
      WHERE sent_at IS NULL AND failed_at IS NULL AND attempts = 0
        AND dedupe_key IN (n.thing || (n.minute - 1), n.thing || n.minute, n.thing || (n.minute + 1)));
END;

CREATE TRIGGER notifications_mailed AFTER INSERT ON notifications WHEN new.by_mail = 1 BEGIN
  INSERT INTO mailed_news (id) VALUES (new.id);
END;

-- Joined to news that was not read yet: in the bell one more, and a mail like any other.
CREATE TRIGGER notifications_mailed_again AFTER UPDATE OF times ON notifications
WHEN new.by_mail = 1 AND new.times > old.times
BEGIN
  INSERT INTO mailed_news (id) VALUES (new.id);
END;
