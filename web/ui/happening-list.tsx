import type { StaffActivityEntry } from "#contracts/journeys.ts";
import type { Sentence } from "#web/copy/activity.ts";
import { useToday, viewerZone } from "#web/core/dates.ts";

import { Avatar } from "./avatar.tsx";
import { type Happening, sentenceParts } from "./happenings.ts";
import { whenText } from "./when.ts";

import classes from "./happening-list.module.css";

type Props<T extends StaffActivityEntry> = {
  label: string;
  happenings: readonly Happening<T>[];
  wordsOf: (kind: T["kind"]) => Sentence;
};

/** Who did what, and when. */
export function HappeningList<T extends StaffActivityEntry>({ label, happenings, wordsOf }: Props<T>) {
  const today = useToday();
  return (
    <ul className={classes.log} aria-label={label}>
      {happenings.map(({ entry, more }) => (
        <li key={entry.id}>
          <Avatar initials={entry.actorInitials} />
          <div className={classes.words}>
            <span>
              {sentenceParts(entry, wordsOf(entry.kind), more).map(({ text, isName }, at) =>
                isName ? <bdi key={`${at}:${text}`}>{text}</bdi> : text,
              )}
            </span>
            {entry.text !== null && (
              <p className={classes.bubble} dir="auto">
                {entry.text}
              </p>
            )}
            <time className={classes.time} dateTime={entry.at.toISOString()}>
              {whenText(entry.at, today, viewerZone())}
            </time>
          </div>
        </li>
      ))}
    </ul>
  );
}
