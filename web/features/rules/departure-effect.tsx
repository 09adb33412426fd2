import { Suspense, use, useMemo } from "react";

import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import type { JourneyRules } from "#contracts/journeys/rules-shapes.ts";
import { compliance as words } from "#web/copy/compliance.ts";
import { trpc } from "#web/core/api.ts";
import { Delayed } from "#web/ui/delayed.tsx";
import { FailedNote } from "#web/ui/failed-note.tsx";
import { Placeholder } from "#web/ui/placeholder.tsx";

import { type Change, effectOf } from "./effect.ts";
import { rulesOfJourney } from "./rules-of-journey.ts";
import { SourceLine } from "./source-line.tsx";
import { windowText } from "./window-text.ts";

import classes from "./rules.module.css";

const copy = words.effect;

type Props = { workspaceId: number; departure: CalendarDate };

/** What the rules would say if the journey departed on another day, before anybody saves that. */
export function DepartureEffect({ workspaceId, departure }: Props) {
  const found = trpc.journeys.assess.useQuery({ workspaceId });
  const rules = found.data;
  const waiting = (
    <Delayed>
      <Placeholder />
    </Delayed>
  );
  if (!rules) return found.isPending ? waiting : <FailedNote failed={found} what={words.what} />;
  return (
    <Suspense fallback={waiting}>
      <EffectText rules={rules} departure={departure} />
    </Suspense>
  );
}

function EffectText({ rules, departure }: { rules: JourneyRules; departure: CalendarDate }) {
  const { destination, transits = [] } = rules.journey;
  use(rulesOfJourney(destination, ...transits));
  const { before, after, changes } = useMemo(
    () => effectOf(rules, departure, rules.today),
    [rules, departure],
  );
  return (
    <div role="status">
      <p className={classes.strong}>
        {before.verdict === after.verdict
          ? copy.sameVerdict(words.verdict[after.verdict])
          : copy.verdict(words.verdict[before.verdict], words.verdict[after.verdict])}
      </p>
      {changes.length === 0 ? (
        <p>{copy.same}</p>
      ) : (
        <ul className={classes.changes}>
          {changes.map((change) => (
            <li key={change.id}>
              <span className={classes.strong}>{change.title}</span>
              <ChangeText {...change} />
              {change.source && <SourceLine source={change.source} today={rules.today} />}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function ChangeText({ before, after }: Change) {
  if (!before || !after) return <p>{after ? copy.added : copy.gone}</p>;
  const [from, to] = [before, after].map(({ window }) => (window ? windowText(window) : ""));
  return (
    <>
      {before.state !== after.state && (
        <p>{copy.state(words.state[before.state], words.state[after.state])}</p>
      )}
      {from !== to && from && to && <p className={classes.dim}>{copy.window(from, to)}</p>}
    </>
  );
}
