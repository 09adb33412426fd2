import { expect, test } from "vitest";

import type { WorkflowGraph } from "#contracts/workflows/graph-shapes.ts";

import { differences, isSameDrawing } from "./differences.ts";

const THEIRS: WorkflowGraph = {
  isSequential: true,
  steps: [
    { id: "a", type: "deposit-payment", name: "Deposit", x: 0, y: 0, data: { assignedTo: "customer" } },
    { id: "b", type: "passport-upload", name: "Passport", x: 0, y: 168, data: {} },
  ],
  edges: [{ id: "e", from: "a", to: "b" }],
};

test("n8n-io/n8n#11638: two drafts are told apart by what each says", () => {
  const [a, b] = THEIRS.steps;
  if (!a || !b) throw new Error("two steps");
  const mine: WorkflowGraph = {
    ...THEIRS,
    steps: [
      { ...a, name: "Deposit payment" },
      { ...b, id: "c", name: "Photos" },
    ],
    edges: [],
  };
  expect(differences(mine, THEIRS)).toEqual({
    added: ["Photos"],
    changed: ["Deposit payment"],
    missing: ["Passport"],
    hasOtherWays: true,
    hasOtherOrder: false,
  });
});

test("where a card stands and in which order its values were written is no difference", () => {
  const [a, b] = THEIRS.steps;
  if (!a || !b) throw new Error("two steps");
  const same: WorkflowGraph = { ...THEIRS, steps: [{ ...a, x: 99 }, b] };
  expect(differences(same, THEIRS)).toEqual({
    added: [],
    changed: [],
    missing: [],
    hasOtherWays: false,
    hasOtherOrder: false,
  });
  expect(isSameDrawing(same, THEIRS)).toBe(false);
  expect(isSameDrawing({ edges: THEIRS.edges, steps: THEIRS.steps, isSequential: true }, THEIRS)).toBe(true);
});

test("another order of the same steps is one", () => {
  expect(differences({ ...THEIRS, steps: THEIRS.steps.toReversed() }, THEIRS).hasOtherOrder).toBe(true);
});
