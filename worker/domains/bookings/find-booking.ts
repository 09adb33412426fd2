import type * as z from "zod";

import type { bookingRoutes } from "#contracts/bookings/routes.ts";
import type { Booking } from "#contracts/bookings/shapes.ts";
import { type Slot, slotsOf } from "#contracts/bookings/slots.ts";
import { BOOKING_DAYS_SHOWN } from "#contracts/bookings/terms.ts";
import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { dateInZone } from "#contracts/core/dates.ts";
import { allowTask } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";

import { availabilityOf, busyOf, timeQueries, toBookedTime } from "./internal/times.ts";

type Input = z.output<typeof bookingRoutes.find.input>;

/** @throws Fault `wrong_state` where no time of the step can be booked. */
export async function findBooking(act: Act, { taskId, from }: Input): Promise<Booking> {
  const { task, also } = await allowTask(act, taskId, "view", (db) => timeQueries(act, db, taskId));
  const [booked, events, [own], [host]] = also;
  const availability = availabilityOf(task);
  const { zone, durationMinutes } = availability;
  const slots: Slot[] = [];
  const days = new Set<CalendarDate>();
  let nextFrom: CalendarDate | null = null;
  const busy = busyOf(booked, events, own?.booking.eventId);
  const isOffered = act.isStaff || act.features.includes("ownerBookings");
  for (const slot of isOffered
    ? slotsOf(availability, { now: act.now, busy, from, isTeam: act.isStaff })
    : []) {
    const day = dateInZone(slot.startsAt, zone);
    if (!days.has(day) && days.size === BOOKING_DAYS_SHOWN) {
      nextFrom = day;
      break;
    }
    days.add(day);
    slots.push(slot);
  }
  return {
    taskId,
    title: task.title,
    zone,
    durationMinutes,
    isOffered,
    hostName: host?.fullName ?? null,
    booked: own ? toBookedTime(act, availability, own.booking) : null,
    slots,
    nextFrom,
  };
}
