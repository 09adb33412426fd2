import { and, asc, type SQL, sql } from "drizzle-orm";

import type { Client } from "#contracts/admin/shapes.ts";
import type { PageInput } from "#contracts/core/paging-shapes.ts";
import type { Page } from "#contracts/core/paging.ts";
import { clients } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { after, placeOf, toPage } from "#worker/core/paging.ts";
import { idsWith, phrasesOf, type Wanted, wantedOf } from "#worker/core/search.ts";

import { clientQuery, toClient } from "./internal/rows.ts";

/** Clients by name: those at hand, or the archived ones; all of them, or those that a text finds. */
export async function listClients(
  act: Act,
  input: PageInput & { isArchived?: boolean | undefined; q?: string | undefined },
): Promise<Page<Client>> {
  const wanted = wantedOf(input.q ?? "");
  const columns = { key: clients.nameKey, id: clients.id };
  const isListed = input.isArchived
    ? sql`${clients.archivedAt} is not null`
    : sql`${clients.archivedAt} is null`;
  const [rows] = await act.read((db) => [
    clientQuery(
      db,
      and(
        isListed,
        wanted ? isNamed(wanted, input.isArchived) : undefined,
        after(columns, placeOf(input.cursor), "ascending"),
      ),
    )
      .orderBy(asc(columns.key), asc(columns.id))
      .limit(input.limit + 1),
  ]);
  return toPage(rows, input.limit, toClient, ({ client }) => ({ key: client.nameKey, id: client.id }));
}

/** The index holds those at hand; the archived ones are looked at along their own. */
function isNamed(wanted: Wanted, isArchived = false): SQL {
  return isArchived
    ? sql`instr(${clients.searchText}, ${wanted.folded}) > 0`
    : sql`${clients.id} in ${idsWith("clients", phrasesOf("clients", wanted))}`;
}
