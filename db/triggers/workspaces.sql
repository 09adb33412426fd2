CREATE VIRTUAL TABLE workspaces_search USING fts5(
  search_text, scope,
  content='', contentless_delete=1, tokenize='trigram'
);

-- The threes of letters that an index has: what is shorter is asked by those that begin with it. The last two letters of
-- a text begin one too, since what is indexed ends in two spaces.
CREATE VIRTUAL TABLE workspaces_search_threes USING fts5vocab(workspaces_search, row);

-- The names that cards show stand beside their rows, so that a list reads one row for each that it returns.
CREATE TRIGGER workspaces_named_insert AFTER INSERT ON workspaces BEGIN
  UPDATE workspaces
    SET
      pet_name = p.name,
      pet_type = p.species,
      pet_breed = p.breed,
      owner_name = c.full_name,
      assigned_to_name = ifnull((SELECT full_name FROM users WHERE id = workspaces.assigned_to_id), '')
    FROM pets p, clients c
    WHERE p.id = workspaces.pet_id AND c.id = workspaces.client_id AND workspaces.id = new.id;
END;

CREATE TRIGGER workspaces_named_update AFTER UPDATE OF pet_id, client_id, assigned_to_id ON workspaces BEGIN
  UPDATE workspaces
    SET
      pet_name = p.name,
      pet_type = p.species,
      pet_breed = p.breed,
      owner_name = c.full_name,
      assigned_to_name = ifnull((SELECT full_name FROM users WHERE id = workspaces.assigned_to_id), '')
    FROM pets p, clients c
    WHERE p.id = workspaces.pet_id AND c.id = workspaces.client_id AND workspaces.id = new.id;
END;

CREATE TRIGGER tasks_named_workspaces AFTER UPDATE OF name, archived_at, owner_name ON workspaces
WHEN old.name <> new.name OR old.archived_at IS NOT new.archived_at OR old.owner_name <> new.owner_name
BEGIN
  UPDATE tasks
    SET
      workspace_name = CASE WHEN new.archived_at IS NULL THEN new.name END,
      assignee_name = CASE assigned_role WHEN 'customer' THEN new.owner_name ELSE assignee_name END
    WHERE workspace_id = new.id;
END;

-- What stands beside a journey goes out of lists and numbers with it, and comes back with it, for who still takes part.
CREATE TRIGGER workspaces_put_away AFTER UPDATE OF archived_at ON workspaces
WHEN (old.archived_at IS NULL) <> (new.archived_at IS NULL)
BEGIN
  UPDATE notifications
    SET
      is_put_away = new.archived_at IS NOT NULL
      OR (
        (SELECT role FROM users WHERE id = user_id) = 'customer'
        AND NOT EXISTS (
          SELECT 1 FROM workspace_members m WHERE m.workspace_id = new.id AND m.user_id = notifications.user_id
        )
      )
    WHERE workspace_id = new.id;
  UPDATE tags
    SET uses = uses + iif(new.archived_at IS NULL, 1, -1)
    WHERE id IN (SELECT tag_id FROM workspace_tags WHERE workspace_id = new.id);
END;

-- The row is read again and replaced, so that it does not matter in which order triggers run.
CREATE TRIGGER workspaces_search_updated AFTER UPDATE OF search_text, archived_at ON workspaces BEGIN
  DELETE FROM workspaces_search WHERE rowid = new.id;
  INSERT INTO workspaces_search (rowid, search_text, scope)
    SELECT id, search_text || '  ', ';w=' || id || ';'
    FROM workspaces
    WHERE id = new.id AND archived_at IS NULL;
END;

CREATE TRIGGER workspaces_search_deleted AFTER DELETE ON workspaces BEGIN
  DELETE FROM workspaces_search WHERE rowid = old.id;
END;

-- A journey under way is checked against the rules on `next_check_on`; a change of anything they judge makes it due
-- at once.
CREATE TRIGGER rule_watches_begin AFTER INSERT ON workspaces
WHEN new.archived_at IS NULL AND new.status <> 'completed'
BEGIN
  INSERT INTO rule_watches (workspace_id, next_check_on) VALUES (new.id, '2000-01-01');
END;

CREATE TRIGGER rule_watches_end AFTER UPDATE OF status, archived_at ON workspaces
WHEN new.archived_at IS NOT NULL OR new.status = 'completed'
BEGIN
  DELETE FROM rule_watches WHERE workspace_id = new.id;
END;

CREATE TRIGGER rule_watches_resume AFTER UPDATE OF status, archived_at ON workspaces
WHEN new.archived_at IS NULL
  AND new.status <> 'completed'
  AND (old.archived_at IS NOT NULL OR old.status = 'completed')
BEGIN
  INSERT OR REPLACE INTO rule_watches (workspace_id, next_check_on) VALUES (new.id, '2000-01-01');
END;

-- To the new person in charge, what the owner has written since the company's last answer is unread.
CREATE TRIGGER workspaces_thread_handed AFTER UPDATE OF assigned_to_id ON workspaces
WHEN new.assigned_to_id IS NOT old.assigned_to_id
BEGIN
  UPDATE thread_readers
    SET takes_part = 0, unread = 0
    WHERE workspace_id = new.id
      AND user_id = old.assigned_to_id
      AND NOT EXISTS (
        SELECT 1 FROM workspace_members m WHERE m.workspace_id = new.id AND m.user_id = old.assigned_to_id
      );
  INSERT INTO thread_readers (user_id, workspace_id, takes_part, unread, last_message_id, last_at)
    SELECT
      new.assigned_to_id, t.workspace_id, 1,
      (
        SELECT count(*)
        FROM messages m
        WHERE m.workspace_id = new.id
          AND m.is_internal = 0
          AND m.id > ifnull(
            (
              SELECT max(a.id)
              FROM messages a
              JOIN users u ON u.id = a.author_id
              WHERE a.workspace_id = new.id AND a.is_internal = 0 AND u.role <> 'customer'
            ),
            0
          )
          AND m.id > ifnull(
            (
              SELECT r.seen_message_id
              FROM thread_readers r
              WHERE r.workspace_id = new.id AND r.user_id = new.assigned_to_id
            ),
            0
          )
      ),
      t.last_message_id, t.last_at
    FROM message_threads t
    WHERE t.workspace_id = new.id AND new.assigned_to_id IS NOT NULL
    ON CONFLICT (user_id, workspace_id) DO UPDATE SET
      takes_part = 1,
      unread = excluded.unread,
      last_message_id = excluded.last_message_id,
      last_at = excluded.last_at;
END;

CREATE TRIGGER rule_watches_moved
  AFTER UPDATE OF departure_date, departure_time, arrival_date, arrival_time, departure_airport, arrival_airport, stops,
    destination, escort, is_for_sale, pet_count, transport, port_of_entry, owner_residence, pet_id
  ON workspaces
BEGIN
  UPDATE rule_watches SET next_check_on = '2000-01-01' WHERE workspace_id = new.id;
END;
