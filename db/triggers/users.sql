CREATE TRIGGER names_beside_users AFTER UPDATE OF full_name ON users WHEN old.full_name <> new.full_name BEGIN
  UPDATE workspaces SET assigned_to_name = new.full_name WHERE assigned_to_id = new.id;
  UPDATE tasks
    SET assignee_name = new.full_name
    WHERE assigned_to_id = new.id AND assigned_role <> 'customer';
END;
