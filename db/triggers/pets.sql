CREATE VIRTUAL TABLE pets_search USING fts5(
  search_text,
  content='', contentless_delete=1, tokenize='trigram'
);

CREATE VIRTUAL TABLE pets_search_threes USING fts5vocab(pets_search, row);

CREATE TRIGGER pets_counted_insert AFTER INSERT ON pets BEGIN
  UPDATE clients SET pets_total = pets_total + 1 WHERE id = new.client_id;
END;

CREATE TRIGGER pets_counted_update AFTER UPDATE OF client_id ON pets BEGIN
  UPDATE clients SET pets_total = pets_total - 1 WHERE id = old.client_id;
  UPDATE clients SET pets_total = pets_total + 1 WHERE id = new.client_id;
END;

CREATE TRIGGER pets_counted_delete AFTER DELETE ON pets BEGIN
  UPDATE clients SET pets_total = pets_total - 1 WHERE id = old.client_id;
END;

CREATE TRIGGER workspaces_named_pets AFTER UPDATE OF name, species, breed ON pets BEGIN
  UPDATE workspaces
    SET pet_name = new.name, pet_type = new.species, pet_breed = new.breed
    WHERE pet_id = new.id;
END;

CREATE TRIGGER rule_watches_pet AFTER UPDATE OF species, breed, birth_date, is_neutered ON pets
BEGIN
  UPDATE rule_watches
    SET next_check_on = '2000-01-01'
    WHERE workspace_id IN (SELECT id FROM workspaces WHERE pet_id = new.id);
END;

CREATE TRIGGER pets_search_updated AFTER UPDATE OF search_text ON pets BEGIN
  DELETE FROM pets_search WHERE rowid = new.id;
  INSERT INTO pets_search (rowid, search_text) VALUES (new.id, new.search_text || '  ');
END;

CREATE TRIGGER pets_search_deleted AFTER DELETE ON pets BEGIN
  DELETE FROM pets_search WHERE rowid = old.id;
END;
