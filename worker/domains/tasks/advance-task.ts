import { eq, sql } from "drizzle-orm";

import type { ActivityKind } from "#contracts/audit/activity-kinds.ts";
import { missingPapers, requiredPapers } from "#contracts/documents/missing-papers.ts";
import { isInReview, nextTaskState, type TaskEvent, type TaskState } from "#contracts/tasks/states.ts";
import { WIDGET_OF } from "#contracts/workflows/action-labels.ts";
import { isBranch } from "#contracts/workflows/graph.ts";
import type { RunEvent } from "#contracts/workflows/run.ts";
import type { Db } from "#db/client.ts";
import { type ActivityData, taskAssignees, tasks } from "#db/schema.ts";
import type { Allowed, Right, TaskRow, WorkspaceRow } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { grant } from "#worker/core/grants.ts";
import type { By } from "#worker/core/record.ts";
import { onlyIf, type Statement } from "#worker/core/writing.ts";

import { endIfThrough, resume } from "./end-journey.ts";
import { effectsOf } from "./internal/effects.ts";
import { begin, recordStep } from "./internal/journey.ts";
import { newsOf } from "./internal/news.ts";
import { advanced, type JourneyRun, type Learnt } from "./journey-run.ts";
import { runOn } from "./run-guard.ts";

type PortalStep = Omit<Step, "task"> & { task: TaskRow };

export type Step = {
  task: Allowed<TaskRow, Right>;
  workspace: WorkspaceRow;
  /** The journey as it was read with the task. */
  run: JourneyRun;
  event: TaskEvent;
  /** The way that is taken out of a branch. */
  edgeId?: string | undefined;
  /** What becomes known by it. */
  learnt?: Learnt | undefined;
  /** What has to be mended, or why it is open again. */
  reason?: string | undefined;
  /** Sends it to the company's review although its plan would not: a transfer has to be seen on the account. */
  withReview?: boolean;
  /** Nobody asks for its papers: money that has come is booked. */
  isPaid?: boolean;
};

/**
 * Everything that follows from one event of a task, as statements of one batch: the task itself, its record, the news of
 * it, the next step's opening and the journey's completion. The first statement calls the batch off where the task has
 * changed since it was read (`CalledOff`).
 * @throws Fault `forbidden` for a word on money without the permission to record payments, `out_of_turn` before its turn in a sequential journey, `wrong_state` where the event cannot happen,
 * `papers_missing` where required papers are and no colleague has said why that does not matter.
 */
export function advanceTask(act: Act, db: Db, step: Step): [Statement, ...Statement[]] {
  const next = stateAfter(act, step);
  // That money has come, has not, or is asked for again is said by whom the company lets say so, on whatever way.
  if (isPayment(step.task) && SAYS_OF_MONEY.has(step.event.type)) grant(act, "recordPayments");
  refuseWithoutPapers(step);
  return advance(act, db, step, next, act.user.fullName);
}

/** The same by the portal itself, which says nothing of money. */
export function advanceByPortal(by: By, db: Db, step: PortalStep): [Statement, ...Statement[]] {
  if (isPayment(step.task)) throw new Fault("forbidden");
  const next = stateAfter(by, step);
  return advance(by, db, step, next, null);
}

function advance(
  by: By,
  db: Db,
  step: PortalStep,
  next: TaskState,
  doer: string | null,
): [Statement, ...Statement[]] {
  const { task, workspace, event, run, learnt } = step;
  const move = moveOf(step, next);
  return [
    ifUnchanged(db, task),
    ...(move ? runOn(db, run) : []),
    db
      .update(tasks)
      .set({
        status: next.status,
        turn: next.turn,
        updatedAt: by.now,
        version: sql`${tasks.version} + 1`,
        ...stampsOf(by, step, next),
      })
      .where(eq(tasks.id, task.id)),
    recordStep(by, db, task, entryOf(step, next)),
    ...newsOf(by, db, { ...step, doer }, next),
    ...(GIVES_BACK.has(event.type) ? [unfinish(db, task)] : []),
    ...(event.type === "reopen" ? resume(db, workspace) : []),
    ...(next.status === "completed" || event.type === "submit" ? begin(db, workspace) : []),
    ...(move ? effectsOf(by, db, run, advanced(run, move, by.today, learnt), learnt) : []),
    ...(next.status === "completed" ? endIfThrough(by, db, workspace) : []),
  ];
}

const ENDS: ReadonlySet<TaskEvent["type"]> = new Set(["submit", "approve", "complete"]);
const GIVES_BACK: ReadonlySet<TaskEvent["type"]> = new Set(["sendBack", "withdraw", "reopen"]);
const SAYS_OF_MONEY: ReadonlySet<TaskEvent["type"]> = new Set(["approve", "complete", "sendBack", "reopen"]);

export const isPayment = ({ actionType }: TaskRow): boolean => WIDGET_OF[actionType] === "payment";

function refuseWithoutPapers({ task, run, event, reason, isPaid }: Step): void {
  if (isPaid || !ENDS.has(event.type)) return;
  const missing = missingOf(task, run);
  // Whoever acts for the owner hands in what the owner would.
  const isCompanysWord = event.type !== "submit" || task.assignedRole === "team";
  if (missing.length === 0 || (isCompanysWord && reason)) return;
  throw new Fault("papers_missing", `Still missing: ${missing.join(", ")}`);
}

/** The required papers of a task that are not there. */
export const missingOf = ({ requiredPapers: required }: TaskRow, { papers }: JourneyRun): string[] =>
  missingPapers(requiredPapers(required, papers));

/** What the engine hears of it. @throws Fault `wrong_state` for a branch that nobody says which way to take. */
function moveOf({ task, run, event, edgeId }: PortalStep, next: TaskState): RunEvent | null {
  const stepId = task.nodeId ?? `task-${task.id}`;
  if (event.type === "reopen") return { type: "reopen", stepId };
  if (next.status !== "completed" || task.status === "completed") return null;
  const node = run.plan.byId.get(stepId);
  if (!node || !isBranch(node.step.type) || node.out.length === 0) return { type: "done", stepId };
  // Whoever handed it in has chosen already, where the company only looks at it.
  const chosen = edgeId ?? task.chosenEdgeId ?? "";
  if (!node.out.some(({ id }) => id === chosen))
    throw new Fault("wrong_state", "Choose which way it goes on.");
  return { type: "choose", stepId, edgeId: chosen };
}

/** Holds a batch to the task as it was read. */
export function ifUnchanged(db: Db, task: TaskRow): Statement {
  return onlyIf(
    db,
    sql`exists (select 1 from tasks where id = ${task.id} and version = ${task.version} and status = ${task.status})`,
  );
}

function stateAfter(by: By, { task, workspace, event, withReview }: PortalStep): TaskState {
  const isMove = event.type !== "open" && event.type !== "reschedule" && event.type !== "dayBegins";
  const isEarly = task.status === "pending" && (workspace.isSequential || event.type === "submit");
  if (isMove && isEarly) throw new Fault("out_of_turn");
  const state = withReview ? { ...task, needsReview: true } : task;
  const next = nextTaskState(state, event, by.today);
  if (!next) throw new Fault("wrong_state");
  return next;
}

function stampsOf(by: By, { task, event, reason, edgeId }: PortalStep, next: TaskState) {
  const ended =
    next.status === "completed"
      ? {
          completedAt: by.now,
          completedById: by.circumstances.claims?.userId ?? null,
          wakeOn: null,
        }
      : {};
  const chosen = edgeId ? { chosenEdgeId: edgeId } : {};
  switch (event.type) {
    case "submit":
      return { submittedAt: by.now, returnedReason: null, ...ended, ...chosen };
    case "approve":
    case "complete":
      return { returnedReason: null, ...ended, ...chosen };
    case "sendBack":
    case "withdraw":
    case "reopen":
      return {
        submittedAt: null,
        completedAt: null,
        completedById: null,
        returnedReason: reason ?? null,
        ...(event.type === "reopen" ? { chosenEdgeId: null, round: sql`${tasks.round} + 1` } : {}),
      };
    case "reschedule":
      // A date set by hand no longer follows the departure.
      return {
        dueDate: event.dueDate,
        dueAnchor: null,
        dueOffsetDays: null,
        dueMovedFrom: null,
        // What the portal does by itself stays with it, and waits for the new day.
        ...(task.wakeOn === null
          ? {}
          : { status: "in_progress" as const, wakeOn: event.dueDate ?? by.today }),
      };
    case "open":
      return { openedAt: by.now };
    case "dayBegins":
      return {};
  }
}

const KIND_OF = {
  open: "task.opened",
  submit: "task.submitted",
  approve: "task.completed",
  complete: "task.completed",
  sendBack: "task.returned",
  withdraw: "task.reopened",
  reopen: "task.reopened",
  reschedule: "task.rescheduled",
  dayBegins: "task.overdue",
} as const satisfies Record<TaskEvent["type"], ActivityKind>;

function entryOf(
  { task, event, reason }: PortalStep,
  next: TaskState,
): { kind: ActivityKind; data: ActivityData } {
  const before = { status: task.status, dueDate: task.dueDate };
  const after = { status: next.status, dueDate: next.dueDate };
  return {
    kind: event.type === "submit" && !isInReview(next) ? "task.completed" : KIND_OF[event.type],
    data: { before, after, ...(reason ? { text: reason } : {}) },
  };
}

/** Whoever had finished their part has to look at it again. */
function unfinish(db: Db, task: TaskRow): Statement {
  return db.update(taskAssignees).set({ finishedAt: null }).where(eq(taskAssignees.taskId, task.id));
}
