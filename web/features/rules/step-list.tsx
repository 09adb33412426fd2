import { type ReactNode, useMemo } from "react";

import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import type { Step } from "#contracts/rules/types.ts";
import { compliance as copy } from "#web/copy/compliance.ts";
import { formatDate } from "#web/core/dates.ts";
import { Count } from "#web/ui/count.tsx";
import { Panel } from "#web/ui/panel.tsx";

import { groupedSteps, isTight, toDo } from "./step-groups.ts";
import { StepRow } from "./step-row.tsx";
import { scaleOf, type Scale } from "./timeline-scale.ts";
import { tickText } from "./window-text.ts";

import bars from "./bars.module.css";
import classes from "./steps.module.css";

type Props = {
  steps: readonly Step[];
  journey: { departure: CalendarDate; arrival: CalendarDate };
  today: CalendarDate;
  zone?: string | undefined;
  /** The step that the reader came for: it is open. */
  asked?: string | undefined;
  /** Where a step is mended. */
  mend?: (step: Step) => ReactNode;
};

/** The steps and the calendar in one: a row a step, told apart by what is to be done now, later, by a person, or is had. */
export function StepList({ steps, journey, today, zone, asked, mend }: Props) {
  const groups = useMemo(() => groupedSteps(steps, today), [steps, today]);
  const scale = useMemo(() => scaleOf(steps, journey, today), [steps, journey, today]);
  const had = groups.find(({ group }) => group === "had")?.steps.length ?? 0;
  const review = groups.find(({ group }) => group === "review")?.steps.length ?? 0;
  const tight = steps.filter(isTight).length;
  return (
    <Panel
      isFlush
      title={copy.steps}
      aside={<span className={classes.dim}>{copy.summary(toDo(steps).length, tight, review, had)}</span>}
    >
      {steps.length === 0 && <p className={classes.nothing}>{copy.noSteps}</p>}
      <div className={classes.box} role="group" aria-label={copy.timeline}>
        {scale.bars.length > 0 && <Axis scale={scale} journey={journey} />}
        {groups.map(({ group, steps: rows }, at) => (
          <section key={group} aria-label={copy.groups[group]}>
            <h3 className={classes.group}>
              {copy.groups[group]} <Count value={rows.length} />
              <span className={classes.dim}>{copy.groupHelp[group]}</span>
            </h3>
            <ul className={classes.list}>
              {rows.map((step, row) => (
                <StepRow
                  key={step.id}
                  step={step}
                  today={today}
                  scale={scale.bars.length > 0 ? scale : undefined}
                  zone={zone}
                  isFirst={!asked && at === 0 && row === 0 && group !== "had"}
                  isAsked={step.id === asked}
                >
                  {mend?.(step)}
                </StepRow>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <Legend />
      <p className={classes.aid}>{copy.aid}</p>
    </Panel>
  );
}

/** At some distance from the ends, so that the first and the last do not touch the edge. */
const withinAxis = (at: number) => `clamp(20px, ${at}%, 100% - 20px)`;

function Axis({ scale, journey }: { scale: Scale; journey: Props["journey"] }) {
  const day = (date: CalendarDate) => formatDate(date).split(" ").slice(0, 2).join(" ");
  return (
    <div className={classes.axis} aria-hidden>
      <span>{copy.axis}</span>
      <span className={classes.marks}>
        <span data-mark="today" style={{ insetInlineStart: withinAxis(scale.today) }}>
          {copy.legend.today}
        </span>
        <span data-mark="departure" style={{ insetInlineStart: `min(${scale.departure}%, 100% - 60px)` }}>
          {copy.legend.departs(day(journey.departure))}
        </span>
        {scale.ticks.map((tick) => (
          <span key={tick.day} data-mark="tick" style={{ insetInlineStart: withinAxis(tick.at) }}>
            {tickText(tick.day, tick.unit)}
          </span>
        ))}
      </span>
    </div>
  );
}

function Legend() {
  return (
    <p className={bars.legend} aria-hidden>
      {(["window", "tight", "impossible", "review", "checked"] as const).map((mark) => (
        <span key={mark} data-mark={mark}>
          {copy.legend[mark]}
        </span>
      ))}
    </p>
  );
}
