import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { daysBetween } from "#contracts/core/dates.ts";
import type { CustomerTodo } from "#contracts/journeys/shapes.ts";
import { dueFirst } from "#contracts/tasks/due-first.ts";
import { WIDGET_OF } from "#contracts/workflows/action-labels.ts";
import type { Widget } from "#contracts/workflows/terms.ts";
import { journey as copy } from "#web/copy/journey.ts";

/** Days before the due date from which it is shown as urgent. */
const URGENT_DAYS = 3;

/** Of a to-do that everybody has to do, the reader has done their part. */
export function isMyPartDone(todo: CustomerTodo, myName: string | undefined): boolean {
  const mine = todo.assignees.find(({ name }) => name === myName);
  return todo.completionRule === "all" && mine?.status === "finished";
}

/** The to-do to do now: of those that wait for the reader the one due first. */
export function nextTodo(
  todos: readonly CustomerTodo[],
  myName: string | undefined,
): CustomerTodo | undefined {
  return dueFirst(
    todos.filter((todo) => todo.status === "current" && !todo.inReview && !isMyPartDone(todo, myName)),
  );
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
