import { and, eq, sql } from "drizzle-orm";

import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { nextTaskState } from "#contracts/tasks/states.ts";
import { advance, restored } from "#contracts/workflows/engine.ts";
import type { WorkflowGraph, WorkflowStep } from "#contracts/workflows/graph-shapes.ts";
import { planOf } from "#contracts/workflows/run.ts";
import type { StepMove } from "#contracts/workflows/versions-shapes.ts";
import type { Db } from "#db/client.ts";
import { tasks } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import type { Statement } from "#worker/core/writing.ts";

import { dueDates } from "./due-dates.ts";
import { endIfThrough, resume } from "./end-journey.ts";
import { assign, drop, effectsOf } from "./internal/effects.ts";
import type { JourneyRun } from "./journey-run.ts";
import { plannedTask } from "./planned-task.ts";

/** Beyond any position a step can have, so that two steps may change places. */
const ASIDE = 10_000;

/** Brings the tasks of a journey to another version of its workflow, as statements of one batch. */
export function moveSteps(
  act: Act,
  db: Db,
  run: JourneyRun,
  graph: WorkflowGraph,
  moves: readonly StepMove[],
): Statement[] {
  const { workspace } = run;
  const plan = planOf(graph);
  const kindOf = new Map(moves.map(({ stepId, kind }) => [stepId, kind]));
  const gone = run.plan.nodes.filter(({ step }) => kindOf.get(step.id) === "removed");
  const dates = dueDates(
    plan.nodes.map(({ step }) => step.data.due),
    { today: act.today, departureDate: workspace.departureDate, arrivesOn: workspace.arrivesOn },
  );
  const dateOf = new Map(plan.nodes.map(({ step }, at) => [step.id, dates[at] ?? null]));
  const there = new Set(run.tasks.flatMap(({ nodeId }) => (nodeId === null ? [] : [nodeId])));
  const kept = new Map([...run.state].filter(([id, { status }]) => there.has(id) && status !== "skipped"));
  const { effects } = advance(
    plan,
    restored(plan, kept),
    { type: "begin" },
    {
      today: act.today,
      departureDate: workspace.departureDate,
      dueDate: (stepId) => dateOf.get(stepId) ?? null,
      fact: (fact) => run.facts[fact],
    },
  );
  const moved = { ...run, plan };
  const opensAny = effects.some(({ type }) => type === "open" || type === "plan");
  return [
    ...(opensAny ? resume(db, workspace) : []),
    ...gone.flatMap(({ step }) => drop(db, run, step, sql`status <> 'completed'`)),
    db
      .update(tasks)
      .set({ position: sql`${tasks.position} + ${sql.raw(String(ASIDE))}` })
      .where(eq(tasks.workspaceId, workspace.id)),
    ...plan.nodes.flatMap(({ step }, at) => {
      const isIt = and(eq(tasks.workspaceId, workspace.id), eq(tasks.nodeId, step.id));
      const place = db
        .update(tasks)
        .set({ position: at + 1 })
        .where(isIt);
      return kindOf.get(step.id) === "changed"
        ? [place, ...change(act, db, run, step, dateOf.get(step.id) ?? null)]
        : [place];
    }),
    ...effectsOf(act, db, moved, effects),
    ...endIfThrough(act, db, workspace),
  ];
}

/** A step that nobody has done yet becomes what it is in the newer version. What waits for review goes on waiting where its doer stays the same. */
function change(
  act: Act,
  db: Db,
  run: JourneyRun,
  step: WorkflowStep,
  dueDate: CalendarDate | null,
): Statement[] {
  const { workspace } = run;
  const row = run.tasks.find(({ nodeId }) => nodeId === step.id);
  if (!row || row.status === "completed") return [];
  const {
    position: _position,
    status: _status,
    turn: _turn,
    createdAt: _createdAt,
    openedAt: _openedAt,
    ...plan
  } = plannedTask(step, { position: row.position, dueDate, teamId: workspace.assignedToId, now: act.now });
  const isTheirs = row.assignedRole === plan.assignedRole;
  const open = nextTaskState(
    {
      status: row.status,
      turn: isTheirs ? row.turn : plan.assignedRole,
      dueDate: row.dueDate,
      assignedRole: plan.assignedRole,
      needsReview: step.data.needsReview ?? false,
    },
    { type: "reschedule", dueDate },
    act.today,
  );
  const state = open && row.wakeOn === null ? { status: open.status, turn: open.turn } : {};
  return [
    db
      .update(tasks)
      .set({ ...plan, ...state, version: sql`${tasks.version} + 1` })
      .where(eq(tasks.id, row.id)),
    ...assign(act, db, workspace.id, step, sql`tasks.id = ${row.id}`),
  ];
}
