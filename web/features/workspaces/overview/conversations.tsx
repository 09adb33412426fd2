import { Link } from "@tanstack/react-router";

import { inbox } from "#web/copy/inbox.ts";
import { stuck } from "#web/copy/stuck.ts";
import { trpc } from "#web/core/api.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Count } from "#web/ui/count.tsx";

import classes from "./overview-panel.module.css";

/** What is unread and who is stuck, leading to the list of conversations. */
export function Conversations() {
  const unread = trpc.messages.unread.useQuery({});
  const stuckCounts = trpc.journeys.stuckCounts.useQuery({});
  const count = unread.data?.reduce((sum, thread) => sum + thread.unread, 0) ?? 0;
  const stuckCount = stuckCounts.data?.reduce((sum, { todos }) => sum + todos, 0) ?? 0;
  return (
    <Link to="/messages" className={classes.conversations}>
      <span>{unread.data ? (count > 0 ? inbox.unread(count) : inbox.nothingNew) : inbox.title}</span>
      {count > 0 && <Count value={count} look="hot" label={inbox.unread(count)} />}
      {stuckCount > 0 && <Badge tone="urgent">{stuck.staff.marked(stuckCount)}</Badge>}
    </Link>
  );
}
