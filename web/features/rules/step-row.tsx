import { IconChevronDown } from "@tabler/icons-react";
import { type ReactNode, useEffect, useRef } from "react";

import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { isUncertain } from "#contracts/rules/open-step.ts";
import { isStale } from "#contracts/rules/staleness.ts";
import type { Step } from "#contracts/rules/types.ts";
import { compliance as copy } from "#web/copy/compliance.ts";
import { ruleSources as sources } from "#web/copy/rule-sources.ts";
import { formatDate } from "#web/core/dates.ts";
import { Badge } from "#web/ui/badge.tsx";

import { evidenceText } from "./entry-text.ts";
import { SourceLine } from "./source-line.tsx";
import { STEP_ICON, STEP_TONE } from "./step-look.ts";
import { type Bar, type Scale } from "./timeline-scale.ts";
import { TrackMarks } from "./track-marks.tsx";
import { datesInWords, whenText, windowText } from "./window-text.ts";

import bars from "./bars.module.css";
import inside from "./step-details.module.css";
import classes from "./steps.module.css";

type Props = {
  step: Step;
  today: CalendarDate;
  /** The axis that its window is drawn on; without one there is no calendar beside the steps. */
  scale?: Scale | undefined;
  /** The zone in which hours are read; UTC where it is not known. */
  zone?: string | undefined;
  isFirst?: boolean | undefined;
  /** The reader came for this one. */
  isAsked?: boolean | undefined;
  /** Where the step is mended. */
  children?: ReactNode;
};

/** One step as a row that opens: what, by when and in which state; inside, what to do next and all it rests on. */
export function StepRow({ step, today, scale, zone, isFirst, isAsked, children }: Props) {
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isAsked) return;
    summary.current?.focus({ preventScroll: true });
    summary.current?.scrollIntoView({ block: "center" });
  }, [isAsked]);
  const Icon = STEP_ICON[step.state];
  const bar = scale?.bars.find((one) => one.step.id === step.id);
  return (
    <li className={classes.step} data-step={step.id} data-state={step.state}>
      <details open={isFirst || isAsked || undefined}>
        <summary ref={summary} className={classes.row} data-axis={scale ? true : undefined}>
          <span className={classes.icon} data-tone={STEP_TONE[step.state]} aria-hidden>
            <Icon size={16} />
          </span>
          <span className={classes.name}>
            <span className={classes.title}>{step.title}</span>
            <span className={classes.dim}>{whenText(step)}</span>
          </span>
          {scale && <Track bar={bar} scale={scale} step={step} />}
          <span className={classes.badges}>
            <Badge tone={STEP_TONE[step.state]} icon={Icon}>
              {step.isPossible ? copy.state[step.state] : copy.notPossible}
            </Badge>
            {step.source && (isStale(step.source, today) || step.source.review?.differs) && (
              <span className={classes.stale}>
                {step.source.review?.differs ? sources.differs : copy.sourceStale}
              </span>
            )}
          </span>
          <IconChevronDown size={16} className={classes.chevron} aria-hidden />
        </summary>
        <StepDetails step={step} today={today} zone={zone}>
          {children}
        </StepDetails>
      </details>
    </li>
  );
}

function Track({ bar, scale, step }: { bar: Bar | undefined; scale: Scale; step: Step }) {
  return (
    <span className={classes.track} aria-hidden>
      <TrackMarks scale={scale} />
      {bar && (
        <span
          className={bars.bar}
          data-state={step.state}
          data-impossible={!step.isPossible || undefined}
          data-open={bar.isOpen || undefined}
          style={{ insetInlineStart: `${bar.from}%`, width: `${Math.min(bar.to, 100) - bar.from}%` }}
        />
      )}
    </span>
  );
}

type DetailsProps = Pick<Props, "step" | "today" | "zone" | "children">;

function StepDetails({ step, today, zone, children }: DetailsProps) {
  const { guidance, evidence = [], window, lead } = step;
  const facts: (readonly [string, ReactNode])[] = [
    [copy.facts.who, copy.doer[step.doer]],
    [copy.facts.window, window && [windowText(window, zone), window.counted].filter(Boolean).join(", ")],
    [copy.facts.form, [guidance?.office, guidance?.form].filter(Boolean).join(", ")],
    [copy.facts.lead, lead === undefined ? null : lead ? copy.leadOf(lead.days, lead.saidBy) : copy.noLead],
    [copy.facts.mustShow, guidance?.mustShow],
    [copy.facts.fee, guidance?.fee],
    [copy.facts.restsOn, evidence.map(evidenceText).join("; ")],
    [
      copy.facts.source,
      step.source ? <SourceLine key="source" source={step.source} today={today} /> : copy.noSource,
    ],
  ];
  return (
    <div className={inside.details}>
      <div className={inside.next}>
        <h4>{copy.whatNext}</h4>
        <p>{guidance?.next ?? datesInWords(step.reason)}</p>
        {guidance && step.reason !== "" && <p className={classes.dim}>{datesInWords(step.reason)}</p>}
        {!step.isPossible && step.possibleFrom && (
          <p className={inside.strong}>{copy.possibleFrom(formatDate(step.possibleFrom))}</p>
        )}
        {isUncertain(step) && <p className={inside.caution}>{copy.uncertain}</p>}
        {children && <div className={classes.mend}>{children}</div>}
      </div>
      <dl className={inside.facts}>
        {facts.flatMap(([label, value]) =>
          value
            ? [
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>,
              ]
            : [],
        )}
      </dl>
    </div>
  );
}
