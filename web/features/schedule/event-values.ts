import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { momentOf, type WallMoment, wallTimeOf } from "#contracts/core/wall-time.ts";
import { settleTimes, whenOf } from "#contracts/schedule/event-times.ts";
import type { EventType, EventWhen, ScheduleEvent } from "#contracts/schedule/shapes.ts";
import type { WorkspaceDetail } from "#contracts/workspaces/shapes.ts";
import { schedule } from "#web/copy/schedule.ts";
import { formatDate } from "#web/core/dates.ts";

import { keptTimes, timesThere } from "./event-times.ts";

const copy = schedule.form;

/** What stands in the form, as typed; `dateOf` reads its dates. */
export type EventValues = {
  title: string;
  eventType: EventType;
  workspace: string;
  location: string;
  timeZone: string;
  isAllDay: boolean;
  firstDay: string;
  startTime: string;
  isStartSecond: boolean;
  lastDay: string;
  endTime: string;
  isEndSecond: boolean;
  description: string;
  toBring: string;
};

export function newValues(timeZone: string, day: CalendarDate | null, workspaceId?: number): EventValues {
  return {
    title: "",
    eventType: "other",
    workspace: String(workspaceId ?? ""),
    location: "",
    timeZone,
    isAllDay: false,
    firstDay: day === null ? "" : formatDate(day),
    startTime: "09:00",
    isStartSecond: false,
    lastDay: "",
    endTime: "",
    isEndSecond: false,
    description: "",
    toBring: "",
  };
}

type Journey = Pick<
  WorkspaceDetail,
  "departureDate" | "departureAirport" | "departurePlace" | "arrivalAirport" | "arrivalPlace"
> & { travel: Pick<WorkspaceDetail["travel"], "departureTime" | "arrivesOn" | "arrivalTime"> };

/** Where and when a new event of a journey begins: at its arrival where that is what it is, else at its departure. */
export function valuesOfJourney(journey: Journey, type: EventType): Partial<EventValues> {
  const { departureDate, departurePlace, arrivalPlace, travel } = journey;
  const [place, airport, day, time] =
    type === "arrival"
      ? ([arrivalPlace, journey.arrivalAirport, travel.arrivesOn, travel.arrivalTime] as const)
      : ([departurePlace, journey.departureAirport, departureDate, travel.departureTime] as const);
  return {
    location: place ? `${place.name} (${place.code})` : (airport ?? ""),
    firstDay: formatDate(day),
    ...(place && { timeZone: place.timeZone }),
    ...(type !== "other" && time && { startTime: time }),
  };
}

export function valuesOf(event: ScheduleEvent): EventValues {
  const when = whenOf(keptTimes(event));
  const dayIn = (text: string | null | undefined) => (text ? formatDate(text.slice(0, 10)) : "");
  const timeIn = (text: string | null | undefined) => text?.slice(11) ?? "";
  return {
    title: event.title,
    eventType: event.eventType,
    workspace: String(event.workspaceId ?? ""),
    location: event.location ?? "",
    timeZone: event.timeZone,
    isAllDay: event.isAllDay,
    firstDay: dayIn(when.start),
    startTime: timeIn(when.start) || "09:00",
    isStartSecond: when.isStartSecond ?? false,
    lastDay: event.isAllDay && event.firstDay === event.lastDay ? "" : dayIn(when.end),
    endTime: timeIn(when.end),
    isEndSecond: when.isEndSecond ?? false,
    description: event.description,
    toBring: event.toBring,
  };
}

export type EventProblems = Partial<
  Record<"title" | "firstDay" | "startTime" | "lastDay" | "endTime", string>
>;

type Read = (text: string) => CalendarDate | null;

/** The times that were entered, and what is wrong with them. An end without a day is on the first day. */
export function readValues(
  values: EventValues,
  dateOf: Read,
): { when: EventWhen | null; problems: EventProblems } {
  const { timeZone, isAllDay, startTime, endTime, isStartSecond, isEndSecond } = values;
  const first = dateOf(values.firstDay);
  const last = dateOf(values.lastDay);
  const problems: EventProblems = {};
  if (values.title.trim() === "") problems.title = copy.noTitle;
  if (first === null) problems.firstDay = copy.unreadable;
  if (values.lastDay.trim() !== "" && last === null) problems.lastDay = copy.unreadable;
  if (!isAllDay && startTime === "") problems.startTime = copy.noTime;
  if (!isAllDay && last !== null && endTime === "") problems.endTime = copy.noTime;
  if (first === null || problems.lastDay || problems.startTime || problems.endTime)
    return { when: null, problems };
  const when: EventWhen = isAllDay
    ? { timeZone, start: first, end: last }
    : {
        timeZone,
        start: `${first}T${startTime}`,
        isStartSecond,
        end: endTime === "" ? null : `${last ?? first}T${endTime}`,
        isEndSecond,
      };
  const { problem } = settleTimes(when);
  if (problem) problems[isAllDay ? "lastDay" : "endTime"] = problem.end;
  return { when, problems };
}

/** What the clocks of the place do at a time that was entered; null where there is nothing to say. */
export function clockNews(
  day: CalendarDate | null,
  time: string,
  zone: string,
): { moment: WallMoment; shown: string } | null {
  if (day === null || !/^\d\d:\d\d$/.test(time)) return null;
  const moment = momentOf(`${day}T${time}`, zone);
  if (moment.occurs === "once") return null;
  return { moment, shown: wallTimeOf(moment.instant, zone).slice(11) };
}

/** What is different in an event since it was opened, as sentences. */
export function differences(before: ScheduleEvent, after: ScheduleEvent): string[] {
  const fields = (event: ScheduleEvent) =>
    [
      [copy.title, event.title],
      [copy.type, schedule.types[event.eventType]],
      [copy.workspace, event.workspaceName ?? copy.noWorkspace],
      [copy.location, event.location ?? copy.nothing],
      [schedule.fields.starts, timesThere(event).starts],
      [schedule.fields.ends, timesThere(event).ends ?? copy.nothing],
      [copy.description, event.description || copy.nothing],
      [copy.toBring, event.toBring || copy.nothing],
      [schedule.fields.status, event.status],
    ] as const;
  const old = fields(before);
  return fields(after).flatMap(([field, value], at) =>
    old[at]?.[1] === value ? [] : [copy.changed(field, value)],
  );
}
