import { daysBetween } from "#contracts/core/dates.ts";
import { DAY_MS, MINUTE_MS } from "#contracts/core/durations.ts";
import type { Availability } from "#contracts/workflows/graph-shapes.ts";

import type { Journey, Planned } from "./journeys.ts";
import { userId } from "./people.ts";
import { subjectOf } from "./tasks.ts";
import { add, type World } from "./world.ts";

/** After the day a step was due, or after today in a journey under way. */
const DAYS_LATER = 5;
const TIME = "10:00";

/** A step of which a time is booked has its appointment with the colleague in charge, once it is done. */
export function addBookings(world: World, journeys: readonly Journey[]): void {
  for (const journey of journeys) {
    for (const planned of journey.plan) {
      const { step, submittedAt } = planned;
      if (step.times && submittedAt) book(world, journey, planned, step.times, submittedAt);
    }
  }
}

function book(world: World, journey: Journey, planned: Planned, times: Availability, bookedAt: Date): void {
  const { clock } = world;
  const { step, taskId, dueDate } = planned;
  const isOver = journey.row.status === "completed";
  const days = (isOver && dueDate !== null ? daysBetween(clock.today, dueDate) : 0) + DAYS_LATER;
  const startsAt = clock.at(workday(clock.date(days), days), TIME, times.zone);
  const endsAt = new Date(startsAt.getTime() + times.durationMinutes * MINUTE_MS);
  const texts = { title: step.title, description: step.text, location: null };
  const eventId = add(world, "scheduleEvents", {
    ...texts,
    workspaceId: journey.id,
    eventType: "other",
    startDate: startsAt,
    endDate: endsAt,
    timeZone: times.zone,
    status: isOver ? "completed" : "confirmed",
    createdAt: bookedAt,
  });
  add(world, "bookings", {
    taskId,
    workspaceId: journey.id,
    hostId: userId(journey.row.lead),
    eventId,
    startsAt,
    endsAt,
    freeBefore: times.bufferBeforeMinutes * MINUTE_MS,
    freeAfter: times.bufferAfterMinutes * MINUTE_MS,
    bookedById: userId(journey.owner),
    createdAt: bookedAt,
    remindedAt: isOver ? new Date(startsAt.getTime() - DAY_MS) : null,
  });
  world.happenings.push({
    ...subjectOf(journey, planned),
    at: bookedAt,
    kind: "event.created",
    actorId: userId(journey.owner),
  });
}

/** The day itself, or the Monday after a weekend. */
function workday(date: string, days: number): number {
  const weekday = new Date(`${date}T00:00Z`).getUTCDay();
  return days + (weekday === 6 ? 2 : weekday === 0 ? 1 : 0);
}
