import { randomUUID } from "node:crypto";

import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";

import type { ConnectionScope } from "#contracts/connections/shapes.ts";
import { CONNECTION_AREAS, covers } from "#contracts/connections/terms.ts";
import { apiConnections, users } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { EXAMPLES } from "#tests/support/examples.ts";
import { ID_FIELDS, type Ids } from "#tests/support/ids.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { call, PROCEDURES, restRequest } from "#tests/support/procedures.ts";
import { snapshot } from "#tests/support/snapshot.ts";

let portal: Portal;
let admin: Actor;
beforeAll(async () => {
  portal = await aPortal("demo");
  admin = await portal.admin();
});
afterAll(() => portal.stop());

const IDS = Object.fromEntries([...ID_FIELDS, "userId"].map((name) => [name, 1])) as Ids;

const aKey = async (scopes: ConnectionScope[], days: number | null = null) => {
  const made = await admin.trpc.connections.create.mutate({
    name: "Accounting",
    scopes,
    days,
    requestId: randomUUID(),
  });
  return { ...made, key: made.key ?? "" };
};
const send = (key: string, path: string, init: RequestInit = {}) =>
  portal.anonymous.request(path, {
    ...init,
    headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
  });

test("[MGMT-12] [MGMT-24] a key reads what its scopes name, in one trip; it is kept as a hash and marked as used", async () => {
  const made = await aKey(["workspaces:read"]);
  expect(made.key.startsWith(made.prefix)).toBe(true);
  const answer = await send(made.key, "/api/workspaces?limit=5");
  expect([answer.status, answer.trips]).toEqual([200, 1]);
  expect(answer.json()).toHaveLength(5);
  const [row] = await portal.db.select().from(apiConnections).where(eq(apiConnections.id, made.id));
  expect(JSON.stringify(row)).not.toContain(made.key);
  await expect
    .poll(
      async () =>
        (await admin.trpc.connections.list.query({})).items.find(({ id }) => id === made.id)?.lastUsedAt,
    )
    .toBeInstanceOf(Date);
  expect((await admin.get("/trpc/connections.list")).text).not.toContain(made.key.slice(20));
});

test("[MGMT-24] whatever a key is not made for is refused, at every address, and writes nothing", async () => {
  const { key } = await aKey(["help:read"]);
  const before = snapshot(portal);
  for (const { path, route } of PROCEDURES) {
    if (!route.rest || covers(["help:read"], path, route.kind)) continue;
    const request = restRequest(route, EXAMPLES[path]?.(IDS) ?? {});
    const answer = await send(key, request.path, {
      method: request.method,
      ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
    });
    expect([path, answer.status]).toEqual([path, 403]);
  }
  expect(snapshot(portal)).toBe(before);
  expect(CONNECTION_AREAS).not.toContain("settings");
  expect(CONNECTION_AREAS).not.toContain("connections");
});

test("[MGMT-24] a revoked, an expired, a forged key and one of a suspended maker are nobody; keys open no other door", async () => {
  const scopes: ConnectionScope[] = ["workspaces:write"];
  const revoked = await aKey(scopes);
  await admin.trpc.connections.revoke.mutate({ connectionId: revoked.id });
  expect((await send(revoked.key, "/api/workspaces")).status).toBe(401);
  const expired = await aKey(scopes, 30);
  await portal.db
    .update(apiConnections)
    .set({ expiresAt: new Date(Date.now() - 1) })
    .where(eq(apiConnections.id, expired.id));
  expect((await send(expired.key, "/api/workspaces")).status).toBe(401);
  const good = await aKey(scopes);
  // The scope `workspaces:write` stands in the key as a number; another number is another key.
  const wider = good.key.replace(/\.admin\.[^.]+\./, ".admin.2.");
  for (const key of [wider, `${good.key}x`, "ptp_nonsense", ""]) {
    expect([key.length, (await send(key, "/api/tasks")).status]).toEqual([key.length, 401]);
  }
  expect((await send(good.key, "/api/workspaces")).status).toBe(200);
  expect((await send(good.key, "/trpc/workspaces.list")).status).toBe(401);
  expect((await send(good.key, "/files/1")).status).toBe(401);
  expect((await send(good.key, "/exports/data", { method: "POST" })).status).toBe(401);
  const [maker] = await portal.db
    .insert(users)
    .values({ fullName: "Max", email: "max@company.example", role: "admin", status: "active" })
    .returning();
  const other = await portal.signIn(maker?.id ?? 0);
  const made = await other.trpc.connections.create.mutate({
    name: "Max's",
    scopes,
    days: null,
    requestId: randomUUID(),
  });
  expect((await send(made.key ?? "", "/api/workspaces")).status).toBe(200);
  await portal.db
    .update(users)
    .set({ role: "staff" })
    .where(eq(users.id, maker?.id ?? 0));
  expect((await send(made.key ?? "", "/api/workspaces")).status).toBe(401);
});

test("the same attempt makes one key and shows it once", async () => {
  const draft = {
    name: "Twice",
    scopes: ["tasks:read"] as ConnectionScope[],
    days: 30,
    requestId: randomUUID(),
  };
  const first = await admin.trpc.connections.create.mutate(draft);
  const second = await admin.trpc.connections.create.mutate(draft);
  expect([second.id, second.key]).toEqual([first.id, null]);
  const staff = await portal.staff();
  const procedure = PROCEDURES.find(({ path }) => path === "connections.list");
  if (!procedure) throw new Error("No such procedure");
  expect((await call(staff, procedure, {})).status).toBe(403);
});

test("[MGMT-12] [MGMT-29] the test of a key says what its next call is told, and why", async () => {
  const scopes: ConnectionScope[] = ["workspaces:read"];
  const tested = async ({ id, key }: { id: number; key: string }) => {
    const { isWorking, message } = await admin.trpc.connections.test.mutate({ connectionId: id });
    const { status } = await send(key, "/api/workspaces?limit=1");
    return { isWorking, status, message };
  };
  const maker = (change: Partial<typeof users.$inferInsert>) =>
    portal.db.update(users).set(change).where(eq(users.id, makerId));
  const good = await aKey(scopes);
  expect(await tested(good)).toMatchObject({ isWorking: true, status: 200 });
  const revoked = await aKey(scopes);
  await admin.trpc.connections.revoke.mutate({ connectionId: revoked.id });
  const no = { isWorking: false, status: 401 };
  expect(await tested(revoked)).toEqual({ ...no, message: "It has been revoked." });
  const expired = await aKey(scopes, 30);
  await portal.db
    .update(apiConnections)
    .set({ expiresAt: new Date(Date.now() - 1) })
    .where(eq(apiConnections.id, expired.id));
  expect(await tested(expired)).toEqual({ ...no, message: "It has expired." });
  const [made] = await portal.db
    .insert(users)
    .values({ fullName: "Ada King", email: "ada.king@portal.example", role: "admin", status: "active" })
    .returning();
  const makerId = made?.id ?? 0;
  const another = await portal.signIn(makerId);
  const { id, key } = await another.trpc.connections.create.mutate({
    name: "Hers",
    scopes,
    days: null,
    requestId: randomUUID(),
  });
  const hers = { id, key: key ?? "" };
  expect(await tested(hers)).toMatchObject({ isWorking: true, status: 200 });
  await maker({ role: "staff" });
  expect(await tested(hers)).toMatchObject({ ...no, message: expect.stringContaining("administrator") });
  await maker({ role: "admin", status: "inactive" });
  expect(await tested(hers)).toMatchObject({ ...no, message: expect.stringContaining("not active") });
});
