import { desc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { HOUR_MS } from "#contracts/core/durations.ts";
import { activity, outbox } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { snapshot } from "#tests/support/snapshot.ts";
import { refusalOf } from "#tests/support/started-journey.ts";

let portal: Portal;
let admin: Actor;
let staff: Actor;
let owner: Actor;
beforeAll(async () => {
  portal = await aPortal("demo");
  [admin, staff, owner] = await Promise.all([portal.admin(), portal.staff(), portal.owner()]);
});
afterAll(() => portal.stop());

describe("the audit log", () => {
  test("[AUDIT-01] says who changed what, when, from where, with the values before and after", async () => {
    const { version, name } = await staff.trpc.workspaces.find.query({ workspaceId: 2 });
    await staff.request(`/api/workspaces/2`, {
      method: "PATCH",
      body: JSON.stringify({ version, priority: "low", name: `${name} again` }),
      headers: {
        "content-type": "application/json",
        "cf-connecting-ip": "203.0.113.9",
        "cf-ipcountry": "CZ",
        "user-agent": "Test/1",
      },
    });
    const { items } = await admin.trpc.audit.list.query({ kind: "workspace.updated", limit: 1 });
    expect(items[0]).toMatchObject({
      actor: { id: DEMO_ACCOUNTS.staff },
      workspace: { id: 2 },
      before: { name },
      after: { name: `${name} again`, priority: "low" },
      ip: "203.0.113.9",
      country: "CZ",
      userAgent: "Test/1",
    });
  });

  test("[AUDIT-02] is found by person, journey, kind and time, page by page, newest first", async () => {
    const [latest] = await portal.db.select().from(activity).orderBy(desc(activity.at)).limit(1);
    const { items: people } = await admin.trpc.admin.colleagues.query({});
    const email = people.find(({ id }) => id === DEMO_ACCOUNTS.staff)?.email ?? "";
    const byPerson = await admin.trpc.audit.list.query({ email, limit: 200 });
    expect(new Set(byPerson.items.map(({ actor }) => actor?.id))).toEqual(new Set([DEMO_ACCOUNTS.staff]));
    const byJourney = await admin.trpc.audit.list.query({ workspaceId: 1, limit: 200 });
    expect(new Set(byJourney.items.map(({ workspace }) => workspace?.id))).toEqual(new Set([1]));
    const until = latest?.at ?? new Date();
    const earlier = await admin.trpc.audit.list.query({ until, limit: 200 });
    expect(earlier.items.every(({ at }) => at < until)).toBe(true);
    const first = await admin.trpc.audit.list.query({ limit: 3 });
    const second = await admin.trpc.audit.list.query({ limit: 3, cursor: first.nextCursor });
    const times = [...first.items, ...second.items].map(({ at }) => at.getTime());
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(6);
  });

  test("[AUDIT-03] is for administrators only, and the database lets nobody change or remove a line", async () => {
    for (const actor of [staff, owner, portal.anonymous]) {
      expect((await actor.get("/trpc/audit.list")).status).toBeGreaterThanOrEqual(401);
    }
    await expect(portal.db.run(sql`update activity set subject = 'x' where id = 1`)).rejects.toThrow(
      /activity|Failed query/,
    );
    await expect(portal.db.run(sql`delete from activity where id = 1`)).rejects.toThrow(
      /activity|Failed query/,
    );
  });

  test("[AUDIT-04] tells what was refused to whom, counted, while the database stays as it was", async () => {
    const before = snapshot(portal);
    for (let i = 0; i < 5; i++) await refusalOf(owner.trpc.settings.backUp.mutate({}));
    await refusalOf(owner.trpc.journeys.customerWorkspace.query({ workspaceId: 2 }));
    await portal.anonymous.get("/api/user");
    expect(snapshot(portal)).toBe(before);
    const lines = async () => (await admin.trpc.audit.refusals.query({})).items;
    await expect
      .poll(async () => (await lines()).find(({ operation }) => operation === "settings.backUp"))
      .toMatchObject({ code: "forbidden", times: 5, person: { id: DEMO_ACCOUNTS.owner } });
    await expect
      .poll(async () => (await lines()).find(({ code }) => code === "hidden"))
      .toMatchObject({ operation: "journeys.customerWorkspace", times: 1 });
    expect((await lines()).some(({ person }) => person === null)).toBe(false);
  });
});

describe("outgoing mail", () => {
  const aMail = async (facts: Partial<typeof outbox.$inferInsert>) => {
    const [mail] = await portal.db
      .insert(outbox)
      .values({
        template: "help-question",
        toEmail: "box@portal.example",
        toName: "Box",
        payload: { link: "https://portal.example/join#secret" },
        dedupeKey: crypto.randomUUID(),
        nextAttemptAt: new Date(Date.now() + HOUR_MS),
        ...facts,
      })
      .returning();
    return mail?.id ?? 0;
  };

  test("[MAIL-01] is seen by administrators by state and recipient, without what it says", async () => {
    const at = new Date();
    const sent = await aMail({ sentAt: at });
    const waiting = await aMail({ attempts: 2, lastError: "Mailbox busy" });
    const failed = await aMail({ failedAt: at, attempts: 6, lastError: "No such mailbox" });
    const email = "box@portal.example";
    const { items } = await admin.trpc.mail.list.query({ email });
    expect(items.map(({ id, state, lastError }) => [id, state, lastError])).toEqual([
      [failed, "failed", "No such mailbox"],
      [waiting, "waiting", "Mailbox busy"],
      [sent, "sent", null],
    ]);
    for (const state of ["sent", "waiting", "failed"] as const) {
      const found = await admin.trpc.mail.list.query({ state, limit: 200 });
      expect(new Set(found.items.map((one) => one.state))).toEqual(new Set([state]));
    }
    expect((await admin.get("/trpc/mail.list")).text).not.toContain("secret");
    expect((await staff.get("/trpc/mail.list")).status).toBe(403);
  });

  test("[MAIL-02] that failed is sent again from its first attempt on, and it is written down; a sent one is not", async () => {
    const failed = await aMail({ failedAt: new Date(), attempts: 6, lastError: "No such mailbox" });
    const again = await admin.trpc.mail.retry.mutate({ mailId: failed });
    expect(again).toMatchObject({ state: "waiting", attempts: 0, failedAt: null });
    const { items } = await admin.trpc.audit.list.query({ kind: "mail.retried", limit: 1 });
    expect(items[0]).toMatchObject({ before: { attempts: 6, lastError: "No such mailbox" } });
    const sent = await aMail({ sentAt: new Date() });
    expect(await refusalOf(admin.trpc.mail.retry.mutate({ mailId: sent }))).toMatchObject({ status: 409 });
    const [row] = await portal.db.select().from(outbox).where(eq(outbox.id, sent));
    expect(row?.attempts).toBe(0);
  });
});

describe("roles in a journey", () => {
  test("[ROLE-10] an administrator lets family viewers write, at once and within bounds", async () => {
    const { roles, version } = await admin.trpc.settings.memberRights.query({});
    const set = await admin.trpc.settings.setMemberRights.mutate({
      roles: { ...roles, family: ["write", "choosePayer"], vet: ["pay"] },
      version,
    });
    expect(set.roles).toMatchObject({ family: ["view", "write"], vet: ["view"] });
    await portal.db.run(
      sql`update workspace_members set role = 'family' where workspace_id = 1 and user_id = ${DEMO_ACCOUNTS.owner}`,
    );
    const page = await owner.trpc.journeys.customerWorkspace.query({ workspaceId: 1 });
    expect(page.rights.filter((right) => right !== "pay")).toEqual(["view", "write"]);
    await owner.trpc.messages.send.mutate({ workspaceId: 1, body: "May I?" });
    expect(
      await refusalOf(owner.trpc.workspaces.setPayer.mutate({ workspaceId: 1, userId: DEMO_ACCOUNTS.owner })),
    ).toEqual({ status: 403, fault: "forbidden" });
    const stale = admin.trpc.settings.setMemberRights.mutate({ roles, version });
    expect(await refusalOf(stale)).toMatchObject({ status: 409 });
    const { items } = await admin.trpc.audit.list.query({ kind: "setting.changed", limit: 1 });
    expect(items[0]).toMatchObject({ subject: "Roles in a journey", before: { family: ["view"] } });
  });
});
