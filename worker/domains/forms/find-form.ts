import { and, desc, eq } from "drizzle-orm";

import type { FormState } from "#contracts/forms/shapes.ts";
import { isInReview } from "#contracts/tasks/states.ts";
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
  if (!whose) throw new Fault("not_found");
  const known = knownValues(kind, { ...whose, workspace }, act.today);
  const sentAt = submission && isInReview(task) ? submission.submittedAt : null;
  const form = { taskId, kind, known, sentAt };
  if (draft) {
    const { values, basis, savedAt } = draft;
    return { ...form, values, source: "draft", savedAt, basis: basis ?? known };
  }
  if (!submission) return { ...form, values: known, source: "known", savedAt: null, basis: known };
  const { values, submittedAt } = submission;
  // What was sent became the record: what differs now was changed afterwards.
  const basis = Object.fromEntries(Object.keys(known).map((field) => [field, values[field] ?? null]));
  return { ...form, values, source: "submission", savedAt: submittedAt, basis };
}
