import { desc, eq, gt, inArray, sql, type SQL } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";

import {
  FACETS_SHOWN,
  type FilterEntry,
  WORKSPACE_STATUSES,
  type WorkspaceFacets,
  type WorkspaceStatus,
} from "#contracts/workspaces.ts";
import type { Db } from "#db/client.ts";
import { clientGroups, clients, counts, templates, users } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";

/** What the filter panel offers, most used first. Every number comes from the counters that triggers keep. */
export async function listFacets(act: Act): Promise<WorkspaceFacets> {
  const [numbers, flowTemplates, ofClients, ofGroups, owners] = await act.read((db) => [
    db
      .select()
      .from(counts)
      .where(inArray(counts.kind, ["workspace", "workspace_status"])),
    entries(db, "workspace_template", templates, templates.id, templates.name),
    entries(db, "workspace_client", clients, clients.id, clients.fullName),
    entries(db, "workspace_client_group", clientGroups, clientGroups.id, clientGroups.name),
    entries(db, "workspace_assigned_to", users, users.id, users.fullName),
  ]);
  const byStatus = Object.fromEntries(WORKSPACE_STATUSES.map((status) => [status, 0])) as Record<
    WorkspaceStatus,
    number
  >;
  let total = 0;
  for (const { kind, key, n } of numbers) {
    if (kind === "workspace") total = n;
    else byStatus[key as WorkspaceStatus] = n;
  }
  return {
    total,
    byStatus,
    flowTemplates: inOrder(flowTemplates),
    clients: inOrder(ofClients),
    clientGroups: inOrder(ofGroups),
    owners: inOrder(owners),
  };
}

function entries(db: Db, kind: string, table: SQLiteTable, id: SQLiteColumn, name: SQLiteColumn) {
  return db
    .select({ id: sql<number>`${id}`, name: sql<string>`${name}`, count: counts.n })
    .from(counts)
    .innerJoin(table, eq(id, sql`cast(${counts.key} as integer)`) as SQL)
    .where(sql`${counts.kind} = ${kind} and ${gt(counts.n, 0)}`)
    .orderBy(desc(counts.n))
    .limit(FACETS_SHOWN);
}

/** Most used first, then by name. Sorted here: the index gives the first of these, and the names stand elsewhere. */
function inOrder(found: FilterEntry[]): FilterEntry[] {
  return found.toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name, "en"));
}
