import type { CustomerTodo, CustomerWorkspace } from "#contracts/journeys.ts";
import { journey as copy } from "#web/copy/journey.ts";
import { useToday, viewerZone } from "#web/core/dates.ts";
import { useCurrentUser } from "#web/core/session.ts";
import { Avatar } from "#web/ui/avatar.tsx";

import { whenText } from "./activity-words.ts";
import type { Load, NamingProps } from "./lazy-part.tsx";
import { OutgoingItem } from "./outgoing-item.tsx";
import type { Outbox } from "./use-outgoing.ts";
import { WriteBox } from "./write-box.tsx";

import classes from "./record.module.css";

type Props = {
  journey: CustomerWorkspace;
  todo: CustomerTodo;
  outbox: Outbox;
  naming: Load<NamingProps>;
};

/** What was said about one to-do, oldest first, and a box to say more. */
export function Comments({ journey, todo, outbox, naming }: Props) {
  const today = useToday();
  const me = useCurrentUser();
  const said = journey.messages
    .filter(({ taskId }) => taskId === todo.id)
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || a.id - b.id);
  const known = new Set(said.map(({ id }) => id));
  const onTheirWay = outbox.list.filter(
    ({ taskId, messageId }) => taskId === todo.id && (messageId === null || !known.has(messageId)),
  );
  return (
    <>
      {said.length + onTheirWay.length > 0 && (
        <ul className={classes.log} aria-label={copy.comments}>
          {said.map((comment) => (
            <li key={comment.id}>
              <Avatar initials={comment.authorInitials} />
              <div className={classes.words}>
                <bdi>{comment.authorName}</bdi>
                <p className={classes.bubble} dir="auto">
                  {comment.body}
                </p>
                <time className={classes.time} dateTime={comment.createdAt.toISOString()}>
                  {whenText(comment.createdAt, today, viewerZone())}
                </time>
              </div>
            </li>
          ))}
          {onTheirWay.map((comment) => (
            <li key={comment.id}>
              <Avatar initials={me?.initials ?? ""} />
              <div className={classes.words}>
                <bdi>{me?.fullName}</bdi>
                <OutgoingItem message={comment} outbox={outbox} />
              </div>
            </li>
          ))}
        </ul>
      )}
      <WriteBox
        name={`comment:${todo.id}`}
        look="comment"
        label={copy.comment}
        hint={copy.commentHint(journey.inviterName.split(" ")[0] ?? journey.inviterName)}
        workspaceId={journey.id}
        naming={naming}
        onSend={(body, mentions) => outbox.send({ body, mentions, taskId: todo.id })}
      />
    </>
  );
}
