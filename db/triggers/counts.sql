-- How many journeys of a client a colleague is in charge of is counted under 'colleague:client'; these two count of how
-- many clients, by colleague.
CREATE TRIGGER assigned_client_first AFTER INSERT ON counts
WHEN new.kind = 'assigned_client' AND new.n > 0
BEGIN
  INSERT INTO counts (kind, key, n)
    SELECT 'assigned_clients', substr(new.key, 1, instr(new.key, ':') - 1), 1 WHERE true
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
END;

CREATE TRIGGER assigned_client_changed AFTER UPDATE OF n ON counts
WHEN new.kind = 'assigned_client' AND (new.n > 0) <> (old.n > 0)
BEGIN
  INSERT INTO counts (kind, key, n)
    SELECT 'assigned_clients', substr(new.key, 1, instr(new.key, ':') - 1), (new.n > 0) - (old.n > 0)
    WHERE true
    ON CONFLICT (kind, key) DO UPDATE SET n = n + excluded.n;
END;
