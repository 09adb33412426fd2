import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import type { Step } from "#contracts/rules/types.ts";
import { ruleSources as copy } from "#web/copy/rule-sources.ts";
import { Panel } from "#web/ui/panel.tsx";

import { SourceLine } from "./source-line.tsx";

import classes from "./source.module.css";

type Props = { steps: readonly Step[]; today: CalendarDate };

/** Every page that the steps rest on, once. */
export function SourcesPanel({ steps, today }: Props) {
  const sources = [
    ...new Map(
      steps.flatMap(({ source }) => (source ? [[`${source.url} ${source.name}`, source] as const] : [])),
    ).values(),
  ];
  if (sources.length === 0) return null;
  return (
    <Panel title={copy.title}>
      <ul className={classes.list}>
        {sources.map((source) => (
          <li key={`${source.url} ${source.name}`}>
            <SourceLine source={source} today={today} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
