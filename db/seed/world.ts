import { createHash } from "node:crypto";

import type * as schema from "#db/schema.ts";

import type { Clock } from "./clock.ts";
import type { DemoFile } from "./files.ts";

/** The tables the seed fills, in an order in which every row finds the rows it refers to. */
export const FILLED = [
  "settings",
  "users",
  "teams",
  "teamMembers",
  "clientGroups",
  "clients",
  "pets",
  "templates",
  "templateVersions",
  "libraryTemplates",
  "workspaces",
  "workspaceMembers",
  "invitations",
  "workspaceNotes",
  "tags",
  "workspaceTags",
  "tasks",
  "taskAssignees",
  "formDrafts",
  "formSubmissions",
  "documents",
  "documentVersions",
  "documentReviews",
  "expiryWarnings",
  "healthEntries",
  "sourceReviews",
  "paymentItems",
  "payments",
  "invoices",
  "invoiceLines",
  "invoiceReceipts",
  "scheduleEvents",
  "bookings",
  "messages",
  "stuckReports",
  "notifications",
  "helpCategories",
  "helpArticles",
  "helpVotes",
  "activity",
] as const;
export type Filled = (typeof FILLED)[number];
export type Row<T extends Filled> = (typeof schema)[T]["$inferInsert"];

/** Tables whose rows have an id of their own. */
type Numbered = { [T in Filled]: "id" extends keyof Row<T> ? T : never }[Filled];

export type Happening = Omit<Row<"activity">, "id" | "reference" | "ip">;

/** The rows of the demo company before they are written. Rows with an id are numbered from 1 in the order they are added. */
export type World = {
  readonly clock: Clock;
  readonly rows: { readonly [T in Filled]: Row<T>[] };
  /** The objects that belong to the versions of documents. */
  readonly files: DemoFile[];
  /** What happened, in any order; `writeRecord` sorts it. */
  readonly happenings: Happening[];
};

export function emptyWorld(clock: Clock): World {
  const rows = Object.fromEntries(FILLED.map((table) => [table, []]));
  return { clock, rows: rows as unknown as World["rows"], files: [], happenings: [] };
}

/** Adds a row. @returns its id. */
export function add<T extends Numbered>(world: World, table: T, row: Omit<Row<T>, "id">): number {
  const rows: object[] = world.rows[table];
  const id = rows.length + 1;
  rows.push({ ...row, id });
  return id;
}

/** Turns what happened into the record, oldest first. */
export function writeRecord(world: World): void {
  const inOrder = world.happenings.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  for (const happening of inOrder) add(world, "activity", { ...happening, reference: "demo-seed" });
}

/** A request id that the same name always gives; shaped like any other UUID. */
export function requestId(name: string): string {
  const hex = createHash("sha256").update(`demo ${name}`).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
