-- A member who is removed hears nothing more of the conversation, unless they are in charge of the journey.
CREATE TRIGGER workspace_members_left_thread AFTER DELETE ON workspace_members BEGIN
  DELETE FROM thread_readers
    WHERE workspace_id = old.workspace_id
      AND user_id = old.user_id
      AND user_id IS NOT (SELECT assigned_to_id FROM workspaces WHERE id = old.workspace_id);
END;
