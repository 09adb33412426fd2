import { and, asc, eq, ne } from "drizzle-orm";

import type { Airport } from "#contracts/airports/shapes.ts";
import type { Db } from "#db/client.ts";
import { pets, scheduleEvents, travelFacts, workspaces } from "#db/schema.ts";
import { airportsOfJourney, placeIn, placesOf } from "#worker/domains/airports/airports-of.ts";

import { entriesOfWorkspace, type EntryFound } from "./entry-rows.ts";
import { factsOf, type JourneyFacts, type Known } from "./facts-of.ts";

/** The statements that read all that the rules judge a journey on; `factsFrom` takes what they answer. */
export function knownFacts(db: Db, workspaceId: number) {
  return [
    db
      .select({ workspace: workspaces, pet: pets, travel: travelFacts })
      .from(workspaces)
      .innerJoin(pets, eq(pets.id, workspaces.petId))
      .leftJoin(travelFacts, eq(travelFacts.workspaceId, workspaces.id))
      .where(eq(workspaces.id, workspaceId)),
    entriesOfWorkspace(db, workspaceId),
    airportsOfJourney(db, workspaceId),
    db
      .select({ startDate: scheduleEvents.startDate, timeZone: scheduleEvents.timeZone })
      .from(scheduleEvents)
      .where(
        and(
          eq(scheduleEvents.workspaceId, workspaceId),
          eq(scheduleEvents.eventType, "arrival"),
          ne(scheduleEvents.status, "cancelled"),
        ),
      )
      .orderBy(asc(scheduleEvents.startDate), asc(scheduleEvents.id))
      .limit(1),
  ] as const;
}

type Journey = {
  workspace: typeof workspaces.$inferSelect;
  pet: typeof pets.$inferSelect;
  travel: Known["travel"] | null;
};

export type FoundFacts = {
  workspace: Journey["workspace"];
  pet: Journey["pet"];
  travel: Known["travel"];
  entries: readonly EntryFound[];
  departurePlace: Airport | null;
  arrivalPlace: Airport | null;
  facts: JourneyFacts;
};

/** Null where the journey is gone. */
export function factsFrom([journeys, entries, airports, arrivals]: readonly [
  readonly Journey[],
  readonly EntryFound[],
  readonly Airport[],
  readonly { startDate: Date; timeZone: string }[],
]): FoundFacts | null {
  const [journey] = journeys;
  if (!journey) return null;
  const { workspace, pet } = journey;
  const travel = journey.travel ?? undefined;
  const places = placesOf(airports, workspace);
  const facts = factsOf({
    workspace,
    pet,
    travel,
    entries: entries.map(({ entry }) => entry),
    ...places,
    stops: (workspace.stops ?? []).map((text) => ({ text, place: placeIn(airports, text) })),
    scheduled: arrivals[0],
  });
  return { workspace, pet, travel, entries, ...places, facts };
}
