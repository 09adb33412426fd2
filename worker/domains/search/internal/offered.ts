import { and, eq, sql } from "drizzle-orm";

import { FOUND_OF_A_KIND } from "#contracts/search/terms.ts";
import type { Db } from "#db/client.ts";
import { invoices, scheduleEvents, templates, workspaces } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { ownMatch, phrasesOf, type Wanted } from "#worker/core/search.ts";

import { kindOf, nowhere, onlyForStaff } from "./columns.ts";

/** The company's own events, and those of journeys that have not been archived. */
export function eventsWith(act: Act, db: Db, wanted: Wanted) {
  return db
    .select({
      kind: kindOf("event"),
      id: scheduleEvents.id,
      title: scheduleEvents.title,
      detail: sql<string | null>`ifnull(${workspaces.name}, ${scheduleEvents.location})`.as("detail"),
      workspaceId: sql<number | null>`${scheduleEvents.workspaceId}`.as("workspace_id"),
    })
    .from(sql`schedule_search`)
    .crossJoin(scheduleEvents)
    .leftJoin(workspaces, eq(workspaces.id, scheduleEvents.workspaceId))
    .where(
      and(
        sql`schedule_search match ${ownMatch(act, db, phrasesOf("schedule", wanted))}`,
        // As in schedule/internal/search.ts: the `+` lets the index over the expression be used.
        sql`${scheduleEvents.startDate} * 1048576 + (${scheduleEvents.id} & 1048575) = +schedule_search.rowid`,
        sql`${workspaces.archivedAt} is null`,
      ),
    )
    .orderBy(sql`schedule_search.rowid desc`)
    .limit(FOUND_OF_A_KIND);
}

/** By number, customer, pet or service; those of archived journeys are Billing's alone. */
export function invoicesWith(act: Act, db: Db, wanted: Wanted) {
  return db
    .select({
      kind: kindOf("invoice"),
      id: invoices.id,
      title: sql<string>`ifnull(${invoices.invoiceNumber}, ${invoices.serviceDescription})`.as("title"),
      detail: invoices.customerName,
      workspaceId: sql<number | null>`${invoices.workspaceId}`.as("workspace_id"),
    })
    .from(sql`invoices_search`)
    .crossJoin(invoices)
    .leftJoin(workspaces, eq(workspaces.id, invoices.workspaceId))
    .where(
      and(
        onlyForStaff(act),
        sql`invoices_search match ${phrasesOf("invoices", wanted)}`,
        eq(invoices.id, sql`invoices_search.rowid`),
        sql`${workspaces.archivedAt} is null`,
      ),
    )
    .orderBy(sql`invoices_search.rowid desc`)
    .limit(FOUND_OF_A_KIND);
}

export function templatesWith(act: Act, db: Db, wanted: Wanted) {
  return db
    .select({
      kind: kindOf("template"),
      id: templates.id,
      title: templates.name,
      detail: templates.destination,
      workspaceId: nowhere,
    })
    .from(sql`templates_search`)
    .crossJoin(templates)
    .where(
      and(
        onlyForStaff(act),
        sql`templates_search match ${phrasesOf("templates", wanted)}`,
        eq(templates.id, sql`templates_search.rowid`),
      ),
    )
    .orderBy(sql`templates_search.rowid desc`)
    .limit(FOUND_OF_A_KIND);
}
