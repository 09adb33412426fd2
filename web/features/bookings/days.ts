import { dateInZone } from "#contracts/core/dates.ts";

type Slot = { startsAt: Date; endsAt: Date };

/** Free times by the day they begin on in a zone, earliest first. */
export function byDay(slots: readonly Slot[], zone: string): Map<string, Slot[]> {
  return Map.groupBy(slots, ({ startsAt }) => dateInZone(startsAt, zone));
}

/** `09:30`, on the clocks of a zone. */
export const timeText = (instant: Date, zone: string): string =>
  new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", timeZone: zone }).format(instant);

/** `Tuesday 16 March 2027, 09:30–10:00`, on the clocks of a zone. */
export function whenText({ startsAt, endsAt }: Slot, zone: string): string {
  const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeZone: zone }).format(startsAt);
  return `${day}, ${timeText(startsAt, zone)}–${timeText(endsAt, zone)}`;
}

/** `Tue 16 Mar`. */
export const shortDay = (instant: Date, zone: string): string =>
  new Intl.DateTimeFormat("en-GB", { weekday: "short", day: "numeric", month: "short", timeZone: zone })
    .format(instant)
    .replace(",", "");
