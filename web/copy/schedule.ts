import type { EventType } from "#contracts/schedule.ts";

export const schedule = {
  title: "Schedule",
  subtitle: "Track pet travel schedules and events",
  empty: "No scheduled events",
  emptyHint: "Schedule events will appear here when created.",
  what: "The schedule",
  upcoming: "Coming up",
  past: "Earlier",
  nothingUpcoming: "Nothing is coming up.",
  viewDetails: "View Details",
  viewDetailsOf: (title: string) => `View Details of ${title}`,
  types: {
    departure: "Departure",
    arrival: "Arrival",
    other: "Event",
  } as const satisfies Record<EventType, string>,
  fields: {
    type: "Kind",
    starts: "Starts",
    ends: "Ends",
    yourTime: "In your time",
    location: "Place",
    status: "Status",
    workspace: "Journey",
    description: "What happens",
  },
  /** A time is never without its zone: `12 Dec 2026, 14:30 GMT (Europe/London)`. */
  inZone: (time: string, zone: string) => `${time} (${zone})`,
  noWorkspace: "Not tied to a journey",
} as const;
