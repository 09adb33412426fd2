import { dayInWords } from "#contracts/core/day-in-words.ts";
import type { NotificationKind, NotificationType } from "#contracts/notifications/shapes.ts";
import { isInReview, type TaskEvent, type TaskState } from "#contracts/tasks/states.ts";
import type { Db } from "#db/client.ts";
import type { TaskRow, WorkspaceRow } from "#worker/core/access.ts";
import type { By } from "#worker/core/record.ts";
import type { Statement } from "#worker/core/writing.ts";
import { type Audience, notifyMembers } from "#worker/domains/notifications/notify.ts";
import { ownersPage, staffPage } from "#worker/domains/notifications/pages-of-journey.ts";

type News = {
  kind: NotificationKind;
  audience: Audience;
  title: string;
  message: string;
  type: NotificationType;
};

/** Tells the other side what has become of a task. */
export function newsOf(
  by: By,
  db: Db,
  {
    task,
    workspace,
    event,
    reason,
    doer,
  }: {
    task: TaskRow;
    workspace: WorkspaceRow;
    event: TaskEvent;
    reason?: string | undefined;
    /** Who hands it in; null for the portal, which does not. */
    doer: string | null;
  },
  next: TaskState,
): Statement[] {
  const news = sayings(doer, task, workspace, event, next, reason);
  if (!news) return [];
  const actionUrl = news.audience === "owners" ? ownersPage(workspace.id) : staffPage(workspace.id);
  return [
    notifyMembers(db, {
      ...news,
      workspaceId: workspace.id,
      taskId: task.id,
      category: "task",
      actionUrl,
      at: by.now,
      except: by.circumstances.claims?.userId ?? null,
    }),
  ];
}

function sayings(
  doer: string | null,
  task: TaskRow,
  workspace: WorkspaceRow,
  event: TaskEvent,
  next: TaskState,
  reason: string | undefined,
): News | null {
  const isOwners = task.assignedRole === "customer";
  const where = `“${task.title}” (${workspace.name})`;
  switch (event.type) {
    case "submit":
      return isInReview(next)
        ? {
            kind: "progress",
            audience: "staff",
            type: "info",
            title: "Ready for review",
            message: `${doer} has handed in ${where}.`,
          }
        : {
            kind: "progress",
            audience: "staff",
            type: "success",
            title: "Action completed",
            message: `${doer} has completed ${where}.`,
          };
    case "approve":
    case "complete":
      return isOwners
        ? {
            kind: "progress",
            audience: "owners",
            type: "success",
            title: "Action completed",
            message: `${where} is done.`,
          }
        : null;
    case "sendBack":
      return {
        kind: "assigned",
        audience: "owners",
        type: "warning",
        title: "Something to mend",
        message: `${where}: ${reason ?? ""}`,
      };
    case "reopen":
      return {
        kind: "assigned",
        audience: isOwners ? "owners" : "staff",
        type: "warning",
        title: "Open again",
        message: reason ? `${where}: ${reason}` : `${where} is open again.`,
      };
    case "reschedule":
      return isOwners && next.dueDate !== null
        ? {
            kind: "due",
            audience: "owners",
            type: "info",
            title: "New due date",
            message: `${where} is now due on ${dayInWords(next.dueDate)}.`,
          }
        : null;
    // What is taken back is told by the verb that knows what it was.
    case "withdraw":
    case "open":
    case "dayBegins":
      return null;
  }
}
