-- An appointment is kept apart from what stands in the schedule of its host's journeys too, whoever was a moment faster.
CREATE TRIGGER `bookings_are_apart_from_events` BEFORE INSERT ON `bookings` WHEN new.cancelled_at IS NULL AND EXISTS (SELECT 1 FROM workspaces w CROSS JOIN schedule_events e ON e.workspace_id = w.id WHERE w.assigned_to_id = new.host_id AND w.archived_at IS NULL AND e.id <> new.event_id AND e.first_day IS NULL AND e.status <> 'cancelled' AND e.start_date BETWEEN new.starts_at - 172800000 AND new.ends_at + 172800000 AND e.start_date < new.ends_at + new.free_after AND ifnull(e.end_date, e.start_date + 1) > new.starts_at - new.free_before) BEGIN
	SELECT RAISE(ABORT, 'slot_taken');
END;
--> statement-breakpoint
CREATE TRIGGER `bookings_stay_apart_from_events` BEFORE UPDATE OF `starts_at`, `ends_at` ON `bookings` WHEN new.cancelled_at IS NULL AND EXISTS (SELECT 1 FROM workspaces w CROSS JOIN schedule_events e ON e.workspace_id = w.id WHERE w.assigned_to_id = new.host_id AND w.archived_at IS NULL AND e.id <> new.event_id AND e.first_day IS NULL AND e.status <> 'cancelled' AND e.start_date BETWEEN new.starts_at - 172800000 AND new.ends_at + 172800000 AND e.start_date < new.ends_at + new.free_after AND ifnull(e.end_date, e.start_date + 1) > new.starts_at - new.free_before) BEGIN
	SELECT RAISE(ABORT, 'slot_taken');
END;
