import { eq } from "drizzle-orm";

import { secondSteps } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { sendSoon } from "#worker/core/mail.ts";
import { record } from "#worker/core/record.ts";
import { mailOfChange } from "#worker/domains/auth/mail-of-change.ts";

import { elsewhere, endSessions } from "./internal/sessions.ts";

/** Signs the caller out everywhere but here, and whoever is only half way in as well. */
export async function endOtherSessions(act: Act): Promise<{ ended: number }> {
  const { userId } = act.who;
  await act.prove();
  const [ended] = await act.write((db) => [
    endSessions(act, db, elsewhere(act)),
    db.delete(secondSteps).where(eq(secondSteps.userId, userId)),
    record(act, db, { kind: "session.ended", personId: userId, subject: act.user.fullName }),
    mailOfChange(act, db, act.user, "signed_out_elsewhere"),
  ]);
  sendSoon(act);
  return { ended: ended.length };
}
