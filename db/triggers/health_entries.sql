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

CREATE TRIGGER folded_chips_insert AFTER INSERT ON health_entries WHEN new.kind = 'microchip' BEGIN
  UPDATE pets SET passport_number = passport_number WHERE id = new.pet_id;
  UPDATE workspaces SET destination = destination WHERE pet_id = new.pet_id;
END;

CREATE TRIGGER folded_chips_update AFTER UPDATE OF pet_id, kind, code, is_planned ON health_entries
WHEN 'microchip' IN (old.kind, new.kind)
BEGIN
  UPDATE pets SET passport_number = passport_number WHERE id IN (old.pet_id, new.pet_id);
  UPDATE workspaces SET destination = destination WHERE pet_id IN (old.pet_id, new.pet_id);
END;

CREATE TRIGGER folded_chips_delete AFTER DELETE ON health_entries WHEN old.kind = 'microchip' BEGIN
  UPDATE pets SET passport_number = passport_number WHERE id = old.pet_id;
  UPDATE workspaces SET destination = destination WHERE pet_id = old.pet_id;
END;
