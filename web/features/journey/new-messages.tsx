import { IconMessage2 } from "@tabler/icons-react";

import { journey as copy } from "#web/copy/journey.ts";
import { trpc } from "#web/core/api.ts";

import { MESSAGES } from "./record-column.tsx";

import classes from "./customer-screen.module.css";

/** That somebody has written, and the way there: on a phone the conversation is at the end of the page. */
export function NewMessages({ workspaceId, onGo }: { workspaceId: number; onGo: () => void }) {
  const { data } = trpc.messages.unread.useQuery({});
  const unread = data?.find((one) => one.workspaceId === workspaceId)?.unread ?? 0;
  if (unread === 0) return null;
  return (
    <button
      type="button"
      className={classes.news}
      onClick={() => {
        onGo();
        // The Flow tab may have to be drawn first.
        requestAnimationFrame(() => {
          const place = document.getElementById(MESSAGES);
          place?.scrollIntoView({ block: "start" });
          place?.focus({ preventScroll: true });
        });
      }}
    >
      <IconMessage2 size={18} stroke={1.75} aria-hidden />
      {copy.newMessages(unread)}
    </button>
  );
}
