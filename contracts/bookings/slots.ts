import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { addDays, dateInZone } from "#contracts/core/dates.ts";
import { MINUTE_MS } from "#contracts/core/durations.ts";
import { momentOf, wallTimeOf } from "#contracts/core/wall-time.ts";
import type { Availability } from "#contracts/workflows/graph-shapes.ts";

export type Slot = { readonly startsAt: Date; readonly endsAt: Date };
/** A time that is taken, what is kept free around it included. */
export type Busy = { readonly from: Date; readonly until: Date };

type Asked = {
  readonly now: Date;
  readonly busy: readonly Busy[];
  /** The first day that is asked for, on the calendar of the availability's zone; today where left out. */
  readonly from?: CalendarDate | undefined;
  /** The company's own people need no notice. */
  readonly isTeam?: boolean | undefined;
};

/**
 * The times that can be booked, earliest first. Hours are what the clocks of the zone show: nine stays nine when they
 * change, and a time that a change leaves out, or that a change would stretch or shorten, is not offered.
 */
export function* slotsOf(availability: Availability, asked: Asked): Generator<Slot> {
  const { zone, daysAhead } = availability;
  const today = dateInZone(asked.now, zone);
  const last = addDays(today, daysAhead);
  const first = asked.from !== undefined && asked.from > today ? asked.from : today;
  for (let day = first; day <= last; day = addDays(day, 1)) {
    for (const slot of slotsOn(availability, day)) {
      if (isFarEnough(availability, slot.startsAt, asked) && isFree(availability, slot, asked.busy))
        yield slot;
    }
  }
}

/** Whether a time that begins then may still be booked, moved or cancelled. */
export function isFarEnough(
  { notice, zone }: Availability,
  startsAt: Date,
  { now, isTeam = false }: Pick<Asked, "now" | "isTeam">,
): boolean {
  if (startsAt <= now) return false;
  if (isTeam) return true;
  if (notice.in === "hours") return startsAt.getTime() - now.getTime() >= notice.hours * 60 * MINUTE_MS;
  return dateInZone(startsAt, zone) >= addDays(dateInZone(now, zone), notice.days);
}

/** Whether a slot, with what is kept free around it, touches nothing that is taken. */
export function isFree(
  { bufferBeforeMinutes, bufferAfterMinutes }: Availability,
  { startsAt, endsAt }: Slot,
  busy: readonly Busy[],
): boolean {
  const from = startsAt.getTime() - bufferBeforeMinutes * MINUTE_MS;
  const until = endsAt.getTime() + bufferAfterMinutes * MINUTE_MS;
  return !busy.some((taken) => taken.from.getTime() < until && taken.until.getTime() > from);
}

function slotsOn({ hours, durationMinutes, zone }: Availability, day: CalendarDate): Slot[] {
  // 1 is Monday.
  const weekday = new Date(`${day}T00:00Z`).getUTCDay() || 7;
  const found = hours
    .filter((one) => one.weekday === weekday)
    .flatMap(({ from, to }) => {
      const [start, end] = [minutesOf(from), minutesOf(to)];
      const count = Math.max(0, Math.floor((end - start) / durationMinutes));
      return Array.from({ length: count }, (_, at) => start + at * durationMinutes);
    })
    .flatMap((minute): Slot[] => {
      const begins = momentOf(wallAt(day, minute), zone);
      if (begins.occurs === "never") return [];
      const endsAt = new Date(begins.instant.getTime() + durationMinutes * MINUTE_MS);
      const isWhole = wallTimeOf(endsAt, zone) === wallAt(day, minute + durationMinutes);
      return isWhole ? [{ startsAt: begins.instant, endsAt }] : [];
    });
  // Hours that overlap offer a time once.
  return [...new Map(found.map((slot) => [slot.startsAt.getTime(), slot])).values()].toSorted(
    (a, b) => a.startsAt.getTime() - b.startsAt.getTime(),
  );
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

const two = (n: number): string => String(n).padStart(2, "0");
const wallAt = (day: CalendarDate, minute: number): string =>
  `${day}T${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
