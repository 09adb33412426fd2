-- In the database, since two people may take neighbouring times in the same moment. No appointment with its free time
-- lasts two days: the bound keeps the walk over the index of `starts_at` short.
CREATE TRIGGER bookings_are_apart BEFORE INSERT ON bookings
WHEN new.cancelled_at IS NULL
  AND EXISTS (
    SELECT 1
    FROM bookings b
    WHERE b.host_id = new.host_id
      AND b.cancelled_at IS NULL
      AND b.starts_at BETWEEN new.starts_at - 172800000 AND new.ends_at + 172800000
      AND b.starts_at - b.free_before < new.ends_at + new.free_after
      AND b.ends_at + b.free_after > new.starts_at - new.free_before
  )
BEGIN
  SELECT RAISE(ABORT, 'slot_taken');
END;

CREATE TRIGGER bookings_stay_apart BEFORE UPDATE OF starts_at, ends_at ON bookings
WHEN new.cancelled_at IS NULL
  AND EXISTS (
    SELECT 1
    FROM bookings b
    WHERE b.host_id = new.host_id
      AND b.id <> new.id
      AND b.cancelled_at IS NULL
      AND b.starts_at BETWEEN new.starts_at - 172800000 AND new.ends_at + 172800000
      AND b.starts_at - b.free_before < new.ends_at + new.free_after
      AND b.ends_at + b.free_after > new.starts_at - new.free_before
  )
BEGIN
  SELECT RAISE(ABORT, 'slot_taken');
END;

-- The host's other events keep an appointment away too.
CREATE TRIGGER bookings_are_apart_from_events BEFORE INSERT ON bookings
WHEN new.cancelled_at IS NULL
  AND EXISTS (
    SELECT 1
    FROM workspaces w
    CROSS JOIN schedule_events e ON e.workspace_id = w.id
    WHERE w.assigned_to_id = new.host_id
      AND w.archived_at IS NULL
      AND e.id <> new.event_id
      AND e.first_day IS NULL
      AND e.status <> 'cancelled'
      AND e.start_date BETWEEN new.starts_at - 172800000 AND new.ends_at + 172800000
      AND e.start_date < new.ends_at + new.free_after
      AND ifnull(e.end_date, e.start_date + 1) > new.starts_at - new.free_before
  )
BEGIN
  SELECT RAISE(ABORT, 'slot_taken');
END;

CREATE TRIGGER bookings_stay_apart_from_events BEFORE UPDATE OF starts_at, ends_at ON bookings
WHEN new.cancelled_at IS NULL
  AND EXISTS (
    SELECT 1
    FROM workspaces w
    CROSS JOIN schedule_events e ON e.workspace_id = w.id
    WHERE w.assigned_to_id = new.host_id
      AND w.archived_at IS NULL
      AND e.id <> new.event_id
      AND e.first_day IS NULL
      AND e.status <> 'cancelled'
      AND e.start_date BETWEEN new.starts_at - 172800000 AND new.ends_at + 172800000
      AND e.start_date < new.ends_at + new.free_after
      AND ifnull(e.end_date, e.start_date + 1) > new.starts_at - new.free_before
  )
BEGIN
  SELECT RAISE(ABORT, 'slot_taken');
END;
