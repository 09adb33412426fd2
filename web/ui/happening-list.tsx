import type { StaffActivityEntry } from "#contracts/journeys/shapes.ts";
import type { Sentence } from "#web/copy/activity.ts";

import { Bubble, FeedItem, FeedTime } from "./feed-item.tsx";
import { type Happening, sentenceParts } from "./happenings.ts";

import classes from "./happening-list.module.css";

type Props<T extends StaffActivityEntry> = {
  label: string;
  happenings: readonly Happening<T>[];
  wordsOf: (kind: T["kind"]) => Sentence;
};

/** Who did what, and when. */
export function HappeningList<T extends StaffActivityEntry>({ label, happenings, wordsOf }: Props<T>) {
  return (
    <ul className={classes.log} aria-label={label}>
      {happenings.map(({ entry, more }) => (
        <FeedItem key={entry.id} initials={entry.actorInitials}>
          <span>
            {sentenceParts(entry, wordsOf(entry.kind), more).map(({ text, isName }, at) =>
              isName ? <bdi key={`${at}:${text}`}>{text}</bdi> : text,
            )}
          </span>
          {entry.text !== null && <Bubble>{entry.text}</Bubble>}
          <FeedTime at={entry.at} />
        </FeedItem>
      ))}
    </ul>
  );
}
