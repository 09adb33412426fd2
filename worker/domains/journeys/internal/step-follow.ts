import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { dayInWords } from "#contracts/core/day-in-words.ts";
import { isOpen } from "#contracts/rules/open-step.ts";
import { nameOf } from "#contracts/rules/papers.ts";
import type { Evidence, Step } from "#contracts/rules/types.ts";
import { isInReview } from "#contracts/tasks/states.ts";
import { WIDGET_OF } from "#contracts/workflows/action-labels.ts";
import type { TaskRow } from "#worker/core/access.ts";
import type { KeptThing } from "#worker/domains/removed/kept-rows.ts";
import { missingOf } from "#worker/domains/tasks/advance-task.ts";
import type { JourneyRun } from "#worker/domains/tasks/journey-run.ts";

import type { Due } from "./link-task.ts";
import { dueOf, type StepTaskRow } from "./step-drafts.ts";
import { datesInWords } from "./step-text.ts";

export type FollowUp =
  | ({ task: TaskRow } & (
      | { do: "move"; dueDate: CalendarDate; dueAnchor: null; dueOffsetDays: null; text: string }
      | { do: "close" | "reopen" | "withdraw"; text: string }
      /** These steps are asked no longer; the task is a to-do like any other, or that of its other steps. */
      | { do: "let go"; gone: readonly StepTaskRow[]; due: Due; text: string }
      /** A person has opened it again: the next record closes it once more. */
      | { do: "forget" }
    ))
  | { do: "bring back"; thing: KeptThing; text: string };

type Journey = {
  /** Of another the rules ask nothing, which takes nothing away. */
  isRouteKnown: boolean;
  steps: readonly Step[];
  made: readonly StepTaskRow[];
  run: JourneyRun;
  /** The tasks that nobody has put anything into. */
  untouched: ReadonlySet<number>;
  /** What the rules asked for no longer and is kept. */
  kept: readonly KeptThing[];
};

/** What the tasks of steps have to follow, of what the rules say now. */
export function followUps({ isRouteKnown, steps, made, run, untouched, kept }: Journey): FollowUp[] {
  const asked = new Set(steps.map(({ id }) => id));
  const followed = run.tasks.flatMap((task): FollowUp[] => {
    const rows = made.filter(({ taskId }) => taskId === task.id);
    const own = steps.filter(({ id }) => rows.some(({ stepId }) => stepId === id));
    const gone = rows.filter(({ stepId }) => !asked.has(stepId));
    if (isRouteKnown && gone.length > 0 && task.status !== "completed")
      return [noLongerAsked(task, { rows, gone, isUntouched: untouched.has(task.id) })];
    if (own.length === 0) return [];
    const isHad = own.every(({ state }) => state === "done");
    const isClosed = rows.some(({ closedAt }) => closedAt !== null);
    if (isHad && !isClosed && mayClose(task, rows, run))
      return [{ task, do: "close" as const, text: `By the record: ${own.map(recordOf).join("; ")}` }];
    if (!isHad && isClosed) return [reopened(task, own)];
    return task.status === "completed" ? [] : moved(task, rows, own);
  });
  const known = new Set(made.map(({ stepId }) => stepId));
  return [...followed, ...kept.flatMap((thing) => askedAgain(thing, asked, known))];
}

type Left = { rows: readonly StepTaskRow[]; gone: readonly StepTaskRow[]; isUntouched: boolean };

/** What was made of a step goes with it while nobody has done anything with it; any other to-do stays, as it was before. */
function noLongerAsked(task: TaskRow, { rows, gone, isUntouched }: Left): FollowUp {
  const dueBefore = rows[0]?.dueBefore ?? null;
  const isLess = gone.length < rows.length;
  const text = isLess ? "The travel rules ask for less of it" : "The travel rules do not ask for it any more";
  const isWhole = !isLess && isByWindow(task, rows[0]);
  if (isWhole && dueBefore === null && isUntouched && !isInReview(task))
    return { task, do: "withdraw", text };
  const { dueDate, dueAnchor, dueOffsetDays, dueMovedFrom } = task;
  const now = { dueDate, dueAnchor, dueOffsetDays, dueMovedFrom, dueGiven: rows[0]?.dueGiven ?? null };
  return { task, do: "let go", gone, due: isWhole && dueBefore !== null ? dueBefore : now, text };
}

function askedAgain(thing: KeptThing, asked: ReadonlySet<string>, known: ReadonlySet<string>): FollowUp[] {
  const ids = (thing.rows["step_tasks"] ?? []).map((row) => String(row["step_id"]));
  const isAsked = ids.length > 0 && ids.every((id) => asked.has(id) && !known.has(id));
  return isAsked ? [{ do: "bring back", thing, text: "The travel rules ask for it again" }] : [];
}

/** Only what a paper ends: not money, a signature, a form or a choice, and nothing that a person is to look at. */
function mayClose(task: TaskRow, rows: readonly StepTaskRow[], run: JourneyRun): boolean {
  const isMade = rows.some(({ dueBefore }) => dueBefore === null);
  const isPaper = WIDGET_OF[task.actionType] === "upload" || (isMade && WIDGET_OF[task.actionType] === "do");
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
