import { type CalendarDate, daysBetween } from "#contracts/core/dates.ts";
import type { Workspace } from "#contracts/workspaces.ts";
import { messages as copy } from "#web/copy/messages.ts";
import { workspaces as workspacesCopy } from "#web/copy/workspaces.ts";
import { formatDate } from "#web/core/dates.ts";

type Journey = Pick<
  Workspace,
  "petName" | "ownerName" | "status" | "departureDate" | "tasksDone" | "tasksTotal"
>;

/** The first proposal of a message to the people of a journey. */
export function draftFor(journey: Journey, sender: string, today: CalendarDate): string {
  return copy.draft({
    owner: journey.ownerName.trim().split(/\s+/u)[0] ?? journey.ownerName,
    pet: journey.petName,
    done: journey.tasksDone,
    total: journey.tasksTotal,
    departure: formatDate(journey.departureDate),
    countdown: workspacesCopy.countdown(daysBetween(today, journey.departureDate)),
    sender,
    isOver: journey.status === "completed",
  });
}
