import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { addDays } from "#contracts/core/dates.ts";
import { momentOf } from "#contracts/core/wall-time.ts";

/** Every date and instant of the demo company, counted from the day of seeding. */
export type Clock = {
  /** The day of seeding in the company's zone. */
  readonly today: CalendarDate;
  /** IANA zone of the company. */
  readonly zone: string;
  /** The date `days` after today; negative is before. */
  date(days: number): CalendarDate;
  /** A time on the wall, `HH:MM`, `days` after today in `zone` or else the company's. */
  at(days: number, time: string, zone?: string): Date;
  /** A point of a working day: the fraction runs from 08:30 to 18:30, so `-2.5` is 13:30 three days ago. */
  working(days: number): Date;
};

const OPENS_AT = 8 * 60 + 30;
const OPEN_FOR = 10 * 60;

export function clockOf(today: CalendarDate, zone: string): Clock {
  const at = (days: number, time: string, place = zone) => instantAt(addDays(today, days), time, place);
  return {
    today,
    zone,
    date: (days) => addDays(today, days),
    at,
    working: (days) => {
      const day = Math.floor(days);
      return at(day, timeOf(OPENS_AT + Math.floor((days - day) * OPEN_FOR)));
    },
  };
}

const timeOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/**
 * The instant at which clocks in `zone` show `time` (`HH:MM`) on `date`. Of an hour that comes twice the first one;
 * a time that the clocks skip is read as if they had not been moved.
 */
export const instantAt = (date: CalendarDate, time: string, zone: string): Date =>
  momentOf(`${date}T${time}`, zone).instant;
