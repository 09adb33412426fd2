import { and, asc, desc, isNull, sql } from "drizzle-orm";

import { FOUND_OF_A_KIND } from "#contracts/search/terms.ts";
import type { Db } from "#db/client.ts";
import { clients, workspaces } from "#db/schema.ts";
import { onlyOwn } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { SCAN_ROWS, type Wanted } from "#worker/core/search.ts";

import { onlyForStaff } from "./indexed.ts";

/** Two letters are no word of the index: the newest journeys are looked through, and no further than a page goes. */
export function workspacesNamed(act: Act, db: Db, { folded }: Wanted) {
  const scanned = db
    .select({
      id: workspaces.id,
      title: workspaces.name,
      detail: workspaces.ownerName,
      searchText: workspaces.searchText,
    })
    .from(workspaces)
    .where(and(isNull(workspaces.archivedAt), onlyOwn(act, db, workspaces.id)))
    .orderBy(desc(workspaces.createdAt), desc(workspaces.id))
    .limit(SCAN_ROWS)
    .as("scanned");
  return db
    .select({
      kind: sql<"workspace">`'workspace'`.as("kind"),
      id: scanned.id,
      title: scanned.title,
      detail: scanned.detail,
      workspaceId: sql<number>`${scanned.id}`.as("workspace_id"),
    })
    .from(scanned)
    .where(sql`instr(${scanned.searchText}, ${folded}) > 0`)
    .limit(FOUND_OF_A_KIND);
}

export function clientsNamed(act: Act, db: Db, { folded }: Wanted) {
  const scanned = db
    .select({
      id: clients.id,
      title: clients.fullName,
      detail: clients.email,
      nameKey: clients.nameKey,
    })
    .from(clients)
    .where(and(sql`${clients.archivedAt} is null`, onlyForStaff(act)))
    .orderBy(asc(clients.nameKey), asc(clients.id))
    .limit(SCAN_ROWS)
    .as("scanned");
  return db
    .select({
      kind: sql<"client">`'client'`.as("kind"),
      id: scanned.id,
      title: scanned.title,
      detail: scanned.detail,
      workspaceId: sql<number | null>`null`.as("workspace_id"),
    })
    .from(scanned)
    .where(sql`instr(${scanned.nameKey}, ${folded}) > 0`)
    .limit(FOUND_OF_A_KIND);
}
