import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { daysBetween } from "#contracts/core/dates.ts";
import type { Workspace } from "#contracts/workspaces/shapes.ts";

/** From how many days before departure the countdown asks for attention. */
export const SOON_DAYS = 7;

type Journey = Pick<Workspace, "status" | "departureDate">;

/** Days to departure; negative once it is past. */
export const daysToDeparture = (journey: Journey, today: CalendarDate): number =>
  daysBetween(today, journey.departureDate);

/** Near, or past without having been completed. */
export const isUrgent = (journey: Journey, today: CalendarDate): boolean =>
  journey.status !== "completed" && daysToDeparture(journey, today) <= SOON_DAYS;

/** Done tasks in whole percent; a journey without tasks has got nowhere yet. */
export const percentDone = ({ tasksDone, tasksTotal }: Pick<Workspace, "tasksDone" | "tasksTotal">): number =>
  tasksTotal === 0 ? 0 : Math.round((tasksDone / tasksTotal) * 100);
