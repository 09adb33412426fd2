import {
  IconAlertTriangle,
  IconCircleCheck,
  IconPlaneArrival,
  IconPlaneDeparture,
} from "@tabler/icons-react";

import { workspaces as copy } from "#web/copy/workspaces.ts";
import { formatDate, formatDay, useToday } from "#web/core/dates.ts";

import type { CardWorkspace } from "./card-workspace.ts";
import { daysToDeparture, isUrgent } from "./departure.ts";

import classes from "./departure-line.module.css";

/** `12 Dec 2026 · in 15 days`; orange with a triangle when it is near, `Arrived …` once the pet is there. */
export function DepartureLine({ journey }: { journey: CardWorkspace }) {
  const today = useToday();
  if (journey.arrivedOn !== null)
    return (
      <span className={classes.line}>
        <IconPlaneArrival size={16} stroke={1.75} aria-hidden />
        {copy.card.arrived(formatDate(journey.arrivedOn))}
      </span>
    );
  if (journey.status === "completed")
    return (
      <span className={classes.line}>
        <IconCircleCheck size={16} stroke={1.75} aria-hidden />
        {journey.completedAt ? copy.card.completed(formatDay(journey.completedAt)) : copy.completed}
      </span>
    );
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
