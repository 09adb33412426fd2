import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import type { WorkspaceTask } from "#contracts/workspaces/facts-shapes.ts";
import { workspace } from "#web/copy/workspace.ts";
import { formatDate } from "#web/core/dates.ts";

const copy = workspace.due;

type Dated = Pick<WorkspaceTask, "dueDate" | "dueAnchor" | "dueOffsetDays" | "dueMovedFrom">;

/** Why a task is due when it is: `7 days before departure, moved from 3 to 10 December 2026`. Null where nobody has said. */
export function dueReason({ dueDate, dueAnchor, dueOffsetDays, dueMovedFrom }: Dated): string | null {
  if (dueAnchor === null || dueDate === null) return null;
  const reason = copy.from(dueOffsetDays ?? 0, dueAnchor);
  return dueMovedFrom === null ? reason : copy.moved(reason, fromTo(dueMovedFrom, dueDate));
}

/** Two dates as one phrase, the month and the year once where they are the same: `3 to 10 December 2026`. */
export function fromTo(from: CalendarDate | null, to: CalendarDate): string {
  if (from === null) return formatDate(to);
  const parts = (date: CalendarDate, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", ...options }).format(new Date(`${date}T00:00:00Z`));
  const whole = parts(to, { day: "numeric", month: "long", year: "numeric" });
  const isSameYear = from.slice(0, 4) === to.slice(0, 4);
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7);
  return copy.range(
    parts(from, {
      day: "numeric",
      ...(!isSameMonth && { month: "long" }),
      ...(!isSameYear && { year: "numeric" }),
    }),
    whole,
  );
}
