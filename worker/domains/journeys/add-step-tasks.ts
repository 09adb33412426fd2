import { and, eq, inArray, sql } from "drizzle-orm";
import type * as z from "zod";

import type { journeyRuleRoutes } from "#contracts/journeys/rules-routes.ts";
import type { MadeTask } from "#contracts/journeys/step-tasks-shapes.ts";
import { assessSubject } from "#contracts/rules/trust.ts";
import type { Step } from "#contracts/rules/types.ts";
import { nextTaskState } from "#contracts/tasks/states.ts";
import type { Db } from "#db/client.ts";
import { stepTasks, taskAssignees, tasks } from "#db/schema.ts";
import { allowWorkspace, type TaskRow, type WorkspaceRow } from "#worker/core/access.ts";
import { type Act, answerOf } from "#worker/core/act.ts";
import { badFields, Fault } from "#worker/core/fault.ts";
import { recordEach } from "#worker/core/record.ts";
import { lookAgain, onlyIf, type Statement } from "#worker/core/writing.ts";
import { factsFrom, knownFacts } from "#worker/domains/health/known-facts.ts";
import { resume } from "#worker/domains/tasks/end-journey.ts";

import { giveDueDate, rememberGiven } from "./internal/link-task.ts";
import { draftsOf, dueOf, seenOf, type StepTaskRow, stepTaskQueries } from "./internal/step-drafts.ts";
import { actionOf, roleOf } from "./internal/step-task.ts";
import { stepText } from "./internal/step-text.ts";

type Draft = z.output<typeof journeyRuleRoutes.addStepTasks.input>;

/**
 * Makes a task of each of these steps, or takes the to-do that is there for it; either is due on the last day of the
 * step's window. New ones are open at once: windows do not wait for a sequence. A step that is a task already stays it.
 * @throws Fault `stale_version` where the preview would show something else by now; `invalid_input` for a to-do that it
 * does not offer.
 */
export function addStepTasks(act: Act, draft: Draft): Promise<{ tasks: MadeTask[] }> {
  return lookAgain(() => add(act, draft));
}

async function add(act: Act, { workspaceId, seen, steps: chosen }: Draft): Promise<{ tasks: MadeTask[] }> {
  const { workspace, also } = await allowWorkspace(act, workspaceId, "edit", (db) => [
    ...knownFacts(db, workspaceId),
    ...stepTaskQueries(db, workspaceId),
  ]);
  const [journeys, entries, airports, reviews, made, rows] = also;
  const found = factsFrom([journeys, entries, airports, reviews], act.now);
  if (!found) throw new Fault("not_found");
  const { steps } = assessSubject(found.facts, act.today);
  const known = new Set(made.map(({ stepId }) => stepId));
  const wanted = new Map(chosen.filter(({ stepId }) => !known.has(stepId)).map((one) => [one.stepId, one]));
  if (wanted.size === 0) return { tasks: [] };
  const drafts = draftsOf(steps, made, rows);
  if ((await seenOf(drafts)) !== seen)
    throw new Fault("stale_version", "The rules or the to-dos have changed since: look at them once more.");
  for (const { stepId, taskId } of wanted.values()) {
    const draft = drafts.find((one) => one.stepId === stepId);
    if (!draft) throw badFields({ steps: "The rules do not ask this of the journey any more" });
    if (taskId !== null && !draft.same.some((one) => one.taskId === taskId))
      throw badFields({ steps: "This to-do cannot stand for that step" });
  }
  const fresh = steps.filter(({ id }) => wanted.get(id)?.taskId === null);
  const taken = rows.flatMap((task) => {
    const own = steps.filter(({ id }) => wanted.get(id)?.taskId === task.id);
    return own.length > 0 ? [{ task, own }] : [];
  });
  const last = rows.at(-1)?.position ?? 0;
  const results = await act.write((db) => [
    onlyIf(
      db,
      sql`ifnull((select max(position) from tasks where workspace_id = ${workspaceId}), 0) = ${last}`,
    ),
    ...(fresh.length > 0 ? resume(db, workspace) : []),
    ...fresh.flatMap((step, index) => insertTask(act, db, workspace, step, last + index + 1)),
    recordEach(
      act,
      db,
      {
        kind: "task.assigned",
        workspaceId,
        taskId: sql`id`,
        subject: sql`title`,
        personId: sql`case assigned_role when 'customer' then (select user_id from clients where id = ${workspace.clientId}) else assigned_to_id end`,
      },
      sql`tasks where workspace_id = ${workspaceId} and position > ${last} order by position`,
    ),
    ...taken.flatMap(({ task, own }) => takeTask(act, db, { task, own, steps, made })),
    db
      .select({ stepId: stepTasks.stepId, taskId: tasks.id, version: tasks.version })
      .from(stepTasks)
      .innerJoin(tasks, eq(tasks.id, stepTasks.taskId))
      .where(and(eq(stepTasks.workspaceId, workspaceId), inArray(stepTasks.stepId, [...wanted.keys()]))),
  ]);
  return { tasks: answerOf(results) };
}

type Taken = {
  task: TaskRow;
  own: readonly Step[];
  steps: readonly Step[];
  made: readonly StepTaskRow[];
};

/** A to-do of several steps is due when the first of their windows closes; without one, or done, it stays as it was. */
function takeTask(act: Act, db: Db, { task, own, steps, made }: Taken): Statement[] {
  const { workspaceId, dueDate, dueAnchor, dueOffsetDays, dueMovedFrom } = task;
  const before = made.filter(({ taskId }) => taskId === task.id);
  const others = steps.filter(({ id }) => before.some(({ stepId }) => stepId === id));
  const latest = task.status === "completed" ? null : dueOf([...own, ...others]);
  const due =
    latest === null
      ? { dueDate, dueAnchor, dueOffsetDays, dueMovedFrom }
      : { dueDate: latest, dueAnchor: null, dueOffsetDays: null, dueMovedFrom: null };
  const dueBefore = {
    dueDate,
    dueAnchor,
    dueOffsetDays,
    dueMovedFrom,
    dueGiven: before[0]?.dueGiven ?? null,
  };
  return [
    ...giveDueDate(act, db, task, { ...due, text: `Asked by the rules: ${titlesOf(own)}` }),
    db
      .insert(stepTasks)
      .values(own.map(({ id: stepId }) => ({ workspaceId, stepId, taskId: task.id, dueBefore }))),
    rememberGiven(db, task, latest),
  ];
}

const titlesOf = (steps: readonly Step[]) => steps.map(({ title }) => title).join(", ");

function insertTask(act: Act, db: Db, workspace: WorkspaceRow, step: Step, position: number) {
  const assignedRole = roleOf(step.doer);
  // A window that has closed is late from its first day on.
  const dueDate = dueOf([step]);
  const planned = {
    status: "pending",
    turn: assignedRole,
    dueDate,
    assignedRole,
    needsReview: false,
  } as const;
  const state = nextTaskState(planned, { type: "open" }, act.today) ?? planned;
  const taskId = sql`(select id from tasks where workspace_id = ${workspace.id} and position = ${position})`;
  return [
    db.insert(tasks).values({
      workspaceId: workspace.id,
      position,
      title: step.title,
      description: stepText(step, act.today),
      actionType: actionOf(step),
      status: state.status,
      turn: state.turn,
      assignedRole,
      assignedToId: assignedRole === "team" ? workspace.assignedToId : null,
      needsReview: assignedRole !== "team",
      dueDate,
      createdAt: act.now,
      openedAt: act.now,
      updatedAt: act.now,
    }),
    db.insert(taskAssignees).select(
      db
        .select({
          taskId: tasks.id,
          userId: sql<number>`(select user_id from clients where id = ${workspace.clientId})`.as("user_id"),
          createdAt: sql<Date>`${act.now.getTime()}`.as("created_at"),
          finishedAt: sql<Date | null>`null`.as("finished_at"),
        })
        .from(tasks)
        .where(sql`${tasks.id} = ${taskId} and ${tasks.assignedRole} = 'customer'`),
    ),
    db.insert(stepTasks).values({ workspaceId: workspace.id, stepId: step.id, taskId, dueGiven: dueDate }),
  ] as const;
}
