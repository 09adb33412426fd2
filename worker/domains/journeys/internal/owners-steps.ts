import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import type { OwnersStep } from "#contracts/journeys/shapes.ts";
import type { Step } from "#contracts/rules/types.ts";
import type { TaskRow } from "#worker/core/access.ts";

import { draftsOf, sameTask, type StepTaskRow } from "./step-drafts.ts";
import { roleOf } from "./step-task.ts";

/**
 * The steps that are the owner's to do and that no open task stands for. A task of the company's stands for a step only
 * where it is named like it: by its kind alone nobody knows that the company does what the rules ask of the owner. A task
 * that is done stands for none, as the rules still ask.
 */
export function ownersSteps(
  steps: readonly Step[],
  made: readonly StepTaskRow[],
  rows: readonly TaskRow[],
  today: CalendarDate,
): OwnersStep[] {
  const open = rows.filter(({ status }) => status !== "completed");
  const ids = new Set(open.map(({ id }) => id));
  const owners = new Set(open.flatMap(({ id, assignedRole }) => (assignedRole === "customer" ? id : [])));
  const possible = steps.filter(({ isPossible }) => isPossible);
  const next = new Map(possible.map(({ id, guidance }) => [id, guidance?.next ?? null]));
  return draftsOf(
    possible,
    made.filter(({ taskId }) => ids.has(taskId)),
    open,
  )
    .filter(({ assignedRole }) => assignedRole === "customer")
    .filter(({ same }) => !same.some(({ taskId, isSure }) => isSure || owners.has(taskId)))
    .map(({ stepId, title, opensOn, dueDate }) => ({
      stepId,
      title,
      next: next.get(stepId) ?? null,
      opensOn: opensOn !== null && opensOn > today ? opensOn : null,
      dueDate,
    }));
}

/** The owner's steps that a person has to look at before anybody can say what is to be done, and no open to-do stands for. */
export function stepsInReview(
  steps: readonly Step[],
  made: readonly StepTaskRow[],
  rows: readonly TaskRow[],
): Pick<OwnersStep, "stepId" | "title">[] {
  const open = rows.filter(({ status }) => status !== "completed");
  const ids = new Set(open.map(({ id }) => id));
  const known = new Set(made.flatMap(({ stepId, taskId }) => (ids.has(taskId) ? stepId : [])));
  const todos = open.filter(({ assignedRole }) => assignedRole === "customer");
  return steps
    .filter(
      (step) =>
        step.state === "needs_review" &&
        step.isPossible &&
        roleOf(step.doer) === "customer" &&
        !known.has(step.id) &&
        !todos.some((task) => sameTask(step, task).length > 0),
    )
    .map(({ id, title }) => ({ stepId: id, title }));
}
