import { asc, desc, eq } from "drizzle-orm";

import type { ClientDetail } from "#contracts/clients/shapes.ts";
import { CLIENT_ROWS_SHOWN } from "#contracts/clients/terms.ts";
import { stageOf } from "#contracts/workspaces/stage.ts";
import { clients, pets, workspaces } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { chipOfPet } from "#worker/domains/health/chip-of.ts";

import { clientQuery, toClient } from "./internal/rows.ts";

/** Pets by name; journeys from the latest departure on, archived ones too. */
export async function findClient(act: Act, { clientId }: { clientId: number }): Promise<ClientDetail> {
  const [[found], petRows, journeys] = await act.read((db) => [
    clientQuery(db, eq(clients.id, clientId)),
    db
      .select({
        id: pets.id,
        name: pets.name,
        species: pets.species,
        breed: pets.breed,
        microchipNumber: chipOfPet,
      })
      .from(pets)
      .where(eq(pets.clientId, clientId))
      .orderBy(asc(pets.nameKey), asc(pets.id))
      .limit(CLIENT_ROWS_SHOWN),
    db
      .select({
        id: workspaces.id,
        name: workspaces.name,
        petName: workspaces.petName,
        petType: workspaces.petType,
        status: workspaces.status,
        tasksDone: workspaces.tasksDone,
        tasksTotal: workspaces.tasksTotal,
        arrivedOn: workspaces.arrivedOn,
        departureDate: workspaces.departureDate,
        archivedAt: workspaces.archivedAt,
      })
      .from(workspaces)
      .where(eq(workspaces.clientId, clientId))
      .orderBy(desc(workspaces.departureDate), desc(workspaces.id))
      .limit(CLIENT_ROWS_SHOWN),
  ]);
  if (!found) throw new Fault("not_found");
  const { address, emergencyContact, emergencyPhone } = found.client;
  return {
    ...toClient(found),
    address,
    emergencyContact,
    emergencyPhone,
    petList: petRows,
    journeys: journeys.map(({ id, name, petName, petType, departureDate, archivedAt, ...state }) => ({
      id,
      name,
      petName,
      petType,
      departureDate,
      stage: stageOf(state),
      isArchived: archivedAt !== null,
    })),
  };
}
