import type { PetType } from "#contracts/workspaces/shapes.ts";

import { CLIENT_GROUPS, type ClientKey, CLIENTS, type PetKey, PETS } from "./client-table.ts";
import { userId } from "./people.ts";
import { add, type World } from "./world.ts";

const GROUP_KEYS = Object.keys(CLIENT_GROUPS) as (keyof typeof CLIENT_GROUPS)[];
const CLIENT_KEYS = Object.keys(CLIENTS) as ClientKey[];
const PET_KEYS = Object.keys(PETS) as PetKey[];

export const clientId = (key: ClientKey): number => CLIENT_KEYS.indexOf(key) + 1;
export const petId = (key: PetKey): number => PET_KEYS.indexOf(key) + 1;

/** Species that carry a microchip; the others are known by a ring or not at all. */
const CHIPPED: readonly PetType[] = ["dog", "cat", "ferret", "reptile"];
/** What the next client's number is away from the last; any step would do. */
const CHIP_STEP = 104_729;
const FIRST_CHIP = 900_164_000_000_000;

/** The microchip of a pet, 15 digits by ISO 11784; undefined for species without one. */
export function chipOf(key: PetKey): string | undefined {
  return CHIPPED.includes(PETS[key].species) ? String(FIRST_CHIP + petId(key) * CHIP_STEP) : undefined;
}

export function addClients(world: World): void {
  const { clock } = world;
  for (const key of GROUP_KEYS) {
    add(world, "clientGroups", { name: CLIENT_GROUPS[key], createdAt: clock.at(-500, "10:00") });
  }
  for (const key of CLIENT_KEYS) {
    const client = CLIENTS[key];
    add(world, "clients", {
      userId: userId(key),
      groupId: client.group ? GROUP_KEYS.indexOf(client.group) + 1 : null,
      fullName: client.name,
      email: client.email,
      phone: client.phone,
      address: client.address,
      emergencyContact: client.emergency,
      emergencyPhone: `${client.phone.slice(0, -1)}${(Number(client.phone.at(-1)) + 1) % 10}`,
      status: client.status,
      joinedAt: clock.at(-client.since, "09:15"),
    });
  }
  for (const key of PET_KEYS) addPet(world, key);
}

function addPet(world: World, key: PetKey): void {
  const pet = PETS[key];
  const chip = chipOf(key);
  const since = CLIENTS[pet.owner].since;
  add(world, "pets", {
    clientId: clientId(pet.owner),
    name: pet.name,
    species: pet.species,
    breed: pet.breed,
    // A hundred days past the birthday, so that the age holds whatever day the seed runs on.
    birthDate: world.clock.date(-Math.floor(pet.age * 365.25) - 100),
    sex: pet.sex,
    isNeutered: pet.species === "dog" || pet.species === "cat" ? true : null,
    colour: pet.colour,
    weightGrams: pet.grams,
    passportNumber: chip ? `GB-${chip.slice(-7)}` : null,
    vaccinationStatus: pet.species === "fish" ? "unknown" : "up-to-date",
    healthConditions: pet.health ?? null,
    medications: pet.medication ?? null,
    specialRequirements: pet.special ?? null,
    createdAt: world.clock.at(-since, "09:20"),
  });
}
