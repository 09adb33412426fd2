import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { CODE_TRIES, DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { activity, outbox, sessions, signIns, users } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { Stranger } from "#tests/support/sign-in.ts";

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
const A_TOKEN = "A".repeat(43);

describe("the mailed link", () => {
  test("[AUTH-01] opens a session at its button, in any browser, and never by being looked at", async () => {
    const { token } = await new Stranger(portal).mailed(staffEmail);
    for (const method of ["HEAD", "GET", "GET"]) {
      expect((await portal.anonymous.request(`/sign-in?token=${token}`, { method })).status).toBe(200);
      expect((await portal.anonymous.request("/auth/sign-in/link", { method })).status).not.toBe(200);
    }
    const elsewhere = new Stranger(portal);
    const answer = await elsewhere.post("sign-in/link", { token, isRemembered: true });
    expect([answer.status, answer.json()]).toEqual([200, { role: "staff", owes: null }]);
    const me = await elsewhere.session(answer).trpc.auth.me.query({});
    expect(me.id).toBe(DEMO_ACCOUNTS.staff);
  });

  test("[AUTH-02] twenty presses at once make one session", async () => {
    const { token } = await new Stranger(portal).mailed(ownerEmail);
    const before = (await sessionsOf(DEMO_ACCOUNTS.owner)).length;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => new Stranger(portal).post("sign-in/link", { token })),
    );
    const opened = answers.filter(({ status }) => status === 200);
    expect(opened).toHaveLength(1);
    expect(answers.filter(({ headers }) => headers.has("set-cookie"))).toHaveLength(1);
    expect(await sessionsOf(DEMO_ACCOUNTS.owner)).toHaveLength(before + 1);
    const again = await new Stranger(portal).post("sign-in/link", { token });
    expect([again.status, again.text]).toEqual([
      409,
      "This link has been used or has expired. Please ask for a new mail.",
    ]);
  });

  test("[AUTH-03] that has expired, or whose account is suspended or removed, opens nothing", async () => {
    const colleague = DEMO_ACCOUNTS.secondOwner;
    const [before] = await portal.db.select().from(users).where(eq(users.id, colleague));
    if (!before) throw new Error("No such colleague");
    await portal.db.update(users).set({ status: "active", removedAt: null }).where(eq(users.id, colleague));
    const [late, suspended, removed] = [
      await new Stranger(portal).mailed(before.email),
      await new Stranger(portal).mailed(before.email),
      await new Stranger(portal).mailed(before.email),
    ];
    await portal.db
      .update(signIns)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(signIns.id, (await portal.db.select().from(signIns)).at(-3)?.id ?? 0));
    const press = (token: string) => new Stranger(portal).post("sign-in/link", { token });
    expect((await press(late.token)).status).toBe(409);
    await portal.db.update(users).set({ status: "inactive" }).where(eq(users.id, colleague));
    expect((await press(suspended.token)).status).toBe(409);
    await portal.db
      .update(users)
      .set({ status: "active", removedAt: new Date() })
      .where(eq(users.id, colleague));
    expect((await press(removed.token)).status).toBe(409);
    expect(await sessionsOf(colleague)).toEqual([]);
    await portal.db.update(users).set(before).where(eq(users.id, colleague));
  });
});

describe("the page that was wanted", () => {
  test.each([
    ["/workspace/7/customer?tab=files", "/workspace/7/customer?tab=files"],
    ["/documents?q=Łucja & Bella", "/documents?q=%C5%81ucja%20&%20Bella"],
    ["//evil.example", null],
    ["/\\evil.example", null],
    ["/.//evil.example", null],
    ["/\t/evil.example", null],
    ["https://evil.example/status", null],
    ["javascript:alert(1)", null],
    ["/sign-in?next=/status", null],
    [`/status?q=${"x".repeat(2_000)}`, null],
    ["", null],
  ])("[RPT-20] %j travels with the mail's link as %j, which lets in as ever", async (next, page) => {
    await portal.forgetTries();
    const { link, token } = await new Stranger(portal).mailed(staffEmail, next);
    expect([link.origin, link.pathname, link.searchParams.get("next")]).toEqual([
      portal.origin,
      "/sign-in",
      page,
    ]);
    expect((await new Stranger(portal).post("sign-in/link", { token })).status).toBe(200);
  });

  test("[RPT-20] the door says who has come in already in this browser, and nobody once the session has ended", async () => {
    await portal.forgetTries();
    const hereFor = async (actor: Actor) => (await actor.trpc.auth.entrance.query({})).here;
    const stranger = new Stranger(portal);
    const { token } = await stranger.mailed(staffEmail);
    const signedIn = stranger.session(await stranger.post("sign-in/link", { token }));
    const me = await signedIn.trpc.auth.me.query({});
    const { fullName, email, role } = me;
    expect(await hereFor(portal.anonymous)).toBeNull();
    expect(await hereFor(signedIn)).toEqual({ fullName, email, role });
    await portal.db
      .update(sessions)
      .set({ revokedAt: new Date() })
      .where(eq(sessions.userId, DEMO_ACCOUNTS.staff));
    expect(await hereFor(signedIn)).toBeNull();
  });
});

describe("the mailed code", () => {
  test("[AUTH-04] opens a session in the browser that asked, and in no other", async () => {
    const asker = new Stranger(portal);
    const { browser, code } = await asker.mailed(staffEmail);
    const other = await new Stranger(portal).ask(ownerEmail);
    expect((await new Stranger(portal).post("sign-in/code", { browser: other, code })).status).toBe(400);
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
    const answer = await asker.post("sign-in/code", { browser, code: spaced });
    expect(answer.status).toBe(200);
    expect((await asker.session(answer).trpc.auth.me.query({})).id).toBe(DEMO_ACCOUNTS.staff);
    expect((await asker.post("sign-in/code", { browser, code })).status).toBe(409);
  });

  test("[AUTH-05] may be tried five times, at once or one after the other; then the right one is wrong too", async () => {
    await portal.forgetTries();
    const mine = await new Stranger(portal).mailed(ownerEmail);
    const wrong = mine.code === "000000" ? "000001" : "000000";
    const tries = await Promise.all(
      Array.from({ length: 12 }, () => new Stranger(portal).post("sign-in/code", { ...mine, code: wrong })),
    );
    expect(tries.filter(({ status }) => status === 400)).toHaveLength(CODE_TRIES);
    expect([...new Set(tries.map(({ status }) => status))].toSorted((a, b) => a - b)).toEqual([400, 409]);
    const answer = await new Stranger(portal).post("sign-in/code", mine);
    expect([answer.status, answer.text]).toEqual([
      409,
      "This code works no longer. Please ask for a new mail.",
    ]);
  });
});

describe("an address that is nobody's", () => {
  test("[AUTH-06] is answered as one that is somebody's, in the same time, and gets no mail", async () => {
    const nobodys = "nobody.of.ours@example.com";
    const [known, unknown] = [
      await new Stranger(portal).post("sign-in", { email: staffEmail }),
      await new Stranger(portal).post("sign-in", { email: nobodys }),
    ];
    expect([unknown.status, Object.keys(unknown.json())]).toEqual([known.status, Object.keys(known.json())]);
    expect(unknown.trips).toBe(known.trips);
    expect(await portal.db.select().from(outbox).where(eq(outbox.toEmail, nobodys))).toEqual([]);
    const browser = await new Stranger(portal).ask(nobodys);
    const guess = await new Stranger(portal).post("sign-in/code", { browser, code: "123456" });
    const mine = await new Stranger(portal).mailed(staffEmail);
    const wrong = await new Stranger(portal).post("sign-in/code", {
      ...mine,
      code: mine.code === "123456" ? "654321" : "123456",
    });
    expect([guess.status, guess.text]).toEqual([wrong.status, wrong.text]);

    const msOf = async (email: string) => {
      await portal.forgetTries();
      const stranger = new Stranger(portal);
      const started = performance.now();
      await stranger.ask(email);
      return performance.now() - started;
    };
    const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
    for (let round = 0; round < 15; round++) {
      times.known.push(await msOf(staffEmail));
      times.unknown.push(await msOf(nobodys));
    }
    const median = (all: number[]) => all.toSorted((a, b) => a - b)[7] ?? 0;
    expect(Math.abs(median(times.known) - median(times.unknown))).toBeLessThan(20);
    // Thirty answers one after another come near the usual limit on a busy machine.
  }, 90_000);
});

test("[AUTH-13] no answer and no record holds what lets in", async () => {
  await portal.forgetTries();
  const stranger = new Stranger(portal);
  const asked = await stranger.post("sign-in", { email: staffEmail });
  const mine = await new Stranger(portal).mailed(staffEmail);
  const answer = await stranger.post("sign-in/link", { token: mine.token });
  expect(asked.text).not.toMatch(/\d{6}/);
  expect(answer.text).not.toContain(mine.token);
  const kept = JSON.stringify([
    await portal.db.select().from(signIns),
    await portal.db.select().from(sessions),
    await portal.db.select().from(activity),
  ]);
  for (const secret of [mine.token, mine.browser, (answer.headers.get("set-cookie") ?? "").slice(8, 51)]) {
    expect(secret).toHaveLength(43);
    expect(kept).not.toContain(secret);
  }
  expect((await stranger.post("sign-in/link", { token: A_TOKEN })).status).toBe(409);
});
