import { and, desc, eq, gt, isNull } from "drizzle-orm";

import type { Device } from "#contracts/account/shapes.ts";
import { DEVICES_SHOWN } from "#contracts/account/terms.ts";
import { sessions } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { isInUse } from "#worker/core/proof.ts";

export async function listDevices(act: Act): Promise<Device[]> {
  const { userId, tokenHash } = act.who;
  const [rows] = await act.read((db) => [
    db
      .select()
      .from(sessions)
      .where(
        and(
          eq(sessions.userId, userId),
          isNull(sessions.revokedAt),
          gt(sessions.expiresAt, act.now),
          isInUse(act.now),
        ),
      )
      .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt))
      .limit(DEVICES_SHOWN),
  ]);
  return rows.map((row) => ({
    id: row.publicId,
    userAgent: row.userAgent,
    ip: row.ip,
    place: row.place,
    createdAt: row.createdAt,
    lastSeenAt: row.lastSeenAt,
    isThis: row.tokenHash === tokenHash,
  }));
}
