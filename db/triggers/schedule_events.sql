-- The rowid is the order of the list (start, then id); `scope` narrows a search without reading an event.
CREATE VIRTUAL TABLE schedule_search USING fts5(
  search_text, scope,
  content='', contentless_delete=1, tokenize='trigram'
);

CREATE VIRTUAL TABLE schedule_search_threes USING fts5vocab(schedule_search, row);

CREATE INDEX schedule_events_search_key_idx ON schedule_events (start_date * 1048576 + (id & 1048575));

CREATE TRIGGER schedule_events_indexed
  AFTER UPDATE OF search_text, start_date, event_type, status, workspace_id
  ON schedule_events
BEGIN
  DELETE FROM schedule_search
    WHERE rowid IN (
      old.start_date * 1048576 + (old.id & 1048575),
      new.start_date * 1048576 + (new.id & 1048575)
    );
  INSERT INTO schedule_search (rowid, search_text, scope)
    SELECT
      start_date * 1048576 + (id & 1048575), search_text || '  ',
      ';t=' || event_type || ';s=' || status || ';w=' || ifnull(workspace_id, '') || ';'
    FROM schedule_events
    WHERE id = new.id;
END;

CREATE TRIGGER schedule_events_indexed_delete AFTER DELETE ON schedule_events BEGIN
  DELETE FROM schedule_search WHERE rowid = old.start_date * 1048576 + (old.id & 1048575);
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
