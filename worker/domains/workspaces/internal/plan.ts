import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import type { TravelDates } from "#contracts/tasks/due-moves.ts";
import { nextTaskState } from "#contracts/tasks/states.ts";
import { advance } from "#contracts/workflows/engine.ts";
import type { WorkflowGraph } from "#contracts/workflows/graph-shapes.ts";
import { planOf } from "#contracts/workflows/run.ts";
import { dueDates } from "#worker/domains/tasks/due-dates.ts";
import { plannedTask, type TaskDraft } from "#worker/domains/tasks/planned-task.ts";

type Calendar = TravelDates & { today: CalendarDate };

/**
 * The tasks a journey starts with: what comes for certain, the first steps open. What a first step does by itself it does
 * once the journey is there; until then it waits for today.
 */
export function planTasks(
  graph: WorkflowGraph,
  { teamId, now, ...calendar }: Calendar & { teamId: number; now: Date },
): TaskDraft[] {
  const plan = planOf(graph);
  const dates = dueDates(
    plan.nodes.map(({ step }) => step.data.due),
    calendar,
  );
  const dateOf = new Map(plan.nodes.map(({ step }, index) => [step.id, dates[index] ?? null]));
  const dueDate = (stepId: string) => dateOf.get(stepId) ?? null;
  const world = { ...calendar, dueDate, fact: () => undefined, isHeld: true };
  const { state } = advance(plan, new Map(), { type: "begin" }, world);
  return plan.nodes.flatMap(({ step }, index) => {
    const run = state.get(step.id);
    if (!run || run.status === "skipped") return [];
    const planned = plannedTask(step, { position: index + 1, dueDate: dueDate(step.id), teamId, now });
    return [
      run.status === "open"
        ? { ...planned, ...opened(planned, run.until, calendar.today), openedAt: now }
        : planned,
    ];
  });
}

function opened(
  planned: TaskDraft,
  until: CalendarDate | undefined,
  today: CalendarDate,
): Partial<TaskDraft> {
  if (until !== undefined) return { status: "in_progress", turn: "team", wakeOn: until, dueDate: until };
  const { turn, assignedRole, dueDate = null, needsReview = false } = planned;
  const next = nextTaskState(
    { status: "pending", turn, assignedRole, dueDate, needsReview },
    { type: "open" },
    today,
  );
  return next ? { status: next.status, turn: next.turn } : {};
}
