import { randomUUID } from "node:crypto";

import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { ACKNOWLEDGEMENTS } from "#contracts/forms/terms.ts";
import type { Permission } from "#contracts/settings/permissions-shapes.ts";
import { PERMISSION_NAMES, PERMISSIONS } from "#contracts/settings/permissions.ts";
import { payments, tasks, workspaces } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { EFFECTS } from "#tests/support/effects.ts";
import { aDocument } from "#tests/support/made-documents.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { call, type Procedure, PROCEDURES, restRequest } from "#tests/support/procedures.ts";
import { snapshot } from "#tests/support/snapshot.ts";
import { startedJourney } from "#tests/support/started-journey.ts";

let portal: Portal;
let admin: Actor;
let staff: Actor;
beforeAll(async () => {
  portal = await aPortal("accounts");
  admin = await portal.admin();
  staff = await portal.staff();
});
afterAll(() => portal.stop());

/** Sets what staff hold: everything but these. */
async function take(...names: Permission[]): Promise<void> {
  const { version } = await admin.trpc.settings.permissions.query({});
  const held = Object.fromEntries(PERMISSION_NAMES.map((name) => [name, !names.includes(name)]));
  await admin.trpc.settings.setPermissions.mutate({ staff: held as Record<Permission, boolean>, version });
}

function procedureOf(path: string): Procedure {
  const found = PROCEDURES.find((one) => one.path === path);
  if (!found) throw new Error(`No procedure ${path}`);
  return found;
}

async function aKey(...areas: readonly string[]): Promise<string> {
  const made = await admin.trpc.connections.create.mutate({
    name: "A program",
    scopes: areas.map((area) => `${area}:write` as "tasks:write"),
    days: null,
    requestId: randomUUID(),
  });
  return made.key ?? "";
}

describe.for(EFFECTS)("$path: $what", ({ permission, path, areas, ready }) => {
  const procedure = procedureOf(path);

  test("[TRUST-40] is refused to staff without the permission for it, whatever the route, and writes nothing", async () => {
    await take();
    const input = await ready(portal);
    await take(permission);
    const before = snapshot(portal);
    const answer = await call(staff, procedure, input);
    expect([answer.status, answer.text.includes(PERMISSIONS[permission])]).toEqual([403, true]);
    expect(snapshot(portal)).toBe(before);
    await take(
      ...PERMISSION_NAMES.filter((name) => name !== permission && name !== procedure.route.permission),
    );
    expect((await call(staff, procedure, input)).status).toBeLessThan(300);
  });

  test.runIf(procedure.route.rest)(
    "[TRUST-41] is refused to a key that is made for the route alone",
    async () => {
      await take();
      const input = await ready(portal);
      const { method, path: address, body } = restRequest(procedure.route, input);
      const send = async (key: string) =>
        portal.anonymous.request(address, {
          method,
          headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
          body: JSON.stringify(body ?? {}),
        });
      const [route, effect] = areas;
      const alone = await aKey(route);
      const both = effect === null ? null : await aKey(route, effect);
      const before = snapshot(portal);
      expect((await send(alone)).status).toBe(403);
      expect(snapshot(portal)).toBe(before);
      const ofBoth = both === null ? 200 : (await send(both)).status;
      expect(ofBoth).toBeLessThan(300);
    },
  );
});

test("[TRUST-42] who may not manage clients starts a journey of one who is on the list, and takes a colleague in", async () => {
  await take();
  const { workspace } = await startedJourney(portal, [{}]);
  const { ownerEmail, templateId } = await admin.trpc.workspaces.find.query({ workspaceId: workspace.id });
  await take("manageClients", "inviteOwners");
  const made = await staff.trpc.workspaces.createFromTemplate.mutate({
    templateId: templateId ?? 0,
    ownerEmail,
    ownerName: "Ann Reed",
    petName: "Tom",
    departureDate: "2031-06-01",
  });
  const ofThem = await portal.db.select().from(workspaces).where(eq(workspaces.clientId, workspace.clientId));
  expect(ofThem.map(({ id }) => id)).toContain(made.id);
  const me = await admin.trpc.auth.me.query({});
  const members = await staff.trpc.workspaces.addMember.mutate({
    workspaceId: workspace.id,
    email: me.email,
    role: "staff",
  });
  expect(members.map(({ userId }) => userId)).toContain(me.id);
});

test("[TRUST-42] what owners say of themselves is written by them, or by a colleague who may manage clients", async () => {
  await take();
  const { taskIds, owner } = await startedJourney(portal, [{ actionType: "handover-details" }, {}]);
  const [taskId = 0] = taskIds;
  const said = {
    fullName: "Ann Reed",
    email: "ann.reed@example.com",
    phone: "+44 20 7946 0001",
    address: "1 Harbour Street",
    emergencyContact: "Joe Reed",
    emergencyPhone: "+44 20 7946 0002",
    acknowledgements: [ACKNOWLEDGEMENTS[0]],
  };
  const send = (actor: Actor) =>
    call(actor, procedureOf("forms.submit"), { taskId, values: said, requestId: randomUUID() });
  await take("manageClients");
  const before = snapshot(portal);
  expect((await send(staff)).status).toBe(403);
  expect(snapshot(portal)).toBe(before);
  expect((await send(owner)).status).toBe(200);
});

test("[TRUST-43] a paper approved at a payment does not say that its money has come", async () => {
  await take();
  const { workspace, owner, ownerId, taskIds } = await startedJourney(portal, [
    { actionType: "deposit-payment", title: "Make deposit payment" },
    {},
  ]);
  const [taskId = 0] = taskIds;
  await owner.trpc.workspaces.setPayer.mutate({ workspaceId: workspace.id, userId: ownerId });
  await owner.trpc.payments.announceTransfer.mutate({ taskId, requestId: randomUUID() });
  const slip = await aDocument(portal.db, { workspaceId: workspace.id, taskId, name: "Slip of the bank" });
  await take("recordPayments");
  for (const [version, decision] of [
    [0, "ask_changes"],
    [1, "approve"],
  ] as const) {
    await staff.trpc.documents.review.mutate({
      documentId: slip.id,
      version,
      decision,
      byEye: true,
      reason: "Not legible",
    });
    const [task] = await portal.db.select().from(tasks).where(eq(tasks.id, taskId));
    expect([decision, task?.status, task?.turn]).toEqual([decision, "your_turn", "team"]);
  }
  const [payment] = await portal.db.select().from(payments).where(eq(payments.taskId, taskId));
  expect(payment?.status).toBe("awaiting_transfer");
});
