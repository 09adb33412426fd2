import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";

import { addDays } from "#contracts/core/dates.ts";
import { workspaces } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { companyToday } from "#tests/support/invoices.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { aJourneyOn, aStep, inARow, watching } from "#tests/support/workflow-journey.ts";

let portal: Portal;
let staff: Actor;
let watch: ReturnType<typeof watching>;
beforeAll(async () => {
  portal = await aPortal("demo");
  staff = await portal.staff();
  watch = watching(portal, staff);
});
afterAll(() => portal.stop());

test("[RPT-46] a step that nobody does is counted nowhere, and holds the journey's end all the same", async () => {
  const departureDate = addDays(companyToday(), 30);
  const before = await staff.trpc.tasks.counts.query({});
  const { id } = await aJourneyOn(
    portal,
    inARow(
      aStep("Begin"),
      { ...aStep("On board", "milestone"), data: {} },
      aStep("Hold", "wait", { settings: { wait: { for: "before-departure", days: 5 } } }),
    ),
    { departureDate },
  );
  const journey = async () => (await portal.db.select().from(workspaces).where(eq(workspaces.id, id)))[0];
  expect(await journey()).toMatchObject({ tasksTotal: 1, tasksDone: 0, actionCount: 1 });
  const counted = await staff.trpc.tasks.counts.query({});
  expect(counted).toEqual({ ...before, your_turn: before.your_turn + 1 });
  expect((await staff.trpc.dashboard.stats.query({})).yourTurn).toBe(counted.your_turn);
  await watch.complete(id, "Begin");
  expect(await watch.statuses(id)).toMatchObject({ "On board": "completed", Hold: "in_progress" });
  expect(await journey()).toMatchObject({ tasksTotal: 1, tasksDone: 1, actionCount: 0, readyToldAt: null });
  const done = await staff.trpc.tasks.counts.query({});
  expect(done).toEqual({ ...before, completed: before.completed + 1 });
  const listed = await staff.trpc.tasks.list.query({ tab: "pending", workspaceId: id });
  expect(listed.items).toEqual([]);
  await watch.daysRun(addDays(departureDate, -5));
  expect(await watch.statuses(id)).toMatchObject({ Hold: "completed" });
  expect(await journey()).toMatchObject({ tasksTotal: 1, tasksDone: 1, readyToldAt: expect.any(Date) });
});
