import { eq } from "drizzle-orm";

import type { Task } from "#contracts/tasks.ts";
import { tasks } from "#db/schema.ts";
import { allowTask } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";

import { onlyRow } from "./internal/change.ts";
import { taskQuery, toTask } from "./task-rows.ts";

export async function findTask(act: Act, { taskId }: { taskId: number }): Promise<Task> {
  const { also } = await allowTask(act, taskId, "view", (db) => [taskQuery(db).where(eq(tasks.id, taskId))]);
  return toTask(act, onlyRow(also[0]));
}
