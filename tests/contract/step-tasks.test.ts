import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { addDays } from "#contracts/core/dates.ts";
import type { Actor } from "#tests/support/actor.ts";
import {
  aDogForDubai,
  DEPARTS,
  draftOf,
  LEAVES_LATER,
  PERMIT,
  STEP,
  TODAY,
} from "#tests/support/dubai-journey.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { refusalOf, type StepDraft } from "#tests/support/started-journey.ts";

let portal: Portal;
let staff: Actor;
beforeAll(async () => {
  portal = await aPortal("accounts");
  staff = await portal.staff();
});
afterAll(() => portal.stop());

describe("[RPT-47] tasks of the rules are shown before they are made, and taken back at once", () => {
  test("each step with who does it, its window and the to-do that means the same; an owner sees nothing of it", async () => {
    const dog = await aDogForDubai({ portal, staff });
    const before = await dog.find(dog.taskId);
    const preview = await dog.preview();
    const arrives = addDays(DEPARTS, 1);
    expect(draftOf(preview, STEP)).toEqual({
      stepId: STEP,
      title: "Import permit",
      doer: "company",
      assignedRole: "team",
      opensOn: addDays(arrives, -30),
      dueDate: arrives,
      same: [
        { taskId: dog.taskId, title: "Import permit", dueDate: before.dueDate, isSure: true, isDone: false },
      ],
    });
    expect(draftOf(preview, "AE-6")).toMatchObject({ assignedRole: "customer", same: [] });
    expect(await dog.made()).toEqual([]);
    expect(
      (await refusalOf(dog.owner.trpc.journeys.previewStepTasks.query({ workspaceId: dog.workspaceId })))
        .fault,
    ).toBe("forbidden");
  });

  test("two presses make one task, due on the last day of its window", async () => {
    const dog = await aDogForDubai({ portal, staff });
    const { seen, ...preview } = await dog.preview();
    const answers = await Promise.all([dog.make(seen, "AE-6", null), dog.make(seen, "AE-6", null)]);
    expect(answers.map(({ tasks }) => tasks.length).toSorted((a, b) => a - b)).toEqual([0, 1]);
    const [made] = await dog.made();
    const { dueDate } = draftOf({ seen, ...preview }, "AE-6") ?? {};
    expect(made).toMatchObject({ stepId: "AE-6", dueDate });
  });

  test("what was shown before the departure moved makes nothing; nor does a to-do that was not offered", async () => {
    const dog = await aDogForDubai({ portal, staff }, [
      PERMIT,
      { title: "Passport copy", actionType: "passport-upload" },
    ]);
    const old = await dog.preview();
    await dog.travel({ departureDate: LEAVES_LATER });
    expect(await refusalOf(dog.make(old.seen, STEP, null))).toMatchObject({
      status: 409,
      fault: "stale_version",
    });
    const { seen } = await dog.preview();
    expect((await refusalOf(dog.make(seen, STEP, dog.taskId + 1))).fault).toBe("invalid_input");
    expect((await refusalOf(dog.make(seen, "XX-1", null))).fault).toBe("invalid_input");
    expect(await dog.made()).toEqual([]);
  });

  test("what was made at once goes at once, once; a to-do is due as it was, and follows the departure again", async () => {
    const dog = await aDogForDubai({ portal, staff });
    const before = await dog.find(dog.taskId);
    const { seen } = await dog.preview();
    const { tasks } = await staff.trpc.journeys.addStepTasks.mutate({
      workspaceId: dog.workspaceId,
      seen,
      steps: [
        { stepId: STEP, taskId: dog.taskId },
        { stepId: "AE-6", taskId: null },
      ],
    });
    const undo = () => staff.trpc.journeys.undoStepTasks.mutate({ workspaceId: dog.workspaceId, tasks });
    expect(await undo()).toEqual({ undone: 2 });
    expect(await undo()).toEqual({ undone: 0 });
    expect(await dog.made()).toEqual([]);
    const fresh = tasks.find(({ stepId }) => stepId === "AE-6");
    expect((await refusalOf(staff.trpc.tasks.find.query({ taskId: fresh?.taskId ?? 0 }))).status).toBe(404);
    expect((await dog.find(dog.taskId)).dueDate).toBe(before.dueDate);
    await dog.travel({ departureDate: LEAVES_LATER });
    expect((await dog.find(dog.taskId)).dueDate).toBe(addDays(LEAVES_LATER, -5));
  });

  test("what a colleague has changed since is not taken back", async () => {
    const dog = await aDogForDubai({ portal, staff });
    const { seen } = await dog.preview();
    const { tasks } = await dog.make(seen, "AE-6", null);
    const [made] = tasks;
    if (!made) throw new Error("Nothing was made");
    await staff.trpc.tasks.reschedule.mutate({ taskId: made.taskId, version: made.version, dueDate: TODAY });
    const undo = staff.trpc.journeys.undoStepTasks.mutate({ workspaceId: dog.workspaceId, tasks });
    expect((await refusalOf(undo)).fault).toBe("stale_version");
    expect((await dog.find(made.taskId)).dueDate).toBe(TODAY);
  });
});

describe("[RPT-48] a step of the rules and a to-do that mean the same paper are one task, due by the window", () => {
  /** The to-do of the template stands for the step. */
  async function aLinked(steps?: StepDraft[]) {
    const dog = await aDogForDubai({ portal, staff }, steps);
    const { seen } = await dog.preview();
    await dog.make(seen, STEP, dog.taskId);
    return dog;
  }

  test("the to-do of the template becomes the step's: no second one, and the day is the window's", async () => {
    const dog = await aLinked();
    const due = addDays(DEPARTS, 1);
    expect(await dog.made()).toEqual([{ stepId: STEP, taskId: dog.taskId, dueDate: due }]);
    const { items } = await staff.trpc.tasks.list.query({ workspaceId: dog.workspaceId, limit: 50 });
    expect(items.filter(({ title }) => title === "Import permit")).toHaveLength(1);
    expect((await dog.preview()).steps.map(({ stepId }) => stepId)).not.toContain(STEP);
    expect((await dog.log("task.rescheduled"))[0]).toMatchObject({
      text: "Asked by the rules: Import permit",
    });
  });

  test("[RPT-51] a to-do that is done already is offered too, to be chosen by a person; it stays done, with its day", async () => {
    const dog = await aDogForDubai({ portal, staff });
    const { version, dueDate } = await dog.find(dog.taskId);
    await staff.trpc.tasks.complete.mutate({ taskId: dog.taskId, version });
    const { seen, ...preview } = await dog.preview();
    expect(draftOf({ seen, ...preview }, STEP)?.same).toEqual([
      { taskId: dog.taskId, title: "Import permit", dueDate, isSure: false, isDone: true },
    ]);
    const { tasks: made } = await dog.make(seen, STEP, dog.taskId);
    const done = { status: "completed", dueDate };
    expect(await dog.find(dog.taskId)).toMatchObject(done);
    expect(await dog.made()).toMatchObject([{ stepId: STEP, taskId: dog.taskId }]);
    expect(draftOf(await dog.preview(), STEP)).toBeUndefined();
    await dog.travel({ departureDate: LEAVES_LATER });
    expect(await dog.find(dog.taskId)).toMatchObject(done);
    const { workspaceId } = dog;
    await staff.trpc.journeys.undoStepTasks.mutate({ workspaceId, tasks: made });
    expect(await dog.find(dog.taskId)).toMatchObject(done);
    expect(draftOf(await dog.preview(), STEP)?.same).toHaveLength(1);
  });

  test("it moves with the departure, in the record; a day that a person gave stays", async () => {
    const dog = await aLinked();
    await dog.travel({ departureDate: LEAVES_LATER });
    await expect.poll(async () => (await dog.find(dog.taskId)).dueDate).toBe(addDays(LEAVES_LATER, 1));
    expect((await dog.log("task.rescheduled"))[0]?.text).toMatch(/window of the travel rules has moved/);
    const { version } = await dog.find(dog.taskId);
    await staff.trpc.tasks.reschedule.mutate({ taskId: dog.taskId, version, dueDate: TODAY });
    await dog.travel({ departureDate: DEPARTS });
    await portal.runDuties();
    const byHand = await dog.find(dog.taskId);
    expect(byHand.dueDate).toBe(TODAY);
    const due = { kind: "offset", anchor: "departure", days: -3 } as const;
    await staff.trpc.tasks.update.mutate({ taskId: dog.taskId, version: byHand.version, due });
    await dog.travel({ departureDate: LEAVES_LATER });
    await portal.runDuties();
    expect((await dog.find(dog.taskId)).dueDate).toBe(addDays(LEAVES_LATER, -3));
  });

  test("the record closes it and says so; without the record it is open again; what a person opens stays open", async () => {
    const dog = await aLinked();
    const entry = await dog.record("import_permit", TODAY);
    const status = () => dog.find(dog.taskId).then((task) => task.status);
    await expect.poll(status).toBe("completed");
    expect((await dog.log("task.completed"))[0]?.text).toMatch(
      /^By the record: Import permit \(import permit /,
    );
    await staff.trpc.health.remove.mutate({
      workspaceId: dog.workspaceId,
      entryId: entry.id,
      version: entry.version,
    });
    await expect.poll(status).toBe("your_turn");
    expect((await dog.log("task.reopened"))[0]?.text).toMatch(/^The record does not show it any more/);
    await dog.record("import_permit", TODAY);
    await expect.poll(status).toBe("completed");
    const { version } = await dog.find(dog.taskId);
    await staff.trpc.tasks.reopen.mutate({ taskId: dog.taskId, version, reason: "Its number is wrong" });
    await portal.runDuties();
    expect(await status()).toBe("your_turn");
  });

  test("what a person completed stays completed when the record goes", async () => {
    const dog = await aLinked();
    const { version } = await dog.find(dog.taskId);
    await staff.trpc.tasks.complete.mutate({ taskId: dog.taskId, version });
    const entry = await dog.record("import_permit", TODAY);
    await staff.trpc.health.remove.mutate({
      workspaceId: dog.workspaceId,
      entryId: entry.id,
      version: entry.version,
    });
    await portal.runDuties();
    expect((await dog.find(dog.taskId)).status).toBe("completed");
  });

  test.each<[string, StepDraft]>([
    ["a review", { ...PERMIT, actionType: "approval" }],
    ["papers that are missing", { ...PERMIT, requiredPapers: ["Import permit, signed"] }],
  ])("the record does not close %s", async (_, step) => {
    const dog = await aLinked([step]);
    await dog.record("import_permit", TODAY);
    await portal.runDuties();
    expect((await dog.find(dog.taskId)).status).toBe("your_turn");
  });

  test.each(["settlement-payment", "e-sign"] as const)(
    "%s is no paper: it is not offered",
    async (actionType) => {
      const dog = await aDogForDubai({ portal, staff }, [{ ...PERMIT, actionType }]);
      expect(draftOf(await dog.preview(), STEP)?.same).toEqual([]);
    },
  );
});
