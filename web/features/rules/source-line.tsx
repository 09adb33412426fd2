import {
  IconAlertTriangle,
  IconCircleCheck,
  IconClockExclamation,
  IconExternalLink,
} from "@tabler/icons-react";

import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { ageOf, isStale } from "#contracts/rules/staleness.ts";
import type { Source } from "#contracts/rules/types.ts";
import { ruleSources as copy } from "#web/copy/rule-sources.ts";
import { formatDate } from "#web/core/dates.ts";
import { Badge } from "#web/ui/badge.tsx";

import classes from "./source.module.css";

type Props = { source: Source; today: CalendarDate };

/** Where a rule can be read, whose it is, of what day it is, and who last read it when. */
export function SourceLine({ source, today }: Props) {
  return (
    <span className={classes.source}>
      <SourceLink source={source} />
      <span className={classes.said}>{sourceWords(source).join(", ")}</span>
      <Freshness source={source} today={today} />
      {source.review?.differs && (
        <span className={classes.differs} dir="auto">
          {copy.says(source.review.differs)}
        </span>
      )}
    </span>
  );
}

/** Its icon never stands alone on a line: the last word keeps it. */
export function SourceLink({ source: { url, name } }: Pick<Props, "source">) {
  const end = name.lastIndexOf(" ") + 1;
  return (
    <a className={classes.link} href={url} target="_blank" rel="noreferrer">
      {name.slice(0, end)}
      <span className={classes.end}>
        {name.slice(end)}
        <IconExternalLink size={14} aria-hidden />
      </span>
      <span className="sr-only">{copy.opensElsewhere}</span>
    </a>
  );
}

/** `European Commission, its own date 27 Feb 2026, reviewed by Ann Lee on 3 May 2026`. */
export const sourceWords = (source: Source): string[] =>
  [
    source.authority,
    source.leadsTo === "start" ? copy.start : "",
    source.dated ? copy.dated(formatDate(source.dated)) : copy.undated,
    readWords(source),
  ].filter((part) => part !== "");

export function readWords({ verifiedOn, review }: Source): string {
  if (!review || review.on < verifiedOn) return copy.read(formatDate(verifiedOn));
  return copy.reviewed(review.by, formatDate(review.on));
}

export function Freshness({ source, today }: Props) {
  if (source.review?.differs)
    return (
      <Badge tone="red" icon={IconAlertTriangle}>
        {copy.differs}
      </Badge>
    );
  return isStale(source, today) ? (
    <Badge tone="yellow" icon={IconClockExclamation}>
      {copy.stale(ageOf(source, today))}
    </Badge>
  ) : (
    <Badge tone="green" icon={IconCircleCheck}>
      {copy.fresh}
    </Badge>
  );
}
