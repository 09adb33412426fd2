import { and, eq, isNull } from "drizzle-orm";
import { Hono } from "hono";
import * as z from "zod";

import { DEMO_ACCOUNTS } from "#contracts/auth.ts";
import { LIMITS } from "#contracts/core/limits.ts";
import { type JoinAnswer, JoinInput } from "#contracts/invites.ts";
import { openDb } from "#db/client.ts";
import { sessions, users } from "#db/schema.ts";
import { Act, type Circumstances } from "#worker/core/act.ts";
import type { Env } from "#worker/core/env.ts";
import { badFields, Fault } from "#worker/core/fault.ts";
import { newToken, sealSession, SESSION_DAYS, sha256 } from "#worker/core/session.ts";
import { acceptInvitation } from "#worker/domains/invites/accept-invitation.ts";
import { sessionCookie } from "#worker/http/cookies.ts";
import { limitedBody } from "#worker/http/guard.ts";

const DEMO_IDS: readonly number[] = Object.values(DEMO_ACCOUNTS);
const DemoChoice = z.object({ accountId: z.number().int() });

type Doors = { Bindings: Env; Variables: { circumstances: Circumstances } };

/** Doors that set or take away the session's cookie, which a procedure cannot. */
export const authDoors = new Hono<Doors>()
  .use(limitedBody(LIMITS.bodyBytes))
  /** Takes on one of the demo accounts; only where `DEMO_MODE` is set. */
  .post("/demo", async (c) => {
    const circumstances = c.get("circumstances");
    if (!circumstances.isDemo) throw new Fault("not_found");
    const choice = DemoChoice.safeParse(await c.req.json().catch(() => null));
    if (!choice.success || !DEMO_IDS.includes(choice.data.accountId)) {
      throw new Fault("invalid_input", "accountId: This is not a demo account", {
        accountId: "Not a demo account",
      });
    }
    c.header(
      "set-cookie",
      sessionCookie(c.req.raw, await startSession(c.env, circumstances, choice.data.accountId)),
    );
    return c.json({ accountId: choice.data.accountId });
  })
  /** The button behind a mailed invitation. Opening the link itself changes nothing. */
  .post("/join", async (c) => {
    const input = JoinInput.safeParse(await c.req.json().catch(() => null));
    if (!input.success) throw badFields({ token: "This link is not complete" });
    // Whoever is signed in here, it is the invited person who joins.
    const circumstances = { ...c.get("circumstances"), claims: null };
    const { userId, workspaceId } = await acceptInvitation(new Act(circumstances), input.data);
    c.header("set-cookie", sessionCookie(c.req.raw, await startSession(c.env, circumstances, userId)));
    return c.json({ workspaceId } satisfies JoinAnswer);
  })
  .post("/sign-out", async (c) => {
    const circumstances = c.get("circumstances");
    const tokenHash = circumstances.claims?.tokenHash;
    if (tokenHash) {
      await openDb(circumstances.connection, "write", circumstances.meter)
        .update(sessions)
        .set({ revokedAt: circumstances.now })
        .where(eq(sessions.tokenHash, tokenHash));
      circumstances.afterwards(circumstances.publish([{ rights: "session", tokenHash }]));
    }
    c.header("set-cookie", sessionCookie(c.req.raw, null));
    return c.json({ signedOut: true });
  });

/** Opens a session for an active account. @returns the cookie's value. */
async function startSession(env: Env, circumstances: Circumstances, userId: number): Promise<string> {
  const token = newToken();
  const tokenHash = await sha256(token);
  const db = openDb(circumstances.connection, "write", circumstances.meter);
  const expiresAt = new Date(circumstances.now.getTime() + SESSION_DAYS * 86_400_000);
  const [user] = await db
    .select({ role: users.role })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.status, "active"), isNull(users.removedAt)));
  if (!user) throw new Fault("unauthorized");
  await db.insert(sessions).values({ tokenHash, userId, createdAt: circumstances.now, expiresAt });
  return sealSession(env.SESSION_SECRET, { token, userId, role: user.role });
}
