import { Button } from "@mantine/core";
import { type ComponentType, Fragment, type ReactNode, useEffect, useMemo, useRef, useState } from "react";

import { toldApart } from "#contracts/core/told-apart.ts";
import type { Message, MessageFile } from "#contracts/messages/shapes.ts";
import { conversation as copy } from "#web/copy/conversation.ts";
import { trpc } from "#web/core/api.ts";
import { formatDay } from "#web/core/dates.ts";
import { useCurrentUser } from "#web/core/session.ts";
import { FeedItem } from "#web/ui/feed-item.tsx";
import { ListOf } from "#web/ui/list-of.tsx";

import { type AttachProps, Composer } from "./composer.tsx";
import { MessageItem } from "./message-item.tsx";
import { OutgoingItem } from "./outgoing-item.tsx";
import { SeenLine } from "./seen-line.tsx";
import { useOutgoing } from "./use-outgoing.ts";
import { useReadMark } from "./use-read-mark.ts";

import classes from "./conversation.module.css";

/** Messages fetched at a time. */
const PAGE = 30;

type Props = {
  workspaceId: number;
  /** With it, the comments on one to-do alone. */
  taskId?: number;
  look: "message" | "comment";
  listLabel: string;
  boxLabel: string;
  /** What stands in the box of a comment until something is written. */
  hint?: string;
  titles?: ReadonlyMap<number, string>;
  attach?: ComponentType<AttachProps>;
  /** In place of the box, for those who may only read. */
  instead?: ReactNode;
};

/** What was said, oldest first, who has read it, and a box to say more. */
export function Conversation({
  workspaceId,
  taskId,
  look,
  listLabel,
  boxLabel,
  hint,
  titles,
  attach,
  instead,
}: Props) {
  const said = trpc.messages.list.useInfiniteQuery(
    { workspaceId, limit: PAGE, ...(taskId !== undefined && { taskId }) },
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  const me = useCurrentUser();
  const messages = useMemo(
    () => (said.data?.pages.flatMap(({ items }) => items) ?? []).toReversed(),
    [said.data],
  );
  const known = useMemo(() => new Set(messages.map(({ id }) => id)), [messages]);
  const fileNames = useMemo(() => namesOf(messages), [messages]);
  const { store, list } = useOutgoing(workspaceId, known);
  const onTheirWay = list.filter((one) => one.taskId === taskId || taskId === undefined);
  const latest = said.data?.pages[0];
  const newest = useRef<HTMLLIElement>(null);
  // Comments on one to-do are a part of the conversation: reading them alone is not reading it.
  useReadMark(newest, {
    workspaceId,
    newestId: taskId === undefined ? messages.at(-1)?.id : undefined,
    unread: latest?.unread ?? 0,
  });
  const myLatestId = messages.findLast(({ authorId }) => authorId === me?.id)?.id;
  const firstNewId = useFirstNew(messages, latest?.unread, me?.id);
  const box = useRef<HTMLUListElement>(null);
  const count = messages.length + onTheirWay.length;
  const newestId = messages.at(-1)?.id;
  useEffect(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [newestId, onTheirWay.length]);

  return (
    <>
      <ListOf
        list={said}
        what={copy.what}
        count={count}
        waiting={null}
        empty={look === "message" && <p className={classes.empty}>{copy.empty}</p>}
      >
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard */}
        <ul ref={box} className={classes.log} aria-label={listLabel} tabIndex={0} data-look={look}>
          {said.hasNextPage && (
            <li className={classes.earlier}>
              <Button
                variant="subtle"
                size="lg"
                loading={said.isFetchingNextPage}
                onClick={() => void said.fetchNextPage()}
              >
                {copy.earlier}
              </Button>
            </li>
          )}
          {messages.map((message) => (
            <Fragment key={message.id}>
              <MessageItem
                message={message}
                about={message.taskId === null ? undefined : titles?.get(message.taskId)}
                fileNames={fileNames}
                isFirstNew={taskId === undefined && message.id === firstNewId}
                ref={message.id === newestId ? newest : undefined}
              />
              {message.id === myLatestId && <SeenLine messageId={message.id} seen={latest?.seen ?? []} />}
            </Fragment>
          ))}
          {onTheirWay.map((message) => (
            <FeedItem key={message.id} initials={me?.initials ?? ""}>
              <bdi>{me?.fullName}</bdi>
              <OutgoingItem message={message} store={store} />
            </FeedItem>
          ))}
        </ul>
      </ListOf>
      {instead === undefined ? (
        <Composer
          key={`${workspaceId}/${taskId ?? ""}`}
          name={`${me?.id ?? 0}:${taskId === undefined ? `message:${workspaceId}` : `comment:${taskId}`}`}
          look={look}
          label={boxLabel}
          {...(hint !== undefined && { hint })}
          workspaceId={workspaceId}
          {...(attach && { attach })}
          onSend={(written) => store.send({ ...written, ...(taskId !== undefined && { taskId }) })}
        />
      ) : (
        instead
      )}
    </>
  );
}

function namesOf(messages: readonly Message[]): ReadonlyMap<MessageFile, string> {
  const dayOf = new Map(messages.flatMap(({ files, createdAt }) => files.map((file) => [file, createdAt])));
  return toldApart(
    [...dayOf.keys()],
    ({ name }) => name,
    (file) => formatDay(dayOf.get(file) ?? new Date(0)),
  );
}

/** The first message that was new when the conversation opened; it stays marked while it is read. */
function useFirstNew(
  messages: readonly Message[],
  unread: number | undefined,
  myId: number | undefined,
): number | undefined {
  const [first, setFirst] = useState<number | null | undefined>();
  if (first === undefined && unread !== undefined && messages.length > 0) {
    const others = messages.filter(({ authorId }) => authorId !== myId);
    setFirst(unread === 0 ? null : (others.at(-unread)?.id ?? others[0]?.id ?? null));
  }
  return first ?? undefined;
}
