import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { daysBetween } from "#contracts/core/dates.ts";
import { type AlertKind, CLOSES_WITHIN_DAYS } from "#contracts/journeys/rules.ts";
import { isOpen } from "#contracts/rules/open-step.ts";
import { assessSubject, type Subject } from "#contracts/rules/trust.ts";

export type Alert = { kind: AlertKind; stepId: string; date: CalendarDate; text: string };

/**
 * What people are told of a journey on a day: a window that opened since the last look, one that closes within three
 * days, and a rabies vaccination that lapses before the arrival. Each has a date, so that it is told once.
 */
export function alertsOf(subject: Subject, today: CalendarDate, checkedOn: CalendarDate | null): Alert[] {
  const { steps } = assessSubject(subject, today);
  const { arrival } = subject.journey;
  const alerts = steps.flatMap(({ id, title, window, ...step }): Alert[] => {
    if (!window || !step.isPossible || !isOpen(step)) return [];
    const { earliest, latest } = window;
    const closes = latest !== null && latest >= today && daysBetween(today, latest) <= CLOSES_WITHIN_DAYS;
    if (closes) return [{ kind: "closes", stepId: id, date: latest, text: `${title}: by ${latest}` }];
    const opened = earliest !== null && checkedOn !== null && earliest > checkedOn && earliest <= today;
    return opened ? [{ kind: "opens", stepId: id, date: earliest, text: `${title}: from ${earliest}` }] : [];
  });
  const covered = subject.pet.rabiesDoses
    .flatMap(({ validUntil }) => validUntil ?? [])
    .reduce<CalendarDate | null>((last, until) => (last === null || until > last ? until : last), null);
  if (covered !== null && covered < arrival && arrival >= today)
    alerts.push({
      kind: "lapses",
      stepId: "rabies",
      date: covered,
      text: `The rabies vaccination lapses on ${covered}, before the arrival on ${arrival}`,
    });
  return alerts;
}
