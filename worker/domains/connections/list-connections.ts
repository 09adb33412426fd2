import { desc } from "drizzle-orm";

import type { Connection } from "#contracts/connections/shapes.ts";
import type { PageInput } from "#contracts/core/paging-shapes.ts";
import type { Page } from "#contracts/core/paging.ts";
import { apiConnections } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { after, placeOf, toPage } from "#worker/core/paging.ts";

import { connectionQuery, toConnection } from "./internal/rows.ts";

const ORDER = { key: apiConnections.createdAt, id: apiConnections.id };

/** Newest first, revoked ones too: who looks into what happened finds them here. */
export async function listConnections(act: Act, page: PageInput): Promise<Page<Connection>> {
  const [rows] = await act.read((db) => [
    connectionQuery(db, after(ORDER, placeOf(page.cursor), "descending"))
      .orderBy(desc(ORDER.key), desc(ORDER.id))
      .limit(page.limit + 1),
  ]);
  return toPage(rows, page.limit, toConnection, ({ connection }) => ({
    key: connection.createdAt.getTime(),
    id: connection.id,
  }));
}
