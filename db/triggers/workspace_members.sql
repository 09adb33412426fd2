-- A member who is removed hears nothing more of the conversation, unless they are in charge of the journey.
CREATE TRIGGER workspace_members_left_thread AFTER DELETE ON workspace_members BEGIN
  DELETE FROM thread_readers
    WHERE workspace_id = old.workspace_id
      AND user_id = old.user_id
      AND user_id IS NOT (SELECT assigned_to_id FROM workspaces WHERE id = old.workspace_id);
END;

-- Nor is there anything of the journey left for them in the bell or on its way to them. Colleagues may read every journey
-- and keep what the bell told them.
CREATE TRIGGER workspace_members_left_news AFTER DELETE ON workspace_members
WHEN old.user_id IS NOT (SELECT assigned_to_id FROM workspaces WHERE id = old.workspace_id)
BEGIN
  UPDATE notifications
    SET
      awaits_digest = 0,
      is_put_away = iif((SELECT role FROM users WHERE id = old.user_id) = 'customer', 1, is_put_away)
    WHERE workspace_id = old.workspace_id AND user_id = old.user_id;
  DELETE FROM outbox
    WHERE to_email = (SELECT email FROM users WHERE id = old.user_id)
      AND sent_at IS NULL
      AND (
        (template IN ('notification', 'signed-copy') AND workspace_id = old.workspace_id)
        OR EXISTS (
          SELECT 1 FROM tasks WHERE workspace_id = old.workspace_id AND dedupe_key GLOB 'step-' || id || '-*'
        )
        OR EXISTS (
          SELECT 1
          FROM schedule_events
          WHERE workspace_id = old.workspace_id AND dedupe_key GLOB 'appointment-' || id || '-*'
        )
      );
  UPDATE outbox
    SET
      payload = json_set(
        payload,
        '$.total', (payload ->> 'total') - (
          SELECT count(*)
          FROM json_each(payload, '$.news')
          WHERE value ->> 'workspaceId' = old.workspace_id
        ),
        '$.news', (
          SELECT json_group_array(json(value))
          FROM json_each(payload, '$.news')
          WHERE value ->> 'workspaceId' IS NOT old.workspace_id
        )
      )
    WHERE to_email = (SELECT email FROM users WHERE id = old.user_id) AND sent_at IS NULL AND template = 'digest';
  DELETE FROM outbox
    WHERE to_email = (SELECT email FROM users WHERE id = old.user_id)
      AND sent_at IS NULL
      AND template = 'digest'
      AND json_array_length(payload, '$.news') = 0;
END;

CREATE TRIGGER workspace_members_came_back AFTER INSERT ON workspace_members BEGIN
  UPDATE notifications
    SET is_put_away = (SELECT archived_at IS NOT NULL FROM workspaces WHERE id = new.workspace_id)
    WHERE workspace_id = new.workspace_id AND user_id = new.user_id;
END;
