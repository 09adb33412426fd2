import { IconAlertTriangle, IconPlaneArrival, IconPlaneDeparture } from "@tabler/icons-react";

import { workspaces as copy } from "#web/copy/workspaces.ts";
import { formatDate, formatDay, useToday } from "#web/core/dates.ts";

import type { CardWorkspace } from "./card-workspace.ts";
import { daysToDeparture, isUrgent } from "./departure.ts";

import classes from "./departure-line.module.css";

/** `12 Dec 2026 · in 15 days`; orange with a triangle when it is near, `Arrived …` once the journey is done. */
export function DepartureLine({ journey }: { journey: CardWorkspace }) {
  const today = useToday();
  if (journey.status === "completed") {
    const arrived = journey.completedAt ? formatDay(journey.completedAt) : formatDate(journey.departureDate);
    return (
      <span className={classes.line}>
        <IconPlaneArrival size={16} stroke={1.75} aria-hidden />
        {copy.card.arrived(arrived)}
      </span>
    );
  }
  const isSoon = isUrgent(journey, today);
  const Icon = isSoon ? IconAlertTriangle : IconPlaneDeparture;
  return (
    <span className={classes.line} data-soon={isSoon || undefined}>
      <Icon size={16} stroke={1.75} aria-hidden />
      <span>
        <span className="sr-only">{`${copy.card.departs} `}</span>
        {`${formatDate(journey.departureDate)} · `}
        <strong className={classes.countdown}>{copy.countdown(daysToDeparture(journey, today))}</strong>
      </span>
    </span>
  );
}
