import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import type { Permission } from "#contracts/settings/permissions-shapes.ts";
import { PERMISSION_NAMES } from "#contracts/settings/permissions.ts";
import { PERMISSIONS } from "#contracts/settings/permissions.ts";
import { activity, settings } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { EXAMPLES } from "#tests/support/examples.ts";
import { ID_FIELDS, type Ids } from "#tests/support/ids.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { call, PROCEDURES, restRequest } from "#tests/support/procedures.ts";
import { snapshot } from "#tests/support/snapshot.ts";

let portal: Portal;
let admin: Actor;
let staff: Actor;
let owner: Actor;
beforeAll(async () => {
  portal = await aPortal("demo");
  admin = await portal.admin();
  staff = await portal.staff();
  owner = await portal.owner();
});
afterAll(() => portal.stop());

const idsOf = (id: number) => Object.fromEntries([...ID_FIELDS, "userId"].map((name) => [name, id])) as Ids;
const GUARDED = PROCEDURES.filter(({ route }) => route.permission !== undefined);

/** Sets what staff hold: everything but these. */
async function take(...names: Permission[]): Promise<void> {
  const { version } = await admin.trpc.settings.permissions.query({});
  const held = Object.fromEntries(PERMISSION_NAMES.map((name) => [name, !names.includes(name)]));
  await admin.trpc.settings.setPermissions.mutate({ staff: held as Record<Permission, boolean>, version });
}

test("every permission guards something, and guards only what staff may call", () => {
  expect(new Set(GUARDED.map(({ route }) => route.permission))).toEqual(new Set(PERMISSION_NAMES));
  for (const { path, route } of GUARDED) {
    expect([path, ["staff", "customer-of-workspace"].includes(route.access)]).toEqual([path, true]);
  }
});

describe.for(GUARDED)("$path", (procedure) => {
  const { path, route } = procedure;
  const permission = route.permission as Permission;

  test("[MGMT-27] is refused to staff without its permission at both doors, in one trip, whatever the id, and writes nothing", async () => {
    await take(permission);
    const before = snapshot(portal);
    for (const id of [1, 9_007_199_254_740]) {
      const input = EXAMPLES[path]?.(idsOf(id)) ?? {};
      const { method, path: address, body } = restRequest(route, input);
      const answers = [
        await call(staff, procedure, input),
        await staff.send(method as "POST", address, body),
      ];
      for (const answer of answers) {
        expect([answer.status, answer.trips]).toEqual([403, 1]);
        expect(answer.text).toContain(PERMISSIONS[permission]);
      }
    }
    expect(snapshot(portal)).toBe(before);
  });

  test("[MGMT-27] is open to staff who hold it, and to administrators whatever is set", async () => {
    const input = EXAMPLES[path]?.(idsOf(9_007_199_254_740)) ?? {};
    await take(...PERMISSION_NAMES);
    expect((await call(admin, procedure, input)).status).not.toBe(403);
    await take(...PERMISSION_NAMES.filter((name) => name !== permission));
    expect((await call(staff, procedure, input)).status).not.toBe(403);
  });
});

test("[MGMT-27] an owner takes their own upload back, whatever staff may", async () => {
  await take("deleteDocuments");
  const [document] = await portal.db.all<{ id: number }>(
    sql`select id from documents where uploaded_by_id = 3 and removed_at is null and current_number > 0 and status <> 'approved' limit 1`,
  );
  const documentId = document?.id ?? 0;
  expect((await staff.send("DELETE", `/api/documents/${documentId}`)).status).toBe(403);
  expect((await owner.send("DELETE", `/api/documents/${documentId}`)).status).toBe(200);
});

test("[MGMT-10] [MGMT-28] what is set is kept by its version, told to whom it concerns and written down", async () => {
  await take();
  const { staff: held, version } = await admin.trpc.settings.permissions.query({});
  const without = { ...held, inviteOwners: false };
  const saved = await admin.trpc.settings.setPermissions.mutate({ staff: without, version });
  expect(saved).toEqual({ staff: without, version: version + 1 });
  const stale = await call(admin, aProcedure("settings.setPermissions"), { staff: held, version });
  expect(stale.status).toBe(409);
  expect(await staff.trpc.settings.permissions.query({})).toEqual(saved);
  const me = await staff.trpc.auth.me.query({});
  expect(me.permissions).toEqual(PERMISSION_NAMES.filter((name) => name !== "inviteOwners"));
  expect((await owner.trpc.auth.me.query({})).permissions).toEqual([]);
  const [last] = await portal.db
    .select()
    .from(activity)
    .orderBy(sql`id desc`)
    .limit(1);
  expect(last).toMatchObject({ kind: "setting.changed", subject: "User Permissions", actorId: 1 });
  expect(last?.data).toEqual({ before: held, after: without });
});

test("[MGMT-27] nobody but an administrator sets them, and nothing that can be sent or kept locks an administrator out", async () => {
  const { staff: held, version } = await admin.trpc.settings.permissions.query({});
  const before = snapshot(portal);
  const set = (actor: Actor, input: unknown) => call(actor, aProcedure("settings.setPermissions"), input);
  for (const actor of [staff, owner]) expect((await set(actor, { staff: held, version })).status).toBe(403);
  for (const wrong of [
    {},
    { inviteOwners: true },
    { ...held, everything: true },
    { ...held, inviteOwners: 1 },
  ]) {
    expect((await set(admin, { staff: wrong, version })).status).toBe(400);
  }
  expect(snapshot(portal)).toBe(before);
  await portal.db
    .update(settings)
    .set({ value: { version, staff: held, admin: {} } })
    .where(sql`key = 'permissions'`);
  const me = await admin.trpc.auth.me.query({});
  expect(me.permissions).toEqual(PERMISSION_NAMES);
});

test("[MGMT-27] the permission stands on the API page and in the OpenAPI document", async () => {
  const page = (await staff.get("/api")).text;
  const document = (await staff.get("/api/openapi.json")).json() as {
    paths: Record<string, Record<string, { operationId: string; "x-permission"?: string }>>;
  };
  const said = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  for (const { path, route } of GUARDED) {
    expect(said.find(({ operationId }) => operationId === path)?.["x-permission"]).toBe(route.permission);
    expect(page).toContain(PERMISSIONS[route.permission as Permission]);
  }
});

function aProcedure(path: string) {
  const found = PROCEDURES.find((one) => one.path === path);
  if (!found) throw new Error(`No procedure ${path}`);
  return found;
}
