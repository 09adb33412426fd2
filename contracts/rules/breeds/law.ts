/**
 * Where a breed stands with a destination. `refused`: it may not come in. `permit`: it may, with a paper that somebody
 * has to give. `terms`: it may, and is kept in a certain way there. `asked`: the law goes by looks, or what it says of
 * this breed is not sure. Of several that fit, the one that stands first here holds.
 */
export const STANDINGS = ["refused", "permit", "asked", "terms"] as const;
export type Standing = (typeof STANDINGS)[number];

export type LawEntry = {
  readonly standing: Standing;
  /** By the names of the tables of breeds. */
  readonly breeds: readonly string[];
  /** What the law says of them, in a sentence that goes on from "It". */
  readonly says: string;
  /** From this generation on a hybrid is not refused, but its papers have to show it. */
  readonly fromGeneration?: number;
};

export type BreedLaw = {
  readonly entries: readonly LawEntry[];
  /** Whether a cross stands as its parents do, or has to be looked at. */
  readonly crosses: "as_parents" | "asked";
  /** Where an exemption can be had, if at all. */
  readonly exemption?: string;
};

export const refused = (breeds: readonly string[], says = "may not be brought in"): LawEntry => ({
  standing: "refused",
  breeds,
  says,
});

export const PIT_BULL_KIND = ["American Pit Bull Terrier", "American Staffordshire Terrier"] as const;
export const FIGHTING_FOUR = ["Tosa", "Dogo Argentino", "Fila Brasileiro", "Presa Canario"] as const;
export const WOLFDOGS = [
  "Wolf Hybrid",
  "American Wolfdog",
  "Czechoslovakian Wolfdog",
  "Saarloos Wolfdog",
  "Lupo Italiano",
  "Kunming Wolfdog",
] as const;
export const BULLIES = ["American Bully", "XL American Bully"] as const;
/** Bred from wild cats. */
export const HYBRID_CATS = [
  "Bengal",
  "Savannah",
  "Chausie",
  "Safari",
  "Caracat",
  "Serval Hybrid",
  "Cheetoh",
  "Jungle Curl",
] as const;

/** What three laws of the tables or more refuse: where no law is held it is asked, never taken for free. */
export const OFTEN_REFUSED: readonly string[] = [
  ...PIT_BULL_KIND,
  ...FIGHTING_FOUR,
  ...WOLFDOGS,
  ...HYBRID_CATS,
  "XL American Bully",
  "Akita",
  "American Bulldog",
  "Boerboel",
  "Bull Terrier",
  "Bullmastiff",
  "Dobermann",
  "Neapolitan Mastiff",
  "Rottweiler",
  "Staffordshire Bull Terrier",
];
/** From this generation on a hybrid cat is a domestic one to CITES. */
export const DOMESTIC_FROM_GENERATION = 5;
