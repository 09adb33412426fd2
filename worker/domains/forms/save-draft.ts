import { sql } from "drizzle-orm";

import type { FormValues } from "#contracts/forms/shapes.ts";
import { formDrafts } from "#db/schema.ts";
import { allowTask } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { lookAgain, onlyIf } from "#worker/core/writing.ts";
import { refuseUnlessOpen } from "#worker/domains/tasks/submit-task.ts";

import { formKindOf } from "./internal/kinds.ts";
import { ofMine, type Page, refuseUnseen, whileDraftIs } from "./internal/own-draft.ts";

type Input = {
  taskId: number;
  values: FormValues;
  basis?: FormValues | undefined;
  page?: Page | undefined;
};

/**
 * Keeps what a person has typed so far, unchecked, each their own.
 * @throws Fault `stale_version` with the draft that another page has saved since; `wrong_state` once the form is sent,
 * `out_of_turn` before it opens.
 */
export function saveDraft(act: Act, input: Input): Promise<{ savedAt: Date }> {
  return lookAgain(() => save(act, input));
}

async function save(act: Act, { taskId, values, basis, page }: Input): Promise<{ savedAt: Date }> {
  const whose = { taskId, userId: act.who.userId };
  const { task, also } = await allowTask(act, taskId, "complete", (db) => [
    db.select().from(formDrafts).where(ofMine(whose)),
  ]);
  const [[before]] = also;
  formKindOf(task.actionType);
  if (task.assignedRole !== "customer" && !act.isStaff) throw new Fault("forbidden");
  refuseUnlessOpen(act, task);
  refuseUnseen(before, page);
  const draft = { values, basis: basis ?? null, pageId: page?.id ?? null, savedAt: act.now };
  await act.write((db) => [
    // A draft that arrives after the form was sent must not come back as one.
    onlyIf(
      db,
      sql`exists (select 1 from tasks where id = ${taskId} and submitted_at is ${task.submittedAt?.getTime() ?? null})`,
    ),
    whileDraftIs(db, whose, before),
    db
      .insert(formDrafts)
      .values({ ...whose, ...draft })
      .onConflictDoUpdate({ target: [formDrafts.taskId, formDrafts.userId], set: draft }),
  ]);
  return { savedAt: act.now };
}
