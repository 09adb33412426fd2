import type { SeenMark } from "#contracts/messages/shapes.ts";
import { conversation as copy } from "#web/copy/conversation.ts";
import { useToday, viewerZone } from "#web/core/dates.ts";
import { whenText } from "#web/ui/when.ts";

import classes from "./conversation.module.css";

/** As many readers as are named. */
const NAMED = 3;

type Props = { messageId: number; seen: readonly SeenMark[] };

/** Who has read a message of the reader's own, and when. */
export function SeenLine({ messageId, seen }: Props) {
  const today = useToday();
  const readers = seen.filter((mark) => !mark.isMe && mark.messageId >= messageId);
  if (readers.length === 0) return null;
  return (
    <li className={classes.seen}>
      {readers.slice(0, NAMED).map(({ name, at }) => (
        <span key={`${name} ${at.getTime()}`}>
          {copy.seenBy} <bdi>{name}</bdi>
          {` · ${whenText(at, today, viewerZone())}`}
        </span>
      ))}
      {readers.length > NAMED && <span>{copy.seenByMore(readers.length - NAMED)}</span>}
    </li>
  );
}
