import { randomUUID } from "node:crypto";

import { and, asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { addDays, dateInZone } from "#contracts/core/dates.ts";
import type { WorkspaceDraft } from "#contracts/workspaces/draft-shapes.ts";
import { clients, paymentItems, settings, taskAssignees, tasks, users } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { kindsOf, newsFor, taskOf } from "#tests/support/journey-rows.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { snapshot } from "#tests/support/snapshot.ts";
import { aTemplate, refusalOf, startedJourney, type StepDraft } from "#tests/support/started-journey.ts";
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

test("[RPT-36] the species is asked at the creation; left out it is not said", async () => {
  for (const species of ["cat", undefined] as const) {
    const { id } = await staff.trpc.workspaces.createFromTemplate.mutate(draftOf({ species }));
    expect((await staff.trpc.workspaces.find.query({ workspaceId: id })).petType).toBe(species ?? "other");
  }
});

test("[RPT-37] an owner is called invited once an invitation has gone out, and not any more when it is taken back", async () => {
  const draft = draftOf();
  const { id: workspaceId } = await staff.trpc.workspaces.createFromTemplate.mutate(draft);
  const isInvited = async () =>
    (await staff.trpc.workspaces.find.query({ workspaceId })).members.find(({ role }) => role === "owner")
      ?.isInvited;
  expect(await isInvited()).toBe(false);
  const { ownerName: name, ownerEmail: email } = draft;
  const { id } = await staff.trpc.invites.inviteCustomer.mutate({ workspaceId, name, email });
  expect(await isInvited()).toBe(true);
  await staff.trpc.invites.revoke.mutate({ invitationId: id });
  expect(await isInvited()).toBe(false);
});

describe("a journey from a template", () => {
  test("[API-14] makes owner, client, pet, members, to-dos, prices and record in one go", async () => {
    const draft = draftOf({ notes: " Sits by the window " });
    const answer = await staff.send<{ id: number; name: string }>(
      "POST",
      "/api/workspaces/from-template",
      draft,
    );
    expect([answer.status, answer.trips]).toEqual([201, 2]);
    const { id, name } = answer.json();
    expect(name).toBe("Bella");
    const detail = await staff.trpc.workspaces.find.query({ workspaceId: id });
    expect(detail).toMatchObject({
      status: "pending",
      ownerEmail: draft.ownerEmail,
      description: "Sits by the window",
      destination: "USA",
      assignedTo: "Marek Dvořák",
      departureDate: DEPARTURE,
      tasksTotal: 2,
      hasPayer: false,
    });
    expect(detail.members.map(({ role, isPayer }) => `${role} ${isPayer}`).toSorted()).toEqual([
      "owner false",
      "staff false",
    ]);
    const [owner] = await portal.db.select().from(users).where(eq(users.email, draft.ownerEmail));
    expect(owner).toMatchObject({ role: "customer", status: "pending", fullName: "Ann Reed" });
    const assigned = await portal.db
      .select({ userId: taskAssignees.userId, taskId: taskAssignees.taskId })
      .from(taskAssignees)
      .innerJoin(tasks, and(eq(tasks.id, taskAssignees.taskId), eq(tasks.workspaceId, id)));
    expect(assigned).toEqual([{ userId: owner?.id, taskId: detail.tasks[0]?.id }]);
    expect(detail.tasks[1]).toMatchObject({ assignedTo: "Marek Dvořák", status: "pending" });
    const prices = await portal.db.select().from(paymentItems).where(eq(paymentItems.workspaceId, id));
    expect(
      prices.map(({ description, amount, currency, required }) => [description, amount, currency, required]),
    ).toEqual([
      ["Pet Travel Service", 150_000, "GBP", true],
      ["Documentation Processing", 20_000, "GBP", true],
    ]);
    expect(await kindsOf(portal.db, id)).toEqual(["workspace.created", "task.assigned", "task.assigned"]);
  });

  test("[ROLE-04] a second pet of the same owner is a journey of its own, with one pet and one destination", async () => {
    const { ownerEmail } = draftOf();
    const made = [];
    for (const petName of ["Milo", "Otis"]) {
      const { id } = await staff.trpc.workspaces.createFromTemplate.mutate(draftOf({ ownerEmail, petName }));
      made.push(await staff.trpc.workspaces.find.query({ workspaceId: id }));
    }
    expect(made.map(({ petName, destination }) => [petName, destination])).toEqual([
      ["Milo", "USA"],
      ["Otis", "USA"],
    ]);
    expect(made[0]?.id).not.toBe(made[1]?.id);
  });

  test("uses the company's own price list", async () => {
    const [before] = await portal.db.select().from(settings).where(eq(settings.key, "price_list"));
    const items = [{ description: "Everything", amount: 99_901, required: true }];
    const own = { prices: { currency: "EUR", items, depositPercent: 30 }, version: 1 };
    await portal.db.update(settings).set({ value: own }).where(eq(settings.key, "price_list"));
    const { id } = await staff.trpc.workspaces.createFromTemplate.mutate(draftOf());
    const prices = await portal.db.select().from(paymentItems).where(eq(paymentItems.workspaceId, id));
    expect(prices).toMatchObject([{ description: "Everything", amount: 99_901, currency: "EUR" }]);
    await portal.db.update(settings).set({ value: before?.value }).where(eq(settings.key, "price_list"));
  });

  test("due dates follow the departure, the step before, or today, and none lies in the past", async () => {
    const steps: StepDraft[] = [
      { dueAnchor: "created", dueOffsetDays: 7 },
      { dueAnchor: "departure", dueOffsetDays: -10 },
      { dueAnchor: "previous", dueOffsetDays: 3 },
      {},
      { dueAnchor: "previous", dueOffsetDays: 1 },
      { dueAnchor: "arrival", dueOffsetDays: 2 },
      { dueAnchor: "departure", dueOffsetDays: -90 },
    ];
    const { taskIds } = await startedJourney(portal, steps, { departureDate: DEPARTURE });
    const rows = await portal.db
      .select()
      .from(tasks)
      .where(eq(tasks.workspaceId, (await taskOf(portal.db, taskIds[0])).workspaceId))
      .orderBy(asc(tasks.position));
    expect(rows.map(({ dueDate }) => dueDate)).toEqual([
      addDays(TODAY, 7),
      addDays(DEPARTURE, -10),
      addDays(DEPARTURE, -7),
      null,
      addDays(DEPARTURE, -6),
      addDays(DEPARTURE, 2),
      TODAY,
    ]);
  });

  test("takes a departure today, refuses one yesterday by its field, and writes nothing then", async () => {
    await expect(
      staff.trpc.workspaces.createFromTemplate.mutate(draftOf({ departureDate: TODAY })),
    ).resolves.toMatchObject({ departureDate: TODAY });
    const before = snapshot(portal);
    const past = draftOf({ departureDate: addDays(TODAY, -1) });
    expect(await refusalOf(staff.trpc.workspaces.createFromTemplate.mutate(past))).toEqual({
      status: 400,
      fault: "invalid_input",
      fields: { departureDate: "The departure date cannot be in the past" },
    });
    expect(snapshot(portal)).toBe(before);
  });

  test.for([
    ["VAL-WS-01", "petName", " ", "Pet name is required"],
    ["VAL-WS-02", "ownerName", "", "Owner name is required"],
    ["VAL-WS-03", "ownerEmail", "ann@", "Valid email is required"],
    ["VAL-WS-04", "departureDate", "", "Departure date is required"],
    ["VAL-WS-06", "departureDate", "1899-12-31", "Departure date is required"],
  ])("[%s] names the field %s that is wrong", async ([, field = "", value, message]) => {
    const answer = await staff.send("POST", "/api/workspaces/from-template", {
      ...draftOf(),
      [field]: value,
    });
    expect([answer.status, answer.text]).toEqual([400, `${field}: ${message}`]);
  });

  test("[VAL-WS-07] is made with empty notes, and with none", async () => {
    const blank = await staff.send("POST", "/api/workspaces/from-template", { ...draftOf(), notes: "" });
    const none = await staff.send("POST", "/api/workspaces/from-template", draftOf());
    expect([blank.status, none.status]).toEqual([201, 201]);
  });

  test("the same attempt five times at once makes one; with another body it is refused", async () => {
    const draft = draftOf({ requestId: randomUUID() });
    const made = await Promise.all(
      Array.from({ length: 5 }, () => staff.trpc.workspaces.createFromTemplate.mutate(draft)),
    );
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    const rows = await portal.db.select().from(users).where(eq(users.email, draft.ownerEmail));
    expect(rows).toHaveLength(1);
    const other = staff.trpc.workspaces.createFromTemplate.mutate({ ...draft, petName: "Karl" });
    expect(await refusalOf(other)).toEqual({ status: 409, fault: "request_reused" });
    const admin = await portal.admin();
    expect(await refusalOf(admin.trpc.workspaces.createFromTemplate.mutate(draft))).toEqual({
      status: 409,
      fault: "request_reused",
    });
  });

  test("a known address keeps its account and its client, however it is typed", async () => {
    const [sarah] = await portal.db.select().from(users).where(eq(users.id, DEMO_ACCOUNTS.owner));
    const email = sarah?.email.toUpperCase() ?? "";
    const first = await staff.trpc.workspaces.createFromTemplate.mutate(draftOf({ ownerEmail: email }));
    const second = await staff.trpc.workspaces.createFromTemplate.mutate(
      draftOf({ ownerEmail: ` ${email} `, petName: "Rex" }),
    );
    expect(second.clientId).toBe(first.clientId);
    const [client] = await portal.db.select().from(clients).where(eq(clients.id, first.clientId));
    expect(client?.userId).toBe(DEMO_ACCOUNTS.owner);
    const news = await newsFor(portal.db, DEMO_ACCOUNTS.owner);
    expect(news.at(-1)).toMatchObject({
      title: "A new journey",
      workspaceId: second.id,
      actionUrl: `/workspace/${second.id}/customer`,
    });
  });

  test("a colleague's address is refused by its field", async () => {
    const [marek] = await portal.db.select().from(users).where(eq(users.id, DEMO_ACCOUNTS.staff));
    const call = staff.trpc.workspaces.createFromTemplate.mutate(draftOf({ ownerEmail: marek?.email ?? "" }));
    expect(await refusalOf(call)).toMatchObject({
      status: 400,
      fields: { ownerEmail: "This address belongs to a colleague" },
    });
  });

  test("keeps names in every script as they are", async () => {
    for (const [petName, ownerName] of [
      ["ข้าวเหนียว", "สมชาย ใจดี"],
      ["نور", "محمد الأحمد"],
      ["さくら", "田中 美咲"],
      ["<b>Łucja</b> 🐕", "O'Brien; drop table users"],
    ] as const) {
      const made = await staff.trpc.workspaces.createFromTemplate.mutate(draftOf({ petName, ownerName }));
      expect([made.name, made.petName, made.ownerName]).toEqual([petName, petName, ownerName]);
    }
  });

  test("a template that is missing, put away or unpublished starts nothing", async () => {
    const away = await aTemplate(portal.db, [{}], { archivedAt: new Date() });
    const unpublished = await aTemplate(portal.db, [{}], { publishedNumber: null });
    const before = snapshot(portal);
    const start = (templateId: number) =>
      refusalOf(staff.trpc.workspaces.createFromTemplate.mutate(draftOf({ templateId })));
    expect(await start(999_999)).toEqual({ status: 404, fault: "not_found" });
    expect(await start(away)).toEqual({ status: 404, fault: "not_found" });
    expect(await start(unpublished)).toEqual({ status: 409, fault: "wrong_state" });
    expect(snapshot(portal)).toBe(before);
  });
});
