import { randomUUID } from "node:crypto";

import { and, eq, isNull } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { ADDRESS_CHANGE_HOURS, DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { HOUR_MS } from "#contracts/core/durations.ts";
import { RATE_LIMITS } from "#contracts/core/rate-limits.ts";
import { addressChanges, clients, invitations, outbox, sessions, users } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { anApp } from "#tests/support/authenticator.ts";
import { joinBy, lastMailTo } from "#tests/support/invited.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { Stranger } from "#tests/support/sign-in.ts";
import { type Started, startedJourney } from "#tests/support/started-journey.ts";

let portal: Portal;
let staff: Actor;
let admin: Actor;
let journey: Started;
let old: string;
let fresh: string;
let clientId: number;
beforeAll(async () => {
  portal = await aPortal("accounts", { PUBLIC_ORIGIN: "https://portal.example" });
  [staff, admin] = [await portal.staff(), await portal.admin()];
});
beforeEach(async () => {
  await portal.forgetTries();
  journey = await startedJourney(portal, [{}]);
  old = (await accountOf()).email;
  fresh = `fresh.${randomUUID()}@example.com`;
  const [client] = await portal.db.select().from(clients).where(eq(clients.userId, journey.ownerId));
  clientId = client?.id ?? 0;
});
afterAll(() => portal.stop());

const accountOf = async (id = journey.ownerId) => {
  const [row] = await portal.db.select().from(users).where(eq(users.id, id));
  if (!row) throw new Error("No account");
  return row;
};
const ask = async (by = staff, email = fresh) => {
  const { version } = await staff.trpc.clients.find.query({ clientId });
  return by.trpc.clients.update.mutate({ clientId, version, email });
};
const tokenTo = async (email: string) =>
  (await portal.db.select().from(outbox).where(eq(outbox.toEmail, email)).orderBy(outbox.id))
    .map(({ payload }) => payload["link"]?.split("/address#")[1])
    .findLast((token) => token !== undefined) ?? "";
const say = (token: string, answer: "confirm" | "agree" | "object") =>
  portal.anonymous.trpc.auth.answerAddressChange.mutate({ token, answer });
const openSessions = () =>
  portal.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, journey.ownerId), isNull(sessions.revokedAt)));
const runSchedule = async () =>
  (await portal.miniflare.getWorker()).scheduled({ scheduledTime: new Date(), cron: "*/10 * * * *" });
const hoursPass = async (hours: number) => {
  const rows = await portal.db.select().from(addressChanges);
  for (const row of rows)
    await portal.db
      .update(addressChanges)
      .set({ createdAt: new Date(row.createdAt.getTime() - hours * HOUR_MS) })
      .where(eq(addressChanges.id, row.id));
};
const statusOf = (error: unknown) => (error as { data?: { httpStatus?: number } }).data?.httpStatus;

describe("an owner who asks for another address of their own", () => {
  const askMyself = (email: string, proof = "") =>
    journey.owner.trpc.account.askForAddress.mutate({ email, proof });

  test("[TRUST-98] shows that it is them, and has it once both addresses were asked", async () => {
    await journey.owner.trpc.account.setPassword.mutate({ next: "correct horse battery" });
    expect(statusOf(await askMyself(fresh, "wrong").catch((error: unknown) => error))).toBe(400);
    expect(await tokenTo(fresh)).toBe("");
    expect((await askMyself(fresh, "correct horse battery")).awaits?.email).toBe(fresh);
    expect((await accountOf()).email).toBe(old);
    await say(await tokenTo(fresh), "confirm");
    expect((await accountOf()).email).toBe(old);
    await say(await tokenTo(old), "agree");
    expect((await accountOf()).email).toBe(fresh);
    expect(await openSessions()).toEqual([]);
  });

  test("[TRUST-98] is told the same of an address that is somebody's, who keeps it whatever is confirmed", async () => {
    const { email } = await accountOf(DEMO_ACCOUNTS.secondOwner);
    expect((await askMyself(email)).awaits?.email).toBe(email);
    await say(await tokenTo(email), "confirm").catch(() => null);
    await say(await tokenTo(old), "agree").catch(() => null);
    expect((await accountOf()).email).toBe(old);
    expect((await accountOf(DEMO_ACCOUNTS.secondOwner)).email).toBe(email);
  });

  test("[TRUST-98] asks five times an hour", async () => {
    for (let round = 0; round < RATE_LIMITS.addressChange.most; round++) await askMyself(`${round}.${fresh}`);
    expect(statusOf(await askMyself(fresh).catch((error: unknown) => error))).toBe(429);
  });
});

describe("a colleague who enters another address for an owner", () => {
  test("[TRUST-01] is not that owner: nothing changes until both addresses have had their say", async () => {
    const changed = await ask();
    expect(changed).toMatchObject({ email: old, awaits: { email: fresh, confirmedAt: null } });
    expect((await accountOf()).email).toBe(old);
    const { token } = await new Stranger(portal).mailed(old);
    await new Stranger(portal).ask(fresh);
    const mails = await portal.db.select().from(outbox).where(eq(outbox.toEmail, fresh));
    expect(mails.map(({ template }) => template)).toEqual(["address-confirm"]);
    expect((await new Stranger(portal).post("sign-in/link", { token })).status).toBe(200);
    // Confirmed by whoever reads the new one, it still waits for the old one.
    expect((await say(await tokenTo(fresh), "confirm")).state).toBe("answered");
    expect((await accountOf()).email).toBe(old);
    expect((await journey.owner.trpc.account.find.query({})).awaits?.email).toBe(fresh);
  });

  test("[TRUST-01] the owner agrees: it happens, and all that let in before is over", async () => {
    const { token } = await new Stranger(portal).mailed(old);
    const code = new Stranger(portal);
    const mailed = await code.mailed(old);
    await journey.owner.trpc.account.setPassword.mutate({ next: "correct horse battery" });
    await ask();
    await say(await tokenTo(fresh), "confirm");
    await say(await tokenTo(old), "agree");
    expect((await accountOf()).email).toBe(fresh);
    expect((await staff.trpc.clients.find.query({ clientId })).email).toBe(fresh);
    expect(await openSessions()).toEqual([]);
    expect((await journey.owner.get("/api/user")).status).toBe(401);
    expect((await new Stranger(portal).post("sign-in/link", { token })).status).toBe(409);
    const { browser } = mailed;
    expect((await code.post("sign-in/code", { browser, code: mailed.code })).status).not.toBe(200);
    for (const email of [old, fresh]) {
      const password = "correct horse battery";
      expect((await new Stranger(portal).post("sign-in/password", { email, password })).status).toBe(400);
    }
    const again = await new Stranger(portal).mailed(fresh);
    expect((await new Stranger(portal).post("sign-in/link", { token: again.token })).status).toBe(200);
  });

  test("[TRUST-01] the owner objects, by the mail or in the account: it is over, and the new address comes to nothing", async () => {
    await ask();
    const [mine, theirs] = [await tokenTo(old), await tokenTo(fresh)];
    await say(theirs, "confirm");
    expect((await say(mine, "object")).state).toBe("over");
    expect(statusOf(await say(theirs, "confirm").catch((error: unknown) => error))).toBe(409);
    await ask();
    await journey.owner.trpc.account.objectToAddress.mutate({});
    expect((await journey.owner.trpc.account.find.query({})).awaits).toBeNull();
    await hoursPass(ADDRESS_CHANGE_HOURS.objection + 1);
    await runSchedule();
    expect((await accountOf()).email).toBe(old);
  });

  test("[TRUST-01] silence for three days lets a confirmed one happen, and none that nobody has confirmed", async () => {
    await ask();
    await hoursPass(ADDRESS_CHANGE_HOURS.objection + 1);
    await runSchedule();
    expect((await accountOf()).email).toBe(old);
    await say(await tokenTo(fresh), "confirm");
    expect((await accountOf()).email).toBe(fresh);
  });

  test("[TRUST-04] the old address takes it back afterwards, and whoever came in meanwhile is out for good", async () => {
    await ask();
    await say(await tokenTo(fresh), "confirm");
    await hoursPass(ADDRESS_CHANGE_HOURS.objection + 1);
    await runSchedule();
    const thief = new Stranger(portal);
    const { token } = await thief.mailed(fresh);
    const inside = thief.session(await thief.post("sign-in/link", { token }));
    await inside.trpc.account.setPassword.mutate({ next: "now it is mine" });
    await anApp(inside, "now it is mine");
    await say(await tokenTo(old), "object");
    expect((await accountOf()).email).toBe(old);
    expect((await inside.get("/api/user")).status).toBe(401);
    const owner = new Stranger(portal);
    const back = await owner.mailed(old);
    expect((await owner.post("sign-in/link", { token: back.token })).json().owes).toBeNull();
    const password = "now it is mine";
    expect((await owner.post("sign-in/password", { email: old, password })).status).toBe(400);
  });

  test("[TRUST-01] may take it back, and a second one replaces the first", async () => {
    await ask();
    const first = await tokenTo(fresh);
    const other = `other.${randomUUID()}@example.com`;
    await ask(staff, other);
    expect(statusOf(await say(first, "confirm").catch((error: unknown) => error))).toBe(409);
    await staff.trpc.clients.withdrawAddress.mutate({ clientId });
    expect((await staff.trpc.clients.find.query({ clientId })).awaits).toBeNull();
    const late = await say(await tokenTo(other), "confirm").catch((error: unknown) => error);
    expect(statusOf(late)).toBe(409);
  });

  test("[TRUST-01] looking at the links changes nothing, and each side says its own", async () => {
    await ask();
    const [mine, theirs] = [await tokenTo(old), await tokenTo(fresh)];
    const look = (token: string) => portal.anonymous.trpc.auth.previewAddressChange.mutate({ token });
    expect(await look(theirs)).toMatchObject({
      side: "new",
      state: "waiting",
      email: fresh,
      canObject: false,
    });
    expect(await look(mine)).toMatchObject({ side: "old", state: "waiting", canObject: true });
    for (const [token, answer] of [
      [mine, "confirm"],
      [theirs, "agree"],
      [theirs, "object"],
    ] as const)
      expect(statusOf(await say(token, answer).catch((error: unknown) => error))).toBe(400);
    expect(statusOf(await look("A".repeat(43)).catch((error: unknown) => error))).toBe(404);
    expect((await accountOf()).email).toBe(old);
  });
});

test("[TRUST-02] a key for programs changes no address, of an account in use or of one that waits", async () => {
  const made = await admin.trpc.connections.create.mutate({
    name: "Sync",
    scopes: ["clients:read", "clients:write"],
    days: null,
    requestId: randomUUID(),
  });
  const waiting = await staff.trpc.clients.create.mutate({
    name: "Waits",
    email: `w.${randomUUID()}@example.com`,
  });
  for (const id of [clientId, waiting.id]) {
    const { version, email } = await staff.trpc.clients.find.query({ clientId: id });
    const patch = (body: object) =>
      portal.anonymous.request(`/api/clients/${id}`, {
        method: "PATCH",
        headers: { "content-type": "application/json", authorization: `Bearer ${made.key ?? ""}` },
        body: JSON.stringify({ version, ...body }),
      });
    expect((await patch({ email: fresh })).status).toBe(403);
    const now = await staff.trpc.clients.find.query({ clientId: id });
    expect([now.email, now.awaits]).toEqual([email, null]);
    expect((await patch({ phone: "+44 20 7946 0000", email })).status).toBe(200);
  }
});

test("[TRUST-03] [OWN-03] correcting the address of somebody who has not joined withdraws what was sent to the wrong one", async () => {
  const wrong = `typo.${randomUUID()}@example.com`;
  const client = await staff.trpc.clients.create.mutate({ name: "Ann", email: wrong });
  const workspaceId = journey.workspace.id;
  await staff.trpc.invites.inviteCustomer.mutate({ workspaceId, name: "Ann", email: wrong });
  const { token, code } = await lastMailTo(portal, wrong);
  const corrected = await staff.trpc.clients.update.mutate({
    clientId: client.id,
    version: client.version,
    email: fresh,
  });
  expect(corrected).toMatchObject({ email: fresh, awaits: null });
  for (const secret of [{ token }, { email: wrong, code }])
    expect((await joinBy(portal.anonymous, secret)).status).toBe(409);
  const waiting = and(eq(outbox.toEmail, wrong), isNull(outbox.sentAt));
  expect(await portal.db.select().from(outbox).where(waiting)).toEqual([]);
  const open = and(eq(invitations.email, wrong), isNull(invitations.revokedAt));
  expect(await portal.db.select().from(invitations).where(open)).toEqual([]);
  await staff.trpc.invites.inviteCustomer.mutate({ workspaceId, name: "Ann", email: fresh });
  const right = await lastMailTo(portal, fresh);
  expect((await joinBy(portal.anonymous, { token: right.token })).status).toBe(200);
});
