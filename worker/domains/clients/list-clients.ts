import { and, asc, sql } from "drizzle-orm";

import type { Client } from "#contracts/admin/shapes.ts";
import type { PageInput } from "#contracts/core/paging-shapes.ts";
import type { Page } from "#contracts/core/paging.ts";
import { clients } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { after, placeOf, toPage } from "#worker/core/paging.ts";

import { clientQuery, toClient } from "./internal/rows.ts";

/** Clients by name: those at hand, or the archived ones. */
export async function listClients(
  act: Act,
  input: PageInput & { isArchived?: boolean | undefined },
): Promise<Page<Client>> {
  const columns = { key: clients.nameKey, id: clients.id };
  const isListed = input.isArchived
    ? sql`${clients.archivedAt} is not null`
    : sql`${clients.archivedAt} is null`;
  const [rows] = await act.read((db) => [
    clientQuery(db, and(isListed, after(columns, placeOf(input.cursor), "ascending")))
      .orderBy(asc(columns.key), asc(columns.id))
      .limit(input.limit + 1),
  ]);
  return toPage(rows, input.limit, toClient, ({ client }) => ({ key: client.nameKey, id: client.id }));
}
