import { expect, test } from "vitest";

import { checkGraph } from "#contracts/workflows/check.ts";
import { WorkflowGraph } from "#contracts/workflows/graph-shapes.ts";

import { DESTINATIONS } from "./destinations/all.ts";
import { starterGraph } from "./starter.ts";

const TODAY = "2026-11-27";

test.each(DESTINATIONS.map(({ name, countries }) => [name, countries[0] ?? ""]))(
  "[TPL-25] the starter for %s can be published as it is, and each step of the rules names its source",
  (_, destination) => {
    const origin = destination === "US" ? "GB" : "US";
    for (const species of ["dog", "cat"] as const) {
      const graph = starterGraph({ destination, origin, species }, TODAY);
      expect(WorkflowGraph.parse(graph)).toEqual(graph);
      expect(checkGraph(graph)).toEqual([]);
      const ruled = graph.steps.slice(2, -2);
      // The United States ask nothing of cats.
      expect(ruled.length > 0).toBe(species === "dog" || destination !== "US");
      expect(
        ruled.filter(({ data }) => !/Source: .+, read on \d{1,2} \w+ \d{4}\./.test(data.description ?? "")),
      ).toEqual([]);
    }
  },
);

test("[TPL-25] the steps of the rules come in the order of their last days", () => {
  const { steps } = starterGraph({ destination: "AU", origin: "US", species: "dog" }, TODAY);
  const days = steps.slice(2, -2).map(({ data }) => (data.due?.kind === "offset" ? data.due.days : 0));
  expect(days).toEqual(days.toSorted((a, b) => a - b));
  expect(days.some((day) => day < -100)).toBe(true);
});
