import { eq, sql } from "drizzle-orm";

import { dateInZone } from "#contracts/core/dates.ts";
import type { JourneyRules } from "#contracts/journeys/rules-shapes.ts";
import type { FactAsked } from "#contracts/rules/types.ts";
import type { Db } from "#db/client.ts";
import { petFactsSaid, travelFactsSaid, users } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import type { Statement } from "#worker/core/writing.ts";

/** The facts that the rules ask for, by the columns that keep them. */
const ASKED_OF: Readonly<Record<string, FactAsked>> = {
  breed: "breed",
  birthDate: "birth_date",
  isNeutered: "neutered",
  transport: "transport",
  portOfEntry: "port",
  arrivalAirport: "port",
  stops: "stops",
  ownerResidence: "owner_residence",
  escort: "escort",
  arrivalDate: "arrival_time",
  arrivalTime: "arrival_time",
};

/** Who said the facts of a journey and of its pet; `toSaid` makes one list of them. */
export function saidFacts(db: Db, workspaceId: number) {
  return [
    db
      .select({ fact: travelFactsSaid.fact, by: users.fullName, at: travelFactsSaid.saidAt })
      .from(travelFactsSaid)
      .innerJoin(users, eq(users.id, travelFactsSaid.saidById))
      .where(eq(travelFactsSaid.workspaceId, workspaceId)),
    db
      .select({ fact: petFactsSaid.fact, by: users.fullName, at: petFactsSaid.saidAt })
      .from(petFactsSaid)
      .innerJoin(users, eq(users.id, petFactsSaid.saidById))
      .where(sql`${petFactsSaid.petId} = (select pet_id from workspaces where id = ${workspaceId})`),
  ] as const;
}

/** Of two columns that make one fact the last word counts. */
export function toSaid(
  rows: readonly { fact: string; by: string; at: Date }[],
  zone: string,
): JourneyRules["said"] {
  const last = new Map<FactAsked, JourneyRules["said"][number]>();
  for (const { fact, by, at } of rows.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    const asked = ASKED_OF[fact];
    if (asked) last.set(asked, { fact: asked, by, on: dateInZone(at, zone) });
  }
  return [...last.values()];
}

/** That somebody has just said these facts of the way, as statements of the batch that keeps them. */
export function saidOfTravel(act: Act, db: Db, workspaceId: number, facts: readonly string[]): Statement[] {
  const said = { saidById: act.who.userId, saidAt: act.now };
  return facts.map((fact) =>
    db
      .insert(travelFactsSaid)
      .values({ workspaceId, fact, ...said })
      .onConflictDoUpdate({ target: [travelFactsSaid.workspaceId, travelFactsSaid.fact], set: said }),
  );
}

/** The same of facts of the pet. */
export function saidOfPet(act: Act, db: Db, petId: number, facts: readonly string[]): Statement[] {
  const said = { saidById: act.who.userId, saidAt: act.now };
  return facts.map((fact) =>
    db
      .insert(petFactsSaid)
      .values({ petId, fact, ...said })
      .onConflictDoUpdate({ target: [petFactsSaid.petId, petFactsSaid.fact], set: said }),
  );
}
