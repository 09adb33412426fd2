import { IconCalendarEvent, IconPlaneArrival, IconPlaneDeparture } from "@tabler/icons-react";

import type { EventType } from "#contracts/schedule/shapes.ts";
import { schedule as copy } from "#web/copy/schedule.ts";
import type { IconPart } from "#web/ui/badge.tsx";

import classes from "./schedule-screen.module.css";

export const EVENT_ICONS: Record<EventType, IconPart> = {
  departure: IconPlaneDeparture,
  arrival: IconPlaneArrival,
  other: IconCalendarEvent,
};

/** The kind of an event as a tile; its word is for screen readers. */
export function EventIcon({ type }: { type: EventType }) {
  const Icon = EVENT_ICONS[type];
  return (
    <span className={classes.tile} data-type={type}>
      <Icon size={20} stroke={1.75} aria-hidden />
      <span className="sr-only">{copy.types[type]}</span>
    </span>
  );
}
