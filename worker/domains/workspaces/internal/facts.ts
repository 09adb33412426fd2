import { and, eq, inArray, ne, sql } from "drizzle-orm";
import type * as z from "zod";

import type { Airport } from "#contracts/airports/shapes.ts";
import { ageSince, yearsOld } from "#contracts/core/ages.ts";
import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import type { OwnerFacts, PetFacts, TravelFacts } from "#contracts/workspaces/facts-shapes.ts";
import type { Db } from "#db/client.ts";
import { clients, healthEntries, pets, workspaces } from "#db/schema.ts";
import type { WorkspaceRow } from "#worker/core/access.ts";
import { placeIn } from "#worker/domains/airports/airports-of.ts";

export type PetRow = typeof pets.$inferSelect;
type ClientRow = typeof clients.$inferSelect;
type Twin = { petName: string; ownerName: string };

/** A pet of somebody else whose record names a microchip of the journey's pet: one of the two numbers is wrong. */
export function chipTwinOf(db: Db, workspaceId: number) {
  const own = sql`(select chips.code from workspaces as w join health_entries as chips on chips.pet_id = w.pet_id where w.id = ${workspaceId} and chips.kind = 'microchip')`;
  return db
    .select({ petName: pets.name, ownerName: clients.fullName })
    .from(healthEntries)
    .innerJoin(pets, eq(pets.id, healthEntries.petId))
    .innerJoin(clients, eq(clients.id, pets.clientId))
    .where(
      and(
        eq(healthEntries.kind, "microchip"),
        inArray(healthEntries.code, own),
        ne(
          pets.clientId,
          db.select({ clientId: workspaces.clientId }).from(workspaces).where(eq(workspaces.id, workspaceId)),
        ),
      ),
    )
    .limit(1);
}

/** An age that was said; null once the birth date is known, which says it better. */
export function ageSaidOf({
  birthDate,
  ageSaid,
  ageSaidOn,
}: PetRow): { years: number; on: CalendarDate } | null {
  return birthDate !== null || ageSaid === null || ageSaidOn === null
    ? null
    : { years: ageSaid, on: ageSaidOn };
}

/** In whole years, as it is known or was said. */
export function ageOfPet(pet: PetRow, today: CalendarDate): number | null {
  if (pet.birthDate !== null) return yearsOld(pet.birthDate, today);
  const said = ageSaidOf(pet);
  return said && Math.floor(ageSince(said.years, said.on, today));
}

export function toPetFacts(pet: PetRow, twin: Twin | undefined): z.infer<typeof PetFacts> {
  return {
    version: pet.version,
    sex: pet.sex,
    isNeutered: pet.isNeutered,
    colour: pet.colour,
    weightGrams: pet.weightGrams,
    ageSaid: ageSaidOf(pet),
    passportNumber: pet.passportNumber,
    chipTwin: twin ?? null,
  };
}

export function toOwnerFacts(client: ClientRow): z.infer<typeof OwnerFacts> {
  const { version, address, emergencyContact, emergencyPhone } = client;
  return { version, address, emergencyContact, emergencyPhone };
}

export function toTravelFacts(
  workspace: WorkspaceRow,
  airports: readonly Airport[],
): z.infer<typeof TravelFacts> {
  return {
    departureTime: workspace.departureTime,
    arrivalDate: workspace.arrivalFrom === "guess" ? null : workspace.arrivalDate,
    arrivalTime: workspace.arrivalTime,
    arrivalFrom: workspace.arrivalFrom,
    arrivesOn: workspace.arrivesOn,
    returnDate: workspace.returnDate,
    stops: (workspace.stops ?? []).map((text) => ({ text, airport: placeIn(airports, text) })),
    airline: workspace.airline,
    flightNumber: workspace.flightNumber,
    travelClass: workspace.travelClass,
    carrierSize: workspace.carrierSize,
    crateLengthCm: workspace.crateLengthCm,
    crateWidthCm: workspace.crateWidthCm,
    crateHeightCm: workspace.crateHeightCm,
    specialHandling: workspace.specialHandling,
    handlingInstructions: workspace.handlingInstructions,
  };
}
