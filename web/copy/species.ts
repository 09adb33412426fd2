import type { PetType } from "#contracts/workspaces/shapes.ts";

/** The kinds of animal, as every form and filter calls them. */
export const speciesNames = {
  dog: "Dog",
  cat: "Cat",
  ferret: "Ferret",
  bird: "Bird",
  rabbit: "Rabbit",
  fish: "Fish",
  reptile: "Reptile",
  hamster: "Hamster",
  other: "Other",
} as const satisfies Record<PetType, string>;
