import { and, desc, eq } from "drizzle-orm";

import type { FormState } from "#contracts/forms/shapes.ts";
import { formDrafts, formSubmissions } from "#db/schema.ts";
import { allowTask } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";

import { formKindOf } from "./internal/kinds.ts";
import { knownValues, whoseTask } from "./internal/known.ts";

/** The caller's own draft, else what was last sent, else what is known. @throws Fault `wrong_state` where there is no form. */
export async function findForm(act: Act, { taskId }: { taskId: number }): Promise<FormState> {
  const { task, workspace, also } = await allowTask(act, taskId, "view", (db) => [
    db
      .select()
      .from(formDrafts)
      .where(and(eq(formDrafts.taskId, taskId), eq(formDrafts.userId, act.who.userId))),
    db
      .select()
      .from(formSubmissions)
      .where(eq(formSubmissions.taskId, taskId))
      .orderBy(desc(formSubmissions.id))
      .limit(1),
    whoseTask(db, taskId),
  ]);
  const [[draft], [submission], [whose]] = also;
  const kind = formKindOf(task.actionType);
  if (draft) return { taskId, kind, values: draft.values, source: "draft", savedAt: draft.savedAt };
  if (submission) {
    return { taskId, kind, values: submission.values, source: "submission", savedAt: submission.submittedAt };
  }
  if (!whose) throw new Fault("not_found");
  const values = knownValues(kind, { ...whose, workspace }, act.today);
  return { taskId, kind, values, source: "known", savedAt: null };
}
