import { and, eq } from "drizzle-orm";

import { changedMeanwhile } from "#contracts/forms/changed-fields.ts";
import type { FormValues } from "#contracts/forms/shapes.ts";
import { formDrafts, formSubmissions } from "#db/schema.ts";
import { allowTask } from "#worker/core/access.ts";
import { type Act, type Attempt, attemptQuery } from "#worker/core/act.ts";
import { Fault, staleBut } from "#worker/core/fault.ts";
import { record } from "#worker/core/record.ts";
import { lookAgain } from "#worker/core/writing.ts";
import { airportsNamed } from "#worker/domains/airports/airports-of.ts";
import { travelQueries } from "#worker/domains/journeys/travel-writes.ts";
import { journeyOfTask, runQueries, toRun } from "#worker/domains/tasks/journey-run.ts";
import { assigneesOf, refuseUnlessOpen, submitTask } from "#worker/domains/tasks/submit-task.ts";

import { formKindOf } from "./internal/kinds.ts";
import { knownValues, whoseTask } from "./internal/known.ts";
import {
  airportsIn,
  checkForm,
  keptValues,
  learn,
  learntFrom,
  refuseIfFull,
  refuseOtherAge,
  settledBy,
} from "./internal/learnt.ts";
import { ofMine, type Page, refuseUnseen, whileDraftIs } from "./internal/own-draft.ts";

type Input = {
  taskId: number;
  values: FormValues;
  basis?: FormValues | undefined;
  page?: Page | undefined;
  requestId?: string | undefined;
};
type Sent = { taskId: number; submittedAt: Date };

/**
 * Checks a form, keeps it and what it teaches, and does the caller's part of the to-do. The same attempt again answers
 * as the first did.
 * @throws Fault `stale_version` with what is known now, where it would put back what was changed since `basis`, and with
 * the draft that another page of the caller's has saved since;
 * `invalid_input` by field; `wrong_state` once it is sent; `out_of_turn` before it opens.
 */
export async function submitForm(act: Act, input: Input): Promise<Sent> {
  const { requestId = crypto.randomUUID(), ...body } = input;
  const attempt = { requestId, operation: "forms.submit", body };
  return (await lookAgain(() => send(act, input, attempt))) ?? firstAnswer(act, requestId);
}

/** Null for an attempt made before. */
async function send(
  act: Act,
  { taskId, values, basis, page }: Input,
  attempt: Attempt,
): Promise<Sent | null> {
  const whose = { taskId, userId: act.who.userId };
  const { task, workspace, also } = await allowTask(act, taskId, "complete", (db) => [
    attemptQuery(db, attempt.requestId),
    db.select().from(formDrafts).where(ofMine(whose)),
    whoseTask(db, taskId),
    assigneesOf(db, taskId),
    airportsNamed(db, airportsIn(values)),
    ...runQueries(db, journeyOfTask(taskId)),
    ...travelQueries(db, journeyOfTask(taskId)),
  ]);
  const [[before], [draft], [subject], assignees, airports, [found], steps, , , , arrivals] = also;
  if (await act.isRepeated(attempt, before)) return null;
  const kind = formKindOf(task.actionType);
  refuseUnlessOpen(act, task);
  const filled = checkForm(act, kind, values, airports, workspace);
  refuseUnseen(draft, page);
  if (!subject) throw new Fault("not_found");
  const known = knownValues(kind, { ...subject, workspace }, act.today);
  const isOutdated =
    basis !== undefined && changedMeanwhile(kind, { basis, known, values: keptValues(filled) }).length > 0;
  if (isOutdated) throw staleBut(known);
  refuseOtherAge(filled, subject.pet, act.today);
  refuseIfFull(filled, subject);
  const travel = { workspace, steps: steps.filter(({ id }) => id !== taskId), airports, arrivals };
  const settled = settledBy(filled, travel, airports);
  const isShared = task.completionRule === "all" && !act.isStaff;

  const made = await act.writeOnce(attempt, (db) => [
    record(act, db, { kind: "form.submitted", workspaceId: workspace.id, taskId, subject: task.title }),
    ...(page ? [whileDraftIs(db, whose, draft)] : []),
    // Before the next step opens, so that it opens with the date that follows the departure.
    ...learn(act, db, filled, { ...subject, workspace, travel, settled }),
    ...submitTask(act, db, {
      task,
      workspace,
      run: toRun(found, steps),
      assignees,
      learnt: learntFrom(filled, settled),
    }),
    db
      .delete(formDrafts)
      .where(
        and(eq(formDrafts.taskId, taskId), isShared ? eq(formDrafts.userId, act.who.userId) : undefined),
      ),
    db.insert(formSubmissions).values({
      taskId,
      kind,
      values: keptValues(filled),
      submittedById: act.who.userId,
      submittedAt: act.now,
      requestId: attempt.requestId,
    }),
  ]);
  return made ? { taskId, submittedAt: act.now } : null;
}

async function firstAnswer(act: Act, requestId: string): Promise<Sent> {
  const [[sent]] = await act.read((db) => [
    db
      .select({ taskId: formSubmissions.taskId, submittedAt: formSubmissions.submittedAt })
      .from(formSubmissions)
      .where(eq(formSubmissions.requestId, requestId)),
  ]);
  if (!sent) throw new Fault("not_found");
  return sent;
}
