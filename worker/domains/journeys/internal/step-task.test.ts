import { expect, test } from "vitest";

import type { Step } from "#contracts/rules/types.ts";
import type { ActionType } from "#contracts/workflows/shapes.ts";

import { actionOf } from "./step-task.ts";

type Asked = Pick<Step, "doer" | "papers" | "asks">;

test.each<[string, Asked, ActionType]>([
  ["the company's is done and ticked off", { doer: "company", papers: ["import_permit"] }, "to-do"],
  ["an owner's without a paper too", { doer: "owner", papers: [], asks: "travel" }, "to-do"],
  ["a dose is shown by its paper", { doer: "vet", papers: [], asks: "vaccination" }, "microchip-form"],
  [
    "a paper is uploaded",
    { doer: "vet", papers: ["rabies_certificate"], asks: "vaccination" },
    "rabies-cert",
  ],
])("[RPT-53] of a step of the rules, %s", (_, step, action) => {
  expect(actionOf(step)).toBe(action);
});
