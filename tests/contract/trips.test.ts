import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import type { Actor } from "#tests/support/actor.ts";
import { aBookable } from "#tests/support/booking-ready.ts";
import { EXAMPLES } from "#tests/support/examples.ts";
import { MORE_TRIPS } from "#tests/support/more-trips.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { call, PROCEDURES } from "#tests/support/procedures.ts";
import { IDS, readyFor } from "#tests/support/ready.ts";
import { snapshot } from "#tests/support/snapshot.ts";
import { aWebhook } from "#tests/support/webhook-examples.ts";

let portal: Portal;
let admin: Actor;
beforeAll(async () => {
  portal = await aPortal("demo", { DEMO_MODE: "1" });
  admin = await portal.admin();
});
afterAll(() => portal.stop());

const aTask = async (where: string): Promise<number> => {
  const [row] = await portal.db.all<{ id: number }>(
    sql`select id from tasks where ${sql.raw(where)} order by id desc limit 1`,
  );
  return row?.id ?? 0;
};

describe("a read makes one trip to the database", () => {
  const reads = PROCEDURES.filter(({ route }) => route.kind === "query");
  test.for(reads)("$path", async (procedure) => {
    const ids = { ...IDS, taskId: procedure.path.startsWith("forms.") ? 2 : 1 };
    if (procedure.path === "billing.receipt") {
      ids.taskId = await aTask("id in (select task_id from payments where status = 'succeeded')");
    }
    if (procedure.path === "signing.find") ids.taskId = await aTask("action_type = 'e-sign'");
    if (procedure.path === "bookings.find") ids.taskId = await aBookable(portal.db);
    const example = EXAMPLES[procedure.path]?.(ids) ?? {};
    const input =
      procedure.path === "webhooks.deliveries" ? { webhookId: await aWebhook(portal.db) } : example;
    const answer = await call(admin, procedure, input);
    expect(answer.status).toBe(200);
    expect(answer.trips).toBeLessThanOrEqual(1);
  });
});

const READY = readyFor(
  () => portal,
  () => admin,
);

/** Each call of these is one more: a step further, or another secret. */
const ONE_MORE: readonly string[] = ["tasks.move", "sso.set"];

/** Whatever says anew what a row says already. */
const says = (path: string, input: Record<string, unknown>) =>
  !ONE_MORE.includes(path) && ("version" in input || /\.(?:set|update)/u.test(path));

describe("a change makes at most two trips; [RPT-34] made again it changes nothing: no version, entry, word or webhook comes of it", () => {
  const changes = PROCEDURES.filter(({ route }) => route.kind === "mutation");

  test.for(changes)("$path", async (procedure) => {
    const ready = READY[procedure.path];
    if (!ready) throw new Error(`Say in READY what ${procedure.path} can be called with`);
    const input = await ready();
    const answer = await call(admin, procedure, input);
    expect([answer.status, answer.status < 300 ? "" : answer.text]).toEqual([200, ""]);
    expect(answer.trips).toBeLessThanOrEqual(MORE_TRIPS[procedure.path] ?? 2);
    if (!says(procedure.path, input)) return;
    const before = snapshot(portal);
    const { version } = input;
    const seen = typeof version === "number" ? [1, 2, 3].map((more) => ({ version: version + more })) : [{}];
    const answers = [];
    for (const one of seen) answers.push(await call(admin, procedure, { ...input, ...one }));
    const isTaken = answers.some(({ status }) => status < 300);
    expect([isTaken, !isTaken || snapshot(portal) === before]).toEqual([isTaken, true]);
  });
});
