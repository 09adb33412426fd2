import { randomUUID } from "node:crypto";

import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import type { Actor } from "#tests/support/actor.ts";
import { kindsOf } from "#tests/support/journey-rows.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { refusalOf, startedJourney } from "#tests/support/started-journey.ts";

let portal: Portal;
let staff: Actor;
beforeAll(async () => {
  portal = await aPortal("accounts");
  staff = await portal.staff();
});
afterAll(() => portal.stop());

/** Somebody with an account who takes part in nothing. */
async function aPerson(): Promise<{ email: string; id: number }> {
  const email = `vet.${randomUUID()}@example.com`;
  await portal.db.run(
    sql`insert into users (full_name, email, role, status, created_at) values ('Amara Vet', ${email}, 'customer', 'active', ${Date.now()})`,
  );
  const [row] = await portal.db.all<{ id: number }>(sql`select id from users where email = ${email}`);
  return { email, id: row?.id ?? 0 };
}

test("[WSD-27] somebody with an account takes part at once and sees the journey; without one they are to be invited", async () => {
  const { workspace } = await startedJourney(portal, [{}]);
  const workspaceId = workspace.id;
  const vet = await aPerson();
  const members = await staff.trpc.workspaces.addMember.mutate({
    workspaceId,
    email: vet.email,
    role: "vet",
  });
  expect(members.find(({ userId }) => userId === vet.id)).toMatchObject({
    role: "vet",
    fullName: "Amara Vet",
  });
  const actor = await portal.signIn(vet.id);
  expect((await actor.trpc.journeys.customerWorkspace.query({ workspaceId })).id).toBe(workspaceId);
  const refused = async (email: string, role: "vet" | "staff") =>
    (await refusalOf(staff.trpc.workspaces.addMember.mutate({ workspaceId, email, role }))).fields;
  expect(await refused("nobody@example.com", "vet")).toEqual({
    email: "Nobody has an account with this address: invite them instead",
  });
  expect(await refused(vet.email, "vet")).toEqual({ email: "Amara Vet takes part already" });
  expect(await refused(vet.email, "staff")).toEqual({ role: "Only colleagues are your team" });
});

test("[WSD-27] a role is changed, but a journey keeps an owner; all of it is in the record", async () => {
  const { workspace, ownerId } = await startedJourney(portal, [{}]);
  const workspaceId = workspace.id;
  const agent = await aPerson();
  await staff.trpc.workspaces.addMember.mutate({ workspaceId, email: agent.email, role: "ground_agent" });
  const lone = staff.trpc.workspaces.setMemberRole.mutate({ workspaceId, userId: ownerId, role: "family" });
  expect(await refusalOf(lone)).toEqual({ status: 409, fault: "wrong_state" });
  await staff.trpc.workspaces.setMemberRole.mutate({ workspaceId, userId: agent.id, role: "owner" });
  const members = await staff.trpc.workspaces.setMemberRole.mutate({
    workspaceId,
    userId: ownerId,
    role: "family",
  });
  expect(members.find(({ userId }) => userId === ownerId)?.role).toBe("family");
  const kinds = await kindsOf(portal.db, workspaceId);
  expect(kinds.filter((kind) => kind.startsWith("member."))).toEqual([
    "member.added",
    "member.role",
    "member.role",
  ]);
});

test("[WSD-27] whoever is taken off the journey sees it no more and has nothing to do in it; who is in charge stays", async () => {
  const { workspace, taskIds } = await startedJourney(portal, [{ assignedRole: "partner" }]);
  const workspaceId = workspace.id;
  const vet = await aPerson();
  await staff.trpc.workspaces.addMember.mutate({ workspaceId, email: vet.email, role: "vet" });
  const [task] = (await staff.trpc.workspaces.find.query({ workspaceId })).tasks;
  await staff.trpc.tasks.update.mutate({
    taskId: taskIds[0] ?? 0,
    version: task?.version ?? 0,
    assignedToId: vet.id,
  });
  const actor = await portal.signIn(vet.id);
  await staff.trpc.workspaces.removeMember.mutate({ workspaceId, userId: vet.id });
  expect(await refusalOf(actor.trpc.journeys.customerWorkspace.query({ workspaceId }))).toMatchObject({
    status: 404,
  });
  const after = await staff.trpc.workspaces.find.query({ workspaceId });
  expect(after.tasks[0]?.assignedTo).not.toBe("Amara Vet");
  const inCharge = staff.trpc.workspaces.removeMember.mutate({
    workspaceId,
    userId: DEMO_ACCOUNTS.staff,
  });
  expect(await refusalOf(inCharge)).toEqual({ status: 409, fault: "wrong_state" });
});

test("[WSD-28] notes are colleagues' alone: several, newest first, changed by their author only, by version", async () => {
  const { workspace, owner } = await startedJourney(portal, [{}]);
  const workspaceId = workspace.id;
  const admin = await portal.admin();
  const requestId = randomUUID();
  const first = await staff.trpc.workspaces.addNote.mutate({
    workspaceId,
    body: "Calls after five",
    requestId,
  });
  const again = await staff.trpc.workspaces.addNote.mutate({
    workspaceId,
    body: "Calls after five",
    requestId,
  });
  expect(again.id).toBe(first.id);
  const second = await admin.trpc.workspaces.addNote.mutate({ workspaceId, body: "Quarantine is booked" });
  const { items } = await staff.trpc.workspaces.notes.query({ workspaceId });
  expect(items.map(({ id, isMine }) => [id, isMine])).toEqual([
    [second.id, false],
    [first.id, true],
  ]);
  const changed = await staff.trpc.workspaces.updateNote.mutate({
    noteId: first.id,
    version: first.version,
    body: "Calls after six",
  });
  expect(changed).toMatchObject({ body: "Calls after six", version: 1 });
  expect(changed.editedAt).toBeInstanceOf(Date);
  const stale = staff.trpc.workspaces.updateNote.mutate({ noteId: first.id, version: 0, body: "x" });
  expect(await refusalOf(stale)).toEqual({ status: 409, fault: "stale_version" });
  const anothers = staff.trpc.workspaces.removeNote.mutate({ noteId: second.id, version: 0 });
  expect((await refusalOf(anothers)).status).toBe(403);
  await staff.trpc.workspaces.removeNote.mutate({ noteId: first.id, version: 1 });
  expect((await staff.trpc.workspaces.notes.query({ workspaceId })).items).toHaveLength(1);
  expect((await refusalOf(owner.trpc.workspaces.notes.query({ workspaceId }))).status).toBe(403);
});
