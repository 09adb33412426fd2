import { useEffect, useState } from "react";

import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { dateInZone } from "#contracts/core/dates.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#contracts/core/durations.ts";

import { surroundings } from "./surroundings.ts";

const watchers = new Set<() => void>();

type Viewer = { timeZone: string; isZoneFixed: boolean; language: string };

/** Writes dates from now on as the person who is signed in has chosen. */
export function writeDatesFor({ timeZone, isZoneFixed, language }: Viewer): void {
  const zone = isZoneFixed ? timeZone : null;
  const written = surroundings();
  if (zone === written.zone && language === written.language) return;
  Object.assign(written, { zone, language });
  for (const watcher of watchers) watcher();
}

/** The zone that the viewer has chosen, else the one their device is set to. */
export const viewerZone = (): string =>
  surroundings().zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

const asDate = (date: CalendarDate): Date => new Date(`${date}T00:00:00Z`);

/** `12 Dec 2026`; a date without a time is the same everywhere. */
export function formatDate(date: CalendarDate): string {
  return new Intl.DateTimeFormat(surroundings().language, {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  }).format(asDate(date));
}

/** `Friday, 27 November 2026`. */
export function formatLongDate(date: CalendarDate): string {
  const parts = new Intl.DateTimeFormat(surroundings().language, {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  }).formatToParts(asDate(date));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((p) => p.type === type)?.value ?? "";
  return `${part("weekday")}, ${part("day")} ${part("month")} ${part("year")}`;
}

/** The calendar date of an instant in the viewer's zone, with the month in words: `27 Nov 2026`. */
export function formatDay(instant: Date, zone: string = viewerZone()): string {
  return formatDate(dateInZone(instant, zone));
}

/** `27 Nov 2026, 14:05 CET`: never without its zone. */
export function formatInstant(instant: Date, zone: string = viewerZone()): string {
  return new Intl.DateTimeFormat(surroundings().language, {
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    timeZone: zone,
    timeZoneName: "short",
  }).format(instant);
}

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", DAY_MS],
  ["hour", HOUR_MS],
  ["minute", MINUTE_MS],
];

/** `2 hours ago`, `just now`; for a list of news, beside a title with the exact instant. */
export function formatAgo(instant: Date, now: Date): string {
  const passed = instant.getTime() - now.getTime();
  const step = STEPS.find(([, ms]) => Math.abs(passed) >= ms);
  if (!step) return "just now";
  return new Intl.RelativeTimeFormat(surroundings().language, { numeric: "auto" }).format(
    Math.trunc(passed / step[1]),
    step[0],
  );
}

/** Milliseconds until the wall clock of `zone` shows another date; found by asking, so a clock change does not matter. */
export function msToTomorrow(now: Date, zone: string): number {
  const today = dateInZone(now, zone);
  let low = 0;
  let high = 26 * HOUR_MS;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (dateInZone(new Date(now.getTime() + middle), zone) === today) low = middle;
    else high = middle;
  }
  return high;
}

/** The present moment; for a minute the one that the Worker has drawn the page for, so that both write the same. */
function moment(): Date {
  const { now } = surroundings();
  return now && Math.abs(Date.now() - now.getTime()) < MINUTE_MS ? now : new Date();
}

/** The viewer's calendar date. A page left open over midnight turns over by itself. */
export function useToday(): CalendarDate {
  const [today, setToday] = useState(() => dateInZone(moment(), viewerZone()));
  useEffect(() => {
    const turnOver = () => setToday(dateInZone(new Date(), viewerZone()));
    const timer = setTimeout(turnOver, msToTomorrow(new Date(), viewerZone()));
    // A sleeping device fires its timers late: look again when the page is looked at.
    document.addEventListener("visibilitychange", turnOver);
    watchers.add(turnOver);
    return () => {
      watchers.delete(turnOver);
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", turnOver);
    };
  }, [today]);
  return today;
}

/** The time, looked at again every minute; for words such as `2 hours ago` and `Good morning`. */
export function useNow(): Date {
  const [now, setNow] = useState(moment);
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
