import { describe, expect, test } from "vitest";

import { assess } from "./assess.ts";
import { DESTINATIONS } from "./destinations/all.ts";
import { pet, step, to } from "./made-cases.ts";

describe.each([
  ["SG", "SG-licence"],
  ["TH", "TH-permit"],
  ["TW", "TW-permit"],
])("[RULE-11] a permit for %s serves until the last day that it prints", (country, id) => {
  const found = (until?: string) =>
    assess(
      pet({ records: [{ kind: "import_permit", on: "2027-04-20", ...(until && { until }) }] }),
      to(country, "2027-05-20", { origin: "DE" }),
      "2027-05-01",
    );

  test("one whose last day nobody knows is not done, nor one that ends before the arrival", () => {
    expect(step(found(), id)?.state).toBe("needs_review");
    expect(step(found("2027-05-19"), id)?.state).not.toBe("done");
    expect(step(found("2027-06-30"), id)?.state).toBe("done");
  });
});

test("[RULE-11] no import permit serves without an end: the day that it prints, or so long after its issue", () => {
  const permits = Object.values(DESTINATIONS).flatMap(({ rules }) =>
    rules.flatMap(({ id, requirement }) =>
      requirement.kind === "event" && requirement.record === "import_permit" ? [{ id, requirement }] : [],
    ),
  );
  expect(permits.length).toBeGreaterThan(15);
  const endless = permits.filter(({ requirement: { printsUntil, within } }) => !printsUntil && !within);
  expect(endless.map(({ id }) => id)).toEqual([]);
});
