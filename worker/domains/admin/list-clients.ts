import { and, asc, eq, sql } from "drizzle-orm";

import type { Client } from "#contracts/admin.ts";
import type { Page, PageInput } from "#contracts/core/paging.ts";
import { clientGroups, clients } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { after, placeOf, toPage } from "#worker/core/paging.ts";

/** Clients by name, without archived ones. */
export async function listClients(act: Act, input: PageInput): Promise<Page<Client>> {
  const columns = { key: clients.fullName, id: clients.id };
  const [rows] = await act.read((db) => [
    db
      .select({ client: clients, groupName: clientGroups.name })
      .from(clients)
      .leftJoin(clientGroups, eq(clientGroups.id, clients.groupId))
      .where(and(sql`${clients.archivedAt} is null`, after(columns, placeOf(input.cursor), "ascending")))
      .orderBy(asc(columns.key), asc(columns.id))
      .limit(input.limit + 1),
  ]);
  return toPage(
    rows,
    input.limit,
    ({ client, groupName }) => ({
      id: client.id,
      name: client.fullName,
      email: client.email,
      phone: client.phone,
      pets: client.petsTotal,
      status: client.status,
      joined: client.joinedAt,
      groupName,
      workspaces: client.workspacesTotal,
    }),
    ({ client }) => ({ key: client.fullName, id: client.id }),
  );
}
