import { eq } from "drizzle-orm";

import type { ServiceTest } from "#contracts/settings/shapes.ts";
import { apiConnections, users } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";

type Found = { connection: typeof apiConnections.$inferSelect; maker: typeof users.$inferSelect };

/** Judges a key as its next call would be, without the key itself, which is not kept. @throws Fault `not_found`. */
export async function testConnection(
  act: Act,
  { connectionId }: { connectionId: number },
): Promise<ServiceTest> {
  const [[found]] = await act.read((db) => [
    db
      .select({ connection: apiConnections, maker: users })
      .from(apiConnections)
      .innerJoin(users, eq(users.id, apiConnections.createdById))
      .where(eq(apiConnections.id, connectionId)),
  ]);
  if (!found) throw new Fault("not_found");
  const trouble = troubleOf(found, act.now);
  return trouble === null
    ? { isWorking: true, message: `It is accepted, for ${found.connection.scopes.join(", ")}.` }
    : { isWorking: false, message: trouble };
}

function troubleOf({ connection, maker }: Found, now: Date): string | null {
  if (connection.revokedAt !== null) return "It has been revoked.";
  if (connection.expiresAt !== null && connection.expiresAt <= now) return "It has expired.";
  if (maker.status !== "active" || maker.removedAt !== null) {
    return `The account of ${maker.fullName}, who made it, is not active.`;
  }
  // Only administrators make keys, and a key ends when its maker's role changes.
  if (maker.role !== "admin") return `${maker.fullName}, who made it, is no longer an administrator.`;
  return null;
}
