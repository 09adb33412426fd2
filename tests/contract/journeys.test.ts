import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { documents, messages, taskAssignees, tasks, templates, workspaceMembers } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { kindsOf, statusesOf, workspaceOf } from "#tests/support/journey-rows.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { snapshot } from "#tests/support/snapshot.ts";
import { refusalOf, startedJourney } from "#tests/support/started-journey.ts";

let portal: Portal;
let staff: Actor;
beforeAll(async () => {
  portal = await aPortal("demo", { DEMO_MODE: "1" });
  staff = await portal.staff();
});
afterAll(() => portal.stop());

const pageOf = (actor: Actor, workspaceId: number) =>
  actor.trpc.journeys.customerWorkspace.query({ workspaceId });

/** A stored file of a to-do, as the upload door leaves it. */
async function aDocument(
  workspaceId: number,
  taskId: number | null,
  facts: Partial<typeof documents.$inferInsert> = {},
) {
  const [row] = await portal.db
    .insert(documents)
    .values({
      workspaceId,
      taskId,
      name: "Passport.pdf",
      type: "travel",
      currentNumber: 1,
      uploadedById: DEMO_ACCOUNTS.owner,
      uploadedAt: new Date(),
      requestId: crypto.randomUUID(),
      ...facts,
    })
    .returning();
  return row;
}

describe("the owner's page", () => {
  test("[API-27] [CUST-05] [CUST-17] opens the demo journey with its five to-dos, four people on each, none finished", async () => {
    const owner = await portal.owner();
    const answer = await owner.get<Awaited<ReturnType<typeof pageOf>>>("/api/customer-workspace/1");
    expect([answer.status, answer.trips]).toEqual([200, 1]);
    const page = answer.json();
    expect(page.todos.map(({ title }) => title)).toEqual([
      "Make deposit payment",
      "Flight Booking Form",
      "UPLOAD Passport Copy",
      "Pet Boarding Form",
      "Picture Of Your Pets",
    ]);
    for (const todo of page.todos) {
      expect([todo.title, todo.assignees.map(({ status }) => status)]).toEqual([
        todo.title,
        ["pending", "pending", "pending", "pending"],
      ]);
    }
  });

  test("[CUST-22] only payments warn of missing roles, and only while nobody pays", async () => {
    const owner = await portal.owner();
    const warnings = async () =>
      (await pageOf(owner, 1)).todos.filter((todo) => todo.hasRolesWarning).map(({ title }) => title);
    expect(await warnings()).toEqual(["Make deposit payment"]);
    await owner.trpc.workspaces.setPayer.mutate({ workspaceId: 1, userId: DEMO_ACCOUNTS.owner });
    expect(await warnings()).toEqual([]);
    await portal.db
      .update(workspaceMembers)
      .set({ isPayer: false })
      .where(eq(workspaceMembers.workspaceId, 1));
  });

  test("[ENT-32] [STATE-24] [CUST-19] a to-do tells its fields, and each state by its word", async () => {
    const { owner, workspace, taskIds } = await startedJourney(portal, [{}, { needsReview: true }, {}]);
    const states = async () =>
      (await pageOf(owner, workspace.id)).todos.map(({ status, inReview }) => [status, inReview]);
    expect(await states()).toEqual([
      ["current", false],
      ["pending", false],
      ["pending", false],
    ]);
    await owner.trpc.journeys.submitTodo.mutate({ taskId: taskIds[0] ?? 0 });
    await owner.trpc.journeys.submitTodo.mutate({ taskId: taskIds[1] ?? 0 });
    expect(await states()).toEqual([
      ["completed", false],
      ["current", true],
      ["pending", false],
    ]);
    const [todo] = (await pageOf(owner, workspace.id)).todos;
    expect(todo).toMatchObject({
      id: taskIds[0],
      title: "Step 1",
      assignee: "Ann Reed",
      description: "",
      assignees: [{ name: "Ann Reed", status: "finished", initials: "AR" }],
      dueDate: null,
      hasRolesWarning: false,
      completionRule: "one",
      returnedReason: null,
    });
  });

  test("[CUST-24] [CUST-25] tells who was assigned and what happened, the newest first, the company's own steps not", async () => {
    const { owner, workspace, taskIds } = await startedJourney(portal, [
      {},
      { assignedRole: "team", title: "Internal check" },
    ]);
    await staff.trpc.workspaces.update.mutate({ workspaceId: workspace.id, version: 0, priority: "high" });
    await owner.trpc.journeys.submitTodo.mutate({ taskId: taskIds[0] ?? 0 });
    const { activity, todos } = await pageOf(owner, workspace.id);
    expect(activity.map(({ kind }) => kind)).toEqual([
      "task.completed",
      "task.assigned",
      "workspace.created",
    ]);
    expect(activity[0]).toMatchObject({ actorName: "Ann Reed", subject: "Step 1", isMine: true });
    expect(JSON.stringify({ activity, todos })).not.toContain("Internal check");
  });

  test("[CUST-02] names who invited the owner: the colleague in charge until an invitation was sent", async () => {
    const { owner, workspace } = await startedJourney(portal, [{}]);
    expect((await pageOf(owner, workspace.id)).inviterName).toBe("Marek Dvořák");
    const admin = await portal.admin();
    await admin.trpc.invites.inviteCustomer.mutate({
      workspaceId: workspace.id,
      name: "B",
      email: "b@example.com",
    });
    expect((await pageOf(owner, workspace.id)).inviterName).toBe("Anna Lindqvist");
  });

  test("[CUST-26] says how each required paper stands", async () => {
    const { owner, workspace, taskIds } = await startedJourney(portal, [
      { actionType: "passport-upload", settings: { documentName: "Owner passport copy" } },
    ]);
    const required = ["Owner passport copy", "Health certificate", "Rabies certificate"];
    await portal.db
      .update(templates)
      .set({ requiredDocuments: required })
      .where(eq(templates.id, workspace.templateId ?? 0));
    await aDocument(workspace.id, taskIds[0] ?? 0, { name: "IMG_1.JPG", status: "approved" });
    await aDocument(workspace.id, null, {
      name: "health CERTIFICATE",
      status: "rejected",
      rejectionReason: "Too old",
    });
    const { compliance } = await pageOf(owner, workspace.id);
    expect(compliance.map(({ name, state, reason }) => [name, state, reason])).toEqual([
      ["Owner passport copy", "met", null],
      ["Health certificate", "rejected", "Too old"],
      ["Rabies certificate", "missing", null],
    ]);
  });

  test("shows no word that staff keep to themselves", async () => {
    const { owner, workspace } = await startedJourney(portal, [{}]);
    await portal.db.insert(messages).values({
      workspaceId: workspace.id,
      authorId: 2,
      body: "SECRET",
      isInternal: true,
      requestId: crypto.randomUUID(),
    });
    expect(JSON.stringify(await pageOf(owner, workspace.id))).not.toContain("SECRET");
  });

  test("is another owner's as little as a missing one, and colleagues see it too", async () => {
    const { workspace } = await startedJourney(portal, [{}]);
    const stranger = await portal.secondOwner();
    const nothing = { status: 404, fault: "not_found" };
    expect(await refusalOf(pageOf(stranger, workspace.id))).toEqual(nothing);
    expect(await refusalOf(pageOf(stranger, 999_999))).toEqual(nothing);
    expect((await pageOf(staff, workspace.id)).id).toBe(workspace.id);
  });
});

describe("a to-do with papers", () => {
  test("[CUST-16] is finished once a file is there, not with none, a rejected, a removed or an unfinished one", async () => {
    const { owner, workspace, taskIds } = await startedJourney(portal, [
      { actionType: "pet-photos", needsReview: true },
    ]);
    const [taskId = 0] = taskIds;
    const submit = () => owner.trpc.journeys.submitTodo.mutate({ taskId });
    const wrong = { status: 409, fault: "wrong_state" };
    expect(await refusalOf(submit())).toEqual(wrong);
    await aDocument(workspace.id, taskId, { status: "rejected" });
    await aDocument(workspace.id, taskId, { removedAt: new Date() });
    await aDocument(workspace.id, taskId, { currentNumber: 0 });
    expect(await refusalOf(submit())).toEqual(wrong);
    await aDocument(workspace.id, taskId);
    expect(await submit()).toEqual({ taskId, status: "current" });
    expect(await statusesOf(portal.db, taskIds)).toEqual(["your_turn"]);
  });

  test("one that ends by a form or a payment does not end by this call", async () => {
    const { owner, taskIds } = await startedJourney(
      portal,
      [{ actionType: "boarding-form" }, { actionType: "deposit-payment" }],
      { isSequential: false },
    );
    const before = snapshot(portal);
    for (const taskId of taskIds) {
      expect(await refusalOf(owner.trpc.journeys.submitTodo.mutate({ taskId }))).toEqual({
        status: 409,
        fault: "wrong_state",
      });
    }
    expect(snapshot(portal)).toBe(before);
  });
});

test("[CUST-29] [API-28] the main job: from the template to the completed journey, every step stored", async () => {
  const { owner, ownerId, workspace, taskIds } = await startedJourney(portal, [
    { actionType: "deposit-payment" },
    { actionType: "booking-form" },
    { actionType: "passport-upload", needsReview: true },
    { actionType: "boarding-form" },
    { actionType: "pet-photos", needsReview: true },
  ]);
  const [deposit = 0, booking = 0, passport = 0, boarding = 0, photos = 0] = taskIds;
  await owner.trpc.workspaces.setPayer.mutate({ workspaceId: workspace.id, userId: ownerId });
  await owner.trpc.payments.payByCard.mutate({
    taskId: deposit,
    cardToken: "tok_0123456789",
    requestId: crypto.randomUUID(),
  });
  await owner.trpc.forms.submit.mutate({
    taskId: booking,
    values: {
      departureDate: "2031-05-01",
      departureAirport: "LHR",
      arrivalAirport: "JFK",
      travelClass: "cargo",
    },
  });
  const review = async (taskId: number) => {
    const document = await aDocument(workspace.id, taskId);
    await owner.trpc.journeys.submitTodo.mutate({ taskId });
    await staff.trpc.documents.review.mutate({
      documentId: document?.id ?? 0,
      version: 0,
      decision: "approve",
      byEye: true,
    });
  };
  await review(passport);
  await owner.trpc.forms.submit.mutate({
    taskId: boarding,
    values: { petName: "Bella", breed: "Beagle", age: 4, weight: 12, vaccinationStatus: "up-to-date" },
  });
  await review(photos);
  expect(await statusesOf(portal.db, taskIds)).toEqual(Array.from({ length: 5 }, () => "completed"));
  expect(await workspaceOf(portal.db, workspace.id)).toMatchObject({
    status: "in_progress",
    tasksDone: 5,
    tasksTotal: 5,
  });
  const page = await pageOf(owner, workspace.id);
  expect(page.todos.every(({ status }) => status === "completed")).toBe(true);
  expect(page.stage).toBe("ready");
  expect(page.activity[0]?.kind).toBe("workspace.ready");
  const kinds = await kindsOf(portal.db, workspace.id);
  expect(kinds.filter((kind) => kind === "task.completed")).toHaveLength(5);
  const rows = await portal.db
    .select()
    .from(tasks)
    .innerJoin(taskAssignees, eq(taskAssignees.taskId, tasks.id))
    .where(eq(tasks.workspaceId, workspace.id));
  expect(rows.every(({ task_assignees }) => task_assignees.finishedAt !== null)).toBe(true);
});
