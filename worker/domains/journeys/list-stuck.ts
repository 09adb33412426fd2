import { and, asc, eq, isNull } from "drizzle-orm";
import type * as z from "zod";

import type { Page } from "#contracts/core/paging.ts";
import type { stuckRoutes } from "#contracts/journeys/stuck-routes.ts";
import type { StuckTodo } from "#contracts/journeys/stuck-shapes.ts";
import { stuckReports, tasks, users, workspaces } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { after, placeOf, toPage } from "#worker/core/paging.ts";

import { toStuck } from "./internal/stuck.ts";

const columns = { key: stuckReports.createdAt, id: stuckReports.id };

/** Who has waited longest first; of one journey alone where it is named. */
export async function listStuck(
  act: Act,
  { limit, cursor, workspaceId }: z.output<typeof stuckRoutes.stuck.input>,
): Promise<Page<StuckTodo>> {
  const [rows] = await act.read((db) => [
    db
      .select({
        report: stuckReports,
        by: users.fullName,
        workspace: workspaces,
        taskTitle: tasks.title,
        version: tasks.version,
        edgeId: tasks.chosenEdgeId,
      })
      .from(stuckReports)
      .innerJoin(workspaces, and(eq(workspaces.id, stuckReports.workspaceId), isNull(workspaces.archivedAt)))
      .innerJoin(tasks, eq(tasks.id, stuckReports.taskId))
      .innerJoin(users, eq(users.id, stuckReports.raisedById))
      .where(
        and(
          isNull(stuckReports.clearedAt),
          workspaceId === undefined ? undefined : eq(stuckReports.workspaceId, workspaceId),
          after(columns, placeOf(cursor), "ascending"),
        ),
      )
      .orderBy(asc(columns.key), asc(columns.id))
      .limit(limit + 1),
  ]);
  return toPage(
    rows,
    limit,
    ({ report, by, workspace, taskTitle, version, edgeId }) => ({
      ...toStuck({ report, by }),
      workspaceId: workspace.id,
      workspaceName: workspace.name,
      taskId: report.taskId,
      taskTitle,
      choice: report.reason === "mistaken" && edgeId !== null ? { version, edgeId } : null,
    }),
    ({ report }) => ({ key: report.createdAt.getTime(), id: report.id }),
  );
}
