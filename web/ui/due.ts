import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { daysBetween, duePhrase } from "#contracts/core/dates.ts";
import type { Task } from "#contracts/tasks/shapes.ts";

/** Until how many days ahead a due date is told in the urgent colour. */
const URGENT_DAYS = 1;

/** What is said of an action's due date; nothing of a completed one, and nothing where there is none. */
export function dueOf(
  { status, dueDate }: Pick<Task, "status" | "dueDate">,
  today: CalendarDate,
): { phrase: string; isUrgent: boolean } | null {
  if (dueDate === null || status === "completed") return null;
  return { phrase: duePhrase(dueDate, today), isUrgent: daysBetween(today, dueDate) <= URGENT_DAYS };
}
