import { eq, type SQL, sql } from "drizzle-orm";

import type { Client } from "#contracts/admin/shapes.ts";
import type { Db } from "#db/client.ts";
import { addressChanges, clientGroups, clients } from "#db/schema.ts";
import { isAwaitedBy, toAwaitedAddress } from "#worker/domains/auth/awaited-address.ts";

/** Clients with the group they belong to. */
export function clientQuery(db: Db, condition: SQL | undefined) {
  return db
    .select({ client: clients, groupName: clientGroups.name, awaits: addressChanges })
    .from(clients)
    .leftJoin(clientGroups, eq(clientGroups.id, clients.groupId))
    .leftJoin(addressChanges, isAwaitedBy(clients.userId))
    .where(condition)
    .$dynamic();
}

type ClientFound = Awaited<ReturnType<typeof clientQuery>>[number];

export function toClient({ client, groupName, awaits }: ClientFound): Client {
  return {
    id: client.id,
    name: client.fullName,
    email: client.email,
    phone: client.phone,
    pets: client.petsTotal,
    status: client.status,
    joined: client.joinedAt,
    groupName,
    workspaces: client.workspacesTotal,
    archivedAt: client.archivedAt,
    awaits: toAwaitedAddress(awaits),
    version: client.version,
  };
}

/** Makes sure that a group of this name is there. */
export function ensureGroup(db: Db, name: string, at: Date) {
  return db.insert(clientGroups).values({ name, createdAt: at }).onConflictDoNothing();
}

export function groupNamed(name: string): SQL<number> {
  return sql<number>`(select id from client_groups where name = ${name})`;
}
