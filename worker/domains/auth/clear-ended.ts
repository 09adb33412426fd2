import { and, isNotNull, lt, or } from "drizzle-orm";

import { DAY_MS } from "#contracts/core/durations.ts";
import { openDb } from "#db/client.ts";
import {
  addressChanges,
  freshProofs,
  providerReturns,
  secondSteps,
  sessions,
  setUpCodes,
  signIns,
} from "#db/schema.ts";
import { connectionOf, type Env } from "#worker/core/env.ts";

/** A person may still wonder about what has just ended. */
const KEPT_MS = DAY_MS;

/** Sessions and mailed ways in that are over. */
export async function clearEnded(env: Env, now: Date): Promise<void> {
  const db = openDb(connectionOf(env), "write");
  const before = new Date(now.getTime() - KEPT_MS);
  await db.batch([
    db.delete(sessions).where(lt(sessions.expiresAt, before)),
    db.delete(signIns).where(lt(signIns.expiresAt, before)),
    db.delete(secondSteps).where(lt(secondSteps.expiresAt, before)),
    db.delete(providerReturns).where(lt(providerReturns.expiresAt, before)),
    db.delete(freshProofs).where(lt(freshProofs.expiresAt, before)),
    db
      .delete(addressChanges)
      .where(
        and(
          lt(addressChanges.expiresAt, before),
          or(isNotNull(addressChanges.endedAt), lt(addressChanges.undoUntil, before)),
        ),
      ),
    db.delete(setUpCodes).where(lt(setUpCodes.expiresAt, before)),
  ]);
}
