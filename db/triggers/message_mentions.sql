-- A person who is mentioned takes part from then on; one who did already has the message counted.
CREATE TRIGGER message_mentions_counted AFTER INSERT ON message_mentions BEGIN
  INSERT INTO thread_readers (user_id, workspace_id, takes_part, unread, last_message_id, last_at)
    SELECT new.user_id, workspace_id, 1, 1, id, created_at
    FROM messages
    WHERE id = new.message_id AND is_internal = 0
    ON CONFLICT (user_id, workspace_id) DO UPDATE SET
      takes_part = 1,
      unread = unread + 1,
      last_message_id = excluded.last_message_id,
      last_at = excluded.last_at
    WHERE last_message_id < excluded.last_message_id;
END;
