-- An author has read what was written before.
CREATE TRIGGER messages_counted AFTER INSERT ON messages WHEN new.is_internal = 0 BEGIN
  INSERT INTO message_threads (workspace_id, last_message_id, last_at, is_waiting)
    VALUES (
      new.workspace_id, new.id, new.created_at, (SELECT role = 'customer' FROM users WHERE id = new.author_id)
    )
    ON CONFLICT (workspace_id) DO UPDATE SET
      last_message_id = excluded.last_message_id,
      last_at = excluded.last_at,
      is_waiting = excluded.is_waiting;
  INSERT INTO thread_readers (
    user_id, workspace_id, takes_part, unread, last_message_id, last_at, seen_message_id, seen_at
  )
    SELECT
      id, new.workspace_id, 1, id <> new.author_id, new.id, new.created_at,
      iif(id = new.author_id, new.id, 0), iif(id = new.author_id, new.created_at, NULL)
    FROM users
    WHERE id IN (
      SELECT user_id FROM workspace_members WHERE workspace_id = new.workspace_id
      UNION
      SELECT assigned_to_id FROM workspaces WHERE id = new.workspace_id
      UNION
      SELECT user_id FROM thread_readers WHERE workspace_id = new.workspace_id AND takes_part = 1
      UNION
      SELECT new.author_id
    )
    ON CONFLICT (user_id, workspace_id) DO UPDATE SET
      takes_part = 1,
      unread = iif(user_id = new.author_id, 0, unread + 1),
      last_message_id = excluded.last_message_id,
      last_at = excluded.last_at,
      seen_message_id = iif(user_id = new.author_id, new.id, seen_message_id),
      seen_at = iif(user_id = new.author_id, new.created_at, seen_at);
END;
