import { type SQL, sql } from "drizzle-orm";

import type { WorkflowStep } from "#contracts/workflows/graph-shapes.ts";
import type { Effect } from "#contracts/workflows/run.ts";
import type { Db } from "#db/client.ts";
import { tasks } from "#db/schema.ts";
import { type By, recordEach } from "#worker/core/record.ts";
import type { Statement } from "#worker/core/writing.ts";
import { notifyMembers } from "#worker/domains/notifications/notify.ts";
import { ownersPage, staffPage } from "#worker/domains/notifications/pages-of-journey.ts";
import { dueDateOf } from "#worker/domains/tasks/due-dates.ts";
import type { JourneyRun, Learnt } from "#worker/domains/tasks/journey-run.ts";
import { plannedTask } from "#worker/domains/tasks/planned-task.ts";

import { doStep } from "./do-step.ts";
import { openedStatus } from "./sql.ts";
import { stepOf } from "./step-of.ts";

/** What the engine asks for, as statements of the batch that writes what it was asked about. `complete` is settled by the batch itself. */
export function effectsOf(
  by: By,
  db: Db,
  before: JourneyRun,
  effects: readonly Effect[],
  { travel }: Learnt = {},
): Statement[] {
  const run = { ...before, workspace: { ...before.workspace, ...travel } };
  return effects.flatMap((effect) => {
    if (effect.type === "complete") return [];
    const node = run.plan.byId.get(effect.stepId);
    if (!node) return [];
    const { step } = node;
    switch (effect.type) {
      case "plan":
        return plan(by, db, run, step);
      case "open":
        return open(by, db, run, step);
      case "wait":
        return [
          db
            .update(tasks)
            .set({
              status: "in_progress",
              turn: "team",
              wakeOn: effect.until,
              dueDate: effect.until,
              openedAt: by.now,
              updatedAt: by.now,
              version: sql`${tasks.version} + 1`,
            })
            .where(stepOf(run, step)),
        ];
      case "run":
        return [...doStep(by, db, run, step), ...end(by, db, run, step, effect.edgeId)];
      case "drop":
        return drop(db, run, step);
    }
  });
}

/** It was not certain to come before: people see it from now on. */
function plan(by: By, db: Db, run: JourneyRun, step: WorkflowStep): Statement[] {
  const { workspace } = run;
  const { departureDate, arrivesOn } = workspace;
  const position = run.plan.nodes.findIndex((node) => node.step.id === step.id) + 1;
  const draft = plannedTask(step, {
    position,
    dueDate: dueDateOf(step.data.due, { today: by.today, departureDate, arrivesOn }),
    teamId: workspace.assignedToId,
    now: by.now,
  });
  const isIt = stepOf(run, step);
  // A step that was added by hand may stand there.
  const place = sql<number>`(select iif(exists (select 1 from tasks where workspace_id = ${workspace.id} and position = ${position}), (select max(position) + 1 from tasks where workspace_id = ${workspace.id}), ${position}))`;
  return [
    db.insert(tasks).values({ ...draft, workspaceId: workspace.id, position: place }),
    ...assign(by, db, workspace.id, step, isIt),
    recordEach(
      by,
      db,
      {
        kind: "task.assigned",
        workspaceId: sql`workspace_id`,
        taskId: sql`id`,
        subject: sql`title`,
        personId: sql`assigned_to_id`,
      },
      sql`tasks where ${isIt}`,
    ),
  ];
}

/** Who does a step, where that is somebody of the journey. */
export function assign(by: By, db: Db, workspaceId: number, step: WorkflowStep, isIt: SQL): Statement[] {
  const role = step.data.memberRole;
  if (step.data.assignedTo === "partner")
    return role === undefined || role === "payer"
      ? []
      : [
          db.run(
            sql`update tasks set assigned_to_id = (select user_id from workspace_members where workspace_id = ${workspaceId} and role = ${role} order by created_at limit 1) where ${isIt}`,
          ),
        ];
  if (step.data.assignedTo !== "customer") return [];
  const isTheirs =
    role === "payer"
      ? sql`(m.is_payer = 1 or (m.role = 'owner' and not exists (select 1 from workspace_members p where p.workspace_id = m.workspace_id and p.is_payer = 1)))`
      : role === "family"
        ? sql`m.role in ('owner', 'family')`
        : sql`m.role = 'owner'`;
  return [
    db.run(
      sql`insert into task_assignees (task_id, user_id, created_at) select tasks.id, m.user_id, ${by.now.getTime()} from tasks join workspace_members m on m.workspace_id = tasks.workspace_id where ${isIt} and ${isTheirs} on conflict do nothing`,
    ),
  ];
}

function open(by: By, db: Db, run: JourneyRun, step: WorkflowStep): Statement[] {
  const { workspace } = run;
  const isIt = sql`${stepOf(run, step)} and status = 'pending'`;
  const isOwners = step.data.assignedTo === "customer";
  return [
    recordEach(
      by,
      db,
      { kind: "task.opened", workspaceId: workspace.id, taskId: sql`id`, subject: sql`title` },
      sql`tasks where ${isIt}`,
    ),
    notifyMembers(db, {
      workspaceId: workspace.id,
      kind: "assigned",
      title: "Your turn",
      message: sql`(select title || ${` (${workspace.name})`} from tasks where ${isIt})`,
      type: "info",
      category: "task",
      taskId: sql`(select id from tasks where ${isIt})`,
      except: by.circumstances.claims?.userId ?? null,
      at: by.now,
      audience: isOwners ? "owners" : "staff",
      actionUrl: isOwners ? ownersPage(workspace.id) : staffPage(workspace.id),
      when: sql`exists (select 1 from tasks where ${isIt})`,
    }),
    db
      .update(tasks)
      .set({
        turn: sql`${tasks.assignedRole}`,
        status: openedStatus(by.today),
        openedAt: by.now,
        updatedAt: by.now,
        version: sql`${tasks.version} + 1`,
      })
      .where(isIt),
  ];
}

/** Nobody ended it: the record has no person. */
function end(by: By, db: Db, run: JourneyRun, step: WorkflowStep, edgeId: string | undefined): Statement[] {
  const isIt = stepOf(run, step);
  return [
    recordEach(
      by,
      db,
      {
        kind: "task.completed",
        workspaceId: run.workspace.id,
        taskId: sql`id`,
        subject: sql`title`,
        actorId: sql`null`,
      },
      sql`tasks where ${isIt}`,
    ),
    db
      .update(tasks)
      .set({
        status: "completed",
        openedAt: sql`ifnull(${tasks.openedAt}, ${by.now.getTime()})`,
        completedAt: by.now,
        wakeOn: null,
        chosenEdgeId: edgeId ?? null,
        updatedAt: by.now,
        version: sql`${tasks.version} + 1`,
      })
      .where(isIt),
  ];
}

/** It will not come. What people have put to it stays with the journey. */
export function drop(
  db: Db,
  run: JourneyRun,
  step: WorkflowStep,
  isLeft = sql`status = 'pending'`,
): Statement[] {
  if (!run.tasks.some(({ nodeId }) => nodeId === step.id)) return [];
  const it = sql`(select id from tasks where ${stepOf(run, step)} and ${isLeft} and not exists (select 1 from payments p where p.task_id = tasks.id) and not exists (select 1 from form_submissions f where f.task_id = tasks.id))`;
  return [
    db.run(sql`update documents set task_id = null where task_id = ${it}`),
    db.run(sql`update messages set task_id = null where task_id = ${it}`),
    db.run(sql`update notifications set task_id = null where task_id = ${it}`),
    db.run(sql`delete from tasks where id = ${it}`),
  ];
}
