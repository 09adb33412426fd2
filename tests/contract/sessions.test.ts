import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { DEMO_ACCOUNTS, SESSION_MS } from "#contracts/auth/terms.ts";
import { MINUTE_MS } from "#contracts/core/durations.ts";
import { activity, passwords, sessions, users } from "#db/schema.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { Stranger } from "#tests/support/sign-in.ts";
import { hashPassword } from "#worker/core/password.ts";

let portal: Portal;
let staffEmail: string;
let ownerEmail: string;
beforeAll(async () => {
  portal = await aPortal("accounts");
  const emailOf = async (id: number) =>
    (await portal.db.select().from(users).where(eq(users.id, id)))[0]?.email ?? "";
  staffEmail = await emailOf(DEMO_ACCOUNTS.staff);
  ownerEmail = await emailOf(DEMO_ACCOUNTS.owner);
});
afterAll(() => portal.stop());

const sessionsOf = (userId: number) => portal.db.select().from(sessions).where(eq(sessions.userId, userId));

describe("tries are bounded", () => {
  test("[AUTH-07] the sixth mail in an hour that one network asks for is refused, with when to try again", async () => {
    await portal.forgetTries();
    const from = new Stranger(portal);
    for (let round = 0; round < 5; round++) await from.ask(`guest.${round}@example.com`);
    const refused = await from.post("sign-in", { email: "guest.5@example.com" });
    expect([refused.status, refused.text]).toEqual([
      429,
      "Too many attempts. Please try again in 60 minutes.",
    ]);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3_500);
    expect((await new Stranger(portal).post("sign-in", { email: "guest.5@example.com" })).status).toBe(200);
  });

  test("[AUTH-14] a password lets in; a wrong one, another's and one of an account without are the same refusal", async () => {
    await portal.forgetTries();
    await portal.db.insert(passwords).values({
      userId: DEMO_ACCOUNTS.staff,
      hash: await hashPassword("correct horse battery"),
      changedAt: new Date(),
    });
    const stranger = new Stranger(portal);
    const sign = (email: string, password: string) =>
      stranger.post("sign-in/password", { email: email.toUpperCase(), password });
    const answer = await sign(staffEmail, "correct horse battery");
    expect(answer.status).toBe(200);
    expect((await stranger.session(answer).trpc.auth.me.query({})).id).toBe(DEMO_ACCOUNTS.staff);
    const refusals = [
      await sign(staffEmail, "correct horse"),
      await sign(ownerEmail, "correct horse battery"),
      await sign("nobody.of.ours@example.com", "correct horse battery"),
    ];
    expect(refusals.map(({ status, text }) => [status, text])).toEqual(
      refusals.map(() => [400, "password: Address and password do not belong together"]),
    );
    await portal.forgetTries();
  });

  test("[AUTH-08] the sixth password in a quarter of an hour that one network sends is refused", async () => {
    const tries = [];
    const stranger = new Stranger(portal);
    for (let round = 0; round < 6; round++) {
      tries.push(
        await stranger.post("sign-in/password", {
          email: staffEmail,
          password: `wrong ${round}`,
        }),
      );
    }
    expect(tries.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 429]);
  });
});

describe("a session", () => {
  const opened = async (isRemembered: boolean) => {
    await portal.forgetTries();
    const stranger = new Stranger(portal);
    const { browser, code } = await stranger.mailed(staffEmail);
    const answer = await stranger.post("sign-in/code", { browser, code, isRemembered });
    const actor = stranger.session(answer);
    const row = (await sessionsOf(DEMO_ACCOUNTS.staff))
      .toSorted((a, b) => +a.createdAt - +b.createdAt)
      .at(-1);
    return { actor, cookie: answer.headers.getSetCookie()[0] ?? "", row };
  };

  test.each([true, false])(
    "[AUTH-09] that is remembered (%s) ends by its time and by lying unused",
    async (isRemembered) => {
      const { most, idle } = isRemembered ? SESSION_MS.remembered : SESSION_MS.passing;
      const { actor, cookie, row } = await opened(isRemembered);
      expect(/Max-Age=(\d+)/.exec(cookie)?.[1]).toBe(isRemembered ? String(most / 1_000) : undefined);
      expect(cookie).toContain("HttpOnly; SameSite=Lax");
      expect(Number(row?.expiresAt) - Number(row?.createdAt)).toBe(most);
      const mine = eq(sessions.tokenHash, row?.tokenHash ?? "");
      const seen = (ms: number) =>
        portal.db
          .update(sessions)
          .set({ lastSeenAt: new Date(Date.now() - ms) })
          .where(mine);
      await seen(idle + 1_000);
      expect((await actor.get("/api/user")).status).toBe(401);
      await seen(idle - 10_000);
      expect((await actor.get("/api/user")).status).toBe(200);
      // It has been used now, so it may lie for as long again.
      await expect
        .poll(async () => Number((await portal.db.select().from(sessions).where(mine))[0]?.lastSeenAt))
        .toBeGreaterThan(Date.now() - MINUTE_MS);
      await portal.db
        .update(sessions)
        .set({ expiresAt: new Date(Date.now() - 1) })
        .where(mine);
      expect((await actor.get("/api/user")).status).toBe(401);
    },
  );

  test("[AUTH-11] of an account that is suspended is over at its next request, and back with the account", async () => {
    const { actor } = await opened(true);
    const suspend = (status: "inactive" | "active") =>
      portal.db.update(users).set({ status }).where(eq(users.id, DEMO_ACCOUNTS.staff));
    expect((await actor.get("/api/user")).status).toBe(200);
    await suspend("inactive");
    for (const path of ["/api/user", "/trpc/auth.me?input=%7B%22json%22%3A%7B%7D%7D", "/api/tasks"]) {
      expect([path, (await actor.get(path)).status]).toEqual([path, 401]);
    }
    await suspend("active");
    expect((await actor.get("/api/user")).status).toBe(200);
  });

  test("[AUTH-12] is in the record, and so is who was not let in", async () => {
    const kinds = (
      await portal.db.select().from(activity).where(eq(activity.personId, DEMO_ACCOUNTS.staff))
    ).map(({ kind }) => kind);
    expect(kinds).toContain("session.started");
    expect(kinds).toContain("session.refused");
  });
});
