import { describe, expect, test } from "vitest";

import { slotsOf } from "#contracts/bookings/slots.ts";
import { addDays, daysBetween, duePhrase } from "#contracts/core/dates.ts";
import { FORM_OF } from "#contracts/forms/shapes.ts";
import { TAB_OF } from "#contracts/tasks/task-tabs.ts";
import { checkGraph } from "#contracts/workflows/check.ts";
import { PET_TYPES, PRIORITIES, WORKSPACE_STATUSES } from "#contracts/workspaces/terms.ts";

import { instantAt } from "./clock.ts";
import { journeysOf } from "./journeys.ts";
import { buildWorld, demoFiles } from "./seed.ts";

/** An ordinary day; days on which clocks change in London and New York; a leap day and the day after; the turn of a year. */
const DAYS = [
  "2026-11-27",
  "2026-03-29",
  "2026-10-25",
  "2026-11-01",
  "2028-02-29",
  "2028-03-01",
  "2027-01-01",
];
const ZONES = ["Europe/London", "America/New_York", "Pacific/Kiritimati"];

const worlds = DAYS.flatMap((today) => ZONES.map((zone) => ({ today, zone })));

test("[WF-17] every template of the demo company could be published as it is", () => {
  for (const { graph } of buildWorld({ today: "2026-11-27", zone: "UTC" }).rows.templateVersions)
    expect(graph && checkGraph(graph)).toEqual([]);
});

describe.each(worlds)("seeded on $today in $zone", ({ today, zone }) => {
  const world = buildWorld({ today, zone });
  const { tasks, workspaces, documents, taskAssignees } = world.rows;
  const tasksOf = (workspaceId: number) => tasks.filter((task) => task.workspaceId === workspaceId);

  test("[CONST-25] five actions wait for the company, two of them late", () => {
    const waiting = tasks.filter(({ status = "pending" }) => TAB_OF[status] === "your_turn");
    const phrases = waiting
      .toSorted((a, b) => (a.dueDate ?? "").localeCompare(b.dueDate ?? ""))
      .map(({ status, dueDate }) => `${status}: ${duePhrase(dueDate ?? "", today)}`);
    expect(phrases).toEqual([
      "overdue: 2 days overdue",
      "overdue: 1 day overdue",
      "your_turn: Due today",
      "your_turn: Due tomorrow",
      "your_turn: Due in 3 days",
    ]);
  });

  test("an open action is late exactly when its day has passed, and none that waits its turn is", () => {
    for (const task of tasks.filter(({ status }) => status !== "completed")) {
      expect(task.status === "overdue", `task ${task.id}`).toBe((task.dueDate ?? today) < today);
    }
  });

  test("due dates keep their distance to departure and creation", () => {
    for (const journey of journeysOf(world.clock)) {
      const { departureDate, arrival, row } = journey;
      const days = {
        created: addDays(today, -row.created),
        departure: departureDate,
        arrival: arrival.arrivalDate,
        previous: "no step is counted from the one before",
      };
      for (const { dueAnchor, dueDate, dueOffsetDays = 0 } of tasksOf(journey.id)) {
        expect(dueDate).toBe(addDays(days[dueAnchor ?? "previous"], dueOffsetDays ?? 0));
      }
    }
  });

  test("in a sequential journey nothing is done before what comes earlier", () => {
    for (const workspace of workspaces.filter((candidate) => candidate.isSequential)) {
      const steps = tasksOf(workspace.id ?? 0);
      const order = steps.map(({ status }) => (status === "completed" ? 0 : status === "pending" ? 2 : 1));
      expect(order, `${workspace.name}`).toEqual(order.toSorted((a, b) => a - b));
      expect(order.filter((place) => place === 1)).toHaveLength(workspace.status === "completed" ? 0 : 1);
      const ends = steps.flatMap(({ completedAt }) => (completedAt ? [completedAt.getTime()] : []));
      expect(ends, `${workspace.name}`).toEqual(ends.toSorted((a, b) => a - b));
    }
  });

  test("a journey is completed exactly when all of its actions are", () => {
    for (const workspace of workspaces) {
      const isThrough = tasksOf(workspace.id ?? 0).every(({ status }) => status === "completed");
      expect(workspace.status === "completed", `${workspace.name}`).toBe(isThrough);
      expect(workspace.completedAt instanceof Date).toBe(isThrough);
      expect(isThrough && workspace.departureDate >= today).toBe(false);
    }
  });

  test("a completed action has what it asked for", () => {
    const of = (task: { id?: number | undefined }) => (row: { taskId?: number | null | undefined }) =>
      row.taskId === task.id;
    const done = tasks.filter(({ status }) => status === "completed");
    for (const task of done.filter(({ assignedRole }) => assignedRole === "customer")) {
      const isForm = ["booking-form", "boarding-form", "handover-details"].includes(task.actionType);
      const isPayment = ["deposit-payment", "settlement-payment"].includes(task.actionType);
      const paid = world.rows.payments.filter(({ status }) => status === "succeeded").filter(of(task));
      expect(taskAssignees.filter(({ finishedAt }) => finishedAt).filter(of(task))).toHaveLength(1);
      expect(world.rows.formSubmissions.filter(of(task)), `task ${task.id}`).toHaveLength(isForm ? 1 : 0);
      expect(paid, `task ${task.id}`).toHaveLength(isPayment ? 1 : 0);
    }
    for (const task of done) {
      const hasPaper = task.settings?.documentName !== undefined;
      expect(documents.filter(of(task)), `task ${task.id}`).toHaveLength(hasPaper ? 1 : 0);
      expect(task.completedAt, `task ${task.id}`).toBeInstanceOf(Date);
    }
  });

  test("[BOOK-11] each travel call that is done is booked within its hours, one of them to come, and none lies over what its host has", () => {
    const { bookings, scheduleEvents } = world.rows;
    const calls = tasks.filter(({ settings }) => settings?.booking);
    expect(calls.every(({ status }) => status === "completed")).toBe(true);
    expect(bookings.map(({ taskId }) => taskId)).toEqual(calls.map(({ id }) => id));
    const midnight = instantAt(today, "00:00", zone);
    expect(bookings.filter(({ startsAt }) => startsAt > midnight)).toHaveLength(1);
    for (const booking of bookings) {
      const availability = calls.find(({ id }) => id === booking.taskId)?.settings?.booking;
      const leads = new Set(
        workspaces.filter(({ assignedToId }) => assignedToId === booking.hostId).map(({ id }) => id),
      );
      const busy = scheduleEvents
        .filter(({ id, workspaceId, firstDay, status }) =>
          Boolean(
            id !== booking.eventId && !firstDay && status !== "cancelled" && leads.has(workspaceId ?? 0),
          ),
        )
        .map(({ startDate, endDate }) => ({ from: startDate, until: endDate ?? startDate }));
      const from = booking.startsAt.toISOString().slice(0, 10);
      const asked = { now: booking.createdAt ?? midnight, busy, from };
      const slots = availability ? slotsOf(availability, asked) : [];
      const first = [...slots].find(({ startsAt }) => startsAt >= booking.startsAt);
      expect(first?.startsAt).toEqual(booking.startsAt);
    }
  });

  test("a certificate with a short life is made within it", () => {
    for (const journey of journeysOf(world.clock)) {
      const certificates = journey.plan.filter(
        ({ step }) => step.do === "health-cert" && step.by === "partner",
      );
      for (const { step, submittedAt } of certificates.filter((planned) => planned.submittedAt !== null)) {
        const age = daysBetween(submittedAt?.toISOString().slice(0, 10) ?? "", journey.departureDate);
        expect(age, `${journey.petName}: ${step.title}`).toBeGreaterThan(0);
        expect(age, `${journey.petName}: ${step.title}`).toBeLessThanOrEqual(9);
      }
    }
  });

  test("nothing that has happened happened after the day began", () => {
    const midnight = instantAt(today, "00:00", zone).getTime();
    const times = [
      ...world.rows.activity.map((row) => row.at),
      ...world.rows.messages.map((row) => row.createdAt),
      ...world.rows.notifications.flatMap((row) => [row.createdAt, row.readAt]),
      ...tasks.flatMap((row) => [
        row.createdAt,
        row.openedAt,
        row.submittedAt,
        row.completedAt,
        row.updatedAt,
      ]),
      ...documents.map((row) => row.uploadedAt),
      ...world.rows.documentReviews.map((row) => row.createdAt),
      ...world.rows.payments.flatMap((row) => [row.createdAt, row.settledAt]),
      ...world.rows.workspaceMembers.flatMap((row) => [row.createdAt, row.joinedAt]),
      ...world.rows.users.map((row) => row.createdAt),
      ...world.rows.helpVotes.map((row) => row.createdAt),
    ].flatMap((time) => (time ? [time.getTime()] : []));
    expect(times.length).toBeGreaterThan(1_000);
    expect(Math.max(...times)).toBeLessThanOrEqual(midnight);
  });
});

test("the same day gives the same rows", () => {
  const once = () => JSON.stringify(buildWorld({ today: "2026-11-27", zone: "UTC" }).rows);
  expect(once()).toBe(once());
});

test("the journeys are of every status, priority and species, and one departs within a week", () => {
  const { workspaces, pets } = buildWorld({ today: "2026-11-27", zone: "UTC" }).rows;
  expect(workspaces.length).toBeGreaterThanOrEqual(24);
  expect(new Set(workspaces.map(({ status }) => status))).toEqual(new Set(WORKSPACE_STATUSES));
  expect(new Set(workspaces.map(({ priority }) => priority))).toEqual(new Set(PRIORITIES));
  const travelling = workspaces.map(({ petId }) => pets[petId - 1]?.species);
  expect(new Set(travelling)).toEqual(new Set(PET_TYPES));
  const soon = workspaces.filter(
    ({ departureDate }) => departureDate >= "2026-11-27" && departureDate <= "2026-12-04",
  );
  expect(soon.map(({ name }) => name)).toEqual(["Kiwi"]);
});

test("forms that were sent would be taken again", () => {
  const { formSubmissions } = buildWorld({ today: "2026-11-27", zone: "UTC" }).rows;
  for (const { kind, values } of formSubmissions)
    expect(FORM_OF[kind].safeParse(values).error).toBeUndefined();
  expect(new Set(formSubmissions.map(({ kind }) => kind))).toEqual(new Set(["pet", "travel", "owner"]));
});

test("the files are the same whatever the day, and are what their type says", () => {
  const asText = (files: typeof ours) =>
    files.map(({ key, bytes }) => `${key} ${Buffer.from(bytes).toString("base64")}`);
  const ours = demoFiles();
  expect(asText(buildWorld({ today: "2028-02-29", zone: "Asia/Tokyo" }).files)).toEqual(asText(ours));
  const head = { "application/pdf": "%PDF-1.7", "image/png": "\u0089PNG\r\n\u001a\n", "image/jpeg": "none" };
  for (const { bytes, mediaType } of ours) {
    expect(Buffer.from(bytes.subarray(0, 8)).toString("latin1")).toBe(head[mediaType]);
  }
});
