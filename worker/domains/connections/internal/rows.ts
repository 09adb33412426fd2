import { eq, type SQL } from "drizzle-orm";

import type { Connection } from "#contracts/connections/shapes.ts";
import type { Db } from "#db/client.ts";
import { apiConnections, users } from "#db/schema.ts";

export function connectionQuery(db: Db, condition: SQL | undefined) {
  return db
    .select({ connection: apiConnections, createdBy: users.fullName })
    .from(apiConnections)
    .innerJoin(users, eq(users.id, apiConnections.createdById))
    .where(condition)
    .$dynamic();
}

type Found = Awaited<ReturnType<typeof connectionQuery>>[number];

export function toConnection({ connection, createdBy }: Found): Connection {
  const { id, name, prefix, scopes, createdAt, lastUsedAt, expiresAt, revokedAt } = connection;
  return { id, name, prefix, scopes, createdBy, createdAt, lastUsedAt, expiresAt, revokedAt };
}
