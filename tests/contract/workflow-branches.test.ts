import { afterAll, beforeAll, describe, expect, test } from "vitest";

import type { Actor } from "#tests/support/actor.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { ownerOf, refusalOf } from "#tests/support/started-journey.ts";
import { aGraph, aJourneyOn, aStep, inARow, watching } from "#tests/support/workflow-journey.ts";

let portal: Portal;
let staff: Actor;
let watch: ReturnType<typeof watching>;
beforeAll(async () => {
  portal = await aPortal("accounts");
  staff = await portal.staff();
  watch = watching(portal, staff);
});
afterAll(() => portal.stop());

const options = ["yes", "no"].map((id) => ({ id, label: id === "yes" ? "Yes, valid" : "No" }));
const decides = (from: string, value: string) => ({
  condition: { fact: `decision.${from}`, operator: "is", value } as const,
});

describe("a decision", () => {
  const graph = aGraph(
    [
      aStep("Vaccinated?", "decision-branch", { settings: { options } }),
      aStep("Short way"),
      aStep("Long way"),
      aStep("Fly"),
    ],
    [
      ["Vaccinated?", "Short way", decides("Vaccinated?", "yes")],
      ["Vaccinated?", "Long way", decides("Vaccinated?", "no")],
      ["Short way", "Fly"],
      ["Long way", "Fly"],
    ],
  );

  test("[WF-06] only what comes for certain is planned; the way that is taken opens and the other never appears", async () => {
    const { id } = await aJourneyOn(portal, graph);
    expect(await watch.statuses(id)).toEqual({ "Vaccinated?": "your_turn", Fly: "pending" });
    const { id: taskId, version } = await watch.taskOf(id, "Vaccinated?");
    const ways = await staff.trpc.tasks.ways.query({ taskId });
    expect(ways).toEqual([
      { edgeId: "Vaccinated?-Short way", label: "Yes, valid", leadsTo: "Short way", isChosen: false },
      { edgeId: "Vaccinated?-Long way", label: "No", leadsTo: "Long way", isChosen: false },
    ]);
    await staff.trpc.tasks.choose.mutate({ taskId, version, edgeId: ways[1]?.edgeId ?? "" });
    expect(await watch.statuses(id)).toEqual({
      "Vaccinated?": "completed",
      "Long way": "your_turn",
      Fly: "pending",
    });
    await watch.complete(id, "Long way");
    await watch.complete(id, "Fly");
    expect((await watch.journey(id))?.readyToldAt).toBeInstanceOf(Date);
  });

  test("[WF-06] it is not completed without a choice, nor by a way that does not lead out of it", async () => {
    const { id } = await aJourneyOn(portal, graph);
    const { id: taskId, version } = await watch.taskOf(id, "Vaccinated?");
    const refused = { status: 409, fault: "wrong_state" };
    expect(await refusalOf(watch.complete(id, "Vaccinated?"))).toEqual(refused);
    const nowhere = staff.trpc.tasks.choose.mutate({ taskId, version, edgeId: "Short way-Fly" });
    expect(await refusalOf(nowhere)).toEqual(refused);
  });

  test("[WF-07] of two who decide at once one wins, and the other is told with 409 what has become of it", async () => {
    const { id } = await aJourneyOn(portal, graph);
    const { id: taskId, version } = await watch.taskOf(id, "Vaccinated?");
    const admin = await portal.admin();
    const results = await Promise.allSettled([
      staff.trpc.tasks.choose.mutate({ taskId, version, edgeId: "Vaccinated?-Short way" }),
      admin.trpc.tasks.choose.mutate({ taskId, version, edgeId: "Vaccinated?-Long way" }),
    ]);
    const lost = results.find((result) => result.status === "rejected");
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(lost?.reason).toMatchObject({ data: { httpStatus: 409, current: { status: "completed" } } });
    expect(Object.keys(await watch.statuses(id))).toHaveLength(3);
  });
});

describe("a decision of the owner's", () => {
  const graph = aGraph(
    [
      aStep("Boarding?", "decision-branch", {
        assignedTo: "customer",
        completionRule: "all",
        settings: { options },
      }),
      aStep("Book", "handy-crate-tips", { assignedTo: "customer" }),
      aStep("Drive", "handy-crate-tips", { assignedTo: "customer" }),
    ],
    [
      ["Boarding?", "Book", decides("Boarding?", "yes")],
      ["Boarding?", "Drive", decides("Boarding?", "no")],
    ],
  );
  const decision = async () => {
    const { id } = await aJourneyOn(portal, graph);
    const { id: taskId, version } = await watch.taskOf(id, "Boarding?");
    return { id, taskId, version, ...(await ownerOf(portal, id)) };
  };

  test("[WF-25] they choose, the step on that way opens, and it is known what was chosen", async () => {
    const { id, taskId, version, owner } = await decision();
    await owner.trpc.tasks.choose.mutate({ taskId, version, edgeId: "Boarding?-Drive" });
    expect(await watch.statuses(id)).toEqual({ "Boarding?": "completed", Drive: "in_progress" });
    const ways = await owner.trpc.tasks.ways.query({ taskId });
    expect(ways.map(({ label, isChosen }) => [label, isChosen])).toEqual([
      ["Yes, valid", false],
      ["No", true],
    ]);
  });

  test("[WF-25] of owner and colleague who decide at once one wins, and pressed again it stays decided", async () => {
    const { id, taskId, version, owner } = await decision();
    const results = await Promise.allSettled([
      owner.trpc.tasks.choose.mutate({ taskId, version, edgeId: "Boarding?-Book" }),
      staff.trpc.tasks.choose.mutate({ taskId, version, edgeId: "Boarding?-Drive" }),
      owner.trpc.tasks.choose.mutate({ taskId, version, edgeId: "Boarding?-Book" }),
    ]);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const told = results.flatMap((result) =>
      result.status === "rejected" ? [result.reason as unknown] : [],
    );
    const refusal = { data: { httpStatus: 409, current: { status: "completed" } } };
    expect(told).toMatchObject([refusal, refusal]);
    expect(Object.keys(await watch.statuses(id))).toHaveLength(2);
  });

  test("[WF-25] nobody decides what is the team's, nor on another's journey", async () => {
    const { taskId, version } = await decision();
    const { owner: stranger } = await decision();
    const choice = { taskId, version, edgeId: "Boarding?-Book" };
    expect(await refusalOf(stranger.trpc.tasks.choose.mutate(choice))).toMatchObject({ status: 404 });
    const { id } = await aJourneyOn(
      portal,
      aGraph(
        [aStep("Ours", "decision-branch", { settings: { options } }), aStep("A"), aStep("B")],
        [
          ["Ours", "A", decides("Ours", "yes")],
          ["Ours", "B", decides("Ours", "no")],
        ],
      ),
    );
    const ours = await watch.taskOf(id, "Ours");
    const { owner } = await ownerOf(portal, id);
    const theirs = owner.trpc.tasks.choose.mutate({
      taskId: ours.id,
      version: ours.version,
      edgeId: "Ours-A",
    });
    expect(await refusalOf(theirs)).toEqual({ status: 403, fault: "forbidden" });
  });
});

describe("a condition", () => {
  const isHeavy = { condition: { fact: "weight", operator: "atLeast", value: "30" } as const };
  const graph = aGraph(
    [
      aStep("Form", "boarding-form", { assignedTo: "customer" }),
      aStep("Heavy?", "conditional-branch"),
      aStep("Cargo"),
      aStep("Cabin"),
    ],
    [
      ["Form", "Heavy?"],
      ["Heavy?", "Cargo", isHeavy],
      ["Heavy?", "Cabin", { isElse: true }],
    ],
  );

  test("[WF-04] what a form says leads the way, in the moment it is sent", async () => {
    const { id } = await aJourneyOn(portal, graph);
    const { id: taskId } = await watch.taskOf(id, "Form");
    const form = {
      petName: "Bella",
      breed: "Mastiff",
      age: "4",
      weight: "61,5",
      vaccinationStatus: "up-to-date",
    };
    await staff.trpc.forms.submit.mutate({ taskId, values: form });
    expect(await watch.statuses(id)).toEqual({
      Form: "completed",
      "Heavy?": "completed",
      Cargo: "your_turn",
    });
  });

  test("[WF-04] what is not known asks the team, who say which way", async () => {
    const { id } = await aJourneyOn(portal, graph);
    await watch.complete(id, "Form");
    expect(await watch.statuses(id)).toEqual({ Form: "completed", "Heavy?": "your_turn" });
    const { id: taskId, version } = await watch.taskOf(id, "Heavy?");
    expect((await staff.trpc.tasks.ways.query({ taskId })).map(({ label }) => label)).toEqual([
      "weight is at least 30",
      "Otherwise",
    ]);
    await staff.trpc.tasks.choose.mutate({ taskId, version, edgeId: "Heavy?-Cabin" });
    expect(await watch.statuses(id)).toMatchObject({ Cabin: "your_turn" });
  });
});

test("[WF-13] steps that end at the same moment are counted one after the other: the next opens once, and the journey ends", async () => {
  const graph = aGraph(
    [aStep("Left"), aStep("Right"), aStep("Both")],
    [
      ["Left", "Both"],
      ["Right", "Both"],
    ],
  );
  const { id } = await aJourneyOn(portal, graph);
  await Promise.all([watch.complete(id, "Left"), watch.complete(id, "Right")]);
  expect(await watch.statuses(id)).toEqual({ Left: "completed", Right: "completed", Both: "your_turn" });
  await watch.complete(id, "Both");
  expect((await watch.journey(id))?.readyToldAt).toBeInstanceOf(Date);
});

test("[WF-14] in a sequential journey an owner's step is refused before its turn, and one that was opened again holds what is behind it", async () => {
  const graph = inARow(
    aStep("First", "handy-crate-tips", { assignedTo: "customer" }),
    aStep("Second", "handy-crate-tips", { assignedTo: "customer" }),
    aStep("Third"),
  );
  const { id } = await aJourneyOn(portal, graph);
  const second = await watch.taskOf(id, "Second");
  const early = staff.trpc.journeys.submitTodo.mutate({ taskId: second.id });
  expect(await refusalOf(early)).toMatchObject({ status: 409, fault: "out_of_turn" });
  await watch.complete(id, "First");
  const first = await watch.taskOf(id, "First");
  await staff.trpc.tasks.reopen.mutate({ taskId: first.id, version: first.version, reason: "Read again" });
  await watch.complete(id, "Second");
  expect((await watch.statuses(id))["Third"]).toBe("pending");
  await watch.complete(id, "First");
  expect((await watch.statuses(id))["Third"]).toBe("your_turn");
});
