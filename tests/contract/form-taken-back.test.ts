import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";

import type { FormValues } from "#contracts/forms/shapes.ts";
import { notifications } from "#db/schema.ts";
import { kindsOf, statusesOf, taskOf } from "#tests/support/journey-rows.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { snapshot } from "#tests/support/snapshot.ts";
import { refusalOf, startedJourney, type StepDraft } from "#tests/support/started-journey.ts";

const FORM: StepDraft = { actionType: "booking-form", needsReview: true };
const VALUES: FormValues = {
  departureDate: "2031-06-01",
  departureAirport: "LHR",
  arrivalAirport: "JFK",
  travelClass: "cargo",
};

let portal: Portal;
beforeAll(async () => {
  portal = await aPortal("accounts");
});
afterAll(() => portal.stop());

async function aSentForm(step: StepDraft = FORM) {
  const journey = await startedJourney(portal, [step, {}]);
  const { owner, taskIds } = journey;
  const [taskId = 0] = taskIds;
  await owner.trpc.forms.submit.mutate({ taskId, values: VALUES });
  const { sentAt } = await owner.trpc.forms.find.query({ taskId });
  return { ...journey, taskId, sentAt: sentAt?.toISOString() ?? "" };
}

test("[OWN-36] a form in review is taken back by its owner with what was sent in it, and the team is told", async () => {
  const { owner, workspace, taskIds, taskId, sentAt } = await aSentForm();
  const attempt = { taskId, sentAt };
  // Pressed twice, and from two tabs.
  const both = [1, 2].map(() => owner.trpc.forms.takeBack.mutate(attempt));
  expect(await Promise.all(both)).toEqual([{ taskId }, { taskId }]);
  expect(await statusesOf(portal.db, taskIds)).toEqual(["in_progress", "pending"]);
  expect(await owner.trpc.forms.find.query({ taskId })).toMatchObject({
    source: "submission",
    sentAt: null,
    values: VALUES,
  });
  expect((await kindsOf(portal.db, workspace.id)).filter((kind) => kind === "form.taken_back")).toHaveLength(
    1,
  );
  const told = await portal.db.select().from(notifications).where(eq(notifications.taskId, taskId));
  expect(told.filter(({ title }) => title === "Form taken back")).not.toEqual([]);

  await owner.trpc.forms.submit.mutate({ taskId, values: { ...VALUES, arrivalAirport: "BOS" } });
  expect(await taskOf(portal.db, taskId)).toMatchObject({ status: "your_turn", turn: "team" });
  // The page that was left open knows only of the first.
  expect(await refusalOf(owner.trpc.forms.takeBack.mutate(attempt))).toMatchObject({ fault: "wrong_state" });
  expect(await taskOf(portal.db, taskId)).toMatchObject({ turn: "team" });
});

test("[OWN-36] once the company has decided, or where it decides nothing, there is no way back", async () => {
  const decided = await aSentForm();
  const staff = await portal.staff();
  const { version } = await taskOf(portal.db, decided.taskId);
  await staff.trpc.tasks.complete.mutate({ taskId: decided.taskId, version });
  const before = snapshot(portal);
  const again = decided.owner.trpc.forms.takeBack.mutate({ taskId: decided.taskId, sentAt: decided.sentAt });
  expect(await refusalOf(again)).toMatchObject({ fault: "wrong_state" });
  expect(await decided.owner.trpc.forms.find.query({ taskId: decided.taskId })).toMatchObject({
    sentAt: null,
  });
  expect(snapshot(portal)).toEqual(before);
  const { sentAt } = await aSentForm({ ...FORM, needsReview: false });
  expect(sentAt).toBe("");
});

test("[OWN-36] of a decision and a taking back at the same moment one holds", async () => {
  const { owner, taskId, sentAt } = await aSentForm();
  const staff = await portal.staff();
  const { version } = await taskOf(portal.db, taskId);
  const [back, done] = await Promise.allSettled([
    owner.trpc.forms.takeBack.mutate({ taskId, sentAt }),
    staff.trpc.tasks.complete.mutate({ taskId, version }),
  ]);
  const { status } = await taskOf(portal.db, taskId);
  expect(status).toBe(done?.status === "fulfilled" ? "completed" : "in_progress");
  expect(back?.status === "fulfilled").toBe(status === "in_progress");
});

test("[OWN-36] nobody else's", async () => {
  const { taskId, sentAt } = await aSentForm();
  const other = await portal.secondOwner();
  expect(await refusalOf(other.trpc.forms.takeBack.mutate({ taskId, sentAt }))).toMatchObject({
    fault: "not_found",
  });
  expect(await taskOf(portal.db, taskId)).toMatchObject({ turn: "team" });
});
