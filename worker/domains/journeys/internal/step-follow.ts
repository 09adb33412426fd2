import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { dayInWords } from "#contracts/core/day-in-words.ts";
import { isOpen } from "#contracts/rules/open-step.ts";
import { nameOf } from "#contracts/rules/papers.ts";
import type { Evidence, Step } from "#contracts/rules/types.ts";
import { isInReview } from "#contracts/tasks/states.ts";
import { WIDGET_OF } from "#contracts/workflows/action-labels.ts";
import type { TaskRow } from "#worker/core/access.ts";
import { missingOf } from "#worker/domains/tasks/advance-task.ts";
import type { JourneyRun } from "#worker/domains/tasks/journey-run.ts";

import { dueOf, type StepTaskRow } from "./step-drafts.ts";
import { datesInWords } from "./step-text.ts";

export type FollowUp = { task: TaskRow } & (
  | { do: "move"; dueDate: CalendarDate; dueAnchor: null; dueOffsetDays: null; text: string }
  | { do: "close" | "reopen"; text: string }
  /** A person has opened it again: the next record closes it once more. */
  | { do: "forget" }
);

type Journey = { steps: readonly Step[]; made: readonly StepTaskRow[]; run: JourneyRun };

/** What the tasks of steps have to follow, of what the rules say now. */
export function followUps({ steps, made, run }: Journey): FollowUp[] {
  return run.tasks.flatMap((task) => {
    const rows = made.filter(({ taskId }) => taskId === task.id);
    const own = steps.filter(({ id }) => rows.some(({ stepId }) => stepId === id));
    if (rows.length === 0 || own.length === 0) return [];
    const isHad = own.length === rows.length && own.every(({ state }) => state === "done");
    const isClosed = rows.some(({ closedAt }) => closedAt !== null);
    if (isHad && !isClosed && mayClose(task, rows, run))
      return [{ task, do: "close" as const, text: `By the record: ${own.map(recordOf).join("; ")}` }];
    if (!isHad && isClosed) return [reopened(task, own)];
    return task.status === "completed" ? [] : moved(task, rows, own);
  });
}

/** Only what a paper ends: not money, a signature, a form or a choice, and nothing that a person is to look at. */
function mayClose(task: TaskRow, rows: readonly StepTaskRow[], run: JourneyRun): boolean {
  const isMade = rows.some(({ dueBefore }) => dueBefore === null);
  const isPaper = WIDGET_OF[task.actionType] === "upload" || (isMade && task.actionType === "approval");
  const isAtWork = task.status !== "pending" && task.status !== "completed" && !isInReview(task);
  return isPaper && isAtWork && missingOf(task, run).length === 0;
}

/** What a person has completed or opened since stays as they left it. */
function reopened(task: TaskRow, own: readonly Step[]): FollowUp {
  const isByPortal = task.status === "completed" && task.completedById === null;
  if (!isByPortal) return { task, do: "forget" };
  const open = own.filter(({ state }) => state !== "done");
  return {
    task,
    do: "reopen",
    text: `The record does not show it any more: ${open.map(reasonOf).join("; ")}`,
  };
}

function moved(task: TaskRow, [row]: readonly StepTaskRow[], own: readonly Step[]): FollowUp[] {
  const open = own.filter(isOpen);
  const dueDate = dueOf(open);
  if (dueDate === null || dueDate === task.dueDate || !isByWindow(task, row)) return [];
  const text = `The window of the travel rules has moved: ${open.map(({ title }) => title).join(", ")}`;
  return [{ task, do: "move", dueDate, dueAnchor: null, dueOffsetDays: null, text }];
}

/** Due as the window said, or as before it said anything: any other day, or what it is counted from, is a person's. */
function isByWindow({ dueDate, dueAnchor, dueOffsetDays }: TaskRow, row: StepTaskRow | undefined): boolean {
  const { dueGiven = null, dueBefore = null } = row ?? {};
  if (dueGiven !== null || dueBefore === null) return dueAnchor === null && dueDate === dueGiven;
  return dueAnchor === null
    ? dueDate === dueBefore.dueDate
    : dueAnchor === dueBefore.dueAnchor && dueOffsetDays === dueBefore.dueOffsetDays;
}

function recordOf({ title, reason, evidence = [] }: Step): string {
  const had = evidence.filter(({ isPlanned }) => !isPlanned).map(evidenceText);
  return `${title} (${had.length > 0 ? had.join(", ") : datesInWords(reason)})`;
}

const reasonOf = ({ title, reason }: Step) => `${title}. ${datesInWords(reason)}`;

function evidenceText({ kind, name, on }: Evidence): string {
  const isEntry = kind === "microchip" || kind === "tattoo" || kind === "vaccination";
  return [isEntry || kind === "sample" || kind === "stay" ? kind : nameOf(kind), name, on && dayInWords(on)]
    .filter(Boolean)
    .join(" ");
}
