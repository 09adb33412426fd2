/** What is known of a pet, an owner and a route beyond what lists show; each with the version of the row it stands in. */

export const PET_SEXES = ["female", "male"] as const;
