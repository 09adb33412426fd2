import { and, count, desc, eq, gt, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";

import { compareNames } from "#contracts/core/fold.ts";
import type { FilterEntry, WorkspaceFacets, WorkspaceStatus } from "#contracts/workspaces/shapes.ts";
import { FACETS_SHOWN, type PERIODS, WORKSPACE_STATUSES } from "#contracts/workspaces/terms.ts";
import type { Db } from "#db/client.ts";
import { clientGroups, clients, counts, templates, users, workspaces } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { idsWith, phrasesOf, type Wanted, wantedOf } from "#worker/core/search.ts";

import { sinceOf } from "./internal/listing.ts";

/** What is counted: a kind of counter, the column that names it in a workspace, and where its name stands. */
type Facet = {
  kind: string;
  of: SQL;
  table: SQLiteTable;
  id: SQLiteColumn;
  name: SQLiteColumn;
  /** Those whose name has a text; a company has a handful of groups, which are all offered. */
  isNamed?: (wanted: Wanted) => SQL;
};

const FACETS = {
  flowTemplates: {
    ...facet("workspace_template", sql`${workspaces.templateId}`, templates, templates.name),
    isNamed: ({ folded }) => sql`instr(${templates.nameKey}, ${folded}) > 0`,
  },
  clients: {
    ...facet("workspace_client", sql`${workspaces.clientId}`, clients, clients.fullName),
    isNamed: (wanted) =>
      sql`${clients.id} in ${idsWith("clients", phrasesOf("clients", wanted))} and instr(${clients.nameKey}, ${wanted.folded}) > 0`,
  },
  clientGroups: facet(
    "workspace_client_group",
    sql`(select group_id from clients where clients.id = ${workspaces.clientId})`,
    clientGroups,
    clientGroups.name,
  ),
  owners: {
    ...facet("workspace_assigned_to", sql`${workspaces.assignedToId}`, users, users.fullName),
    isNamed: ({ folded }) => sql`instr(${users.nameKey}, ${folded}) > 0`,
  },
} as const satisfies Record<string, Facet>;

/**
 * What the filter panel offers, most used first. Over all workspaces every number comes from the counters that triggers
 * keep; over the last 30 days what those days have is counted, found by an index.
 */
export async function listFacets(
  act: Act,
  { period, q = "" }: { period?: (typeof PERIODS)[number] | undefined; q?: string | undefined },
): Promise<WorkspaceFacets> {
  const wanted = wantedOf(q);
  const isRecent = and(isNull(workspaces.archivedAt), lte(workspaces.newestKey, -sinceOf(act)));
  const entries = (db: Db, one: Facet) =>
    period === "last_30_days"
      ? recentEntries(db, one, and(isRecent, wanted ? one.isNamed?.(wanted) : undefined))
      : allEntries(db, one, wanted ? one.isNamed?.(wanted) : undefined);
  const [numbers, flowTemplates, ofClients, ofGroups, owners] = await act.read((db) => [
    period === "last_30_days"
      ? db
          .select({ key: sql<string>`${workspaces.status}`, n: count() })
          .from(workspaces)
          .where(isRecent)
          .groupBy(workspaces.status)
      : db.select({ key: counts.key, n: counts.n }).from(counts).where(eq(counts.kind, "workspace_status")),
    entries(db, FACETS.flowTemplates),
    entries(db, FACETS.clients),
    entries(db, FACETS.clientGroups),
    entries(db, FACETS.owners),
  ]);
  const found = new Map(numbers.map(({ key, n }) => [key, n]));
  const byStatus = Object.fromEntries(WORKSPACE_STATUSES.map((status) => [status, found.get(status) ?? 0]));
  return {
    total: [...found.values()].reduce((sum, n) => sum + n, 0),
    byStatus: byStatus as Record<WorkspaceStatus, number>,
    flowTemplates: inOrder(flowTemplates),
    clients: inOrder(ofClients),
    clientGroups: inOrder(ofGroups),
    owners: inOrder(owners),
  };
}

function facet(kind: string, of: SQL, table: SQLiteTable & { id: SQLiteColumn }, name: SQLiteColumn): Facet {
  return { kind, of, table, id: table.id, name };
}

function allEntries(db: Db, { kind, table, id, name }: Facet, isNamed: SQL | undefined) {
  return db
    .select({ id: sql<number>`${id}`, name: sql<string>`${name}`, count: counts.n })
    .from(counts)
    .innerJoin(table, eq(id, sql`cast(${counts.key} as integer)`) as SQL)
    .where(and(sql`${counts.kind} = ${kind} and ${gt(counts.n, 0)}`, isNamed))
    .orderBy(desc(counts.n))
    .limit(FACETS_SHOWN);
}

function recentEntries(db: Db, { of, table, id, name }: Facet, isRecent: SQL | undefined) {
  return db
    .select({ id: sql<number>`${id}`, name: sql<string>`${name}`, count: count() })
    .from(workspaces)
    .innerJoin(table, eq(id, of))
    .where(isRecent)
    .groupBy(id)
    .orderBy(desc(count()))
    .limit(FACETS_SHOWN);
}

/** Most used first, then by name. Sorted here: the index gives the first of these, and the names stand elsewhere. */
function inOrder(found: FilterEntry[]): FilterEntry[] {
  return found.toSorted((a, b) => b.count - a.count || compareNames(a.name, b.name));
}
