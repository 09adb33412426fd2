import { eq, sql } from "drizzle-orm";

import { ageSince, yearsOld } from "#contracts/core/ages.ts";
import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import type { FormKind, FormValues } from "#contracts/forms/shapes.ts";
import type { Db } from "#db/client.ts";
import { clients, pets, tasks, workspaces } from "#db/schema.ts";
import { chipOfPet } from "#worker/domains/health/chip-of.ts";

export type PetRow = typeof pets.$inferSelect;
export type ClientRow = typeof clients.$inferSelect;
type WorkspaceRow = typeof workspaces.$inferSelect;

const entryCount = sql<number>`(select count(*) from health_entries where pet_id = pets.id)`;

/** The pet and the client of a task's journey. */
export function whoseTask(db: Db, taskId: number) {
  return db
    .select({ pet: pets, microchip: chipOfPet, client: clients, entryCount })
    .from(tasks)
    .innerJoin(workspaces, eq(workspaces.id, tasks.workspaceId))
    .innerJoin(pets, eq(pets.id, workspaces.petId))
    .innerJoin(clients, eq(clients.id, workspaces.clientId))
    .where(eq(tasks.id, taskId));
}

/** What a form starts with when nobody has typed anything yet: what is known already. */
export function knownValues(
  kind: FormKind,
  {
    pet,
    microchip,
    client,
    workspace,
  }: { pet: PetRow; microchip: string | null; client: ClientRow; workspace: WorkspaceRow },
  today: CalendarDate,
): FormValues {
  switch (kind) {
    case "pet":
      return withoutBlanks({
        petName: pet.name,
        breed: pet.breed,
        age: ageOf(pet, today),
        weight: pet.weightGrams === null ? null : pet.weightGrams / 1_000,
        microchipNumber: microchip,
        petPassportNumber: pet.passportNumber,
        vaccinationStatus: pet.vaccinationStatus,
        healthConditions: pet.healthConditions,
        medications: pet.medications,
        specialRequirements: pet.specialRequirements,
      });
    case "travel":
      return withoutBlanks({
        departureDate: workspace.departureDate,
        returnDate: workspace.returnDate,
        departureAirport: workspace.departureAirport,
        arrivalAirport: workspace.arrivalAirport,
        travelClass: workspace.travelClass,
        carrierSize: workspace.carrierSize,
        specialHandling: workspace.specialHandling,
        handlingInstructions: workspace.handlingInstructions,
      });
    case "owner":
      return withoutBlanks({
        fullName: client.fullName,
        email: client.email,
        phone: client.phone,
        address: client.address,
        emergencyContact: client.emergencyContact,
        emergencyPhone: client.emergencyPhone,
        acknowledgements: [],
      });
  }
}

function ageOf({ birthDate, ageSaid, ageSaidOn }: PetRow, today: CalendarDate): number | null {
  if (birthDate !== null) return yearsOld(birthDate, today);
  return ageSaid === null || ageSaidOn === null ? null : ageSince(ageSaid, ageSaidOn, today);
}

function withoutBlanks(values: FormValues): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
}
