import { sql } from "drizzle-orm";

import type { FormValues } from "#contracts/forms/shapes.ts";
import { formDrafts } from "#db/schema.ts";
import { allowTask } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { onlyIf } from "#worker/core/writing.ts";
import { refuseUnlessOpen } from "#worker/domains/tasks/submit-task.ts";

import { formKindOf } from "./internal/kinds.ts";

/**
 * Keeps what a person has typed so far, unchecked, each their own. The latest saved one stands.
 * @throws Fault `wrong_state` once the form is sent, `out_of_turn` before it opens.
 */
export async function saveDraft(
  act: Act,
  { taskId, values, basis }: { taskId: number; values: FormValues; basis?: FormValues | undefined },
): Promise<{ savedAt: Date }> {
  const { task } = await allowTask(act, taskId, "complete");
  formKindOf(task.actionType);
  if (task.assignedRole !== "customer" && !act.isStaff) throw new Fault("forbidden");
  refuseUnlessOpen(act, task);
  const draft = { values, basis: basis ?? null, savedAt: act.now };
  await act.write((db) => [
    // A draft that arrives after the form was sent must not come back as one.
    onlyIf(
      db,
      sql`exists (select 1 from tasks where id = ${taskId} and submitted_at is ${task.submittedAt?.getTime() ?? null})`,
    ),
    db
      .insert(formDrafts)
      .values({ taskId, userId: act.who.userId, ...draft })
      .onConflictDoUpdate({ target: [formDrafts.taskId, formDrafts.userId], set: draft }),
  ]);
  return { savedAt: act.now };
}
