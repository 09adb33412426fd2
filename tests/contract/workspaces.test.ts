import { randomUUID } from "node:crypto";

import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { addDays, dateInZone } from "#contracts/core/dates.ts";
import type { WorkspaceDraft } from "#contracts/workspaces/draft-shapes.ts";
import { clients, pets, users, workspaces } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { kindsOf, newsFor, taskOf, workspaceOf } from "#tests/support/journey-rows.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { aTemplate, refusalOf, startedJourney } from "#tests/support/started-journey.ts";
import { TEST_ZONE } from "#tests/support/worker.ts";

const TODAY = dateInZone(new Date(), TEST_ZONE);
const DEPARTURE = addDays(TODAY, 60);

let portal: Portal;
let staff: Actor;
let usa: number;
beforeAll(async () => {
  portal = await aPortal("accounts");
  staff = await portal.staff();
  usa = await aTemplate(portal.db, [{}, { assignedRole: "team", actionType: "approval" }]);
});
afterAll(() => portal.stop());

const draftOf = (facts: Partial<WorkspaceDraft> = {}): WorkspaceDraft => ({
  petName: "Bella",
  ownerName: "Ann Reed",
  ownerEmail: `ann.${randomUUID()}@example.com`,
  departureDate: DEPARTURE,
  templateId: usa,
  ...facts,
});

describe("a change of a workspace", () => {
  test("hands a journey over with its open steps, and tells both", async () => {
    const { workspace, taskIds } = await startedJourney(portal, [
      { assignedRole: "team", actionType: "approval" },
    ]);
    const admin = await portal.admin();
    const { version } = await workspaceOf(portal.db, workspace.id);
    const updated = await admin.trpc.workspaces.update.mutate({
      workspaceId: workspace.id,
      version,
      assignedToId: 1,
      priority: "high",
    });
    expect(updated).toMatchObject({ assignedTo: "Anna Lindqvist", priority: "high", version: version + 1 });
    expect((await taskOf(portal.db, taskIds[0])).assignedToId).toBe(1);
    expect((await newsFor(portal.db, DEMO_ACCOUNTS.staff)).at(-1)?.title).toBe("Journey handed over");
    const stale = admin.trpc.workspaces.update.mutate({
      workspaceId: workspace.id,
      version,
      priority: "low",
    });
    expect(await refusalOf(stale)).toEqual({ status: 409, fault: "stale_version" });
    const gone = admin.trpc.workspaces.update.mutate({
      workspaceId: workspace.id,
      version: version + 1,
      assignedToId: 3,
    });
    expect(await refusalOf(gone)).toMatchObject({
      status: 400,
      fields: { assignedToId: "This colleague cannot take it over" },
    });
  });

  test("completed by hand has its day, and loses it when it goes on", async () => {
    const { workspace } = await startedJourney(portal, [{}]);
    const done = await staff.trpc.workspaces.update.mutate({
      workspaceId: workspace.id,
      version: 0,
      status: "completed",
      completionReason: "The family stays",
    });
    expect(done.completedAt).toBeInstanceOf(Date);
    const again = await staff.trpc.workspaces.update.mutate({
      workspaceId: workspace.id,
      version: done.version,
      status: "active",
    });
    expect(again).toMatchObject({ status: "active", completedAt: null });
    expect(await kindsOf(portal.db, workspace.id)).toContain("workspace.completed");
  });
});

describe("the payer of a journey", () => {
  test("is one member at a time, set by an owner or by staff", async () => {
    const { workspace, owner, ownerId } = await startedJourney(portal, [{}]);
    const payers = async () =>
      (await staff.trpc.workspaces.find.query({ workspaceId: workspace.id })).members
        .filter(({ isPayer }) => isPayer)
        .map(({ userId }) => userId);
    await owner.trpc.workspaces.setPayer.mutate({ workspaceId: workspace.id, userId: ownerId });
    expect(await payers()).toEqual([ownerId]);
    await staff.trpc.workspaces.setPayer.mutate({ workspaceId: workspace.id, userId: DEMO_ACCOUNTS.staff });
    expect(await payers()).toEqual([DEMO_ACCOUNTS.staff]);
    const kinds = await kindsOf(portal.db, workspace.id);
    expect(kinds.filter((kind) => kind === "member.payer")).toHaveLength(2);
  });

  test("who does not take part cannot be it", async () => {
    const { workspace, owner } = await startedJourney(portal, [{}]);
    const call = owner.trpc.workspaces.setPayer.mutate({
      workspaceId: workspace.id,
      userId: DEMO_ACCOUNTS.secondOwner,
    });
    expect(await refusalOf(call)).toMatchObject({
      status: 400,
      fields: { userId: expect.any(String) as string },
    });
  });
});

describe("the list of workspaces", () => {
  test("[ENT-02] a workspace tells its fields", async () => {
    const { workspace } = await startedJourney(portal, [{}]);
    const [item] = (await staff.trpc.workspaces.list.query({ sort: "newest" })).items;
    expect(item).toMatchObject({
      id: workspace.id,
      name: "Bella",
      petName: "Bella",
      petType: "other",
      ownerName: "Ann Reed",
      assignedTo: "Marek Dvořák",
      status: "pending",
      actionCount: 0,
      priority: "medium",
      templateId: workspace.templateId,
    });
    expect(item?.createdAt).toBeInstanceOf(Date);
  });

  test("page by page gives every row once and in order, by each sort, also with long names of any script", async () => {
    for (const petName of ["ก".repeat(200), "م".repeat(200), "Zoë", "ä", "a"]) {
      await staff.trpc.workspaces.createFromTemplate.mutate(draftOf({ petName }));
    }
    const all = await portal.db.select().from(workspaces);
    const keys = {
      departure: (row: (typeof all)[number]) => (row.status === "completed" ? "1" : "0") + row.departureDate,
      name: (row: (typeof all)[number]) => row.nameKey,
      newest: (row: (typeof all)[number]) => -row.createdAt.getTime(),
    };
    for (const sort of ["departure", "name", "newest"] as const) {
      const seen: number[] = [];
      let cursor: string | null = null;
      do {
        const page: Awaited<ReturnType<typeof staff.trpc.workspaces.list.query>> =
          await staff.trpc.workspaces.list.query({ sort, limit: 3, cursor });
        seen.push(...page.items.map(({ id }) => id));
        cursor = page.nextCursor;
      } while (cursor);
      const expected = all
        .toSorted((a, b) => {
          const [x, y] = [keys[sort](a), keys[sort](b)];
          return x < y ? -1 : x > y ? 1 : a.id - b.id;
        })
        .map(({ id }) => id);
      expect([sort, seen]).toEqual([sort, expected]);
    }
  });

  test("filters, and its facets count what the filters leave", async () => {
    const [group] = await portal.db.all<{ id: number }>(
      sql`insert into client_groups (name, created_at) values ('Breeders', 0) returning id`,
    );
    const { workspace } = await startedJourney(portal, [{}]);
    await portal.db
      .update(clients)
      .set({ groupId: group?.id ?? 0 })
      .where(eq(clients.id, workspace.clientId));
    const facets = await staff.trpc.workspaces.facets.query({});
    const count = async (filter: object) =>
      (await staff.trpc.workspaces.list.query({ limit: 200, ...filter })).items.length;
    expect(facets.total).toBe(await count({}));
    for (const [status, n] of Object.entries(facets.byStatus))
      expect([status, n]).toEqual([status, await count({ status })]);
    expect(await count({ isUnderWay: true })).toBe(facets.byStatus.active + facets.byStatus.in_progress);
    for (const { id, count: n } of facets.flowTemplates) expect(await count({ templateId: id })).toBe(n);
    for (const { id, count: n } of facets.clients) expect(await count({ clientId: id })).toBe(n);
    for (const { id, count: n } of facets.owners) expect(await count({ assignedToId: id })).toBe(n);
    expect(facets.clientGroups).toEqual([{ id: group?.id, name: "Breeders", count: 1 }]);
    expect(await count({ clientGroupId: group?.id })).toBe(1);
    const counts = facets.clients.map((entry) => entry.count);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    await portal.db
      .update(workspaces)
      .set({ createdAt: new Date("2020-01-01") })
      .where(eq(workspaces.id, workspace.id));
    expect(await count({ period: "last_30_days" })).toBe(facets.total - 1);
  });

  test("an owner lists their own only, and the detail is for staff", async () => {
    const { owner, workspace } = await startedJourney(portal, [{}]);
    const list = await owner.trpc.workspaces.list.query({});
    expect(list.items.map(({ id }) => id)).toEqual([workspace.id]);
    const refused = owner.trpc.workspaces.find.query({ workspaceId: workspace.id });
    expect(await refusalOf(refused)).toEqual({ status: 403, fault: "forbidden" });
  });
});

test("a name that changes changes wherever it stands beside a row", async () => {
  const { workspace, taskIds } = await startedJourney(portal, [{}, { assignedRole: "team" }]);
  const { petId } = await workspaceOf(portal.db, workspace.id);
  const names = async () => {
    const { petName, petType, breed, ownerName, assignedTo, ...rest } =
      await staff.trpc.workspaces.find.query({
        workspaceId: workspace.id,
      });
    return [
      petName,
      petType,
      breed,
      ownerName,
      assignedTo,
      ...rest.tasks.map((task) => [task.workspaceName, task.assignedTo]),
    ];
  };
  await portal.db
    .update(pets)
    .set({ name: "Łucja", species: "ferret", breed: "Angora" })
    .where(eq(pets.id, petId));
  await portal.db.update(clients).set({ fullName: "田中 美咲" }).where(eq(clients.id, workspace.clientId));
  await portal.db.update(workspaces).set({ name: "Second trip" }).where(eq(workspaces.id, workspace.id));
  await portal.db.update(users).set({ fullName: "Marek D." }).where(eq(users.id, DEMO_ACCOUNTS.staff));
  expect(await names()).toEqual([
    "Łucja",
    "ferret",
    "Angora",
    "田中 美咲",
    "Marek D.",
    ["Second trip", "田中 美咲"],
    ["Second trip", "Marek D."],
  ]);
  await staff.trpc.workspaces.update.mutate({ workspaceId: workspace.id, version: 0, assignedToId: null });
  expect((await names()).slice(4)).toEqual(["", ["Second trip", "田中 美咲"], ["Second trip", "Your Team"]]);
  await portal.db.update(users).set({ fullName: "Marek Dvořák" }).where(eq(users.id, DEMO_ACCOUNTS.staff));
  await portal.db.update(workspaces).set({ archivedAt: new Date() }).where(eq(workspaces.id, workspace.id));
  expect((await taskOf(portal.db, taskIds[0])).workspaceName).toBeNull();
});

test("[ENT-04] the detail adds breed, age, contact, airports, description, tasks in their order and documents", async () => {
  const { workspace, taskIds } = await startedJourney(portal, [{}, {}, {}]);
  const row = await workspaceOf(portal.db, workspace.id);
  await portal.db
    .update(pets)
    .set({ breed: "Beagle", species: "dog", birthDate: addDays(TODAY, -366 * 3) })
    .where(eq(pets.id, row.petId));
  await portal.db
    .update(workspaces)
    .set({ departureAirport: "LHR", arrivalAirport: "JFK" })
    .where(eq(workspaces.id, row.id));
  const detail = await staff.trpc.workspaces.find.query({ workspaceId: workspace.id });
  expect(detail).toMatchObject({
    breed: "Beagle",
    petType: "dog",
    petAge: 3,
    departureAirport: "LHR",
    arrivalAirport: "JFK",
    description: "",
    documents: [],
    isSequential: true,
  });
  expect(detail.tasks.map(({ id }) => id)).toEqual(taskIds);
});
