import {
  type BreedLaw,
  BULLIES,
  FIGHTING_FOUR,
  HYBRID_CATS,
  PIT_BULL_KIND,
  refused,
  WOLFDOGS,
} from "./law.ts";

export const AUSTRALIA_DOGS: BreedLaw = {
  entries: [
    refused(["American Pit Bull Terrier", ...FIGHTING_FOUR], "may not be brought into Australia"),
    refused(WOLFDOGS, "is a cross of a dog and a wild animal, which may not be brought into Australia"),
    {
      standing: "asked",
      breeds: ["American Staffordshire Terrier", ...BULLIES],
      says: "may be taken for a pit bull terrier: which papers show its breed?",
    },
    {
      standing: "asked",
      breeds: ["Dingo", "Coyote", "Tamaskan"],
      says: "is or may be a cross with a wild animal: what does the department say?",
    },
  ],
  crosses: "as_parents",
};

/** The Bengal since 1 March 2026. */
export const AUSTRALIA_CATS: BreedLaw = {
  entries: [
    refused(["Savannah", "Safari", "Chausie", "Bengal"], "may not be brought into Australia"),
    refused(
      ["Caracat", "Serval Hybrid", "Cheetoh", "Jungle Curl"],
      "is a cross with a wild cat, which may not be brought into Australia",
    ),
  ],
  crosses: "as_parents",
};

/** Dog Control Act 1996, schedule 4. */
export const NEW_ZEALAND_DOGS: BreedLaw = {
  entries: [
    refused(
      ["American Pit Bull Terrier", ...FIGHTING_FOUR],
      "may not be brought into New Zealand (Dog Control Act 1996, schedule 4)",
    ),
    refused(WOLFDOGS, "is a hybrid, which may not be brought into New Zealand"),
    {
      standing: "asked",
      breeds: ["American Staffordshire Terrier", ...BULLIES, "Bandog"],
      says: "is looked at as a pit bull terrier there: which papers show four generations of its own breed?",
    },
  ],
  crosses: "as_parents",
};

export const NEW_ZEALAND_CATS: BreedLaw = {
  entries: [
    {
      standing: "refused",
      breeds: ["Bengal"],
      says: "is a hybrid, which New Zealand takes from the fifth generation on, with papers that show all five",
      fromGeneration: 5,
    },
    refused(
      HYBRID_CATS.filter((name) => name !== "Bengal"),
      "is a hybrid, which may not be brought into New Zealand",
    ),
  ],
  crosses: "as_parents",
};

/** Parts I and II of the Second Schedule. */
export const SINGAPORE_DOGS: BreedLaw = {
  entries: [
    refused(
      [
        ...PIT_BULL_KIND,
        "Staffordshire Bull Terrier",
        "American Bulldog",
        "Akita",
        "American Akita",
        "Neapolitan Mastiff",
        "Tosa",
        "Dogo Argentino",
        "Fila Brasileiro",
        "Presa Canario",
        "Boerboel",
      ],
      "is in part I of Singapore's list, and may not be brought in",
    ),
    refused(BULLIES, "is a cross of pit bulls, and in part I of Singapore's list"),
    refused(WOLFDOGS, "is a hybrid, which Singapore does not admit"),
    {
      standing: "permit",
      breeds: [
        "Cane Corso",
        "Bullmastiff",
        "Dogue de Bordeaux",
        "Mastiff",
        "Bull Terrier",
        "Miniature Bull Terrier",
        "Dobermann",
        "German Shepherd Dog",
        "Belgian Shepherd Dog",
        "East European Shepherd",
        "Rottweiler",
      ],
      says: "is in part II of Singapore's list: muzzle, insurance of 100,000 dollars, a guarantee and obedience training. Is the licence at hand?",
    },
  ],
  crosses: "as_parents",
};

export const SINGAPORE_CATS: BreedLaw = {
  entries: [
    {
      standing: "refused",
      breeds: HYBRID_CATS,
      says: "is a hybrid, which is said to be admitted from the fifth generation on, with papers",
      fromGeneration: 5,
    },
  ],
  crosses: "as_parents",
};

/** Federal Law 22 of 2016, annex 2 as amended in November 2021, and the lists of agencies. */
/** Cap. 167D. */
export const HONG_KONG_DOGS: BreedLaw = {
  entries: [
    refused(
      ["American Pit Bull Terrier", "Tosa", "Dogo Argentino", "Fila Brasileiro"],
      "is a fighting dog by the law of Hong Kong, and may not be brought in",
    ),
    {
      standing: "asked",
      breeds: ["American Staffordshire Terrier", "Staffordshire Bull Terrier", ...BULLIES],
      says: "may be taken for a pit bull terrier: what does AFCD say of it?",
    },
  ],
  crosses: "as_parents",
};

export const THAILAND_DOGS: BreedLaw = {
  entries: [
    refused(PIT_BULL_KIND, "may not be brought into Thailand"),
    {
      standing: "asked",
      breeds: [...BULLIES, "Bandog", "Staffordshire Bull Terrier"],
      says: "may be taken for a pit bull: what does the DLD say of it?",
    },
  ],
  crosses: "as_parents",
};

/** Order 5765/2004. */
export const MALAYSIA_DOGS: BreedLaw = {
  entries: [
    refused(
      [
        ...PIT_BULL_KIND,
        "Staffordshire Bull Terrier",
        "American Bulldog",
        "Neapolitan Mastiff",
        "Tosa",
        "Akita",
        "American Akita",
        "Dogo Argentino",
        "Fila Brasileiro",
      ],
      "may not be brought into Malaysia",
    ),
    {
      standing: "permit",
      breeds: [
        "Rottweiler",
        "Dobermann",
        "German Shepherd Dog",
        "Belgian Shepherd Dog",
        "East European Shepherd",
        "Bullmastiff",
        "Bull Terrier",
        "Presa Canario",
      ],
      says: "is restricted: the Director General of MAQIS has to agree in writing before the permit is asked for",
    },
    {
      standing: "asked",
      breeds: [...BULLIES, "Bandog", "Cane Corso", "Boerboel"],
      says: "may be taken for a refused breed: what does MAQIS say of it?",
    },
  ],
  crosses: "as_parents",
};

/** Dogs come in as guards, for hunting or as guides alone; these not at all. */
/** Hybrids and wild kin are refused by the law on plants and animals. */
export const HAWAII_DOGS: BreedLaw = {
  entries: [refused([...WOLFDOGS, "Dingo", "Coyote"], "may not be brought into Hawaii")],
  crosses: "as_parents",
};
export const HAWAII_CATS: BreedLaw = {
  entries: [refused(HYBRID_CATS, "is a hybrid, which may not be brought into Hawaii")],
  crosses: "as_parents",
};
