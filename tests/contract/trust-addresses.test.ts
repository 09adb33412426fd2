import { randomUUID } from "node:crypto";

import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { outbox } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { joinBy, lastMailTo } from "#tests/support/invited.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { Stranger } from "#tests/support/sign-in.ts";
import { type Started, startedJourney } from "#tests/support/started-journey.ts";
import { appRouter } from "#worker/router.ts";

let portal: Portal;
let staff: Actor;
let admin: Actor;
let journey: Started;
beforeAll(async () => {
  portal = await aPortal("accounts");
  [staff, admin] = [await portal.staff(), await portal.admin()];
  journey = await startedJourney(portal, [{}]);
});
afterAll(() => portal.stop());

const accounts = (like: string) =>
  portal.db.all<{ email: string }>(sql`select email from users where email like ${like}`);
const statusOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 200,
    (error: { data?: { httpStatus?: number } }) => error.data?.httpStatus,
  );

describe("one mailbox is one account", () => {
  test("[TRUST-15] however it is typed where somebody is invited, added, imported or signs in", async () => {
    const name = `zoe${randomUUID().slice(0, 8)}`;
    const kept = `${name}@xn--bcher-kva.example`;
    const workspaceId = journey.workspace.id;
    const typed = `${name}\u200B@BÜCHER.example`;
    await staff.trpc.invites.inviteCustomer.mutate({ workspaceId, name: "Zoe", email: typed });
    const { token } = await lastMailTo(portal, kept);
    expect((await joinBy(portal.anonymous, { token })).status).toBe(200);
    const spelled = [
      `${name}@bu\u0308cher.example`,
      `${name.toUpperCase()}@xn--bcher-kva.example`,
      `\u202E${name}@bücher.example.`,
      `${[...name].map((letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0)).join("")}＠bücher.example`,
    ];
    for (const email of spelled) {
      expect(await statusOf(staff.trpc.clients.create.mutate({ name: "Zoe", email }))).toBeOneOf([200, 400]);
      expect(await statusOf(admin.trpc.invites.inviteColleague.mutate({ fullName: "Zoe", email }))).toBe(400);
      const rows = [{ fullName: "Zoe", email, jobTitle: null, isAdmin: false, status: "pending" as const }];
      const dry = await admin.trpc.admin.importColleagues.mutate({ isDryRun: true, rows });
      expect(dry.taken).toEqual([kept]);
      await new Stranger(portal).ask(email);
    }
    expect(await accounts(`%${name}%`)).toEqual([{ email: kept }]);
    const mails = await portal.db.select().from(outbox);
    const toZoe = mails.filter(({ toEmail, template }) => toEmail === kept && template === "sign-in");
    expect(toZoe).toHaveLength(spelled.length);
  });

  test.each([
    "ann..x@example.com",
    ".ann@example.com",
    "a\u0007nn@example.com",
    "ann@example.com\r\nbcc: eve@example.com",
    "ann@127.0.0.1",
  ])("[TRUST-15] %j is no address anywhere", async (email) => {
    const workspaceId = journey.workspace.id;
    expect(
      await statusOf(staff.trpc.invites.inviteCustomer.mutate({ workspaceId, name: "Ann", email })),
    ).toBe(400);
    expect(await statusOf(staff.trpc.clients.create.mutate({ name: "Ann", email }))).toBe(400);
    expect((await new Stranger(portal).post("sign-in", { email })).status).toBe(400);
  });
});

describe("addresses that are called", () => {
  test("[TRUST-08] hold nothing that leads in: no operation that reads takes a token or a code", async () => {
    const procedures = Object.entries(appRouter._def.procedures) as unknown as [
      string,
      { _def: { type: string; meta?: { rest?: string; input: { shape: Record<string, unknown> } } } },
    ][];
    const inAddress = procedures.filter(
      ([, { _def }]) =>
        (_def.type === "query" || _def.meta?.rest?.startsWith("GET")) &&
        Object.keys(_def.meta?.input.shape ?? {}).some((field) =>
          /token|secret|password|^code$/i.test(field),
        ),
    );
    expect(inAddress.map(([path]) => path)).toEqual([]);
    const token = "A".repeat(43);
    expect((await portal.anonymous.get(`/api/invitations/preview?token=${token}`)).status).toBe(405);
  });

  test("[TRUST-08] stand in the log without the part that opens a calendar", async () => {
    const lines: string[] = [];
    const logged = await aPortal("accounts", {}, (line) => lines.push(line));
    try {
      const token = "B".repeat(43);
      await logged.anonymous.get(`/calendar/${token}.ics`);
      await logged.anonymous.get(`/calendar/${token}.ics?again=1`);
      await expect.poll(() => lines.filter((line) => line.includes("/calendar/")).length).toBeGreaterThan(1);
      expect(lines.join("\n")).not.toContain(token);
    } finally {
      await logged.stop();
    }
  });
});
