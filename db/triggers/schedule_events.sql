-- The rowid is the order of the list (start, then id); `scope` narrows a search without reading an event.
CREATE VIRTUAL TABLE schedule_search USING fts5(search_text, scope, content='', tokenize='trigram');

CREATE INDEX schedule_events_search_key_idx ON schedule_events (start_date * 1048576 + (id & 1048575));

CREATE TRIGGER schedule_events_indexed_insert AFTER INSERT ON schedule_events BEGIN
  INSERT INTO schedule_search (rowid, search_text, scope)
    VALUES (
      new.start_date * 1048576 + (new.id & 1048575), new.search_text,
      ';t=' || new.event_type || ';s=' || new.status || ';w=' || ifnull(new.workspace_id, '') || ';'
    );
END;

CREATE TRIGGER schedule_events_indexed_update
  AFTER UPDATE OF search_text, start_date, event_type, status, workspace_id
  ON schedule_events
BEGIN
  INSERT INTO schedule_search (schedule_search, rowid, search_text, scope)
    VALUES (
      'delete', old.start_date * 1048576 + (old.id & 1048575), old.search_text,
      ';t=' || old.event_type || ';s=' || old.status || ';w=' || ifnull(old.workspace_id, '') || ';'
    );
  INSERT INTO schedule_search (rowid, search_text, scope)
    VALUES (
      new.start_date * 1048576 + (new.id & 1048575), new.search_text,
      ';t=' || new.event_type || ';s=' || new.status || ';w=' || ifnull(new.workspace_id, '') || ';'
    );
END;

CREATE TRIGGER schedule_events_indexed_delete AFTER DELETE ON schedule_events BEGIN
  INSERT INTO schedule_search (schedule_search, rowid, search_text, scope)
    VALUES (
      'delete', old.start_date * 1048576 + (old.id & 1048575), old.search_text,
      ';t=' || old.event_type || ';s=' || old.status || ';w=' || ifnull(old.workspace_id, '') || ';'
    );
END;

CREATE TRIGGER bookings_follow_events AFTER UPDATE OF start_date, end_date ON schedule_events
WHEN new.start_date <> old.start_date OR ifnull(new.end_date, 0) <> ifnull(old.end_date, 0)
BEGIN
  UPDATE bookings
    SET starts_at = new.start_date, ends_at = ifnull(new.end_date, new.start_date), reminded_at = NULL
    WHERE event_id = new.id AND cancelled_at IS NULL;
END;

CREATE TRIGGER bookings_end_with_events AFTER UPDATE OF status ON schedule_events
WHEN new.status = 'cancelled' AND old.status <> 'cancelled'
BEGIN
  UPDATE bookings
    SET cancelled_at = ifnull(new.changed_at, new.created_at)
    WHERE event_id = new.id AND cancelled_at IS NULL;
END;
