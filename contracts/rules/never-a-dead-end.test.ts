import { describe, expect, test } from "vitest";

import { assess } from "./assess.ts";
import { DESTINATIONS } from "./destinations/all.ts";
import { lived, pet, step, to } from "./made-cases.ts";
import { shortenersOf } from "./shorten.ts";

describe("[RULE-09] a no says which way there is", () => {
  test("JP-9: whoever is short of days is told the quarantine and the other way", () => {
    const short = {
      ...to("JP", "2027-03-16", { origin: "AU" }),
      stays: lived("AU", ["TH", "2026-11-01", "2026-12-20"]),
    };
    const found = assess(pet(), short, "2027-01-05");
    expect([found.verdict, found.earliestDeparture]).toEqual(["may_not_on_this_date", "2027-06-18"]);
    expect(step(found, "JP-9")?.reason).toMatch(
      /^In designated regions since 2026-12-20: 180 days are full on 2027-06-18\. Before it 94 days of quarantine take the place of what is left\. Or it comes as from elsewhere: two vaccinations and a sample/,
    );
    expect(shortenersOf(pet(), short, "2027-01-05", found)).toEqual([
      {
        text: "124 days of quarantine on arrival in place of the rest of the stay",
        departure: "2027-02-14",
      },
    ]);
  });

  test.for(DESTINATIONS.map(({ name, countries }) => [name, countries[0] ?? ""] as const))(
    "%s: what no day makes possible says what else there is",
    ([, destination]) => {
      const mute = ["US", "DE", "GB", "IN", "TH", "CN", "BD", "AU", "BR", "ZA"]
        .filter((origin) => origin !== destination)
        .flatMap((origin) =>
          assess(pet(), to(destination, "2027-03-16", { origin, stays: lived(origin) }), "2027-01-05")
            .steps.filter(({ isPossible, possibleFrom }) => !isPossible && possibleFrom === null)
            .filter(({ reason }) => !/come first|follow the way|lives|months|refused/.test(reason))
            .map(({ id, reason }) => `${origin} ${id}: ${reason}`),
        );
      expect(mute).toEqual([]);
    },
  );
});
