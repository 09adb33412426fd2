import { IconAlertTriangle } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";

import { dueTooLate, otherDeparture } from "#contracts/journeys/disagreements.ts";
import type { WorkspaceDetail } from "#contracts/workspaces/shapes.ts";
import { disagreements as copy } from "#web/copy/disagreements.ts";
import { formatDate } from "#web/core/dates.ts";

import classes from "#web/features/workspace/sidebar.module.css";

/** What of the journey's days does not fit together; nothing where all of it does. */
export function Disagreements({ journey }: { journey: WorkspaceDetail }) {
  const { departureDate, travel, departures, tasks } = journey;
  const other = otherDeparture({ departureDate, returnDate: travel.returnDate }, departures);
  return (
    <>
      {other && (
        <p className={classes.warning}>
          <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
          <span>
            {copy.otherDeparture(formatDate(other.on), formatDate(departureDate))}{" "}
            <Link to="/schedule" search={{ event: other.eventId }}>
              {copy.openEvent}
            </Link>
          </span>
        </p>
      )}
      {dueTooLate(tasks, departureDate).map(({ id, title, dueDate }) => (
        <p className={classes.warning} key={id}>
          <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
          {copy.dueTooLate(title, formatDate(dueDate ?? departureDate))}
        </p>
      ))}
    </>
  );
}
