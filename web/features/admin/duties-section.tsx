import { IconAlertTriangle, IconCircleCheck, IconClock, IconZzz } from "@tabler/icons-react";

import type { DutyState } from "#contracts/duties/shapes.ts";
import { duties as copy } from "#web/copy/duties.ts";
import { trpc } from "#web/core/api.ts";
import { formatInstant } from "#web/core/dates.ts";
import { Badge, type IconPart, type Tone } from "#web/ui/badge.tsx";
import { FailedNote } from "#web/ui/failed-note.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Placeholder } from "#web/ui/placeholder.tsx";
import { type Column, ResponsiveTable } from "#web/ui/responsive-table.tsx";

import classes from "./records.module.css";

type Look = keyof typeof copy.states;
const LOOKS: Record<Look, [Tone, IconPart]> = {
  fine: ["green", IconCircleCheck],
  failing: ["red", IconAlertTriangle],
  resting: ["neutral", IconZzz],
  never: ["blue", IconClock],
};

const COLUMNS: readonly Column<DutyState>[] = [
  { key: "what", header: copy.columns.what, isMain: true, cell: ({ name }) => copy.names[name] },
  {
    key: "state",
    header: copy.columns.state,
    cell: (duty) => {
      const look = lookOf(duty);
      const [tone, icon] = LOOKS[look];
      return (
        <span className={classes.what}>
          <span>
            <Badge tone={tone} icon={icon}>
              {copy.states[look]}
            </Badge>
          </span>
          {look === "failing" && duty.failingSince && (
            <>
              <span className={classes.dim}>{copy.since(formatInstant(duty.failingSince))}</span>
              <bdi className={classes.dim}>{duty.failure}</bdi>
            </>
          )}
          {duty.leftOut && (
            <>
              <span className={classes.dim}>
                {copy.leftOut(duty.leftOut.count, formatInstant(duty.leftOut.at))}
              </span>
              <bdi className={classes.dim}>{duty.leftOut.why}</bdi>
            </>
          )}
        </span>
      );
    },
  },
  { key: "run", header: copy.columns.lastRun, cell: ({ lastRunAt }) => when(lastRunAt) },
  { key: "done", header: copy.columns.lastDone, cell: ({ lastDoneAt }) => when(lastDoneAt) },
];

const when = (at: Date | null): string => (at ? formatInstant(at) : copy.never);

function lookOf({ isResting, failure, lastRunAt }: DutyState): Look {
  if (isResting) return "resting";
  if (failure !== null) return "failing";
  return lastRunAt ? "fine" : "never";
}

/** What the clock does, when it last did it, and what fails; for administrators. */
export function DutiesSection() {
  const found = trpc.duties.list.useQuery({}, { refetchOnWindowFocus: true, refetchInterval: 60_000 });
  return (
    <section aria-label={copy.title}>
      <h2>{copy.title}</h2>
      <p className={classes.text}>{copy.text}</p>
      <FailedNote failed={found} what={copy.what} />
      {found.data?.isClockLate && <p role="alert">{copy.clockLate}</p>}
      {found.data ? (
        <Panel isFlush>
          <ResponsiveTable
            label={copy.title}
            columns={COLUMNS}
            rows={found.data.duties}
            rowKey={({ name }) => name}
          />
        </Panel>
      ) : (
        !found.isError && <Placeholder />
      )}
    </section>
  );
}
