import { eq } from "drizzle-orm";

import type { Airport } from "#contracts/airports/shapes.ts";
import type { Db } from "#db/client.ts";
import { pets, workspaces } from "#db/schema.ts";
import { airportsOfJourney, placeIn, placesOf } from "#worker/domains/airports/airports-of.ts";
import { reviewsHeld, type ReviewRow, toReview } from "#worker/domains/rules/review-rows.ts";

import { entriesOfWorkspace, type EntryFound } from "./entry-rows.ts";
import { factsOf, type JourneyFacts } from "./facts-of.ts";

/** The statements that read all that the rules judge a journey on; `factsFrom` takes what they answer. */
export function knownFacts(db: Db, workspaceId: number) {
  return [
    db
      .select({ workspace: workspaces, pet: pets })
      .from(workspaces)
      .innerJoin(pets, eq(pets.id, workspaces.petId))
      .where(eq(workspaces.id, workspaceId)),
    entriesOfWorkspace(db, workspaceId),
    airportsOfJourney(db, workspaceId),
    reviewsHeld(db),
  ] as const;
}

type Journey = {
  workspace: typeof workspaces.$inferSelect;
  pet: typeof pets.$inferSelect;
};

export type FoundFacts = {
  workspace: Journey["workspace"];
  pet: Journey["pet"];
  entries: readonly EntryFound[];
  departurePlace: Airport | null;
  arrivalPlace: Airport | null;
  facts: JourneyFacts;
};

/** Null where the journey is gone. */
export function factsFrom(
  [journeys, entries, airports, reviews]: readonly [
    readonly Journey[],
    readonly EntryFound[],
    readonly Airport[],
    readonly ReviewRow[],
  ],
  now: Date,
): FoundFacts | null {
  const [journey] = journeys;
  if (!journey) return null;
  const { workspace, pet } = journey;
  const places = placesOf(airports, workspace);
  const facts = factsOf({
    workspace,
    pet,
    entries: entries.map(({ entry }) => entry),
    ...places,
    stops: (workspace.stops ?? []).map((text) => ({ text, place: placeIn(airports, text) })),
    reviews: reviews.map(toReview),
    now,
  });
  return { workspace, pet, entries, ...places, facts };
}
