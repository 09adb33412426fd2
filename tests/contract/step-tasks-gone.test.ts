import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { workspaces } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { aDogForDubai, draftOf, STEP } from "#tests/support/dubai-journey.ts";
import { aDocument } from "#tests/support/made-documents.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

let portal: Portal;
let staff: Actor;
beforeAll(async () => {
  portal = await aPortal("accounts");
  staff = await portal.staff();
});
afterAll(() => portal.stop());

describe("[RPT-52] a task goes with the step that it was made of, and comes back with it", () => {
  /** The step that owners do is made a task; the template's to-do stands for the permit. */
  async function aDogWithBoth() {
    const dog = await aDogForDubai({ portal, staff });
    const { seen } = await dog.preview();
    const before = await dog.find(dog.taskId);
    const { tasks } = await staff.trpc.journeys.addStepTasks.mutate({
      workspaceId: dog.workspaceId,
      seen,
      steps: [
        { stepId: STEP, taskId: dog.taskId },
        { stepId: "AE-6", taskId: null },
      ],
    });
    const madeId = tasks.find(({ stepId }) => stepId === "AE-6")?.taskId ?? 0;
    const isThere = () =>
      dog.find(madeId).then(
        () => true,
        () => false,
      );
    return { ...dog, before, madeId, isThere };
  }

  const GONE = "The travel rules do not ask for it any more";

  test("another destination takes it away and gives the template's to-do its day back; the first one brings both steps again", async () => {
    const dog = await aDogWithBoth();
    await dog.travel({ arrivalAirport: "LIS" });
    await expect.poll(dog.isThere).toBe(false);
    expect((await dog.log("task.removed"))[0]).toMatchObject({ actorName: "Pet Travel Portal", text: GONE });
    await expect.poll(dog.made).toEqual([]);
    expect(await dog.find(dog.taskId)).toMatchObject({ dueDate: dog.before.dueDate, status: "your_turn" });
    await dog.travel({ arrivalAirport: "DXB" });
    await expect.poll(dog.isThere).toBe(true);
    expect(await dog.made()).toMatchObject([{ stepId: "AE-6", taskId: dog.madeId }]);
    expect(draftOf(await dog.preview(), STEP)?.same).toMatchObject([{ taskId: dog.taskId, isSure: true }]);
  });

  test("a route that is not known takes nothing away", async () => {
    const dog = await aDogWithBoth();
    await portal.db
      .update(workspaces)
      .set({ destination: "Somewhere warm" })
      .where(eq(workspaces.id, dog.workspaceId));
    await dog.travel({ arrivalAirport: "Somewhere" });
    await portal.runDuties();
    expect(await dog.isThere()).toBe(true);
    expect(await dog.made()).toHaveLength(2);
  });

  test("what holds a paper, and what a person has brought back, stays as a to-do like any other", async () => {
    const dog = await aDogWithBoth();
    const { madeId } = dog;
    await dog.travel({ arrivalAirport: "LIS" });
    await expect.poll(dog.isThere).toBe(false);
    const { items } = await staff.trpc.removed.list.query({ limit: 50 });
    expect(items.find(({ thingId }) => thingId === madeId)).toMatchObject({ kind: "task", removedBy: null });
    await staff.trpc.removed.restore.mutate({ kind: "task", thingId: madeId });
    await portal.runDuties();
    expect(await dog.isThere()).toBe(true);
    expect(await dog.made()).toEqual([]);

    const other = await aDogWithBoth();
    await aDocument(portal.db, { workspaceId: other.workspaceId, taskId: other.madeId, name: "Permit" });
    await other.travel({ arrivalAirport: "LIS" });
    await expect.poll(other.made).toEqual([]);
    expect(await other.isThere()).toBe(true);
    expect((await other.log("task.updated")).map(({ text }) => text)).toContain(GONE);
  });
});
