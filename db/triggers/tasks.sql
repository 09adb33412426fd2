CREATE VIRTUAL TABLE tasks_search USING fts5(
  search_text, scope,
  content='', contentless_delete=1, tokenize='trigram'
);

CREATE VIRTUAL TABLE tasks_search_threes USING fts5vocab(tasks_search, row);

-- What the portal does by itself is nobody's task.
CREATE TRIGGER tasks_counted_insert AFTER INSERT ON tasks BEGIN
  UPDATE workspaces
    SET
      tasks_total = tasks_total + (NOT new.is_automatic),
      tasks_done = tasks_done + (new.status = 'completed' AND NOT new.is_automatic),
      action_count = action_count + (new.status IN ('your_turn', 'overdue') AND NOT new.is_automatic),
      ready_told_at = iif(new.status = 'completed', ready_told_at, NULL)
    WHERE id = new.workspace_id;
END;

CREATE TRIGGER tasks_counted_update AFTER UPDATE OF status, is_automatic ON tasks
WHEN old.status <> new.status OR old.is_automatic <> new.is_automatic
BEGIN
  UPDATE workspaces
    SET
      tasks_total = tasks_total + (NOT new.is_automatic) - (NOT old.is_automatic),
      tasks_done = tasks_done
        + (new.status = 'completed' AND NOT new.is_automatic)
        - (old.status = 'completed' AND NOT old.is_automatic),
      action_count = action_count
        + (new.status IN ('your_turn', 'overdue') AND NOT new.is_automatic)
        - (old.status IN ('your_turn', 'overdue') AND NOT old.is_automatic),
      ready_told_at = iif(new.status = 'completed', ready_told_at, NULL)
    WHERE id = new.workspace_id;
END;

CREATE TRIGGER tasks_counted_delete AFTER DELETE ON tasks BEGIN
  UPDATE workspaces
    SET
      tasks_total = tasks_total - (NOT old.is_automatic),
      tasks_done = tasks_done - (old.status = 'completed' AND NOT old.is_automatic),
      action_count = action_count - (old.status IN ('your_turn', 'overdue') AND NOT old.is_automatic)
    WHERE id = old.workspace_id;
END;

-- What belongs to an archived journey is in no tab, and counted in none.
CREATE TRIGGER tasks_tab_insert AFTER INSERT ON tasks WHEN new.tab IS NOT NULL BEGIN
  INSERT INTO counts (kind, key, n) VALUES ('task_tab', new.tab, 1)
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
END;

CREATE TRIGGER tasks_tab_update AFTER UPDATE OF status, is_automatic, workspace_name ON tasks WHEN old.tab IS NOT new.tab BEGIN
  INSERT INTO counts (kind, key, n)
    SELECT 'task_tab', old.tab, -1 WHERE old.tab IS NOT NULL
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counts (kind, key, n)
    SELECT 'task_tab', new.tab, 1 WHERE new.tab IS NOT NULL
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
END;

CREATE TRIGGER tasks_tab_delete AFTER DELETE ON tasks WHEN old.tab IS NOT NULL BEGIN
  INSERT INTO counts (kind, key, n) VALUES ('task_tab', old.tab, -1)
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
END;

CREATE TRIGGER tasks_named_insert AFTER INSERT ON tasks BEGIN
  UPDATE tasks
    SET
      workspace_name = (SELECT name FROM workspaces WHERE id = tasks.workspace_id AND archived_at IS NULL),
      assignee_name = CASE assigned_role
        WHEN 'customer' THEN (SELECT owner_name FROM workspaces WHERE id = tasks.workspace_id)
        ELSE (SELECT full_name FROM users WHERE id = tasks.assigned_to_id)
      END
    WHERE id = new.id;
END;

CREATE TRIGGER tasks_named_update AFTER UPDATE OF workspace_id, assigned_role, assigned_to_id ON tasks BEGIN
  UPDATE tasks
    SET
      workspace_name = (SELECT name FROM workspaces WHERE id = tasks.workspace_id AND archived_at IS NULL),
      assignee_name = CASE assigned_role
        WHEN 'customer' THEN (SELECT owner_name FROM workspaces WHERE id = tasks.workspace_id)
        ELSE (SELECT full_name FROM users WHERE id = tasks.assigned_to_id)
      END
    WHERE id = new.id;
END;

CREATE TRIGGER tasks_search_updated AFTER UPDATE OF search_text ON tasks BEGIN
  DELETE FROM tasks_search WHERE rowid = new.id;
  INSERT INTO tasks_search (rowid, search_text, scope)
    SELECT id, search_text || '  ', ';w=' || workspace_id || ';'
    FROM tasks
    WHERE id = new.id AND workspace_name IS NOT NULL;
END;

CREATE TRIGGER tasks_search_deleted AFTER DELETE ON tasks BEGIN
  DELETE FROM tasks_search WHERE rowid = old.id;
END;

-- Kept beside a journey, so that the priority review is one walk over an index.
CREATE TRIGGER tasks_late_insert AFTER INSERT ON tasks WHEN new.status = 'overdue' AND NOT new.is_automatic BEGIN
  UPDATE workspaces SET late_count = late_count + 1 WHERE id = new.workspace_id;
END;

CREATE TRIGGER tasks_late_update AFTER UPDATE OF status, is_automatic ON tasks
WHEN (new.status = 'overdue' AND NOT new.is_automatic) <> (old.status = 'overdue' AND NOT old.is_automatic)
BEGIN
  UPDATE workspaces
    SET late_count = late_count
      + (new.status = 'overdue' AND NOT new.is_automatic)
      - (old.status = 'overdue' AND NOT old.is_automatic)
    WHERE id = new.workspace_id;
END;

CREATE TRIGGER tasks_late_delete AFTER DELETE ON tasks WHEN old.status = 'overdue' AND NOT old.is_automatic BEGIN
  UPDATE workspaces SET late_count = late_count - 1 WHERE id = old.workspace_id;
END;

-- What is handed in is no longer stuck, and what is open again no longer asked back.
CREATE TRIGGER tasks_got_on AFTER UPDATE OF status, submitted_at ON tasks
WHEN new.status = 'completed' OR old.status = 'completed' OR (new.submitted_at IS NOT NULL AND new.submitted_at IS NOT old.submitted_at)
BEGIN
  UPDATE stuck_reports SET cleared_at = new.updated_at WHERE task_id = new.id AND cleared_at IS NULL;
END;
