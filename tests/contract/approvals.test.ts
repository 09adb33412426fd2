import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";

import { activity } from "#db/schema.ts";
import { kindsOf, taskOf } from "#tests/support/journey-rows.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { refusalOf, startedJourney } from "#tests/support/started-journey.ts";

let portal: Portal;
beforeAll(async () => {
  portal = await aPortal("accounts");
});
afterAll(() => portal.stop());

test("[WF-21] of an approval and a rejection at the same moment one wins, and the other is told with 409 what has become of it", async () => {
  const [staff, admin] = [await portal.staff(), await portal.admin()];
  const { owner, taskIds, workspace } = await startedJourney(portal, [{ needsReview: true }, {}]);
  const [taskId = 0] = taskIds;
  await owner.trpc.journeys.submitTodo.mutate({ taskId });
  const { version } = await taskOf(portal.db, taskId);
  const results = await Promise.allSettled([
    staff.trpc.tasks.complete.mutate({ taskId, version }),
    admin.trpc.tasks.sendBack.mutate({ taskId, version, reason: "The date is missing" }),
  ]);
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const task = await taskOf(portal.db, taskId);
  const lost = results.find((result) => result.status === "rejected");
  expect(lost?.reason).toMatchObject({
    data: { httpStatus: 409, current: { id: taskId, version: task.version } },
  });
  const kinds = await kindsOf(portal.db, workspace.id);
  const outcomes = kinds.filter((kind) => kind === "task.completed" || kind === "task.returned");
  expect(outcomes).toEqual([task.status === "completed" ? "task.completed" : "task.returned"]);
});

test.for(["deposit-payment", "settlement-payment"] as const)(
  "[RPT-24] a %s that nobody has paid is done only with a reason, which the record keeps",
  async (actionType) => {
    const staff = await portal.staff();
    const { taskIds } = await startedJourney(portal, [{ actionType, title: "Pay" }, {}]);
    const [taskId = 0] = taskIds;
    const { version } = await taskOf(portal.db, taskId);
    for (const reason of [undefined, " ", "\u200b"]) {
      const refused = await refusalOf(staff.trpc.tasks.complete.mutate({ taskId, version, reason }));
      expect(refused).toMatchObject({ status: 400, fault: "invalid_input" });
    }
    await staff.trpc.tasks.complete.mutate({ taskId, version, reason: "Paid in cash" });
    const [entry] = await portal.db
      .select()
      .from(activity)
      .where(and(eq(activity.taskId, taskId), eq(activity.kind, "task.completed")));
    expect(entry?.data?.text).toBe("Paid in cash");
  },
);
