import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import type { Step } from "#contracts/rules/types.ts";
import { compliance as copy } from "#web/copy/compliance.ts";

import { STEP_ICON } from "./step-look.ts";
import { scaleOf } from "./timeline-scale.ts";
import { daysText, tickText } from "./window-text.ts";

import classes from "./timeline.module.css";

type Props = {
  steps: readonly Step[];
  journey: { departure: CalendarDate; arrival: CalendarDate };
  today: CalendarDate;
};

/** At some distance from the ends, so that the first and the last do not touch the panel's edge. */
const withinAxis = (at: number) => `clamp(20px, ${at}%, 100% - 20px)`;

/** The windows on a calendar axis that leads to the departure. Every row says its days in words, so the bars are only for the eye. */
export function Timeline({ steps, journey, today }: Props) {
  const scale = scaleOf(steps, journey, today);
  if (scale.bars.length === 0) return <p>{copy.noWindows}</p>;
  return (
    <div className={classes.timeline}>
      <div className={classes.axis} aria-hidden>
        {scale.ticks.map(({ at, day, unit }) => (
          <span key={day} className={classes.tick} style={{ insetInlineStart: withinAxis(at) }}>
            {tickText(day, unit)}
          </span>
        ))}
      </div>
      <ul className={classes.rows} aria-label={copy.timeline}>
        {scale.bars.map(({ step, from, to, isOpen }) => {
          const Icon = STEP_ICON[step.state];
          return (
            <li key={step.id} className={classes.row}>
              <span className={classes.name}>
                <Icon size={16} aria-hidden />
                <span>{step.title}</span>
              </span>
              <span className={classes.days}>
                {step.window && daysText(step.window)}
                <span className="sr-only">
                  {`, ${copy.state[step.state]}${step.isPossible ? "" : `, ${copy.impossible}`}`}
                </span>
              </span>
              <span className={classes.track} aria-hidden>
                {scale.ticks.map((tick) => (
                  <span key={tick.day} className={classes.grid} style={{ insetInlineStart: `${tick.at}%` }} />
                ))}
                <span
                  className={classes.bar}
                  data-state={step.state}
                  data-impossible={!step.isPossible || undefined}
                  data-open={isOpen || undefined}
                  style={{ insetInlineStart: `${from}%`, width: `${Math.min(to, 100) - from}%` }}
                />
                <span className={classes.today} style={{ insetInlineStart: `${scale.today}%` }} />
                <span className={classes.departure} style={{ insetInlineStart: `${scale.departure}%` }} />
              </span>
            </li>
          );
        })}
      </ul>
      <p className={classes.legend} aria-hidden>
        <span data-mark="today">{copy.legend.today}</span>
        <span data-mark="departure">{copy.legend.departure}</span>
        <span data-mark="impossible">{copy.legend.impossible}</span>
      </p>
    </div>
  );
}
