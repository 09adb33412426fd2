import { eq, sql } from "drizzle-orm";
import type * as z from "zod";

import type { journeyRuleRoutes } from "#contracts/journeys/rules-routes.ts";
import { isOpen } from "#contracts/rules/open-step.ts";
import { assessSubject } from "#contracts/rules/trust.ts";
import type { Step } from "#contracts/rules/types.ts";
import { nextTaskState } from "#contracts/tasks/states.ts";
import type { Db } from "#db/client.ts";
import { stepTasks, taskAssignees, tasks } from "#db/schema.ts";
import { allowWorkspace, type WorkspaceRow } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { badFields, Fault } from "#worker/core/fault.ts";
import { recordEach } from "#worker/core/record.ts";
import { lookAgain, onlyIf } from "#worker/core/writing.ts";
import { factsFrom, knownFacts } from "#worker/domains/health/known-facts.ts";
import { resume } from "#worker/domains/tasks/end-journey.ts";

import { actionOf, roleOf } from "./internal/step-task.ts";
import { stepText } from "./internal/step-text.ts";

type Draft = z.output<typeof journeyRuleRoutes.addStepTasks.input>;

/**
 * Makes a task of each of these steps that is open and none yet, due on the last day of its window. They are open at
 * once: windows do not wait for a sequence.
 * @throws Fault `invalid_input` for a step that the rules do not ask of this journey.
 */
export function addStepTasks(act: Act, draft: Draft): Promise<{ added: number }> {
  return lookAgain(() => add(act, draft));
}

async function add(act: Act, { workspaceId, stepIds }: Draft): Promise<{ added: number }> {
  const { workspace, also } = await allowWorkspace(act, workspaceId, "edit", (db) => [
    ...knownFacts(db, workspaceId),
    db.select({ stepId: stepTasks.stepId }).from(stepTasks).where(eq(stepTasks.workspaceId, workspaceId)),
    db
      .select({ last: sql<number>`ifnull(max(${tasks.position}), 0)` })
      .from(tasks)
      .where(eq(tasks.workspaceId, workspaceId)),
  ]);
  const [journeys, entries, airports, reviews, made, [place]] = also;
  const found = factsFrom([journeys, entries, airports, reviews]);
  if (!found) throw new Fault("not_found");
  const { steps } = assessSubject(found.facts, act.today);
  const asked = new Map(steps.map((step) => [step.id, step]));
  if (stepIds.some((id) => !asked.has(id)))
    throw badFields({ stepIds: "The rules do not ask this of the journey any more" });
  const known = new Set(made.map(({ stepId }) => stepId));
  const wanted = [...new Set(stepIds)].flatMap((id) => {
    const step = asked.get(id);
    return step && !known.has(id) && isOpen(step) ? [step] : [];
  });
  if (wanted.length === 0) return { added: 0 };
  const last = place?.last ?? 0;
  await act.write((db) => [
    onlyIf(
      db,
      sql`ifnull((select max(position) from tasks where workspace_id = ${workspaceId}), 0) = ${last}`,
    ),
    ...resume(db, workspace),
    ...wanted.flatMap((step, index) => insertTask(act, db, workspace, step, last + index + 1)),
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
  ]);
  return { added: wanted.length };
}

function insertTask(act: Act, db: Db, workspace: WorkspaceRow, step: Step, position: number) {
  const assignedRole = roleOf(step.doer);
  // A window that has closed is late from its first day on.
  const dueDate = step.window?.latest ?? null;
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
    db.insert(stepTasks).values({ workspaceId: workspace.id, stepId: step.id, taskId }),
  ] as const;
}
