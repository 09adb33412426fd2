import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import type { EventStatus, EventType, ScheduleFilter } from "#contracts/schedule/shapes.ts";
import { EVENT_STATUSES, EVENT_TYPES } from "#contracts/schedule/terms.ts";
import { idOf, oneOf } from "#web/core/address.ts";

export const VIEWS = ["list", "month", "week"] as const;
export type View = (typeof VIEWS)[number];
export type Span = Exclude<View, "list">;

/** What the address of the Schedule says. What it does not say, or says wrongly, is left out. */
export type ScheduleSearch = {
  view?: Span;
  /** The day whose month or week is shown; else today. */
  day?: CalendarDate;
  q?: string;
  type?: EventType;
  status?: EventStatus;
  workspace?: number;
  /** The event that is shown open. */
  event?: number;
  /** A new event is being entered: on this day, or `1`. */
  new?: string;
};

/** The same as it stands in the address, unread. */
export type ScheduleTexts = { [Name in keyof ScheduleSearch]?: string | number };

export function readScheduleSearch(raw: Readonly<Record<string, unknown>>): ScheduleSearch {
  const search: ScheduleSearch = {};
  const view = oneOf(["month", "week"], raw["view"]);
  const day = dayIn(raw["day"]);
  const q = typeof raw["q"] === "string" ? raw["q"].slice(0, 200) : "";
  const type = oneOf(EVENT_TYPES, raw["type"]);
  const status = oneOf(EVENT_STATUSES, raw["status"]);
  const workspace = idOf(raw["workspace"]);
  const event = idOf(raw["event"]);
  const isNew = String(raw["new"]) === "1" ? "1" : dayIn(raw["new"]);
  if (view) search.view = view;
  if (day) search.day = day;
  if (q) search.q = q;
  if (type) search.type = type;
  if (status) search.status = status;
  if (workspace) search.workspace = workspace;
  if (event) search.event = event;
  if (isNew) search.new = isNew;
  return search;
}

function dayIn(value: unknown): CalendarDate | undefined {
  if (typeof value !== "string" || !/^20\d\d-\d\d-\d\d$/.test(value)) return undefined;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value) ? value : undefined;
}

type Filter = Pick<ScheduleFilter, "q" | "eventType" | "status" | "workspaceId">;

/** What the list and the calendar are narrowed to. */
export function filterOf({ q, type, status, workspace }: ScheduleSearch): Partial<Filter> {
  return {
    ...(q ? { q } : {}),
    ...(type ? { eventType: type } : {}),
    ...(status ? { status } : {}),
    ...(workspace ? { workspaceId: workspace } : {}),
  };
}

export const isFiltered = (search: ScheduleSearch): boolean => Object.keys(filterOf(search)).length > 0;
