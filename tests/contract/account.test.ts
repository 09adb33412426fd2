import { randomUUID } from "node:crypto";

import { and, desc, eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { activity, outbox, passwords, sessions, users } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { Stranger } from "#tests/support/sign-in.ts";
import { renderMail } from "#worker/ports/mail/render-mail.ts";

const { owner: ownerId, secondOwner, staff: staffId } = DEMO_ACCOUNTS;
const FIRST = "correct horse battery";
const SECOND = "staple correct horse";

let portal: Portal;
let owner: Actor;
let ownerEmail: string;
beforeAll(async () => {
  portal = await aPortal("accounts");
  const [row] = await portal.db.select().from(users).where(eq(users.id, ownerId));
  ownerEmail = row?.email ?? "";
});
beforeEach(async () => {
  await portal.forgetTries();
  await portal.db.delete(sessions);
  await portal.db.delete(passwords);
  owner = await portal.owner();
});
afterAll(() => portal.stop());

const statusOf = (error: unknown) => (error as { data: { httpStatus: number } }).data.httpStatus;
const fieldsOf = (error: unknown) => (error as { data: { fields: unknown } }).data.fields;

/** What was mailed of an account's changes, oldest first. */
const mailsTo = async (email: string) =>
  (
    await portal.db
      .select()
      .from(outbox)
      .where(and(eq(outbox.template, "account-change"), eq(outbox.toEmail, email)))
      .orderBy(outbox.id)
  ).map(({ payload }) => payload["change"]);
const recorded = async (kinds: (typeof activity.$inferSelect)["kind"][]) =>
  portal.db
    .select()
    .from(activity)
    .where(and(eq(activity.actorId, ownerId), inArray(activity.kind, kinds)))
    .orderBy(activity.id);

describe("one's own account", () => {
  test("[ACCT-01] name, dates and time zone are changed by the version that was seen, and stand in the record", async () => {
    const before = await owner.trpc.account.find.query({});
    const next = {
      version: before.version,
      fullName: "  สมชาย ใจดี ",
      language: "en-US",
      timeZone: "Asia/Bangkok",
      isZoneFixed: true,
    } as const;
    const after = await owner.trpc.account.update.mutate(next);
    expect(after).toMatchObject({ fullName: "สมชาย ใจดี", timeZone: "Asia/Bangkok", isZoneFixed: true });
    expect(await owner.trpc.auth.me.query({})).toMatchObject({
      fullName: "สมชาย ใจดี",
      language: "en-US",
      isZoneFixed: true,
    });
    const stale = await owner.trpc.account.update.mutate(next).catch((error: unknown) => error);
    expect(statusOf(stale)).toBe(409);
    const [entry] = await recorded(["account.updated"]);
    expect(entry?.data).toMatchObject({
      before: { fullName: before.fullName },
      after: { fullName: "สมชาย ใจดี", timeZone: "Asia/Bangkok" },
    });
  });

  test.each([
    [{ timeZone: "Mars/Olympus" }, "timeZone"],
    [{ timeZone: "+02:00" }, "timeZone"],
    [{ fullName: "   " }, "fullName"],
    [{ language: "xx" }, "language"],
  ])("[ACCT-01] refuses %o", async (wrong, field) => {
    const { version } = await owner.trpc.account.find.query({});
    const good = { version, fullName: "Ann", language: "en-GB", timeZone: "UTC", isZoneFixed: false };
    const refused = await owner.trpc.account.update
      .mutate({ ...good, ...wrong } as never)
      .catch((error: unknown) => error);
    expect(Object.keys(fieldsOf(refused) as object)).toEqual([field]);
  });
});

describe("a password", () => {
  const signIn = (password: string) =>
    new Stranger(portal).post("sign-in/password", { email: ownerEmail, password });

  test("[ACCT-02] is set, changed with the present one, which signs out everywhere else, and removed", async () => {
    expect((await owner.trpc.account.find.query({})).passwordChangedAt).toBeNull();
    const set = await owner.trpc.account.setPassword.mutate({ next: FIRST });
    expect(set.passwordChangedAt).not.toBeNull();
    const elsewhere = await portal.owner();
    expect((await elsewhere.get("/api/user")).status).toBe(200);

    const wrong = await owner.trpc.account.setPassword
      .mutate({ current: SECOND, next: SECOND })
      .catch((error: unknown) => error);
    expect(fieldsOf(wrong)).toEqual({ current: "This is not your present password" });
    expect((await elsewhere.get("/api/user")).status).toBe(200);

    await owner.trpc.account.setPassword.mutate({ current: FIRST, next: SECOND });
    expect((await elsewhere.get("/api/user")).status).toBe(401);
    expect((await owner.get("/api/user")).status).toBe(200);
    expect([(await signIn(FIRST)).status, (await signIn(SECOND)).status]).toEqual([400, 200]);

    await owner.trpc.account.removePassword.mutate({ current: SECOND });
    expect((await signIn(SECOND)).status).toBe(400);
    expect(await mailsTo(ownerEmail)).toEqual(["password_set", "password_changed", "password_removed"]);
    expect((await recorded(["account.password"])).map(({ data }) => data?.after)).toEqual([
      { hasPassword: true },
      { hasPassword: true },
      { hasPassword: false },
    ]);
  });

  test("[ACCT-07] a change is mailed with when and with which device, and neither mail nor record holds what lets in", async () => {
    const answer = await owner.request("/trpc/account.setPassword", {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "user-agent": "Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0",
      },
      body: JSON.stringify({ json: { next: FIRST } }),
    });
    expect(answer.status).toBe(200);
    const [mail] = await portal.db
      .select()
      .from(outbox)
      .where(and(eq(outbox.template, "account-change"), eq(outbox.toEmail, ownerEmail)))
      .orderBy(desc(outbox.id))
      .limit(1);
    const { subject, text } = renderMail("account-change", mail?.payload, "https://portal.example");
    expect(subject).toBe("Your account has a password now");
    expect(text).toMatch(/on \d{1,2} \w+ \d{4} at \d\d:\d\d UTC with Firefox/);
    expect(text).toContain("https://portal.example/account");
    const entry = (await recorded(["account.password"])).at(-1);
    expect(entry).toMatchObject({ personId: ownerId, actorId: ownerId });
    expect(JSON.stringify([mail, entry])).not.toContain(FIRST);
    await owner.trpc.account.removePassword.mutate({ current: FIRST });
  });

  test.each(["elevenchars", "x".repeat(201), "aaaaaaaaaaaaaaaa", "abababababab"])(
    "[ACCT-02] '%s' is refused",
    async (next) => {
      const refused = await owner.trpc.account.setPassword.mutate({ next }).catch((error: unknown) => error);
      expect(Object.keys(fieldsOf(refused) as object)).toEqual(["next"]);
    },
  );

  test("[ACCT-02] of twelve characters and of two hundred is accepted", async () => {
    await owner.trpc.account.setPassword.mutate({ next: "twelve chars" });
    const longest = "xyz1".repeat(50);
    await owner.trpc.account.setPassword.mutate({ current: "twelve chars", next: longest });
    expect((await signIn(longest)).status).toBe(200);
  });

  test("[ACCT-02] may be tried five times in a quarter of an hour where somebody is signed in", async () => {
    await owner.trpc.account.setPassword.mutate({ next: FIRST });
    await portal.forgetTries();
    const statuses = [];
    for (let round = 0; round < 6; round++) {
      const wrong = await owner.trpc.account.removePassword
        .mutate({ current: `wrong ${round}` })
        .catch((error: unknown) => error);
      statuses.push(statusOf(wrong));
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  });

  test("[ACCT-02] two changes at once from the same present one leave one of them", async () => {
    await owner.trpc.account.setPassword.mutate({ next: FIRST });
    const answers = await Promise.allSettled(
      [SECOND, "another one entirely"].map((next) =>
        owner.trpc.account.setPassword.mutate({ current: FIRST, next }),
      ),
    );
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });
});

describe("devices", () => {
  test("[ACCT-03] lists where one is signed in, marks this one, and leaves out what has ended", async () => {
    const phone = await portal.owner();
    const gone = await portal.owner();
    await gone.request("/auth/sign-out", { method: "POST" });
    await portal.db
      .update(sessions)
      .set({
        userAgent: "Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0",
        place: "Cork",
      })
      .where(eq(sessions.userId, ownerId));
    const devices = await phone.trpc.account.devices.query({});
    expect(devices).toHaveLength(2);
    expect(devices.filter(({ isThis }) => isThis)).toHaveLength(1);
    expect(devices[0]).toMatchObject({ place: "Cork" });
    expect(JSON.stringify(devices)).not.toMatch(/[0-9a-f]{64}/);
  });

  test("[ACCT-03] one is signed out at its next request; another's and one that has ended are not there", async () => {
    const phone = await portal.owner();
    const stranger = await portal.secondOwner();
    const [theirs] = await stranger.trpc.account.devices.query({});
    const phones = (await phone.trpc.account.devices.query({})).find(({ isThis }) => isThis);
    const sessionId = phones?.id ?? "";
    expect(await owner.trpc.account.endSession.mutate({ sessionId })).toEqual({ sessionId });
    expect((await phone.get("/api/user")).status).toBe(401);
    for (const id of [sessionId, theirs?.id ?? "", randomUUID()]) {
      const refused = await owner.trpc.account.endSession
        .mutate({ sessionId: id })
        .catch((error: unknown) => error);
      expect(statusOf(refused)).toBe(404);
    }
    expect((await stranger.get("/api/user")).status).toBe(200);
  });

  test("[ACCT-03] signing out everywhere else leaves this one and nobody else's", async () => {
    const others = [await portal.owner(), await portal.owner()];
    const [stranger, staff] = [await portal.secondOwner(), await portal.staff()];
    expect(await owner.trpc.account.endOtherSessions.mutate({})).toEqual({ ended: 2 });
    const after = await Promise.all(
      [...others, owner, stranger, staff].map(async (actor) => (await actor.get("/api/user")).status),
    );
    expect(after).toEqual([401, 401, 200, 200, 200]);
    expect(await mailsTo(ownerEmail)).toContain("signed_out_elsewhere");
    const left = await portal.db
      .select()
      .from(sessions)
      .where(inArray(sessions.userId, [secondOwner, staffId]));
    expect(left.every(({ revokedAt }) => revokedAt === null)).toBe(true);
  });
});
