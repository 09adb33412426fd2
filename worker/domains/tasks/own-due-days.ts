import { and, asc, eq, exists, inArray, isNotNull, isNull, not, type SQLWrapper } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";

import type { Db } from "#db/client.ts";
import { taskAssignees, tasks, workspaceMembers, workspaces } from "#db/schema.ts";

import { ASKS_FOR_NOTHING } from "./internal/due-people.ts";

const t = alias(tasks, "t");

/** The open to-dos with a due date that wait for an owner, whom a query names. */
export function ownDueDays(db: Db, userId: SQLWrapper) {
  return db
    .select({
      taskId: t.id,
      title: t.title,
      dueDate: t.dueDate,
      workspaceId: t.workspaceId,
      workspaceName: workspaces.name,
      updatedAt: t.updatedAt,
    })
    .from(taskAssignees)
    .innerJoin(t, eq(t.id, taskAssignees.taskId))
    .innerJoin(workspaces, eq(workspaces.id, t.workspaceId))
    .where(
      and(
        inArray(taskAssignees.userId, userId),
        isNull(taskAssignees.finishedAt),
        eq(t.turn, "customer"),
        inArray(t.status, ["your_turn", "in_progress", "overdue"]),
        isNotNull(t.dueDate),
        isNull(workspaces.archivedAt),
        not(ASKS_FOR_NOTHING),
        exists(
          db
            .select({ userId: workspaceMembers.userId })
            .from(workspaceMembers)
            .where(
              and(
                eq(workspaceMembers.workspaceId, t.workspaceId),
                eq(workspaceMembers.userId, taskAssignees.userId),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(t.dueDate), asc(t.id));
}

export type OwnDueDay = Awaited<ReturnType<typeof ownDueDays>>[number];
