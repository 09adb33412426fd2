import { and, asc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type * as z from "zod";

import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import type { Page } from "#contracts/core/paging.ts";
import type { journeyRoutes } from "#contracts/journeys/routes.ts";
import type { OwnJourney } from "#contracts/journeys/shapes.ts";
import { stageOf } from "#contracts/workspaces/stage.ts";
import { tasks, threadReaders, workspaceMembers, workspaces } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { after, placeOf, toPage } from "#worker/core/paging.ts";

const columns = { key: workspaces.queue, id: workspaces.id };

/** What the caller takes part in, as owner or otherwise: soonest departure first, completed ones last. */
export async function listOwnJourneys(
  act: Act,
  { isArchived, limit, cursor }: z.output<typeof journeyRoutes.own.input>,
): Promise<Page<OwnJourney>> {
  const { userId } = act.who;
  const isOpen = sql`t.assigned_role = 'customer' and t.turn = 'customer' and t.status not in ('pending', 'completed')`;
  const handedBack = sql`select d.id from documents d where d.removed_at is null and d.current_number > 0 and (d.status = 'rejected' or d.status = 'needs-review' and d.rejection_reason is not null)`;
  const isReturned = sql`(t.returned_reason is not null or exists (${handedBack} and d.task_id = t.id))`;
  const nextId = sql`(select t.id from tasks t where t.workspace_id = ${workspaces.id} and ${isOpen} and not (t.completion_rule = 'all' and exists (select 1 from task_assignees a where a.task_id = t.id and a.user_id = ${userId} and a.finished_at is not null)) order by not ${isReturned}, t.due_date is null, t.due_date, t.position limit 1)`;
  const paperId = sql`(${handedBack} and d.workspace_id = ${workspaces.id} and not exists (select 1 from tasks t where t.id = d.task_id and ${isOpen}) order by d.uploaded_at desc, d.id desc limit 1)`;
  const [rows] = await act.read((db) => [
    db
      .select({
        workspace: workspaces,
        next: {
          taskId: tasks.id,
          title: tasks.title,
          dueDate: tasks.dueDate,
          isReturned: sql<number>`(select ${isReturned} from tasks t where t.id = ${tasks.id})`,
        },
        paper: sql<string | null>`(select name from documents where id = ${paperId})`,
        unread: sql<number>`ifnull(${threadReaders.unread}, 0)`,
      })
      .from(workspaces)
      .leftJoin(tasks, sql`${tasks.id} = ${nextId}`)
      .leftJoin(
        threadReaders,
        and(eq(threadReaders.workspaceId, workspaces.id), eq(threadReaders.userId, userId)),
      )
      .where(
        and(
          isArchived ? isNotNull(workspaces.archivedAt) : isNull(workspaces.archivedAt),
          inArray(
            workspaces.id,
            db
              .select({ id: workspaceMembers.workspaceId })
              .from(workspaceMembers)
              .where(eq(workspaceMembers.userId, userId)),
          ),
          after(columns, placeOf(cursor), "ascending"),
        ),
      )
      .orderBy(asc(columns.key), asc(columns.id))
      .limit(limit + 1),
  ]);
  return toPage(rows, limit, toOwn, ({ workspace }) => ({ key: workspace.queue ?? "", id: workspace.id }));
}

type Found = {
  workspace: typeof workspaces.$inferSelect;
  next: { taskId: number; title: string; dueDate: CalendarDate | null; isReturned: number } | null;
  /** Of no open to-do, and handed back. */
  paper: string | null;
  unread: number;
};

function toOwn({ workspace, next, paper, unread }: Found): OwnJourney {
  return {
    workspaceId: workspace.id,
    petName: workspace.petName,
    petType: workspace.petType,
    stage: stageOf(workspace),
    arrivedOn: workspace.arrivedOn,
    departureDate: workspace.departureDate,
    departureAirport: workspace.departureAirport,
    arrivalAirport: workspace.arrivalAirport,
    tasksDone: workspace.tasksDone,
    tasksTotal: workspace.tasksTotal,
    next:
      paper !== null && !next?.isReturned
        ? { taskId: null, title: paper, dueDate: null, isReturned: true }
        : next && { ...next, isReturned: next.isReturned === 1 },
    unread,
  };
}
