import type { PetType } from "#contracts/workspaces/shapes.ts";

/** The kinds of animal, as every form and filter calls them: `Dog`. */
export const speciesName = (species: PetType): string => species.charAt(0).toUpperCase() + species.slice(1);
