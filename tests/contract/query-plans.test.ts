import type { Miniflare } from "miniflare";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { type Actor, anActor } from "#tests/support/actor.ts";
import { EXAMPLES } from "#tests/support/examples.ts";
import type { Ids } from "#tests/support/ids.ts";
import { type Heard, type Listener, listenTo } from "#tests/support/listening.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { call, PROCEDURES } from "#tests/support/procedures.ts";
import { planOf, walksOf } from "#tests/support/query-plan.ts";
import { startWorker } from "#tests/support/worker.ts";

let portal: Portal;
let listener: Listener;
let worker: Miniflare;
let readers: Actor[];
beforeAll(async () => {
  portal = await aPortal("demo");
  listener = await listenTo(portal.databaseUrl);
  worker = await startWorker(listener.url, { DEMO_MODE: "1" });
  const { origin } = await worker.ready;
  const ids = [DEMO_ACCOUNTS.administrator, DEMO_ACCOUNTS.owner];
  readers = await Promise.all(ids.map(async (id) => anActor(origin, await portal.cookieOf(id))));
});
afterAll(async () => {
  await worker.dispose();
  listener.close();
  await portal.stop();
});

/** Every statement that the calls of both readers lead to, each text once. */
async function heardOf(ask: (reader: Actor) => Promise<{ status: number }>): Promise<Heard[]> {
  listener.heard.length = 0;
  for (const reader of readers) expect((await ask(reader)).status).toBeLessThan(500);
  return [...new Map(listener.heard.map((one) => [one.sql, one])).values()];
}

async function walks(ask: (reader: Actor) => Promise<{ status: number }>): Promise<string[]> {
  const heard = await heardOf(ask);
  expect(heard.length).toBeGreaterThan(0);
  const found = await Promise.all(
    heard.map(async (one) =>
      walksOf(one.sql, await planOf(portal.databaseUrl, one)).map((line) => `${line} in ${one.sql}`),
    ),
  );
  return found.flat();
}

const IDS: Ids = {
  clientId: 1,
  libraryTemplateId: 1,
  connectionId: 1,
  mailId: 1,
  invitationId: 1,
  eventId: 1,
  workspaceId: 1,
  taskId: 2,
  documentId: 1,
  notificationId: 1,
  articleId: 1,
  invoiceId: 1,
  colleagueId: 2,
  templateId: 1,
  userId: 3,
};

describe("[LIST-01] no read walks a growing table, whoever asks", () => {
  const reads = PROCEDURES.filter(({ route }) => route.kind === "query");
  test.for(reads)("$path", async (procedure) => {
    const input = EXAMPLES[procedure.path]?.(IDS) ?? {};
    expect(await walks((reader) => call(reader, procedure, input))).toEqual([]);
  });

  test.for([
    "/api/workspaces?sort=newest",
    "/api/workspaces?sort=name",
    "/api/workspaces?status=completed",
    "/api/workspaces?isUnderWay=true",
    "/api/workspaces?needsAttention=true",
    "/api/workspaces?templateId=1",
    "/api/workspaces?clientId=1",
    "/api/workspaces?assignedToId=2",
    "/api/tasks?tab=your_turn",
    "/api/tasks?tab=completed&sort=due",
    "/api/tasks?tab=pending&actionType=pet-photos",
    "/api/tasks?tab=pending&assignedToId=2",
    "/api/tasks?workspaceId=1",
    "/api/documents?category=permit",
    "/api/documents?status=pending",
    "/api/documents?category=permit&status=pending",
    "/api/documents?q=certificate",
    "/api/documents?q=pa",
    "/api/documents?workspaceId=1",
    "/api/documents?expiry=soon&category=permit",
    "/api/documents?expiry=expired&q=certificate",
    "/api/notifications?kind=due",
    "/api/notifications?isUnread=true",
    "/api/notifications?kind=due&isUnread=true",
    "/api/search?q=be",
    "/api/help/search?q=pa",
    "/api/help/search?q=microchip",
  ])("%s", async (address) => {
    expect(await walks((reader) => reader.get(address))).toEqual([]);
  });
});

test("a walk is seen where there is one", async () => {
  const plan = async (sql: string) =>
    walksOf(sql, await planOf(portal.databaseUrl, { sql, args: [] })).length;
  expect(await plan("select * from tasks where title = 'x' limit 5")).toBe(1);
  expect(await plan("select * from documents d join tasks t on t.title = d.name")).toBeGreaterThan(0);
  expect(
    await plan("select id from workspaces where archived_at is null order by created_at desc, id desc"),
  ).toBe(1);
  expect(
    await plan(
      "select id from workspaces where archived_at is null order by created_at desc, id desc limit 5",
    ),
  ).toBe(0);
  expect(await plan("select * from tasks_search")).toBe(1);
  expect(await plan("select * from tasks where id = 4")).toBe(0);
});
