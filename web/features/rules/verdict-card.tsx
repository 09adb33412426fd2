import { lazy, type ReactNode, Suspense } from "react";

import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import type { Assessment, Journey, Pet } from "#contracts/rules/types.ts";
import { compliance as copy } from "#web/copy/compliance.ts";
import { formatDate } from "#web/core/dates.ts";

import { evidenceText } from "./entry-text.ts";
import { nextToClose, toDo } from "./step-groups.ts";
import { VERDICT_ICON } from "./step-look.ts";

import classes from "./verdict-card.module.css";

const Shorteners = lazy(async () => ({ default: (await import("./shorteners.tsx")).Shorteners }));

const Holding = lazy(async () => ({ default: (await import("./holding.tsx")).Holding }));

type Props = {
  assessment: Assessment;
  pet: Pet;
  journey: Journey;
  today: CalendarDate;
  /** Where the day of arrival comes from, and what else is to be said of the date. */
  children?: ReactNode;
};

/** Records named in the sentence of what a verdict rests on. */
const NAMED = 4;

/** The verdict in one sentence with what it rests on, the first departure, what brings it forward and what would break it. */
export function VerdictCard({ assessment, pet, journey, today, children }: Props) {
  const { verdict, earliestDeparture, earliestIfAtHand, settingSteps, steps, hasRules } = assessment;
  const Icon = VERDICT_ICON[verdict];
  const titlesOf = (ids: readonly string[]) =>
    ids.flatMap((id) => steps.find((step) => step.id === id)?.title ?? []);
  const setBy = titlesOf(settingSteps);
  const atHand = titlesOf(earliestIfAtHand);
  const closing = nextToClose(steps);
  return (
    <div className={classes.card} data-verdict={verdict} role="status">
      <div className={classes.head}>
        <span className={classes.icon} aria-hidden>
          <Icon size={20} />
        </span>
        <div>
          <p className={classes.sentence}>{sentenceOf(assessment, journey)}</p>
          <p className={classes.rests}>{restsOn(assessment)}</p>
          {children}
        </div>
      </div>
      <dl className={classes.facts}>
        <div>
          <dt>{copy.earliestTitle}</dt>
          <dd>
            {earliestDeparture ? (
              <strong>{formatDate(earliestDeparture)}</strong>
            ) : hasRules ? (
              copy.noEarliest
            ) : (
              copy.noRules
            )}
            {earliestDeparture && atHand.length > 0 && <span>{copy.ifAtHand(atHand.join(", "))}</span>}
            {setBy.length > 0 && <span>{copy.setBy(setBy.join(", "))}</span>}
          </dd>
        </div>
        <div>
          <dt>{copy.shorterTitle}</dt>
          <dd>
            {hasRules && (setBy.length > 0 || earliestDeparture === null) ? (
              <Suspense>
                <Shorteners assessment={assessment} pet={pet} journey={journey} today={today} />
              </Suspense>
            ) : (
              copy.nothingShorter
            )}
          </dd>
        </div>
        <div>
          <dt>{copy.breaksTitle}</dt>
          <dd>
            {closing?.window?.latest
              ? copy.breaks(closing.title, formatDate(closing.window.latest))
              : copy.breaksNothing}
            {hasRules && verdict !== "may_not_on_this_date" && (
              <Suspense>
                <Holding assessment={assessment} pet={pet} journey={journey} today={today} />
              </Suspense>
            )}
          </dd>
        </div>
      </dl>
    </div>
  );
}

export function sentenceOf({ verdict, steps }: Assessment, journey: Journey): string {
  const arrives = formatDate(journey.arrival);
  if (verdict === "may_not_on_this_date") return copy.verdictOn[verdict](formatDate(journey.departure));
  if (verdict !== "may_travel_if") return copy.verdictOn[verdict](arrives);
  const first = nextToClose(steps)?.window?.latest;
  return copy.verdictOn[verdict](arrives, toDo(steps).length, first ? formatDate(first) : "");
}

/** The records it was judged by, the newest first, and what is not had or not decided. */
function restsOn({ steps, planned, toReview }: Assessment): string {
  const titles = (ids: readonly string[]) =>
    steps.flatMap(({ id, title }) => (ids.includes(id) ? [title] : [])).join(", ");
  const records = new Map(
    steps.flatMap(({ evidence = [] }) => evidence).map((one) => [`${one.kind} ${one.on} ${one.name}`, one]),
  );
  const named = [...records.values()]
    .toSorted((a, b) => ((a.on ?? "") < (b.on ?? "") ? 1 : -1))
    .slice(0, NAMED)
    .map(evidenceText);
  return [
    named.length > 0 ? copy.restsOn(named.join("; ")) : copy.restsOnNothing,
    planned.length > 0 ? copy.restsOnPlans(titles(planned)) : "",
    toReview.length > 0 ? copy.waitsForPeople(toReview.length) : "",
  ]
    .filter((part) => part !== "")
    .join(" ");
}
