-- Stops, the day of arrival and the arrival on the schedule are what the rules judge too: they bring the next look forward.
DROP TRIGGER `rule_watches_moved`;
--> statement-breakpoint
CREATE TRIGGER `rule_watches_moved` AFTER UPDATE OF `departure_date`, `arrival_date`, `departure_airport`, `arrival_airport`, `stops`, `destination`, `pet_id` ON `workspaces` BEGIN
  UPDATE `rule_watches` SET `next_check_on` = '2000-01-01' WHERE `workspace_id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `rule_watches_event_insert` AFTER INSERT ON `schedule_events` WHEN new.`event_type` = 'arrival' BEGIN
  UPDATE `rule_watches` SET `next_check_on` = '2000-01-01' WHERE `workspace_id` = new.`workspace_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `rule_watches_event_update` AFTER UPDATE OF `workspace_id`, `event_type`, `start_date`, `time_zone`, `status` ON `schedule_events` WHEN new.`event_type` = 'arrival' OR old.`event_type` = 'arrival' BEGIN
  UPDATE `rule_watches` SET `next_check_on` = '2000-01-01' WHERE `workspace_id` IN (new.`workspace_id`, old.`workspace_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `rule_watches_event_delete` AFTER DELETE ON `schedule_events` WHEN old.`event_type` = 'arrival' BEGIN
  UPDATE `rule_watches` SET `next_check_on` = '2000-01-01' WHERE `workspace_id` = old.`workspace_id`;
END;
--> statement-breakpoint
-- What was missed by journeys under way is looked at once.
UPDATE `rule_watches` SET `next_check_on` = '2000-01-01';
