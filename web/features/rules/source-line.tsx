import { IconCircleCheck, IconClockExclamation, IconExternalLink } from "@tabler/icons-react";

import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import type { Source } from "#contracts/rules/types.ts";
import { ruleSources as copy } from "#web/copy/rule-sources.ts";
import { formatDate } from "#web/core/dates.ts";
import { Badge } from "#web/ui/badge.tsx";

import { isStale } from "./staleness.ts";

import classes from "./steps.module.css";

type Props = { source: Source; today: CalendarDate };

/** Where a rule can be read, whose it is, of what day it is and when somebody last read it. */
export function SourceLine({ source, today }: Props) {
  return (
    <span className={classes.source}>
      <a href={source.url} target="_blank" rel="noreferrer">
        {source.name}
        <IconExternalLink size={14} aria-hidden />
        <span className="sr-only">{copy.opensElsewhere}</span>
      </a>
      <span className={classes.dim}>
        {[
          source.authority,
          source.leadsTo === "start" ? copy.start : "",
          source.dated ? copy.dated(formatDate(source.dated)) : copy.undated,
          copy.read(formatDate(source.verifiedOn)),
        ]
          .filter((part) => part !== "")
          .join(", ")}
      </span>
      <Freshness source={source} today={today} />
    </span>
  );
}

export function Freshness({ source, today }: Props) {
  return isStale(source, today) ? (
    <Badge tone="yellow" icon={IconClockExclamation}>
      {copy.stale}
    </Badge>
  ) : (
    <Badge tone="green" icon={IconCircleCheck}>
      {copy.fresh}
    </Badge>
  );
}
