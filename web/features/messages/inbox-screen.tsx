import { IconMessage2 } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";

import type { Thread, ThreadScope } from "#contracts/messages/shapes.ts";
import { THREAD_SCOPES } from "#contracts/messages/terms.ts";
import { inbox as copy } from "#web/copy/inbox.ts";
import { stuck } from "#web/copy/stuck.ts";
import { trpc } from "#web/core/api.ts";
import { useToday, viewerZone } from "#web/core/dates.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Choices } from "#web/ui/choices.tsx";
import { Count } from "#web/ui/count.tsx";
import { Delayed } from "#web/ui/delayed.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { FailedNote } from "#web/ui/failed-note.tsx";
import { ListOf } from "#web/ui/list-of.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { PlaceholderCard } from "#web/ui/placeholder-card.tsx";
import { ShowMore } from "#web/ui/show-more.tsx";
import { whenText } from "#web/ui/when.ts";

import { MESSAGES } from "./place.ts";
import { StuckPanel } from "./stuck-panel.tsx";

import classes from "./inbox-screen.module.css";

const PAGE = 30;

type Props = { scope: ThreadScope; onScope: (scope: ThreadScope) => void };

/** The conversations of all journeys: who is stuck, what is unread, then the latest. */
export function InboxScreen({ scope, onScope }: Props) {
  const list = trpc.messages.inbox.useInfiniteQuery(
    { scope, limit: PAGE },
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  const stuckTodos = trpc.journeys.stuck.useInfiniteQuery(
    { limit: PAGE },
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  const threads = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const waiting = stuckTodos.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <div className={classes.page}>
      <PageHeader title={copy.title} subtitle={copy.subtitle} />
      <FailedNote failed={stuckTodos} what={stuck.staff.what} />
      {waiting.length > 0 && (
        <section className={classes.stuck} aria-label={stuck.staff.what}>
          {waiting.map((todo) => (
            <StuckPanel key={todo.taskId} todo={todo} isNamed />
          ))}
          <ShowMore shown={waiting.length} list={stuckTodos} />
        </section>
      )}
      <Choices
        legend={copy.scope}
        values={THREAD_SCOPES}
        words={copy.scopes}
        chosen={scope}
        onChoose={onScope}
      />
      <ListOf
        list={list}
        what={copy.title}
        count={threads.length}
        waiting={
          <Delayed>
            <PlaceholderCard lines={3} />
          </Delayed>
        }
        empty={<EmptyState icon={IconMessage2} title={copy.empty} text={copy.emptyHelp[scope]} />}
      >
        <Panel isFlush>
          <ul className={classes.list} aria-label={copy.title}>
            {threads.map((thread) => (
              <Row key={thread.workspaceId} thread={thread} />
            ))}
          </ul>
        </Panel>
      </ListOf>
      <ShowMore shown={threads.length} list={list} />
    </div>
  );
}

function Row({ thread }: { thread: Thread }) {
  const today = useToday();
  const { last, unread } = thread;
  return (
    <li>
      <Link
        to="/workspace/$workspaceId"
        params={{ workspaceId: String(thread.workspaceId) }}
        hash={MESSAGES}
        className={classes.row}
        data-unread={unread > 0 || undefined}
      >
        <span className={classes.words}>
          <span className={classes.head}>
            <span className={classes.name} dir="auto" title={thread.workspaceName}>
              {thread.workspaceName}
            </span>
            <bdi className={classes.owner}>{thread.ownerName}</bdi>
          </span>
          <span className={classes.text} dir="auto">
            {copy.line(last.authorName, last.text === "" ? copy.files(last.files) : last.text)}
          </span>
          <span className={classes.sub}>
            {last.taskTitle !== null && <span dir="auto">{copy.about(last.taskTitle)}</span>}
            <time dateTime={last.at.toISOString()}>{whenText(last.at, today, viewerZone())}</time>
            {thread.assignedTo !== "" && <bdi>{copy.assigned(thread.assignedTo)}</bdi>}
          </span>
        </span>
        <span className={classes.marks}>
          {unread > 0 && <Count value={unread} look="hot" label={copy.unread(unread)} />}
          {thread.isWaiting && <Badge tone="yellow">{copy.waiting}</Badge>}
        </span>
      </Link>
    </li>
  );
}
