import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { daysBetween } from "#contracts/core/dates.ts";
import type { MemberRight } from "#contracts/core/member-rights-shapes.ts";
import { isHandedBack } from "#contracts/documents/handed-back.ts";
import type { CustomerTodo, CustomerWorkspace, OwnersStep } from "#contracts/journeys/shapes.ts";
import { byDueDate, dueFirst } from "#contracts/tasks/due-first.ts";
import { WIDGET_OF } from "#contracts/workflows/action-labels.ts";
import type { Widget } from "#contracts/workflows/terms.ts";
import type { Member } from "#contracts/workspaces/shapes.ts";
import { journey as copy } from "#web/copy/journey.ts";

/** Days before the due date from which it is shown as urgent. */
const URGENT_DAYS = 3;

/** Of a to-do that everybody has to do, the reader has done their part. */
export function isMyPartDone(todo: CustomerTodo, myName: string | undefined): boolean {
  const mine = todo.assignees.find(({ name }) => name === myName);
  return todo.completionRule === "all" && mine?.status === "finished";
}

/** Who looks at a journey. */
export type Reader = { readonly name: string | undefined } & Pick<CustomerWorkspace, "rights">;

/** Whether a to-do waits for the reader. */
export const isMyTurn = (todo: CustomerTodo, reader: Reader): boolean =>
  todo.status === "current" && !todo.inReview && !isMyPartDone(todo, reader.name) && mayDo(todo, reader);

/** Whether the reader's role in the journey includes what a to-do is done with. */
export function mayDo(todo: CustomerTodo, { rights }: Reader): boolean {
  const right = RIGHT_OF[widgetOf(todo)] ?? "complete";
  return rights.includes(right);
}

const RIGHT_OF: Partial<Record<Widget, MemberRight>> = { payment: "pay", upload: "upload", photos: "upload" };

/** Who does a to-do that the reader's role leaves out. */
export function whoseTurn(
  todo: CustomerTodo,
  { members }: { members: readonly Pick<Member, "fullName" | "role" | "isPayer">[] },
): string[] {
  const payer = members.filter(({ isPayer }) => isPayer && widgetOf(todo) === "payment");
  const owners = payer.length > 0 ? payer : members.filter(({ role }) => role === "owner");
  return owners.map(({ fullName }) => fullName);
}

/** One thing of an owner's list: a to-do, or what the travel rules ask for beside them. */
export type Item =
  | { readonly kind: "todo"; readonly todo: CustomerTodo }
  | { readonly kind: "step"; readonly step: OwnersStep };

type Listed = Pick<CustomerWorkspace, "todos" | "ruleSteps">;

/** Whether the reader can do what the rules ask for: a paper, or a word on the journey. */
const mayAnswerRules = ({ rights }: Reader): boolean =>
  rights.includes("upload") || rights.includes("complete");

/** What waits for the reader first: handed back, then by the day it is due; then the others in their order. */
export function byUrgency({ todos, ruleSteps }: Listed, reader: Reader): Item[] {
  const items: Item[] = [
    ...todos.map((todo) => ({ kind: "todo", todo }) as const),
    ...ruleSteps.filter(isOpenNow).map((step) => ({ kind: "step", step }) as const),
  ];
  const isMine = (item: Item) => isMineNow(item, reader);
  const isReturned = (item: Item) => item.kind === "todo" && item.todo.returnedReason !== null;
  const mine = items.filter(isMine).toSorted((a, b) => byDueDate(factsOf(a), factsOf(b)));
  return [
    ...mine.filter(isReturned),
    ...mine.filter((item) => !isReturned(item)),
    ...items.filter((item) => !isMine(item)),
  ];
}

export const isMineNow = (item: Item, reader: Reader): boolean =>
  item.kind === "step" ? mayAnswerRules(reader) : isMyTurn(item.todo, reader);

const factsOf = (item: Item) => (item.kind === "todo" ? item.todo : item.step);
const isOpenNow = ({ opensOn }: OwnersStep) => opensOn === null;

/** What the rules ask for first of what is not open yet. */
export function laterStep(steps: readonly OwnersStep[]): OwnersStep | undefined {
  const later = steps.filter((step) => !isOpenNow(step));
  return dueFirst(later.map((step) => ({ step, dueDate: step.opensOn })))?.step;
}

/** The to-do to do now. */
export const nextTodo = (todos: CustomerTodo[], reader: Reader): CustomerTodo | undefined =>
  byUrgency({ todos, ruleSteps: [] }, reader)
    .flatMap((item) => (item.kind === "todo" ? item.todo : []))
    .find((todo) => isMyTurn(todo, reader));

/** Papers to be brought anew that no open to-do asks for. */
export function papersToMend({ files, todos, rights }: CustomerWorkspace): CustomerWorkspace["files"] {
  if (!rights.includes("upload")) return [];
  const open = new Set(todos.flatMap((todo) => (todo.status === "current" && !todo.inReview ? todo.id : [])));
  return files.filter((file) => isHandedBack(file) && (file.taskId === null || !open.has(file.taskId)));
}

/** Why a to-do cannot be opened yet. `todos` in their order. */
export function lockReason(todo: CustomerTodo, todos: readonly CustomerTodo[]): string {
  const before = todos.slice(0, todos.indexOf(todo));
  const blocking = before.findLastIndex((earlier) => earlier.status !== "completed" || earlier.inReview);
  const step = blocking + 1;
  if (step === 0) return copy.opensAfterTeam;
  return before[blocking]?.inReview ? copy.opensAfterReview(step) : copy.opensAfter(step);
}

export function isUrgent(dueDate: CalendarDate, today: CalendarDate): boolean {
  return daysBetween(today, dueDate) <= URGENT_DAYS;
}

/** `Mon 30 November 2026`. */
export function dayText(date: CalendarDate): string {
  return new Intl.DateTimeFormat("en-GB", {
    weekday: "short",
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  })
    .format(new Date(`${date}T00:00:00Z`))
    .replace(",", "");
}

/** A time that cannot be booked is agreed on by people; the to-do then only has to be read. */
export function widgetOf({ actionType, isBookable }: CustomerTodo): Widget {
  const widget = WIDGET_OF[actionType];
  return widget === "booking" && !isBookable ? "read" : widget;
}
