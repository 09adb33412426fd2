import { CLIENTS, type PetKey, PETS } from "./client-table.ts";
import { chipOf, petId } from "./clients.ts";
import { HEALTH } from "./health-table.ts";
import type { Journey } from "./journeys.ts";
import { userId } from "./people.ts";
import { add, requestId, type World } from "./world.ts";

/** The health record of a journey's pet, as the colleague in charge has entered it or its owner has told it. */
export function addHealth(world: World, journey: Journey): void {
  const { clock } = world;
  const { pet, lead } = journey.row;
  const { owner } = PETS[pet];
  for (const [place, row] of (HEALTH[pet] ?? []).entries()) {
    const { kind, on, until, received, isTold, ...facts } = row;
    // The record is told when the journey begins, and later what happens on the way.
    const since = clock.at(Math.min(0, Math.max(on, -CLIENTS[owner].since)), "10:40");
    add(world, "healthEntries", {
      petId: petId(pet),
      kind,
      ...facts,
      code: kind === "microchip" ? chipOf(pet) : null,
      onDate: clock.date(on),
      untilDate: until === undefined ? null : clock.date(until),
      receivedOn: received === undefined ? null : clock.date(received),
      createdById: userId(isTold ? owner : lead),
      createdAt: since,
      confirmedById: isTold ? null : userId(lead),
      confirmedAt: isTold ? null : since,
      requestId: requestId(`health ${pet} ${place}`),
    });
  }
}

/** The number alone of every other pet that has a chip; nobody knows since when. */
export function addChips(world: World): void {
  for (const pet of Object.keys(PETS) as PetKey[]) {
    const code = chipOf(pet);
    const isTold = HEALTH[pet]?.some(({ kind }) => kind === "microchip") === true;
    if (code === undefined || isTold) continue;
    const [by, at] = [userId("kwame"), world.clock.at(-CLIENTS[PETS[pet].owner].since, "09:20")];
    add(world, "healthEntries", {
      petId: petId(pet),
      kind: "microchip",
      code,
      createdById: by,
      createdAt: at,
      confirmedById: by,
      confirmedAt: at,
      requestId: requestId(`chip ${pet}`),
    });
  }
}
