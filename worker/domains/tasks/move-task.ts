import { and, asc, desc, eq, gt, lt, sql } from "drizzle-orm";
import type * as z from "zod";

import type { taskChangeRoutes } from "#contracts/tasks/changes-routes.ts";
import type { Task } from "#contracts/tasks/shapes.ts";
import { tasks } from "#db/schema.ts";
import { allowTask } from "#worker/core/access.ts";
import { type Act, answerOf } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";

import { ifUnchanged } from "./advance-task.ts";
import { recordStep } from "./internal/journey.ts";
import { toTask } from "./task-rows.ts";

type Input = z.output<typeof taskChangeRoutes.move.input>;

/**
 * Changes places with the action before or after it. At the edge of the plan nothing happens. In a sequential journey what
 * has not opened yet stays behind what has.
 * @throws Fault `stale_version`, `wrong_state` over the line between what has opened and what has not.
 */
export async function moveTask(act: Act, { taskId, version, direction }: Input): Promise<Task> {
  const own = sql`(select position from tasks where id = ${taskId})`;
  const ofJourney = sql`${tasks.workspaceId} = (select workspace_id from tasks where id = ${taskId})`;
  const { task, workspace, also } = await allowTask(act, taskId, "edit", (db) => [
    db
      .select()
      .from(tasks)
      .where(and(ofJourney, direction === "up" ? lt(tasks.position, own) : gt(tasks.position, own)))
      .orderBy((direction === "up" ? desc : asc)(tasks.position))
      .limit(1),
  ]);
  const [[other]] = also;
  if (task.version !== version) throw new Fault("stale_version");
  if (!other) return toTask(act, task);
  if (workspace.isSequential && (task.status === "pending") !== (other.status === "pending"))
    throw new Fault("wrong_state", "A step that has not opened yet stays behind those that have.");
  const results = await act.write((db) => [
    ifUnchanged(db, task),
    ifUnchanged(db, other),
    // Places are unique: one of the two steps aside.
    db.update(tasks).set({ position: -task.position }).where(eq(tasks.id, task.id)),
    db
      .update(tasks)
      .set({ position: task.position, version: sql`${tasks.version} + 1` })
      .where(eq(tasks.id, other.id)),
    db
      .update(tasks)
      .set({ position: other.position, version: sql`${tasks.version} + 1` })
      .where(eq(tasks.id, task.id)),
    recordStep(act, db, task, {
      kind: "task.moved",
      data: { before: { position: task.position }, after: { position: other.position } },
    }),
    db.select().from(tasks).where(eq(tasks.id, taskId)),
  ]);
  const [moved] = answerOf(results);
  if (!moved) throw new Fault("not_found");
  return toTask(act, moved);
}
