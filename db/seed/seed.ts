import { count, eq } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";

import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import type { Db } from "#db/client.ts";
import * as schema from "#db/schema.ts";

import { addBookings } from "./bookings.ts";
import { addClients } from "./clients.ts";
import { clockOf } from "./clock.ts";
import { addLooseDocuments } from "./documents.ts";
import type { DemoFile } from "./files.ts";
import { addChips, addHealth } from "./health.ts";
import { addHelp } from "./help/help.ts";
import { addOpenInvitations } from "./invitations.ts";
import { addInvoices, ISSUED_COUNT } from "./invoices.ts";
import { journeysOf } from "./journeys.ts";
import { addLibrary } from "./library.ts";
import { addPeople, addTeams } from "./people.ts";
import { addReviews } from "./rules.ts";
import { addEvents } from "./schedule.ts";
import { addSettings, MARK } from "./settings.ts";
import { addMessages, addNotifications, addStuck } from "./talk.ts";
import { addTasks } from "./tasks.ts";
import { addTemplates } from "./templates.ts";
import { addTags, addWorkspace } from "./workspaces.ts";
import { emptyWorld, FILLED, type Filled, type World, writeRecord } from "./world.ts";

export type SeedOptions = {
  /** The day everything is counted from, in the company's zone. */
  today: CalendarDate;
  /** IANA zone of the company. */
  zone: string;
  /** Only the demo accounts and what the product brings along: templates, library, help articles, settings. */
  accountsOnly?: boolean;
};

/**
 * Writes the demo company in one batch, so that there is all of it or nothing. A database that has it is left as it is.
 * @throws Error on a database that has people but was not seeded.
 */
export async function seed(db: Db, options: SeedOptions): Promise<void> {
  const [marks, people] = await db.batch([
    db.select().from(schema.settings).where(eq(schema.settings.key, MARK)),
    db.select({ n: count() }).from(schema.users),
  ]);
  if (marks.length > 0) return;
  if (people[0]?.n)
    throw new Error("the database has people already, so the demo company is not added to them");
  const world = buildWorld(options);
  const [first, ...rest] = FILLED.flatMap((table) => inserts(db, world, table));
  if (first) await db.batch([first, ...rest]);
}

/** The objects of the demo company's documents, by the keys their rows name. They are the same whatever the day. */
export function demoFiles(): readonly DemoFile[] {
  return buildWorld({ today: "2026-01-01", zone: "UTC" }).files;
}

/** Every row of the demo company as it stands on a day. */
export function buildWorld({ today, zone, accountsOnly = false }: SeedOptions): World {
  const world = emptyWorld(clockOf(today, zone));
  addSettings(world, accountsOnly, accountsOnly ? 0 : ISSUED_COUNT);
  addPeople(world, accountsOnly);
  addTemplates(world);
  addLibrary(world);
  addHelp(world, accountsOnly);
  if (!accountsOnly) addCompany(world);
  writeRecord(world);
  return world;
}

function addCompany(world: World): void {
  const journeys = journeysOf(world.clock);
  addTeams(world);
  addClients(world);
  addTags(world);
  for (const journey of journeys) {
    addWorkspace(world, journey);
    addTasks(world, journey);
    addHealth(world, journey);
  }
  addChips(world);
  addReviews(world);
  addLooseDocuments(world, journeys);
  addOpenInvitations(world, journeys);
  addInvoices(world, journeys);
  addEvents(world, journeys);
  addBookings(world, journeys);
  addMessages(world, journeys);
  addStuck(world, journeys);
  addNotifications(world, journeys);
}

/** The server takes some 32,000 values a statement; the widest table has thirty columns. */
const ROWS_AT_ONCE = 200;

const TABLES: Readonly<Record<Filled, SQLiteTable>> = schema;

function inserts(db: Db, world: World, name: Filled): BatchItem<"sqlite">[] {
  const table = TABLES[name];
  const rows: Record<string, unknown>[] = world.rows[name];
  return Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_, part) =>
    db.insert(table).values(rows.slice(part * ROWS_AT_ONCE, (part + 1) * ROWS_AT_ONCE)),
  );
}
