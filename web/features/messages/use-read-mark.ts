import { type RefObject, useEffect, useRef } from "react";

import { trpc } from "#web/core/api.ts";

/**
 * Tells the server that a conversation was read up to its newest message, once that is seen in a page that somebody
 * looks at; not for a list that is below the fold or behind another window.
 */
export function useReadMark(
  newest: RefObject<HTMLElement | null>,
  { workspaceId, newestId, unread }: { workspaceId: number; newestId: number | undefined; unread: number },
): void {
  const { mutate } = trpc.messages.markRead.useMutation();
  const told = useRef(0);
  useEffect(() => {
    const element = newest.current;
    if (unread === 0 || newestId === undefined || element === null) return;
    let isSeen = false;
    const tell = () => {
      if (!isSeen || document.hidden || told.current >= newestId) return;
      told.current = newestId;
      mutate({ workspaceId, messageId: newestId });
    };
    const watcher = new IntersectionObserver(([entry]) => {
      isSeen = entry?.isIntersecting ?? false;
      tell();
    });
    watcher.observe(element);
    document.addEventListener("visibilitychange", tell);
    return () => {
      watcher.disconnect();
      document.removeEventListener("visibilitychange", tell);
    };
  }, [newest, mutate, newestId, unread, workspaceId]);
}
