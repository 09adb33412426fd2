import { and, desc, eq, isNull, ne } from "drizzle-orm";

import type { PageInput } from "#contracts/core/paging-shapes.ts";
import type { Page } from "#contracts/core/paging.ts";
import type { MutedAction } from "#contracts/notifications/shapes.ts";
import { mutedTasks, tasks, workspaces } from "#db/schema.ts";
import { onlyOwn } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { after, placeOf, toPage } from "#worker/core/paging.ts";

/** The caller's own, as far as there is something left to be reminded of. */
export async function listMuted(act: Act, { cursor, limit }: PageInput): Promise<Page<MutedAction>> {
  const columns = { key: mutedTasks.mutedAt, id: mutedTasks.taskId };
  const [rows] = await act.read((db) => [
    db
      .select({
        taskId: tasks.id,
        title: tasks.title,
        workspaceId: workspaces.id,
        workspaceName: workspaces.name,
        mutedAt: mutedTasks.mutedAt,
      })
      .from(mutedTasks)
      .innerJoin(tasks, eq(tasks.id, mutedTasks.taskId))
      .innerJoin(workspaces, eq(workspaces.id, tasks.workspaceId))
      .where(
        and(
          eq(mutedTasks.userId, act.who.userId),
          ne(tasks.status, "completed"),
          isNull(workspaces.archivedAt),
          onlyOwn(act, db, tasks.workspaceId),
          after(columns, placeOf(cursor), "descending"),
        ),
      )
      .orderBy(desc(columns.key), desc(columns.id))
      .limit(limit + 1),
  ]);
  return toPage(
    rows,
    limit,
    ({ taskId, title, workspaceId, workspaceName }) => ({ taskId, title, workspaceId, workspaceName }),
    ({ mutedAt, taskId }) => ({ key: mutedAt.getTime(), id: taskId }),
  );
}
