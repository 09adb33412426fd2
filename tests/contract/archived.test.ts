import { afterAll, beforeAll, expect, test } from "vitest";

import type { Actor } from "#tests/support/actor.ts";
import { download, upload } from "#tests/support/file-door.ts";
import { feedOf, fullJourney } from "#tests/support/full-journey.ts";
import { lookAround } from "#tests/support/look-around.ts";
import * as made from "#tests/support/made-files.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { refusalOf, startedJourney } from "#tests/support/started-journey.ts";

let portal: Portal;
let staff: Actor;
let admin: Actor;
beforeAll(async () => {
  portal = await aPortal("accounts", { DEMO_MODE: "1" });
  staff = await portal.staff();
  admin = await portal.admin();
});
afterAll(() => portal.stop());

test("[TRUST-92] what belongs to an archived journey is in no list, number, search, calendar or bell, of staff and of its owner; money and the record keep it", async () => {
  await admin.trpc.tags.create.mutate({ name: "Urgent", color: "gray" });
  const calendar = await feedOf(staff);
  const before = await lookAround(portal, staff, calendar);
  const journey = await fullJourney(portal);
  const ownersCalendar = await feedOf(journey.owner);
  const around = async () => ({
    staff: await lookAround(portal, staff, calendar),
    admin: await lookAround(portal, admin, calendar),
    owner: await lookAround(portal, journey.owner, ownersCalendar),
  });
  const seen = await around();
  // Each of these names it while it is not archived: what is looked through would show it.
  expect(seen.staff.lists).toEqual([
    "billing.invoices",
    "calendar feed",
    "documents.list",
    "journeys.own",
    "journeys.stuck",
    "messages.inbox",
    "notifications.list",
    "notifications.muted",
    "schedule.events",
    "search.find",
    "tasks.list",
    "workspaces.export",
    "workspaces.list",
    "workspaces.review",
  ]);
  expect(seen.owner.lists).toEqual([
    "billing.own",
    "calendar feed",
    "documents.list",
    "journeys.own",
    "notifications.list",
    "schedule.events",
    "search.find",
    "tasks.list",
    "workspaces.list",
  ]);
  expect(seen.staff.numbers).not.toEqual(before.numbers);

  const { version } = await staff.trpc.workspaces.find.query({ workspaceId: journey.workspace.id });
  await admin.trpc.workspaces.archive.mutate({ workspaceId: journey.workspace.id, version });
  const left = await around();
  expect(left.staff.lists).toEqual(["billing.invoices", "workspaces.archived"]);
  expect(left.admin.lists).toEqual(["audit.list", "billing.invoices", "workspaces.archived"]);
  // The bill is still to be paid, and so is the news of it.
  expect(left.owner.lists).toEqual(["billing.own", "notifications.list"]);
  expect(left.staff.numbers).toEqual(before.numbers);

  await admin.trpc.workspaces.restore.mutate({ workspaceId: journey.workspace.id });
  expect(await around()).toEqual(seen);
}, 120_000);

test("[TRUST-93] [RPT-19] an owner reads an archived journey as it was, with its papers, its words and what was signed, changes nothing in it, and finds it under what is archived", async () => {
  const { workspace, owner, taskIds } = await startedJourney(portal, [{ title: "Passport" }], {
    petName: "Wombat",
  });
  const workspaceId = workspace.id;
  const [taskId = 0] = taskIds;
  const paper = await upload(owner, made.aPng(), { workspaceId, fileName: "wombat.png" });
  const documentId = paper.json().id;
  await owner.trpc.messages.send.mutate({ workspaceId, body: "Is all well?" });
  const before = await owner.trpc.journeys.customerWorkspace.query({ workspaceId });
  expect(before).toMatchObject({ isArchived: false });
  const { version } = await staff.trpc.workspaces.find.query({ workspaceId });
  await admin.trpc.workspaces.archive.mutate({ workspaceId, version });

  const after = await owner.trpc.journeys.customerWorkspace.query({ workspaceId });
  expect(after).toMatchObject({ isArchived: true, rights: ["view"], files: before.files });
  expect(after.todos.map(({ title }) => title)).toEqual(["Passport"]);
  expect((await owner.trpc.messages.list.query({ workspaceId })).items[0]?.body).toBe("Is all well?");
  expect((await owner.trpc.documents.find.query({ documentId })).name).toBe(before.files[0]?.name);
  const { response, bytes } = await download(portal.origin, owner, `/files/${documentId}`);
  expect([response.status, bytes.byteLength > 0]).toEqual([200, true]);
  const all = await download(portal.origin, owner, `/files/archive?ids=${documentId}`);
  expect(all.response.status).toBe(200);

  const changes: (() => Promise<unknown>)[] = [
    () => owner.trpc.messages.send.mutate({ workspaceId, body: "And now?" }),
    () => owner.trpc.journeys.submitTodo.mutate({ taskId }),
    () => owner.trpc.documents.remove.mutate({ documentId }),
  ];
  for (const change of changes)
    expect(await refusalOf(change())).toMatchObject({ status: 409, fault: "wrong_state" });
  expect((await upload(owner, made.aPng(), { workspaceId })).status).toBe(409);

  const own = async (isArchived: boolean) =>
    (await owner.trpc.journeys.own.query({ isArchived })).items.map(({ petName }) => petName);
  expect([await own(false), await own(true)]).toEqual([[], ["Wombat"]]);
  expect((await (await portal.secondOwner()).get(`/files/${documentId}`)).status).toBe(404);
  expect((await staff.get(`/files/${documentId}`)).status).toBe(404);
  expect((await staff.get(`/files/archive?ids=${documentId}`)).status).toBe(404);
});
