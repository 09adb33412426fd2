import type { ReactNode, Ref } from "react";

import { useToday, viewerZone } from "#web/core/dates.ts";

import { Avatar } from "./avatar.tsx";
import { whenText } from "./when.ts";

import classes from "./feed-item.module.css";

type Props = { initials: string; ref?: Ref<HTMLLIElement> | undefined; children: ReactNode };

/** One entry of a list of what people said and did: their picture, and their words beside it. */
export function FeedItem({ initials, ref, children }: Props) {
  return (
    <li ref={ref} className={classes.item}>
      <Avatar initials={initials} />
      <div className={classes.words}>{children}</div>
    </li>
  );
}

/** What somebody wrote, as they wrote it. */
export function Bubble({ children }: { children: ReactNode }) {
  return (
    <p className={classes.bubble} dir="auto">
      {children}
    </p>
  );
}

/** When it was; without a time, what stands in its place. */
export function FeedTime({ at, instead }: { at: Date; instead?: never } | { at?: never; instead: string }) {
  const today = useToday();
  return at === undefined ? (
    <span className={classes.time}>{instead}</span>
  ) : (
    <time className={classes.time} dateTime={at.toISOString()}>
      {whenText(at, today, viewerZone())}
    </time>
  );
}
