import { AIRPORTS } from "#contracts/airports/terms.ts";
import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { daysBetween } from "#contracts/core/dates.ts";
import type { Task } from "#contracts/tasks/shapes.ts";
import type { WorkspaceDetail } from "#contracts/workspaces/shapes.ts";
import { type MessageFacts, type MessageText } from "#web/copy/messages.ts";
import { workspaces as workspacesCopy } from "#web/copy/workspaces.ts";
import { formatDate } from "#web/core/dates.ts";

type Journey = Pick<
  WorkspaceDetail,
  | "petName"
  | "ownerName"
  | "arrivedOn"
  | "departureDate"
  | "departureAirport"
  | "arrivalAirport"
  | "destination"
  | "tasksDone"
  | "tasksTotal"
> & { tasks: readonly Pick<Task, "title" | "assignedRole" | "status" | "inReview" | "dueDate">[] };

/** How near a departure makes it what a message is about. */
const SOON_DAYS = 14;

export function factsOf(journey: Journey, sender: string, today: CalendarDate): MessageFacts {
  return {
    owner: journey.ownerName.trim().split(/\s+/u)[0] ?? journey.ownerName,
    pet: journey.petName,
    sender,
    route: routeOf(journey),
    departure: formatDate(journey.departureDate),
    countdown: workspacesCopy.countdown(daysBetween(today, journey.departureDate)),
    done: journey.tasksDone,
    total: journey.tasksTotal,
    missing: missingOf(journey).map(({ title, dueDate }) => ({
      title,
      due: dueDate === null ? null : formatDate(dueDate),
    })),
  };
}

/** The text that says what is most likely wanted. */
export function firstText(journey: Journey, today: CalendarDate): MessageText {
  if (journey.arrivedOn !== null) return "thanks";
  const days = daysBetween(today, journey.departureDate);
  if (days >= 0 && days <= SOON_DAYS) return "departure";
  return missingOf(journey).length > 0 ? "missing" : "progress";
}

/** The owner's to-dos that are open and theirs to do; what waits for our review is none of them. */
function missingOf({ tasks }: Journey) {
  return tasks.filter(
    ({ assignedRole, status, inReview }) =>
      assignedRole === "customer" && status !== "completed" && status !== "pending" && !inReview,
  );
}

function routeOf({ departureAirport, arrivalAirport, destination }: Journey): string | null {
  const cityOf = (code: string) => AIRPORTS.find((airport) => airport.code === code)?.city ?? code;
  if (departureAirport && arrivalAirport) return `${cityOf(departureAirport)} to ${cityOf(arrivalAirport)}`;
  return arrivalAirport ? `to ${cityOf(arrivalAirport)}` : destination && `to ${destination}`;
}
