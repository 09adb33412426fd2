-- Names as they are compared (contracts/core/fold.ts) stand beside them, whoever writes them: lists go by them, and
-- searches look into them. A new row is folded by a change of nothing, so that each of them says once what it folds.
CREATE TRIGGER users_folded AFTER UPDATE OF full_name, email, job_title ON users BEGIN
  UPDATE users
    SET
      name_key = folded(full_name),
      search_text = folded(full_name || ' ' || email || ifnull(' ' || job_title, ''))
    WHERE id = new.id;
END;

CREATE TRIGGER users_folded_insert AFTER INSERT ON users BEGIN
  UPDATE users SET full_name = full_name WHERE id = new.id;
END;

CREATE TRIGGER clients_folded AFTER UPDATE OF full_name, email, phone ON clients BEGIN
  UPDATE clients
    SET
      name_key = folded(full_name),
      search_text = folded(full_name || ' ' || email || ' ' || ifnull(phone, ''))
    WHERE id = new.id;
END;

CREATE TRIGGER clients_folded_insert AFTER INSERT ON clients BEGIN
  UPDATE clients SET full_name = full_name WHERE id = new.id;
END;

-- The microchips of its record are the pet's and its journeys' (db/triggers/health_entries.sql folds them anew).
CREATE TRIGGER pets_folded AFTER UPDATE OF name, breed, passport_number ON pets BEGIN
  UPDATE pets
    SET
      name_key = folded(name),
      search_text = folded(
        name || ifnull(' ' || breed, '') || ifnull(' ' || passport_number, '') || ifnull(
          (
            SELECT ' ' || group_concat(code, ' ')
            FROM health_entries
            WHERE pet_id = pets.id AND kind = 'microchip' AND NOT is_planned
          ),
          ''
        )
      )
    WHERE id = new.id;
END;

CREATE TRIGGER pets_folded_insert AFTER INSERT ON pets BEGIN
  UPDATE pets SET name = name WHERE id = new.id;
END;

CREATE TRIGGER teams_folded AFTER UPDATE OF name ON teams BEGIN
  UPDATE teams SET name_key = folded(name) WHERE id = new.id;
END;

CREATE TRIGGER teams_folded_insert AFTER INSERT ON teams BEGIN
  UPDATE teams SET name = name WHERE id = new.id;
END;

CREATE TRIGGER tags_folded AFTER UPDATE OF name ON tags BEGIN
  UPDATE tags SET name_key = folded(name) WHERE id = new.id;
END;

CREATE TRIGGER tags_folded_insert AFTER INSERT ON tags BEGIN
  UPDATE tags SET name = name WHERE id = new.id;
END;

CREATE TRIGGER templates_folded AFTER UPDATE OF name, destination ON templates BEGIN
  UPDATE templates
    SET name_key = folded(name), search_text = folded(name || ' ' || destination)
    WHERE id = new.id;
END;

CREATE TRIGGER templates_folded_insert AFTER INSERT ON templates BEGIN
  UPDATE templates SET name = name WHERE id = new.id;
END;

CREATE TRIGGER library_templates_folded AFTER UPDATE OF name ON library_templates BEGIN
  UPDATE library_templates SET name_key = folded(name) WHERE id = new.id;
END;

CREATE TRIGGER library_templates_folded_insert AFTER INSERT ON library_templates BEGIN
  UPDATE library_templates SET name = name WHERE id = new.id;
END;

CREATE TRIGGER help_articles_folded AFTER UPDATE OF title ON help_articles BEGIN
  UPDATE help_articles SET title_key = folded(title) WHERE id = new.id;
END;

CREATE TRIGGER help_articles_folded_insert AFTER INSERT ON help_articles BEGIN
  UPDATE help_articles SET title = title WHERE id = new.id;
END;

CREATE TRIGGER documents_folded AFTER UPDATE OF name, description ON documents BEGIN
  UPDATE documents
    SET name_key = folded(name), search_text = folded(name || ' ' || description)
    WHERE id = new.id;
END;

CREATE TRIGGER documents_folded_insert AFTER INSERT ON documents BEGIN
  UPDATE documents SET name = name WHERE id = new.id;
END;

CREATE TRIGGER invoices_folded
  AFTER UPDATE OF invoice_number, customer_name, pet_name, service_description
  ON invoices
BEGIN
  UPDATE invoices
    SET
      search_text = folded(
        ifnull(invoice_number || ' ', '') || customer_name || ' ' || ifnull(pet_name || ' ', '') || service_description
      )
    WHERE id = new.id;
END;

CREATE TRIGGER invoices_folded_insert AFTER INSERT ON invoices BEGIN
  UPDATE invoices SET customer_name = customer_name WHERE id = new.id;
END;

CREATE TRIGGER schedule_events_folded AFTER UPDATE OF title, location, description ON schedule_events BEGIN
  UPDATE schedule_events
    SET search_text = folded(title || ' ' || ifnull(location || ' ', '') || description)
    WHERE id = new.id;
END;

CREATE TRIGGER schedule_events_folded_insert AFTER INSERT ON schedule_events BEGIN
  UPDATE schedule_events SET title = title WHERE id = new.id;
END;

-- A new journey and a new task get the names beside them by an update, which is folded too.
CREATE TRIGGER workspaces_folded
  AFTER UPDATE OF name, pet_id, pet_name, owner_name, destination, assigned_to_name
  ON workspaces
BEGIN
  UPDATE workspaces
    SET
      name_key = folded(name),
      destination_key = folded(ifnull(destination, '')),
      assignee_key = folded(assigned_to_name),
      search_text = folded(
        name || ' ' || pet_name || ' ' || owner_name || ' ' || ifnull(destination, '') || ifnull(
          (
            SELECT ' ' || group_concat(code, ' ')
            FROM health_entries
            WHERE pet_id = workspaces.pet_id AND kind = 'microchip' AND NOT is_planned
          ),
          ''
        )
      )
    WHERE id = new.id;
END;

-- What the groups go by: journeys of one name are two, and what nobody has comes last, after every script.
CREATE TRIGGER tasks_folded
  AFTER UPDATE OF title, workspace_name, assignee_name, workspace_id, assigned_role
  ON tasks
BEGIN
  UPDATE tasks
    SET
      workspace_key = ifnull(folded(workspace_name), char(1114111)) || char(31) || workspace_id,
      assignee_key = ifnull(folded(assignee_name), char(1114111) || assigned_role),
      search_text = folded(title || ' ' || workspace_name)
    WHERE id = new.id;
END;
