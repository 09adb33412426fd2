import type { Notification } from "#contracts/notifications/shapes.ts";

type Place = Pick<Notification, "workspaceId" | "taskId" | "actionUrl">;

/**
 * The address a notification opens, as `told_news` of db/triggers has it for mails: a receipt, else its workspace before its own address, with the action it is about; an owner has a page
 * of their own there. Null where it has neither, or an address that is no page: a stored `javascript:` must not become a
 * link.
 */
export function targetOf({ workspaceId, taskId, actionUrl }: Place, isOwner: boolean): string | null {
  if (actionUrl?.startsWith("/receipt?")) return actionUrl;
  if (workspaceId !== null) {
    const page = `/workspace/${workspaceId}${isOwner ? "/customer" : ""}`;
    // A part of the page that a link names, such as the files.
    if (taskId === null) return actionUrl?.startsWith(`${page}?`) ? actionUrl : page;
    return `${page}?${isOwner ? "todo" : "task"}=${taskId}`;
  }
  return actionUrl !== null && /^(\/(?!\/)|https?:\/\/)/i.test(actionUrl) ? actionUrl : null;
}
