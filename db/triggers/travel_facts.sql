CREATE TRIGGER rule_watches_said_insert AFTER INSERT ON travel_facts BEGIN
  UPDATE rule_watches SET next_check_on = '2000-01-01' WHERE workspace_id = new.workspace_id;
END;

CREATE TRIGGER rule_watches_said_update AFTER UPDATE ON travel_facts BEGIN
  UPDATE rule_watches SET next_check_on = '2000-01-01' WHERE workspace_id = new.workspace_id;
END;
