import { randomUUID } from "node:crypto";

import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { clients, users } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { kindsOf } from "#tests/support/journey-rows.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { columnOf } from "#tests/support/rows.ts";
import { aTemplate, refusalOf } from "#tests/support/started-journey.ts";

let portal: Portal;
let staff: Actor;
let workflow: number;
beforeAll(async () => {
  portal = await aPortal("accounts");
  staff = await portal.staff();
  workflow = await aTemplate(portal.db, [{}]);
});
afterAll(() => portal.stop());

const anAddress = () => `ann.${randomUUID()}@example.com`;
const aClient = (facts: { name?: string; email?: string; phone?: string } = {}) =>
  staff.trpc.clients.create.mutate({ name: "Ann Reed", email: anAddress(), ...facts });
const aJourneyFor = (ownerEmail: string, petName = "Bella") =>
  staff.trpc.workspaces.createFromTemplate.mutate({
    templateId: workflow,
    petName,
    ownerName: "Ann Reed",
    ownerEmail,
    departureDate: "2031-06-01",
  });
const list = async (isArchived?: boolean) =>
  (await staff.trpc.admin.clients.query({ limit: 200, ...(isArchived && { isArchived }) })).items.map(
    ({ id }) => id,
  );

test("[MGMT-20] a client with three pets is one client, however the address is typed", async () => {
  const email = anAddress();
  const client = await aClient({ name: " Ann  Reed ", email: ` ${email.toUpperCase()} ` });
  expect(client).toMatchObject({ name: "Ann  Reed", email, pets: 0, status: "pending", archivedAt: null });
  await aJourneyFor(email, "Bella");
  await aJourneyFor(email.toUpperCase(), "Max");
  await aJourneyFor(`  ${email.replace("ann", "Ann")}`, "ルナ");
  const detail = await staff.trpc.clients.find.query({ clientId: client.id });
  expect(detail).toMatchObject({ pets: 3, workspaces: 3 });
  expect(detail.petList.map(({ name }) => name)).toEqual(["Bella", "Max", "ルナ"]);
  expect(detail.journeys).toHaveLength(3);
  const again = await refusalOf(aClient({ email: email.toUpperCase() }));
  expect(again).toEqual({
    status: 400,
    fault: "invalid_input",
    fields: { email: "Ann  Reed has this address already" },
  });
  expect(await columnOf(portal.db, sql`select count(*) from clients where lower(email) = ${email}`)).toEqual([
    1,
  ]);
});

test("the same attempt again is the same client; ten at once make one", async () => {
  const draft = { name: "Twice", email: anAddress(), requestId: randomUUID() };
  const first = await staff.trpc.clients.create.mutate(draft);
  expect((await staff.trpc.clients.create.mutate(draft)).id).toBe(first.id);
  const email = anAddress();
  const tries = await Promise.allSettled(Array.from({ length: 10 }, () => aClient({ email })));
  expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const [admin] = await portal.db.select().from(users).where(eq(users.id, DEMO_ACCOUNTS.administrator));
  expect(await refusalOf(aClient({ email: admin?.email ?? "" }))).toMatchObject({
    status: 400,
    fields: { email: "This address belongs to a colleague" },
  });
});

test("a change sets what it names and clears what is blank, by the version that was seen", async () => {
  const client = await aClient({ phone: "+44 1" });
  const changed = await staff.trpc.clients.update.mutate({
    clientId: client.id,
    version: client.version,
    name: "Renée Reed",
    phone: " ",
    groupName: "Embassies",
  });
  expect(changed).toMatchObject({
    name: "Renée Reed",
    phone: null,
    groupName: "Embassies",
    email: client.email,
    version: client.version + 1,
  });
  const stale = staff.trpc.clients.update.mutate({ clientId: client.id, version: client.version, name: "X" });
  expect(await refusalOf(stale)).toEqual({ status: 409, fault: "stale_version" });
  const [row] = await portal.db.select().from(clients).where(eq(clients.id, client.id));
  const [user] = await portal.db
    .select()
    .from(users)
    .where(eq(users.id, row?.userId ?? 0));
  expect([row?.fullName, user?.fullName]).toEqual(["Renée Reed", "Renée Reed"]);
  const kinds = await columnOf(
    portal.db,
    sql`select kind from activity where person_id = ${row?.userId ?? 0} order by id`,
  );
  expect(kinds).toEqual(["client.created", "client.updated"]);
});

test("[TRUST-01] a new address of somebody who has joined waits, and their sessions go on meanwhile", async () => {
  const client = await aClient();
  const [row] = await portal.db.select().from(clients).where(eq(clients.id, client.id));
  await portal.db
    .update(users)
    .set({ status: "active" })
    .where(eq(users.id, row?.userId ?? 0));
  const session = await portal.signIn(row?.userId ?? 0);
  expect((await session.get("/api/user")).status).toBe(200);
  const email = anAddress();
  await staff.trpc.clients.update.mutate({ clientId: client.id, version: client.version, email });
  expect((await session.get("/api/user")).status).toBe(200);
  expect((await staff.trpc.clients.find.query({ clientId: client.id })).awaits?.email).toBe(email);
  const other = await aClient();
  const taken = staff.trpc.clients.update.mutate({
    clientId: other.id,
    version: other.version,
    email: client.email.toUpperCase(),
  });
  expect(await refusalOf(taken)).toMatchObject({
    status: 400,
    fields: { email: "Somebody else has this address" },
  });
});

test("[MGMT-21] an archived client leaves the list, is listed apart, and comes back", async () => {
  const client = await aClient();
  const archived = await staff.trpc.clients.archive.mutate({ clientId: client.id, version: client.version });
  expect(archived.archivedAt).toBeInstanceOf(Date);
  expect(await list()).not.toContain(client.id);
  expect(await list(true)).toContain(client.id);
  expect(await refusalOf(aClient({ email: client.email }))).toMatchObject({
    fields: { email: "Ann Reed has this address and is archived: restore them instead" },
  });
  await staff.trpc.clients.restore.mutate({ clientId: client.id });
  expect(await list()).toContain(client.id);
  expect(await list(true)).not.toContain(client.id);
});

test("a client with a journey under way is not archived; one who comes back is listed again", async () => {
  const client = await aClient();
  const journey = await aJourneyFor(client.email);
  const refused = staff.trpc.clients.archive.mutate({ clientId: client.id, version: client.version });
  expect(await refusalOf(refused)).toEqual({ status: 409, fault: "wrong_state" });
  await staff.trpc.workspaces.archive.mutate({ workspaceId: journey.id, version: journey.version });
  const { version } = await staff.trpc.clients.find.query({ clientId: client.id });
  await staff.trpc.clients.archive.mutate({ clientId: client.id, version });
  await aJourneyFor(client.email, "Max");
  expect(await list()).toContain(client.id);
});

test("[MGMT-22] an archived workspace is nobody's until it is brought back", async () => {
  const email = anAddress();
  const journey = await aJourneyFor(email, "Aachen");
  const stale = staff.trpc.workspaces.archive.mutate({
    workspaceId: journey.id,
    version: journey.version + 7,
  });
  expect(await refusalOf(stale)).toEqual({ status: 409, fault: "stale_version" });
  await staff.trpc.workspaces.archive.mutate({ workspaceId: journey.id, version: journey.version });
  const ids = async (path: string) => (await staff.get<{ id: number }[]>(path)).json().map(({ id }) => id);
  expect(await ids("/api/workspaces?limit=200")).not.toContain(journey.id);
  expect(await ids("/api/workspaces/archived")).toContain(journey.id);
  expect((await staff.get(`/api/workspaces/${journey.id}`)).status).toBe(404);
  const restored = await staff.trpc.workspaces.restore.mutate({ workspaceId: journey.id });
  expect(restored).toMatchObject({ id: journey.id, tasksTotal: 1 });
  expect(await ids("/api/workspaces?limit=200")).toContain(journey.id);
  expect(await ids("/api/workspaces/archived")).not.toContain(journey.id);
  expect(await kindsOf(portal.db, journey.id)).toEqual(
    expect.arrayContaining(["workspace.archived", "workspace.restored"]),
  );
});

test("[MGMT-23] a template is made from another's steps, used, drafted, archived and brought back", async () => {
  const base = await aTemplate(portal.db, [{ title: "Passport" }, { title: "Crate" }]);
  const draft = {
    basedOnId: base,
    name: "Dogs to Chile",
    description: "Papers and flights",
    destination: "Chile",
    estimatedDuration: "",
    requestId: randomUUID(),
  };
  const made = await staff.trpc.templates.create.mutate(draft);
  expect(made).toMatchObject({ isPublished: true, estimatedDuration: null, destinationCountry: "Unknown" });
  expect((await staff.trpc.templates.create.mutate(draft)).id).toBe(made.id);
  const start = () =>
    staff.trpc.workspaces.createFromTemplate.mutate({
      templateId: made.id,
      petName: "Rex",
      ownerName: "Ann Reed",
      ownerEmail: anAddress(),
      departureDate: "2031-06-01",
    });
  const journey = await start();
  const { tasks } = await staff.trpc.workspaces.find.query({ workspaceId: journey.id });
  expect(tasks.map(({ title }) => title)).toEqual(["Passport", "Crate"]);
  const drafted = await staff.trpc.templates.update.mutate({
    templateId: made.id,
    version: made.version,
    isPublished: false,
    name: "Dogs and cats to Chile",
  });
  expect(drafted).toMatchObject({ isPublished: false, name: "Dogs and cats to Chile" });
  expect(await refusalOf(start())).toEqual({ status: 409, fault: "wrong_state" });
  const stale = staff.trpc.templates.update.mutate({ templateId: made.id, version: made.version, name: "X" });
  expect(await refusalOf(stale)).toEqual({ status: 409, fault: "stale_version" });
  const published = await staff.trpc.templates.update.mutate({
    templateId: made.id,
    version: drafted.version,
    isPublished: true,
  });
  await start();
  const listed = async (isArchived: boolean) =>
    (await staff.trpc.templates.list.query({ limit: 200, isArchived })).items.map(({ id }) => id);
  await staff.trpc.templates.archive.mutate({ templateId: made.id, version: published.version });
  expect([(await listed(false)).includes(made.id), (await listed(true)).includes(made.id)]).toEqual([
    false,
    true,
  ]);
  expect(await refusalOf(start())).toEqual({ status: 404, fault: "not_found" });
  await staff.trpc.templates.restore.mutate({ templateId: made.id });
  expect((await listed(false)).includes(made.id)).toBe(true);
});
