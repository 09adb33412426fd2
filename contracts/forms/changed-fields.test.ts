import { expect, test } from "vitest";

import { changedMeanwhile } from "./changed-fields.ts";

test.for([
  ["nobody has changed it", { breed: "A" }, { breed: "A" }, { breed: "B" }, []],
  ["others have changed it", { breed: "A" }, { breed: "B" }, { breed: "A" }, ["breed"]],
  [
    "others have changed what was changed here too",
    { breed: "A" },
    { breed: "B" },
    { breed: "C" },
    ["breed"],
  ],
  ["both say the same", { breed: "A" }, { breed: "B" }, { breed: " B " }, []],
  ["others have taken it away", { breed: "A" }, {}, { breed: "A" }, ["breed"]],
  ["others have told what was not known", {}, { breed: "B" }, { breed: "" }, ["breed"]],
  ["a number is typed with a comma", { weight: 3 }, { weight: 4.25 }, { weight: "4,25" }, []],
  ["a number is another one", { weight: 3 }, { weight: 4.25 }, { weight: "4.5" }, ["weight"]],
  [
    "a chip has its gaps",
    {},
    { microchipNumber: "985141000123456" },
    { microchipNumber: "985 141 000 123 456" },
    [],
  ],
  [
    "a chip is not known yet",
    { microchipNumber: "985141000123456" },
    {},
    { microchipNumber: "985141000123456" },
    [],
  ],
  ["an age has grown by itself", { age: 3 }, { age: 4 }, { age: "3" }, []],
] as const)(
  "[OWN-11] what somebody changed meanwhile is told where %s",
  ([, basis, known, values, fields]) => {
    expect(changedMeanwhile("pet", { basis, known, values })).toEqual(fields);
  },
);

test("[OWN-11] a field that another answer hides puts nothing back", () => {
  const one = { basis: { handlingInstructions: "A" }, known: { handlingInstructions: "B" } };
  expect(changedMeanwhile("travel", { ...one, values: { specialHandling: false } })).toEqual([]);
  expect(changedMeanwhile("travel", { ...one, values: { specialHandling: true } })).toEqual([
    "handlingInstructions",
  ]);
});
