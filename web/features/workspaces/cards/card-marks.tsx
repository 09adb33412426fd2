import { inbox } from "#web/copy/inbox.ts";
import { stuck } from "#web/copy/stuck.ts";
import { trpc } from "#web/core/api.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Count } from "#web/ui/count.tsx";

/** That a journey has unread messages for the reader, and that its owner is stuck. One question for all cards. */
export function CardMarks({ workspaceId }: { workspaceId: number }) {
  const unread = trpc.messages.unread.useQuery({}).data?.find((one) => one.workspaceId === workspaceId);
  const isStuck = trpc.journeys.stuckCounts.useQuery({}).data?.some((one) => one.workspaceId === workspaceId);
  return (
    <>
      {isStuck && <Badge tone="urgent">{stuck.staff.mark}</Badge>}
      {unread && <Count value={unread.unread} look="hot" label={inbox.unread(unread.unread)} />}
    </>
  );
}
