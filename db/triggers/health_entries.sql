CREATE TRIGGER rule_watches_entry_insert AFTER INSERT ON health_entries BEGIN
  UPDATE rule_watches
    SET next_check_on = '2000-01-01'
    WHERE workspace_id IN (SELECT id FROM workspaces WHERE pet_id = new.pet_id);
END;

CREATE TRIGGER rule_watches_entry_update AFTER UPDATE ON health_entries BEGIN
  UPDATE rule_watches
    SET next_check_on = '2000-01-01'
    WHERE workspace_id IN (SELECT id FROM workspaces WHERE pet_id = new.pet_id);
END;

CREATE TRIGGER rule_watches_entry_delete AFTER DELETE ON health_entries BEGIN
  UPDATE rule_watches
    SET next_check_on = '2000-01-01'
    WHERE workspace_id IN (SELECT id FROM workspaces WHERE pet_id = old.pet_id);
END;
