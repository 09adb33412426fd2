import { addDays } from "#contracts/core/dates.ts";
import { assess, stepsFor } from "#contracts/rules/assess.ts";
import { DESTINATIONS } from "#contracts/rules/destinations/all.ts";
import type { Journey, Pet } from "#contracts/rules/types.ts";

const TODAY = "2026-11-27";
const MEASURED_MS = 600;

const PET: Pet = {
  species: "dog",
  breed: "Mixed",
  birthDate: "2023-05-01",
  microchips: [{ code: "826098100123456", on: "2023-08-01" }],
  rabiesDoses: [
    { givenOn: "2025-09-01", validUntil: "2026-09-01", country: "US" },
    { givenOn: "2026-08-20", validUntil: "2027-08-20", country: "US" },
  ],
  samples: [{ drawnOn: "2026-09-25", result: 0.8 }],
  records: [{ kind: "import_permit", on: "2026-11-01" }],
};

const JOURNEYS: readonly Journey[] = DESTINATIONS.map(({ countries }, index) => ({
  origin: index % 2 === 0 ? "US" : "TH",
  destination: countries[0] ?? "US",
  departure: addDays(TODAY, 90 + index),
  arrival: addDays(TODAY, 91 + index),
  escort: "accompanied",
}));

function aSecond(run: (journey: Journey) => unknown): number {
  for (const journey of JOURNEYS) run(journey);
  const started = performance.now();
  let runs = 0;
  while (performance.now() - started < MEASURED_MS) {
    for (const journey of JOURNEYS) run(journey);
    runs += JOURNEYS.length;
  }
  return Math.round((runs / (performance.now() - started)) * 1_000);
}

/** How often a second one core judges a journey, and with the search for its earliest date, which is a keystroke of the planner. */
export function rulesTable(): (string | number)[][] {
  const judged = aSecond((journey) => stepsFor({ pet: PET, journey, today: TODAY }));
  const searched = aSecond((journey) => assess(PET, journey, TODAY));
  return [
    ["travel rules", "a second", "ms each"],
    ["every step of a journey", judged, (1_000 / judged).toFixed(3)],
    ["with its earliest date", searched, (1_000 / searched).toFixed(3)],
  ];
}
