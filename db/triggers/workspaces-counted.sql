CREATE TRIGGER workspaces_counted_insert AFTER INSERT ON workspaces BEGIN
  INSERT INTO counts (kind, key, n)
    SELECT 'workspace', 'all', 1 WHERE new.archived_at IS NULL
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counts (kind, key, n)
    SELECT 'workspace_status', new.status, 1 WHERE new.archived_at IS NULL
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counts (kind, key, n)
    SELECT 'workspace_template', new.template_id, 1
    WHERE new.archived_at IS NULL AND new.template_id IS NOT NULL
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counts (kind, key, n)
    SELECT 'workspace_client', new.client_id, 1 WHERE new.archived_at IS NULL
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counts (kind, key, n)
    SELECT 'workspace_client_group', group_id, 1
    FROM clients
    WHERE id = new.client_id AND group_id IS NOT NULL AND new.archived_at IS NULL
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counts (kind, key, n)
    SELECT 'workspace_assigned_to', new.assigned_to_id, 1
    WHERE new.archived_at IS NULL AND new.assigned_to_id IS NOT NULL
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
END;

CREATE TRIGGER workspaces_counted_update
  AFTER UPDATE OF status, template_id, client_id, assigned_to_id, archived_at
  ON workspaces
BEGIN
  INSERT INTO counts (kind, key, n)
    SELECT 'workspace', 'all', -1 WHERE old.archived_at IS NULL
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counts (kind, key, n)
    SELECT 'workspace_status', old.status, -1 WHERE old.archived_at IS NULL
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counts (kind, key, n)
    SELECT 'workspace_template', old.template_id, -1
    WHERE old.archived_at IS NULL AND old.template_id IS NOT NULL
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counts (kind, key, n)
    SELECT 'workspace_client', old.client_id, -1 WHERE old.archived_at IS NULL
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counts (kind, key, n)
    SELECT 'workspace_client_group', group_id, -1
    FROM clients
    WHERE id = old.client_id AND group_id IS NOT NULL AND old.archived_at IS NULL
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counts (kind, key, n)
    SELECT 'workspace_assigned_to', old.assigned_to_id, -1
    WHERE old.archived_at IS NULL AND old.assigned_to_id IS NOT NULL
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counts (kind, key, n)
    SELECT 'workspace', 'all', 1 WHERE new.archived_at IS NULL
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counts (kind, key, n)
    SELECT 'workspace_status', new.status, 1 WHERE new.archived_at IS NULL
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counts (kind, key, n)
    SELECT 'workspace_template', new.template_id, 1
    WHERE new.archived_at IS NULL AND new.template_id IS NOT NULL
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counts (kind, key, n)
    SELECT 'workspace_client', new.client_id, 1 WHERE new.archived_at IS NULL
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counts (kind, key, n)
    SELECT 'workspace_client_group', group_id, 1
    FROM clients
    WHERE id = new.client_id AND group_id IS NOT NULL AND new.archived_at IS NULL
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counts (kind, key, n)
    SELECT 'workspace_assigned_to', new.assigned_to_id, 1
    WHERE new.archived_at IS NULL AND new.assigned_to_id IS NOT NULL
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
END;

CREATE TRIGGER workspaces_counted_delete AFTER DELETE ON workspaces BEGIN
  INSERT INTO counts (kind, key, n)
    SELECT 'workspace', 'all', -1 WHERE old.archived_at IS NULL
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counts (kind, key, n)
    SELECT 'workspace_status', old.status, -1 WHERE old.archived_at IS NULL
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counts (kind, key, n)
    SELECT 'workspace_template', old.template_id, -1
    WHERE old.archived_at IS NULL AND old.template_id IS NOT NULL
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counts (kind, key, n)
    SELECT 'workspace_client', old.client_id, -1 WHERE old.archived_at IS NULL
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counts (kind, key, n)
    SELECT 'workspace_client_group', group_id, -1
    FROM clients
    WHERE id = old.client_id AND group_id IS NOT NULL AND old.archived_at IS NULL
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counts (kind, key, n)
    SELECT 'workspace_assigned_to', old.assigned_to_id, -1
    WHERE old.archived_at IS NULL AND old.assigned_to_id IS NOT NULL
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
END;

CREATE TRIGGER workspaces_of_client_insert AFTER INSERT ON workspaces WHEN new.archived_at IS NULL BEGIN
  UPDATE clients SET workspaces_total = workspaces_total + 1 WHERE id = new.client_id;
END;

CREATE TRIGGER workspaces_of_client_update AFTER UPDATE OF client_id, archived_at ON workspaces BEGIN
  UPDATE clients
    SET workspaces_total = workspaces_total - 1
    WHERE id = old.client_id AND old.archived_at IS NULL;
  UPDATE clients
    SET workspaces_total = workspaces_total + 1
    WHERE id = new.client_id AND new.archived_at IS NULL;
END;

CREATE TRIGGER workspaces_of_client_delete AFTER DELETE ON workspaces WHEN old.archived_at IS NULL BEGIN
  UPDATE clients SET workspaces_total = workspaces_total - 1 WHERE id = old.client_id;
END;

CREATE TRIGGER workspaces_assigned_insert AFTER INSERT ON workspaces
WHEN new.archived_at IS NULL AND new.assigned_to_id IS NOT NULL
BEGIN
  INSERT INTO counts (kind, key, n)
    SELECT 'assigned_client', new.assigned_to_id || ':' || new.client_id, 1 WHERE true
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
END;

CREATE TRIGGER workspaces_assigned_update AFTER UPDATE OF client_id, assigned_to_id, archived_at ON workspaces
BEGIN
  UPDATE counts
    SET n = n - 1
    WHERE kind = 'assigned_client'
      AND key = old.assigned_to_id || ':' || old.client_id
      AND old.archived_at IS NULL;
  INSERT INTO counts (kind, key, n)
    SELECT 'assigned_client', new.assigned_to_id || ':' || new.client_id, 1
    WHERE new.archived_at IS NULL AND new.assigned_to_id IS NOT NULL
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
END;

CREATE TRIGGER workspaces_assigned_delete AFTER DELETE ON workspaces WHEN old.archived_at IS NULL BEGIN
  UPDATE counts
    SET n = n - 1
    WHERE kind = 'assigned_client' AND key = old.assigned_to_id || ':' || old.client_id;
END;

CREATE TRIGGER workspaces_on_version_insert AFTER INSERT ON workspaces
WHEN new.template_version_id IS NOT NULL AND new.archived_at IS NULL AND new.status <> 'completed'
BEGIN
  INSERT INTO counts (kind, key, n)
    VALUES ('workspace_version', new.template_version_id, 1)
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
END;

CREATE TRIGGER workspaces_on_version_update AFTER UPDATE OF status, template_version_id, archived_at
  ON workspaces
BEGIN
  INSERT INTO counts (kind, key, n)
    SELECT 'workspace_version', old.template_version_id, -1
    WHERE old.template_version_id IS NOT NULL AND old.archived_at IS NULL AND old.status <> 'completed'
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counts (kind, key, n)
    SELECT 'workspace_version', new.template_version_id, 1
    WHERE new.template_version_id IS NOT NULL AND new.archived_at IS NULL AND new.status <> 'completed'
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
END;

CREATE TRIGGER workspaces_on_version_delete AFTER DELETE ON workspaces
WHEN old.template_version_id IS NOT NULL AND old.archived_at IS NULL AND old.status <> 'completed'
BEGIN
  INSERT INTO counts (kind, key, n)
    VALUES ('workspace_version', old.template_version_id, -1)
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
END;

CREATE TRIGGER workspaces_of_template_insert AFTER INSERT ON workspaces WHEN new.template_id IS NOT NULL BEGIN
  INSERT INTO counts (kind, key, n)
    VALUES ('template_started', new.template_id, 1)
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counts (kind, key, n)
    SELECT 'template_completed', new.template_id, 1 WHERE new.status = 'completed' AND new.arrived_on IS NOT NULL
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counts (kind, key, n)
    SELECT 'template_given_up', new.template_id, 1
    WHERE iif(new.status = 'completed', new.arrived_on IS NULL, new.archived_at IS NOT NULL)
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
END;

CREATE TRIGGER workspaces_of_template_update AFTER UPDATE OF status, template_id, archived_at, arrived_on ON workspaces
BEGIN
  INSERT INTO counts (kind, key, n)
    SELECT 'template_started', old.template_id, -1
    WHERE old.template_id IS NOT NULL AND old.template_id IS NOT new.template_id
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counts (kind, key, n)
    SELECT 'template_started', new.template_id, 1
    WHERE new.template_id IS NOT NULL AND old.template_id IS NOT new.template_id
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counts (kind, key, n)
    SELECT 'template_completed', old.template_id, -1
    WHERE old.template_id IS NOT NULL AND old.status = 'completed' AND old.arrived_on IS NOT NULL
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counts (kind, key, n)
    SELECT 'template_completed', new.template_id, 1
    WHERE new.template_id IS NOT NULL AND new.status = 'completed' AND new.arrived_on IS NOT NULL
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counts (kind, key, n)
    SELECT 'template_given_up', old.template_id, -1
    WHERE old.template_id IS NOT NULL AND iif(old.status = 'completed', old.arrived_on IS NULL, old.archived_at IS NOT NULL)
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counts (kind, key, n)
    SELECT 'template_given_up', new.template_id, 1
    WHERE new.template_id IS NOT NULL AND iif(new.status = 'completed', new.arrived_on IS NULL, new.archived_at IS NOT NULL)
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
END;

CREATE TRIGGER workspaces_of_template_delete AFTER DELETE ON workspaces WHEN old.template_id IS NOT NULL BEGIN
  INSERT INTO counts (kind, key, n)
    VALUES ('template_started', old.template_id, -1)
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counts (kind, key, n)
    SELECT 'template_completed', old.template_id, -1 WHERE old.status = 'completed' AND old.arrived_on IS NOT NULL
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counts (kind, key, n)
    SELECT 'template_given_up', old.template_id, -1
    WHERE iif(old.status = 'completed', old.arrived_on IS NULL, old.archived_at IS NOT NULL)
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
END;
