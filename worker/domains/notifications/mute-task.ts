import { and, eq } from "drizzle-orm";

import { mutedTasks } from "#db/schema.ts";
import { allowTask } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { telling } from "#worker/core/news.ts";

/**
 * Whether the caller is reminded of an action; saying it again changes nothing.
 * @throws Fault as the access module does for an action that the caller may not see.
 */
export async function muteTask(
  act: Act,
  { taskId, isMuted }: { taskId: number; isMuted: boolean },
): Promise<{ taskId: number; isMuted: boolean }> {
  const { userId } = act.who;
  const { task } = await allowTask(act, taskId, "view");
  await act.write((db) => [
    telling(
      isMuted
        ? db.insert(mutedTasks).values({ userId, taskId: task.id, mutedAt: act.now }).onConflictDoNothing()
        : db.delete(mutedTasks).where(and(eq(mutedTasks.userId, userId), eq(mutedTasks.taskId, task.id))),
      () => [{ topic: "notifications", personId: userId }],
    ),
  ]);
  return { taskId, isMuted };
}
