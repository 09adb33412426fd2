import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import type { Source } from "#contracts/rules/types.ts";
import { compliance as copy } from "#web/copy/compliance.ts";
import { formatDate } from "#web/core/dates.ts";

import { isStale } from "./staleness.ts";

import classes from "./rules.module.css";

type Props = { source: Source | null; today: CalendarDate };

/** Whose word a step rests on, where to read it, of what day it is and when somebody last did. */
export function SaidBy({ source, today }: Props) {
  if (source === null) return <p className={classes.dim}>{copy.noSource}</p>;
  const { name, authority, url, leadsTo, dated, verifiedOn } = source;
  return (
    <p className={classes.dim}>
      <a href={url} target="_blank" rel="noreferrer" className={classes.link}>
        {copy.source(name, authority)}
      </a>{" "}
      {dated === null ? copy.sourceUndated : copy.sourceDated(formatDate(dated))}{" "}
      {copy.sourceRead(formatDate(verifiedOn))} {leadsTo === "start" && copy.startPage}{" "}
      {isStale(source, today) && copy.sourceStale}
    </p>
  );
}
