import { Button } from "@mantine/core";
import { useState } from "react";

import type { Booking } from "#contracts/bookings/shapes.ts";
import { isSameClock } from "#contracts/core/wall-time.ts";
import { bookingWords as copy } from "#web/copy/bookings.ts";
import { viewerZone } from "#web/core/dates.ts";

import { byDay, shortDay, timeText, whenText } from "./days.ts";

import classes from "./bookings.module.css";

type Props = {
  booking: Booking;
  isBusy: boolean;
  /** The time that is being booked. */
  chosen: Date | null;
  isFirst: boolean;
  onFrom: (day: string | undefined) => void;
  onBook: (startsAt: Date) => void;
};

/** Days with free times, and the times of the chosen day on the reader's own clocks; a press books. */
export function Times({ booking, isBusy, chosen, isFirst, onFrom, onBook }: Props) {
  const own = viewerZone();
  const { zone, slots, nextFrom, durationMinutes, hostName } = booking;
  const isSame = slots.every(({ startsAt }) => isSameClock(startsAt, own, zone));
  const days = byDay(slots, own);
  const [wanted, setWanted] = useState<string>();
  const [first] = days.keys();
  const day = wanted !== undefined && days.has(wanted) ? wanted : first;
  const times = day === undefined ? [] : (days.get(day) ?? []);
  const [one] = times;
  return (
    <div className={classes.times}>
      <p>{copy.lead(durationMinutes, hostName)}</p>
      <p className={classes.zone}>{isSame ? copy.zone(own) : copy.zones(own, zone)}</p>
      {slots.length === 0 && isFirst && <p>{copy.none}</p>}
      <div className={classes.days} role="group" aria-label={copy.days}>
        {[...days].map(([key, ofDay]) => (
          <button
            key={key}
            type="button"
            className={classes.day}
            aria-pressed={key === day}
            onClick={() => setWanted(key)}
          >
            <b>{ofDay[0] && shortDay(ofDay[0].startsAt, own)}</b>
            <span>{copy.free(ofDay.length)}</span>
          </button>
        ))}
      </div>
      {one && (
        <div className={classes.slots} role="group" aria-label={copy.times(shortDay(one.startsAt, own))}>
          {times.map((slot) => (
            <Button
              key={slot.startsAt.getTime()}
              size="lg"
              disabled={isBusy}
              loading={chosen?.getTime() === slot.startsAt.getTime()}
              aria-label={copy.bookAt(whenText(slot, own))}
              onClick={() => onBook(slot.startsAt)}
            >
              {timeText(slot.startsAt, own)}
            </Button>
          ))}
        </div>
      )}
      <div className={classes.buttons}>
        {!isFirst && (
          <Button size="lg" variant="subtle" onClick={() => onFrom(undefined)}>
            {copy.earlier}
          </Button>
        )}
        {nextFrom !== null && (
          <Button size="lg" variant="subtle" onClick={() => onFrom(nextFrom)}>
            {copy.later}
          </Button>
        )}
      </div>
    </div>
  );
}
